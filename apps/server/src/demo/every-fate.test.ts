import { TITIPAN_ROLES } from '@kadar/domain/books/titipan.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsOf } from '../crash/data-folder.fixture.ts';
import { DOKUMEN, SERIES } from '../platform/dokumen-types.ts';
import type { TestApp } from '../testing/harness.ts';
import { demoHistory } from '../tests/reports/demo-year.fixture.ts';
import { NOT_IN_A_MONTH, SPECIAL } from './every-fate.fixture.ts';

const MONTH = 31;

let server: TestApp;
beforeAll(async () => {
  server = await demoHistory(MONTH, 'uji');
}, 300_000);
afterAll(() => server?.close());

const at = 'join dokumen_batal b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.tanggal';
/** What can come of every kind, by its declaration: it stands, it is taken back on its day, or by OWN on a later one. */
const DECLARED = [...DOKUMEN, ...SERIES].flatMap(({ jenis, batal, seri, awalan }): [string, string][] => {
  const its = seri ? `d.no_faktur like '${awalan}%'` : `d.jenis = '${jenis}'`;
  const of = `d where ${its}`;
  const name = seri ? awalan : jenis;
  return [
    [`${name} stands`, `select 1 from dokumen ${of} and d.status = 'POSTED'`],
    ...(batal
      ? ([
          [`${name} taken back on its day`, `select 1 from dokumen d ${at} = d.tanggal where ${its}`],
          ...(batal.sehari
            ? []
            : [
                [`${name} taken back later`, `select 1 from dokumen d ${at} > d.tanggal where ${its}`] as [
                  string,
                  string,
                ],
              ]),
        ] satisfies [string, string][])
      : []),
  ];
});

test('a month of the demo has every fate of every kind, so that what reads it sees them', async () => {
  const fates = [...DECLARED, ...Object.entries(SPECIAL)];
  const [row] = await server.look<Record<string, boolean>>(
    `select ${fates.map(([, query], n) => `exists (${query}) as f${n}`).join(', ')}`,
  );
  const lacking = fates.filter((_, n) => row?.[`f${n}`] !== true).map(([name]) => name);
  expect(lacking.sort()).toEqual(Object.keys(NOT_IN_A_MONTH).sort());
});

test('points come back with goods that are brought early, as at the till', async () => {
  const [kept] = await server.look<{ n: number; poin: number }>(
    `select count(*)::int as n, coalesce(sum(p.poin), 0)::int as poin from (
       select j.no_faktur, (select sum(m.poin) from poin_mutasi m where m.no_faktur in (j.no_faktur, q.no_faktur)) as poin
       from dokumen j join penjualan_detail l using (kode_toko, no_faktur)
       join barang x on x.asal_toko = l.kode_toko and x.asal_no = l.no_faktur and x.asal_urut = l.urut and x.status <> 'BATAL'
       join pembelian_detail r on r.kode_toko = x.kode_toko and r.kode_barcode = x.kode_barcode
       join dokumen q on q.kode_toko = r.kode_toko and q.no_faktur = r.no_faktur and q.status = 'POSTED' and q.no_tukar is null
       where j.jenis = 'PENJUALAN' and j.poin_dapat > 0 and j.qty = 1 and j.poin_pakai = 0) p where poin <> 0`,
  );
  expect(kept).toEqual({ n: 0, poin: 0 });
});

test('of each group, what came and left by its documents until a closing is what that closing found, in number and weight', async () => {
  const [found] = await server.look<{
    wrong: string[] | null;
    closings: number;
    sold: number;
    bought: number;
  }>(`
    with gerak as (
      select p.kode_toko, p.tanggal, k.kunci, k.arah * p.tanda * l.qty as qty, k.arah * p.tanda * l.berat as berat, 0 as sold
      from gerak_dokumen p join manual_detail l using (kode_toko, no_faktur) cross join lateral (
        select concat_ws('/', l.kode_group, l.kode_dept, l.kode_gudang, l.kode_baki) as kunci, case p.jenis when 'TAMBAH_MANUAL' then 1 else -1 end as arah
        union all select concat_ws('/', l.kode_group, l.kode_dept, l.ke_gudang, l.ke_baki), 1 where p.jenis = 'PINDAH_MANUAL') k
      union all
      select p.kode_toko, p.tanggal, substr(l.kunci, 7), -p.tanda * coalesce(l.qty, 1), -p.tanda * l.berat, 1
      from gerak_dokumen p join penjualan_detail l using (kode_toko, no_faktur) where l.kunci like 'GROUP/%'
      union all
      select p.kode_toko, p.tanggal, substr(l.kunci, 7), p.tanda * coalesce(l.qty, 1), p.tanda * l.berat, 0
      from gerak_dokumen p join pembelian_detail l using (kode_toko, no_faktur) where l.kunci like 'GROUP/%'
      union all
      select p.kode_toko, p.tanggal, l.kunci, -p.tanda * l.qty, -p.tanda * l.berat, 0
      from gerak_dokumen p join kirim_barang_detail l using (kode_toko, no_faktur) where l.objek = 'GROUP'
      union all
      select p.kode_toko, p.tanggal, concat_ws('/', l.kode_group, l.kode_dept, l.kode_gudang, l.kode_baki), p.tanda * l.qty, p.tanda * l.berat, 0
      from gerak_dokumen p join terima_barang_detail l using (kode_toko, no_faktur) where l.objek = 'GROUP' and l.hasil in ('TERIMA', 'KEMBALI')
      union all
      select p.kode_toko, p.tanggal, l.kode_barcode, k.arah * p.tanda * l.qty, k.arah * p.tanda * l.berat, 0
      from gerak_dokumen p join selisih_opname_detail l using (kode_toko, no_faktur)
      cross join lateral (select case p.jenis when 'SELISIH_OPNAME' then -1 else 1 end as arah) k where l.objek = 'GROUP')
    select (select count(*)::int from pembelian_detail where kunci like 'GROUP/%') as bought, (array_agg(k.kode_toko || ' ' || h.tanggal || ' ' || k.kunci) filter (where (g.qty, g.berat) is distinct from (s.qty, s.berat))) as wrong,
      count(*)::int as closings, (select sum(sold)::int from gerak) as sold
    from (select distinct kode_toko, kunci from gerak) k join tutup_harian h using (kode_toko)
    cross join lateral (select coalesce(sum(qty), 0) as qty, coalesce(sum(berat), 0) as berat from gerak x
      where x.kode_toko = k.kode_toko and x.kunci = k.kunci and x.tanggal <= h.tanggal) g
    cross join lateral (select coalesce(sum(qty), 0) as qty, coalesce(sum(berat), 0) as berat from saldo_massa x
      where x.kode_toko = k.kode_toko and x.tanggal = h.tanggal and x.objek = 'GROUP' and x.kunci = k.kunci) s`);
  expect(found).toMatchObject({ wrong: null });
  expect(found?.closings).toBeGreaterThan(50);
  expect(found?.sold).toBeGreaterThan(0);
  expect(found?.bought).toBeGreaterThan(0);
});

test('every evening each account of deposits is what is left of those of its purpose', async () => {
  const evenings = await server.look<{ role: string; wrong: number; evenings: number; owed: number }>(`
    with peran(jenis, role) as (values ${Object.entries(TITIPAN_ROLES)
      .map(([jenis, role]) => `('${jenis}', '${role}')`)
      .join(', ')})
    select p.role, count(*)::int as evenings, count(*) filter (where j.rp <> m.rp)::int as wrong, count(*) filter (where m.rp > 0)::int as owed
    from tutup_harian h cross join peran p
    cross join lateral (select coalesce(sum(kredit - debet), 0) as rp from jurnal x where x.kode_toko = h.kode_toko and x.role = p.role and x.tanggal <= h.tanggal) j
    cross join lateral (select coalesce(sum(jumlah_rp), 0) as rp from titipan_mutasi x
      where x.kode_toko = h.kode_toko and coalesce(x.jenis, 'TITIP') = p.jenis and x.tanggal <= h.tanggal) m
    group by p.role`);
  expect(evenings.map(({ wrong }) => wrong)).toEqual(evenings.map(() => 0));
  for (const { role, owed } of evenings) expect(owed, role).toBeGreaterThan(0);
});

test('and the verification finds nothing in it', async () => {
  expect(await findingsOf(server.app.kadar.db.privileged)).toEqual([]);
});
