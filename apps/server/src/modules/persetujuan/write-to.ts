import type { TANPA_PESAN } from '@kadar/contract/endpoints/persetujuan.ts';
import { layananText, type PesanLayanan } from '@kadar/contract/layanan-text.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { claimCode } from '../../engines/claim-code.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { accountOf, queueMessages, stopped } from '../promo/public.ts';

export type NotWritten = (typeof TANPA_PESAN)[number];
export type Written = { kirim_id: number; sebab: null } | { kirim_id: null; sebab: NotWritten };

interface Found {
  nama_customer: string;
  kode_customer: string;
  nama_toko: string;
  no_wa: string | null;
  berhenti: boolean;
}

const find = (tx: Tx, toko: string, no_faktur: string) =>
  tx.one<Found>(sql`
    select d.nama_customer, d.kode_customer, t.nama_toko, w.no_wa, w.no_wa is not null and ${stopped(sql`w.no_wa`)} as berhenti
    from dokumen d join tokos t on t.kode_toko = d.kode_toko left join member m on m.kode_customer = d.kode_customer
    cross join lateral (select kadar_no_wa(coalesce(nullif(m.no_hp, ''), d.no_hp)) as no_wa) w
    where d.kode_toko = ${toko} and d.no_faktur = ${no_faktur}`);

/** What a message says; sums in rupiah. */
export interface Saying {
  jenis: PesanLayanan;
  rp: number;
  rp_lama: number;
  keterangan: string;
}

/** Whether messages leave the shop at all; where none do, nothing is read for them. */
export const mayWrite = ({ kadar, settings }: Pick<Context, 'kadar' | 'settings'>): boolean =>
  settings.WABLAS_MODULE && accountOf(kadar, settings) !== undefined;

/** One message to the customer of a ticket or an order, into the queue; or why there is none. */
export const writeTo = async (
  context: Pick<Context, 'kadar' | 'settings' | 'session' | 'toko'>,
  tx: Tx,
  no_faktur: string,
  {
    jenis,
    rp,
    rp_lama,
    keterangan,
  }: { jenis: PesanLayanan; rp: number; rp_lama: number; keterangan: string },
): Promise<Written> => {
  const { kadar } = context;
  const toko = oneToko(context);
  if (!mayWrite(context)) return { kirim_id: null, sebab: 'BELUM_DIATUR' };
  const { nama_customer, kode_customer, nama_toko, no_wa, berhenti } = await find(tx, toko, no_faktur);
  if (no_wa === null) return { kirim_id: null, sebab: 'TANPA_WA' };
  if (berhenti) return { kirim_id: null, sebab: 'BERHENTI' };
  const pesan = layananText(jenis, {
    nama_customer,
    nama_toko,
    no_faktur,
    rp: formatRupiah(rp),
    rp_lama: formatRupiah(rp_lama),
    keterangan,
    tautan: claimCode(kadar, no_faktur).qr,
  });
  const [kirim_id] = await queueMessages(
    kadar,
    tx,
    { toko, user: context.session.user_id },
    [{ kode_customer, nama: nama_customer, no_hp: no_wa, pesan }],
    'LAYANAN',
  );
  return kirim_id === undefined ? { kirim_id: null, sebab: 'TANPA_WA' } : { kirim_id, sebab: null };
};
