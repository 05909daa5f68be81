import { COUNTED_IN_BULK, type CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { CountObject } from './object.ts';

/** What is counted by number; the others are weighed alone. */
export const NUMBERED: readonly CountedInBulk[] = ['GROUP', 'ACC'];

/** Name, type and group of the key `n.kunci` of the shop, and how its type is told where it has none. */
const ABOUT: Readonly<Record<CountedInBulk, (toko: string) => Query<unknown>>> = {
  BELUM_TAG: (toko) => sql`
    select x.kode_supplier as nama, x.kode_dept, x.kode_group from batch_baris x
    where x.kode_toko = ${toko} and x.no_faktur = split_part(n.kunci, '/', 1) and x.urut::text = split_part(n.kunci, '/', 2)`,
  GROUP: () => sql`
    select g.nama_group as nama, split_part(n.kunci, '/', 2) as kode_dept, g.kode_group from group_barang g where g.kode_group = split_part(n.kunci, '/', 1)`,
  ACC: () => sql`
    select a.nama_barang as nama, a.kode_dept, coalesce(a.kode_group, '') as kode_group from aksesoris a where a.kode_barcode = n.kunci`,
  ROSOK: () => sql`select '' as nama, '' as kode_dept, '' as kode_group`,
  BATANGAN: () => sql`select '' as nama, '' as kode_dept, '' as kode_group`,
};

/** What there is of key `n.kunci` now, and what moved since `at` taken away again: of one purity where all of it has the same. */
const cardOf = (toko: string, objek: CountedInBulk, at: Query<unknown> | null): Query<unknown> => sql`
  select null::date as tgl, coalesce(o.nama, '') as nama, '' as alamat, v.berat, v.hpp as jumlah_rp, '' as tempat, v.berat as berat_harus,
    jsonb_build_object('kode_dept', coalesce(o.kode_dept, ''), 'kode_group', coalesce(o.kode_group, ''), 'kadar', v.kadar${
      NUMBERED.includes(objek) ? sql`, 'qty', v.qty` : sql``
    }) as rincian, v.qty
  from (
    select case when min(x.kadar) = max(x.kadar) then min(x.kadar) end as kadar, coalesce(sum(x.qty), 0)::bigint as qty, coalesce(sum(x.berat), 0)::bigint as berat,
      coalesce(sum(x.hpp), 0)::bigint as hpp
    from (
      select s.kadar, s.qty, s.berat, s.hpp from kadar_nilai_massa(${toko}, ${objek}, n.kunci) s${
        at === null
          ? sql``
          : sql`
      union all
      select m.kadar, -m.qty, -m.berat, -m.hpp from mutasi_massa m where m.kode_toko = ${toko} and m.objek = ${objek} and m.kunci = n.kunci and m.at > ${at}`
      }) x) v
  left join lateral (${ABOUT[objek](toko)}) o on true`;

/** Keys of which there may be some: those of the last closing, and what moved since. */
const keysOf = (toko: string, objek: CountedInBulk): Query<unknown> => sql`
  with l as (select coalesce(max(s.tanggal), '-infinity') as tanggal from saldo_massa s where s.kode_toko = ${toko})
  select s.kunci from l join saldo_massa s on s.kode_toko = ${toko} and s.tanggal = l.tanggal and s.objek = ${objek}
  union select m.kunci from l join mutasi_massa m on m.kode_toko = ${toko} and m.tanggal > l.tanggal and m.objek = ${objek}`;

const expected = (toko: string, objek: CountedInBulk): Query<unknown> => sql`
  from (${keysOf(toko, objek)}) n cross join lateral (${cardOf(toko, objek, null)}) c where c.berat > 0 or c.qty > 0 and ${objek} <> 'BELUM_TAG'`;

/**
 * Goods in bulk (modules-2 §5): one row a key, judged by what its book had at the moment of the count, whatever is tagged, sold or melted beside it.
 */
const bulk = (objek: CountedInBulk): CountObject => ({
  objek,
  several: false,
  second: ['HILANG', 'BEDA_BERAT'],
  toDecide: ['HILANG', 'BEDA_BERAT'],
  open: sql`not exists (select from selisih_opname_detail d where d.sesi_id = h.sesi_id and d.kode_barcode = h.kode)`,
  toleransi: ({ OPNAME_TOLERANSI_GRAM }) => Math.round(OPNAME_TOLERANSI_GRAM * 1000),
  known: (toko, kode, at) => sql`
    select c.*, true as ada, '{}'::text[] as juga
    from (select ${kode} as kunci) n cross join lateral (${cardOf(toko, objek, at)}) c
    where exists (select from mutasi_massa m where m.kode_toko = ${toko} and m.objek = ${objek} and m.kunci = n.kunci)`,
  expected: (toko) => sql`select n.kunci as kode, c.* ${expected(toko, objek)} order by n.kunci`,
  howMany: (toko) => sql`select count(*) as harus ${expected(toko, objek)}`,
});

export const IN_BULK = Object.fromEntries(
  Object.keys(COUNTED_IN_BULK).map((objek) => [objek, bulk(objek as CountedInBulk)]),
) as Readonly<Record<CountedInBulk, CountObject>>;
