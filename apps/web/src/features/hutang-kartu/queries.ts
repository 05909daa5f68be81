import { getHutang, type HutangCard, listHutang } from '@kadar/contract/endpoints/hutang.ts';
import { lepasTambah } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** A pledge as it stands; asked anew whenever a document is posted. */
export const kartuQuery = (no_hutang: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'kartu', pickedToko(), no_hutang],
    queryFn: async ({ signal }): Promise<HutangCard> =>
      (await call(getHutang, { params: { no_hutang } }, { signal })).data,
  });

/** What may be lent on what stays in the bag, and under which terms a new contract would stand. */
export const plafondQuery = (card: HutangCard, keluar: readonly number[], jumlah_hutang: number) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'sisa-plafond', card.kode_toko, card.no_hutang, keluar, jumlah_hutang],
    queryFn: async ({ signal }) =>
      (
        await call(
          lepasTambah,
          { params: { no_hutang: card.no_hutang }, query: { keluar: keluar.join(','), jumlah_hutang } },
          { signal, toko: card.kode_toko },
        )
      ).data,
  });

const MOST = 20;

/** Whether anything is owed on it, past its due date or not. */
export const isOpen = ({ status }: Pick<HutangCard, 'status'>): boolean =>
  status === 'AKTIF' || status === 'JATUH_TEMPO';

/** The open pledges of a customer in a shop, which the list names first. */
export const openPledgesQuery = ({ kode_toko, kode_customer }: HutangCard) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hutang-customer', kode_toko, kode_customer],
    queryFn: async ({ signal }) =>
      (
        await call(listHutang, { query: { kode_customer, limit: MOST } }, { signal, toko: kode_toko })
      ).data.filter(isOpen),
  });

/** What a dialog about one pledge is given. */
export interface AboutPledge {
  card: HutangCard;
  onClose: () => void;
}
