import type { Settings } from '@kadar/contract/settings.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Codes of the trays that PROTEKSI_TIMBANG_BAKI wants weighed on a business day and that were not, as a JSON expression:
 * those with pieces in them (domain §3 'Tutup harian'). An empty tray has nothing that could be missing.
 */
export const unweighed = (
  toko: string,
  tanggal: Query<unknown>,
  { PROTEKSI_TIMBANG_BAKI }: Pick<Settings, 'PROTEKSI_TIMBANG_BAKI'>,
): Query<unknown> =>
  PROTEKSI_TIMBANG_BAKI
    ? sql`(
  select coalesce(json_agg(t.kode_baki order by t.kode_baki), '[]') from baki t
  where t.kode_toko = ${toko} and t.deleted_at is null
    and exists (select 1 from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki
      and b.status in ${sql.raw(listed(ON_TRAY))})
    and not exists (select 1 from timbang_aktivitas a where a.kode_toko = t.kode_toko and a.kode_baki = t.kode_baki and a.tanggal = ${tanggal}))`
    : sql`'[]'::json`;
