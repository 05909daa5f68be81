import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { gerakBaki as endpoint } from '@kadar/contract/endpoints/timbang.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';

export interface TrayPlace {
  toko: string;
  tanggal: string;
  kode_gudang: string;
  kode_baki: string;
}

/** What moved; `berat` in mg, signed as `qty`. */
export interface Moved {
  at: Date;
  no_faktur: string;
  kode_barcode: string;
  nama_barang: string;
  qty: number;
  berat: number;
  kode_baki: string;
  status: string;
  /** Of a group, or of a piece that lies in the tray now. */
  di_sini: boolean;
  grup: boolean;
  user_id: string;
}

const DAYS = 31;
const onTray = sql.raw(listed(ON_TRAY));

/** When a tray last agreed, and its business day, in one row; '-infinity' of today where it did not within a month. */
const agreed = ({ toko, tanggal, kode_gudang, kode_baki }: TrayPlace): Query<unknown> => sql`
  select coalesce(max(a.at), '-infinity') as at, coalesce(max(a.tanggal), ${tanggal}::date) as tanggal from timbang_aktivitas a
  where a.kode_toko = ${toko} and a.tanggal >= ${tanggal}::date - ${DAYS}::int and a.kode_baki = ${kode_baki} and a.kode_gudang = ${kode_gudang} and a.status = 'COCOK'`;

/** Pieces and groups that came into a tray or left it since it last agreed, newest first. */
export const movesOf = (place: TrayPlace): Query<Moved> => {
  const { toko, kode_gudang, kode_baki } = place;
  const here = (row: string) =>
    sql`(${sql.ref(`${row}.kode_gudang`)} = ${kode_gudang} and ${sql.ref(`${row}.kode_baki`)} = ${kode_baki} and ${sql.ref(`${row}.ke_status`)} in ${onTray})`;
  return sql<Moved>`
    with a as (${agreed(place)}),
    m as (
      select m.*, ${here('m')} as masuk, coalesce(${here('y')}, false) as tadi
      from a join mutasi_stock m on m.kode_toko = ${toko} and m.tanggal >= a.tanggal and m.at > a.at
      left join lateral (
        select y.kode_gudang, y.kode_baki, y.ke_status from mutasi_stock y
        where y.kode_toko = m.kode_toko and y.kode_barcode = m.kode_barcode and y.id < m.id order by y.id desc limit 1) y on true)
    select m.at, m.no_faktur, m.kode_barcode, b.nama_barang, case when m.masuk then 1 else -1 end as qty,
      (b.berat_asli + b.berat_bandrol) * case when m.masuk then 1 else -1 end as berat, b.kode_baki, b.status,
      b.kode_gudang = ${kode_gudang} and b.kode_baki = ${kode_baki} and b.status in ${onTray} as di_sini, false as grup, m.user_id
    from m join barang b on b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode where m.masuk <> m.tadi
    union all
    select g.at, g.no_faktur, g.kunci, n.nama_group, g.qty, g.berat, ${kode_baki}, '', true, true, g.user_id
    from a join mutasi_massa g on g.kode_toko = ${toko} and g.tanggal >= a.tanggal and g.at > a.at and g.objek = 'GROUP'
      and split_part(g.kunci, '/', 3) = ${kode_gudang} and split_part(g.kunci, '/', 4) = ${kode_baki}
    join group_barang n on n.kode_group = split_part(g.kunci, '/', 1)
    order by at desc, kode_barcode limit 500`;
};

/** What moved in a tray, and since when. Throws DATA_TIDAK_DITEMUKAN at a tray that the shop does not have. */
export const gerakBaki = (call: Call<{ kode_baki: string }>): Promise<DataOf<typeof endpoint>> => {
  const toko = oneToko(call);
  const { kode_baki } = call.params;
  return call.kadar.db.read(call.scope, async (tx) => {
    const tray = await tx.maybe<{ kode_gudang: string; tanggal: string }>(sql`
      select t.kode_gudang, h.tgl_system as tanggal from baki t join hari_kerja h using (kode_toko) where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki}`);
    if (!tray) throw fieldError('kode_baki', 'DATA_TIDAK_DITEMUKAN');
    const place = { toko, kode_baki, ...tray };
    const [last] = await tx.rows<{ at: Date | null; sejak: Date | null }>(sql`
      select max(w.at) as at, max(w.at) filter (where w.status = 'COCOK') as sejak from timbang_aktivitas w
      where w.kode_toko = ${toko} and w.tanggal >= ${tray.tanggal}::date - ${DAYS}::int and w.kode_baki = ${kode_baki} and w.kode_gudang = ${tray.kode_gudang}`);
    const moved = await tx.rows(movesOf(place));
    return {
      sejak: last?.sejak?.toISOString() ?? null,
      baris: moved.map(({ at, no_faktur, kode_barcode, nama_barang, qty, berat, user_id }) => ({
        at: at.toISOString(),
        no_faktur,
        kode_barcode,
        nama_barang,
        qty,
        berat: berat / 1000,
        user_id,
        sesudah: last?.at != null && at > last.at,
      })),
    };
  });
};
