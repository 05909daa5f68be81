import type { Settings } from '@kadar/contract/settings.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The trays that a closing records, as a JSON expression: those weighed on its day, as they were weighed last, and those
 * that PROTEKSI_TIMBANG_BAKI wants weighed, BELUM until they are. `selisih` in mg.
 */
export const closingTrays = (
  toko: string,
  tanggal: Query<unknown>,
  { PROTEKSI_TIMBANG_BAKI }: Pick<Settings, 'PROTEKSI_TIMBANG_BAKI'>,
): Query<unknown> => sql`(
  select coalesce(json_agg(x order by x.kode_gudang, x.kode_baki), '[]') from (
    select t.kode_baki, t.kode_gudang, g.nama_gudang, coalesce(a.status, 'BELUM') as status, a.selisih
    from baki t join gudang g using (kode_toko, kode_gudang)
    left join lateral (
      select status, selisih from timbang_aktivitas w
      where w.kode_toko = t.kode_toko and w.kode_baki = t.kode_baki and w.tanggal = ${tanggal} order by w.id desc limit 1) a on true
    where t.kode_toko = ${toko} and t.deleted_at is null and (a.status is not null or ${PROTEKSI_TIMBANG_BAKI} and exists (
      select 1 from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki
        and b.status in ${sql.raw(listed(ON_TRAY))}))) x)`;
