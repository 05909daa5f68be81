import { type Query, sql } from '../../platform/database/sql.ts';

/**
 * Lines of a kind of document of services as `x`, with their sign and their pieces as they came in: what was cancelled stands negative on its day. A number's parts
 * are cut before they are joined by: under row-level security no index is looked up by what is cut meanwhile.
 */
export const movedLines = (
  jenis: 'SERVICE' | 'SERVICE_SELESAI' | 'SERVICE_AMBIL' | 'KEMBALI_SERVICE',
  shops: Query<unknown>,
  { from, to }: { from: unknown; to: unknown },
): Query<unknown> => sql`(
  select g.kode_toko, g.no_faktur as no_dokumen, g.tanggal, g.tanda, m.no_service as no_barang, m.nota as no_service, (m.ke ->> 'berat')::bigint * g.tanda as berat,
    ((m.ke ->> 'jasa_rp')::bigint + (m.ke ->> 'tambah_rp')::bigint) * g.tanda as ongkos, l.nama_barang, l.jumlah * g.tanda as qty, l.deskripsi, v.nama_customer, v.kode_sales
  from ${shops} s
  join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = ${sql.lit(jenis)} and g.tanggal between ${from}::date and ${to}::date
  join lateral (
    select no_service, ke, left(no_service, 14) as nota, substr(no_service, 16)::int as urut from service_gerak
    where kode_toko = g.kode_toko and no_faktur = g.no_faktur offset 0) m on true
  join service_detail l on l.kode_toko = g.kode_toko and l.no_faktur = m.nota and l.urut = m.urut
  join dokumen v on v.kode_toko = g.kode_toko and v.no_faktur = m.nota)`;
