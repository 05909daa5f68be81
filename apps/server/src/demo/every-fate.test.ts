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
          [`${name} taken back later`, `select 1 from dokumen d ${at} > d.tanggal where ${its}`],
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

test('and the verification finds nothing in it', async () => {
  expect(await findingsOf(server.app.kadar.db.privileged)).toEqual([]);
});
