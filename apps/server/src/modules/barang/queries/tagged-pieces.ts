import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The pieces that were put into stock in a period, as they were tagged: rows of tambah_detail with `tanda`, `tanggal` and `input_by`. What was taken back on
 * its own day is left out; one of an earlier day stands negative on the day of its reversal. Weights and rupiah are not signed.
 */
export const taggedPieces = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select l.*, p.tanda, p.tanggal as tanggal_gerak, p.input_by
  from ${shopsOf(toko)} s
  join gerak_dokumen p on p.kode_toko = s.kode_toko and p.jenis = 'TAMBAH_BARANG' and p.tanggal between ${from}::date and ${to}::date
  join tambah_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur)`;

/** How many rows `l` of taggedPieces() come to, and what they weigh. */
export const taggedSums: Query<unknown> = sql`
  sum(l.tanda)::int as qty_tambah, sum(l.tanda * l.berat)::bigint as berat_tambah, sum(l.tanda * l.berat_asli)::bigint as berat_asli`;

/** Those sums as columns, in the words of the trade. */
export const TAMBAH = {
  qty_tambah: { total: true, label: { id: 'Tambah Ptg', en: 'Pieces tagged' } },
  berat_tambah: { total: true, label: { id: 'Tambah Berat', en: 'Weight tagged by price' } },
  berat_asli: { total: true, label: { id: 'Tambah Berat Asli', en: 'Scale weight tagged' } },
} as const;
