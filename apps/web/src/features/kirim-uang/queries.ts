import {
  getKirimUang,
  type KirimUangRow,
  listKirimUang,
  type StatusKirim,
} from '@kadar/contract/endpoints/kirim-uang.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentRow } from '../../parts/dokumen/DocumentDrawer.tsx';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';

/** A shipment as its sender's document. */
export type Sent = Omit<KirimUangRow, 'status'> & DocumentRow & { keadaan: StatusKirim };

const sentOf = ({ status, ...row }: KirimUangRow): Sent => ({
  ...row,
  no_faktur: row.nomor_referensi,
  keadaan: status,
  status: status === 'BATAL' ? 'BATAL' : 'POSTED',
});

/** What the shop sent: of a period with all that is under way; of a state that is asked for, under way of every day. */
export const readSent: DocumentListProps<Sent>['read'] = async ({ keadaan, ...asked }, window, signal) => {
  const { tgl_from: _from, tgl_to: _to, ...undated } = asked;
  const days = keadaan === 'SENT' ? undated : asked;
  const query = { ...days, ...window, arah: 'KELUAR' as const };
  const status = keadaan ? { status: keadaan as StatusKirim } : {};
  const { data, ...answer } = await call(listKirimUang, { query: { ...query, ...status } }, { signal });
  return { ...answer, data: data.map(sentOf) };
};

const MOST = 500;

/** What is under way to the shop, or to any where head office looks at all, longest first. */
export const awaitedQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'uang-ditunggu', toko],
    queryFn: async ({ signal }): Promise<KirimUangRow[]> =>
      (await call(listKirimUang, { query: { status: 'SENT', arah: 'MASUK', limit: MOST } }, { signal })).data,
  });

export const shipmentQuery = (nomor_referensi: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'kirim-uang', pickedToko(), nomor_referensi],
    queryFn: async ({ signal }): Promise<KirimUangRow> =>
      (await call(getKirimUang, { params: { nomor_referensi } }, { signal })).data,
  });
