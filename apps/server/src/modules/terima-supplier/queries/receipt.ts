import { type Query, sql } from '../../../platform/database/sql.ts';

/** The line of a delivery, or of what a craftsman made, that a line `l` of tambah_detail was tagged out of: none where it names no batch. Weight in mg. */
export const receiptOfTag: Query<unknown> = sql`(
  select x.no_faktur, x.berat, x.no_nota_supplier, coalesce(v.nama_supplier, '') as nama_supplier, d.at, d.tanggal, d.input_by
  from batch_baris x join dokumen d on d.kode_toko = x.kode_toko and d.no_faktur = x.no_faktur
  left join supplier_barang v on v.kode_supplier = x.kode_supplier
  where x.kode_toko = l.kode_toko and x.no_faktur = split_part(l.no_batch, '/', 1) and x.urut = nullif(split_part(l.no_batch, '/', 2), '')::int)`;
