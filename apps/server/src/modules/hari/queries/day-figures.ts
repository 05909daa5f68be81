import { IN_SHOP } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { cancelled } from '../../dokumen/public.ts';
import { cashAfter, cashBefore } from '../../kas/public.ts';

/** Pieces in the shop by type and purity; fine gold rounded piece by piece as on the documents, weights in mg. */
export const stockOf = (toko: string): Query<unknown> => sql`
  select b.kode_dept, b.kadar, count(*) as qty, sum(b.berat) as berat, sum(round(b.berat * b.kadar_murni / 100)) as murni, sum(b.hpp) as hpp
  from barang b where b.kode_toko = ${toko} and b.status in ${sql.raw(listed(IN_SHOP))} group by b.kode_dept, b.kadar`;

export interface CashFigures {
  saldo_awal: number;
  masuk: number;
  keluar: number;
  saldo_akhir: number;
}

/** Cash of a business day as a JSON expression. */
export const cashFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select json_build_object('saldo_awal', ${cashBefore(sql`${toko}`, tanggal)}, 'saldo_akhir', ${cashAfter(sql`${toko}`, tanggal)},
    'masuk', coalesce(sum(masuk), 0), 'keluar', coalesce(sum(keluar), 0))
  from kas_mutasi where kode_toko = ${toko} and tanggal = ${tanggal})`;

export interface BankFigures {
  no_rekening: string;
  kode_bank: string;
  nama_bank: string;
  jumlah: number;
  jumlah_rp: number;
  fee: number;
  jumlah_gesek_rp: number;
}

/** Non-cash of a business day per account, net of cancellations, as a JSON expression. */
export const bankFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select coalesce(json_agg(x order by x.nama_bank, x.no_rekening), '[]') from (
    select m.no_rekening, m.kode_bank, coalesce(min(b.nama_bank), m.kode_bank) as nama_bank, sum(sign(m.jumlah_rp))::int as jumlah,
      sum(m.jumlah_rp) as jumlah_rp, sum(m.fee) as fee, sum(m.jumlah_gesek_rp) as jumlah_gesek_rp
    from bank_mutasi m left join banks b using (kode_bank)
    where m.kode_toko = ${toko} and m.tanggal = ${tanggal} group by m.no_rekening, m.kode_bank) x)`;

/** Sales of a business day as a JSON expression, less the older ones that were reversed on it; `batal` counts all reversals of the day. */
export const salesFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select json_build_object('dokumen', coalesce(sum(tanda), 0),
    'batal', (select count(*) from ${cancelled(sql`${toko}`, 'PENJUALAN')} b where b.tanggal = ${tanggal}),
    'qty', coalesce(sum(qty), 0), 'berat', coalesce(sum(berat), 0), 'total', coalesce(sum(total), 0), 'diskon', coalesce(sum(diskon), 0),
    'ppn', coalesce(sum(ppn), 0), 'grand_total', coalesce(sum(grand_total), 0))
  from gerak_dokumen where kode_toko = ${toko} and jenis = 'PENJUALAN' and tanggal = ${tanggal})`;
