import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { gudangMaster, IsiBaki, jenisBerlian } from '@kadar/contract/endpoints/lokasi.ts';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type IsiGudang = DataOf<typeof gudangMaster>[number];

/** What lies in each tray, in mg; one pass over the shop's stock. */
const stock: Query<unknown> = sql`
  select kode_toko, kode_gudang, kode_baki, count(*) as qty, sum(berat)::bigint as berat, sum(berat_asli)::bigint as berat_asli,
    sum(berat_bandrol)::bigint as berat_bandrol
  from barang where status in ${sql.raw(listed(ON_TRAY))} group by kode_toko, kode_gudang, kode_baki`;

const inGram = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.startsWith('berat') ? value / 1000 : value]),
  ) as Row;

const CONTENT = new Set(['qty', 'berat', 'berat_asli', 'berat_bandrol', 'berat_timbang']);

/** Without what lies in it, for who counts that without being told. */
const forLevel = <Row extends object>(row: Row, level: Level): Row =>
  mayUse('hari.expected', level)
    ? row
    : (Object.fromEntries(Object.entries(row).filter(([name]) => !CONTENT.has(name))) as Row);

/** Trays in use with what lies in them, all or those of one location. */
export const trays = async (call: Call, kode_gudang?: string): Promise<IsiBaki[]> => {
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<IsiBaki>(sql`
      with s as (${stock})
      select t.kode_toko, t.kode_baki, coalesce(t.nama_baki, '') as nama_baki, t.kode_gudang, g.nama_gudang, coalesce(s.qty, 0) as qty,
        coalesce(s.berat, 0) as berat, coalesce(s.berat_asli, 0) as berat_asli, coalesce(s.berat_bandrol, 0) as berat_bandrol, t.berat_baki,
        coalesce(s.berat_asli + s.berat_bandrol, 0) + t.berat_baki as berat_timbang
      from baki t join gudang g using (kode_toko, kode_gudang) left join s using (kode_toko, kode_gudang, kode_baki)
      where t.deleted_at is null ${kode_gudang === undefined ? sql`` : sql`and t.kode_gudang = ${kode_gudang}`}
      order by t.kode_toko, t.kode_baki`),
  );
  return rows.map((row) => forLevel(inGram(row), call.session.level));
};

/** Locations in use with what lies in them, all or those of one kind. */
export const locations = async (call: Call, jenis?: 'HANCUR'): Promise<IsiGudang[]> => {
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<IsiGudang>(sql`
      with s as (select kode_toko, kode_gudang, sum(qty)::bigint as qty, sum(berat)::bigint as berat from (${stock}) x group by 1, 2),
      t as (select kode_toko, kode_gudang, count(*) as baki from baki where deleted_at is null group by 1, 2)
      select g.kode_toko, g.kode_gudang, g.nama_gudang, g.jenis, coalesce(t.baki, 0) as baki, coalesce(s.qty, 0) as qty, coalesce(s.berat, 0) as berat
      from gudang g left join s using (kode_toko, kode_gudang) left join t using (kode_toko, kode_gudang)
      where g.deleted_at is null ${jenis === undefined ? sql`` : sql`and g.jenis = ${jenis}`}
      order by g.kode_toko, g.kode_gudang`),
  );
  return rows.map((row) => forLevel(inGram(row), call.session.level));
};

export const diamondTypes = (call: Call): Promise<DataOf<typeof jenisBerlian>> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.rows(
      sql`select kode_dept, nama_dept from jenis where berlian and deleted_at is null order by kode_dept`,
    ),
  );
