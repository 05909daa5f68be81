import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { startTestApp, type TestApp, type Client, TODAY } from '../../testing/harness.ts';
let server: TestApp; let owner: Client;
beforeAll(async () => { server = await startTestApp(); owner = await server.login('OWN'); }, 600000);
afterAll(() => server?.close());
const time = async (path: string, toko?: string) => {
  const best: number[] = []; let n = 0;
  for (let i = 0; i < 5; i++) { const t = performance.now(); const r = await owner.get(path, toko ? { toko } : {}); if (r.status !== 200) throw new Error(JSON.stringify(r.body)); n = Number(r.body.count); best.push(performance.now() - t); }
  return `${Math.min(...best).toFixed(1)} ms (${n} rows)`;
};
const fill = async (from: string, days: number, perDay: number) => {
  await server.look(`insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
   select 'K01', d::date, 'PJK01' || to_char(d, 'YYMMDD') || lpad(i::text, 3, '0'), 'PENJUALAN', 'UMUM', a, 'X', c, k
   from generate_series($1::date, $1::date + ($2::int - 1), '1 day') d, generate_series(1, $3::int) i,
     (values ('1101', 1000000, 0), ('4101', 0, 990000), ('2104', 0, 10000), ('5101', 900000, 0), ('1131', 0, 900000)) x(a, c, k)`, [from, days, perDay]);
  await server.look('vacuum analyze jurnal');
};
test('measure', async () => {
  await fill('2025-02-10', 380, 202);
  await server.look(`select kadar_catat_saldo_akun('K01', d::date) from generate_series('2025-02-10'::date, '2026-02-24', '1 day') d`);
  await server.look('vacuum analyze saldo_akun'); await server.look('vacuum analyze tokos');
  const { toStatement, sql } = await import('../../platform/database/sql.ts');
  const { loadReports } = await import('../../engines/report-engine/registry.ts');
  const reports = await loadReports();
  let text = '';
  for (const [name, toko] of [['neraca-saldo','K01'],['neraca-saldo','*'],['buku-besar','K01'],['jurnal','K01'],['jurnal','*'],['laporan-transaksi-cash','*']]) {
    const report = reports.find((r) => r.name === name)!;
    const st = toStatement(report.sql({ filters: { tgl_from: '2026-02-10', tgl_to: '2026-02-16', nomor_akun: '1101' }, toko: toko! }) as never);
    const plan = await server.app.kadar.db.transaction({ toko: toko! }, (tx) => tx.rows<Record<string,string>>(sql.raw('explain (analyze, costs, buffers off) ' + st.text.replace(/\$(\d+)/g, (_, n) => { const v = st.values[Number(n) - 1]; return `'${String(v)}'`; })) as never));
    text += `=== ${name} ${toko}\n${plan.map((r) => r['QUERY PLAN']).join('\n')}\n`;
  }
  writeFileSync('/tmp/vt/plans.txt', text);
}, 600000);
