import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Codes of the trays with pieces in them that were not weighed on a business day, as a JSON expression (domain §3 'Tutup
 * harian'). An empty tray has nothing that could be missing.
 */
export const unweighedTrays = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select coalesce(json_agg(t.kode_baki order by t.kode_baki), '[]') from baki t
  where t.kode_toko = ${toko} and t.deleted_at is null
    and exists (select 1 from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki
      and b.status = 'READY')
    and not exists (select 1 from timbang_aktivitas a where a.kode_toko = t.kode_toko and a.kode_baki = t.kode_baki and a.tanggal = ${tanggal}))`;
