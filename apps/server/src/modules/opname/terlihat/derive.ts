import { ON_TRAY } from '@kadar/domain/piece.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import { COUNTED, SEEN } from '../lying.ts';

/** All are stamped when their transactions begin: none is under way for longer. */
const UNDER_WAY = sql.raw(`interval '5 minutes'`);

/**
 * Brings when each piece of the shop was seen last up to now (modules-2 §5, continuous): by a movement that left it in the shop, by a scan of
 * any count, by a tray that agreed on the scale while it lay there. Reads what came since the last time, and a little over again: one that
 * began before may be written after. Movements by their number, which costs the till no index.
 */
export const deriveSeen = async (tx: Tx, toko: string): Promise<void> => {
  await tx.execute(sql`insert into terlihat_sampai (kode_toko) values (${toko}) on conflict do nothing`);
  // As constants they are conditions of the indexes.
  const from = await tx.one<{ gerak_id: number; scan_at: string; timbang_at: string }>(sql`
    select gerak_id, (scan_at - ${UNDER_WAY})::text as scan_at, (timbang_at - ${UNDER_WAY})::text as timbang_at
    from terlihat_sampai where kode_toko = ${toko} for update`);
  await tx.execute(sql`
    with gerak as materialized (
      select m.id, m.kode_barcode, m.at, m.ke_status from mutasi_stock m where m.kode_toko = ${toko} and m.id > ${from.gerak_id}),
    scan as materialized (
      select x.kode as kode_barcode, x.at, x.diterima_at, x.hasil from opname_scan x join opname_sesi s on s.id = x.sesi_id and s.objek = 'BARANG'
      where x.kode_toko = ${toko} and x.jenis = 'SCAN' and x.diterima_at > ${from.scan_at}::timestamptz),
    timbang as materialized (
      select w.kode_gudang, w.kode_baki, w.at from timbang_aktivitas w
      where w.kode_toko = ${toko} and w.status = 'COCOK' and w.at > ${from.timbang_at}::timestamptz),
    lihat as (
      select distinct on (kode_barcode) kode_barcode, at, cara from (
        select kode_barcode, at, 'GERAK' as cara from gerak where ke_status in ${COUNTED}
        union all select kode_barcode, at, 'SCAN' from scan where hasil in ${SEEN}
        union all
        select b.kode_barcode, w.at, 'TIMBANG' from timbang w
        join barang b on b.kode_toko = ${toko} and b.kode_gudang = w.kode_gudang and b.kode_baki = w.kode_baki and b.status in ${sql.raw(listed(ON_TRAY))}
        where not exists (select from mutasi_stock m where m.kode_toko = ${toko} and m.kode_barcode = b.kode_barcode and m.at > w.at)) x
      order by kode_barcode, at desc),
    tulis as (
      insert into barang_terlihat as t (kode_toko, kode_barcode, at, cara) select ${toko}, kode_barcode, at, cara from lihat
      on conflict (kode_toko, kode_barcode) do update set at = excluded.at, cara = excluded.cara where t.at < excluded.at)
    update terlihat_sampai t
    -- Who wrote a later number may have begun as long before who wrote an earlier one as that one goes on.
    set gerak_id = greatest(t.gerak_id, (select max(id) from gerak where at < kadar_now() - 2 * ${UNDER_WAY})),
      scan_at = greatest(t.scan_at, (select max(diterima_at) from scan)), timbang_at = greatest(t.timbang_at, (select max(at) from timbang))
    where t.kode_toko = ${toko}`);
};
