import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { calendarDay } from '../../platform/clock.ts';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { askByQr, refusedCancels, switchModules } from './till.fixture.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let today: string;
const refusedCancel = refusedCancels();

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  await switchModules(owner, true);
  // The log keeps the real time, whatever day the shop works on.
  today = calendarDay(new Date(), server.config.timeZone);
  const used = await refusedCancel(kasir);
  const one = await askByQr(kasir, used.need);
  await spv.post(`${one.path}/accept`, { password: PASSWORD });
  const { token } = (await kasir.get(`otorisasi-qr/status/${one.keystore}`)).body.data as { token: string };
  expect((await used.act(token)).status).toBe(200);
  const { need } = await refusedCancel(kasir);
  const two = await askByQr(kasir, need);
  await spv.post(`${two.path}/reject`, { alasan: 'TIDAK ADA BUKTI' });
  const signed = await kasir.post('authorization/manual', {
    kategori: need.kategori,
    payload_hash: need.payload_hash,
    catatan: need.notes,
    user_id: 'ADMIN',
    password: PASSWORD,
  });
  expect(signed.status).toBe(200);
});
afterAll(() => server?.close());

type Row = Record<string, unknown>;
const rows = async (who: Client, more = '', from = today, to = today): Promise<Row[]> =>
  (await who.get(`otorisasi/report?tgl_from=${from}&tgl_to=${to}${more}`)).body.data as Row[];
const told = (list: Row[]) =>
  list.map(({ mode, diputuskan_oleh, status, alasan_tolak }) => [
    mode,
    diputuskan_oleh,
    status,
    alasan_tolak,
  ]);

test('every decision of the period stands there, refusals with their reason', async () => {
  const list = await rows(spv);
  expect(told(list)).toEqual([
    ['QR', 'SPV1', 'DIPAKAI', null],
    ['QR', 'SPV1', 'DITOLAK', 'TIDAK ADA BUKTI'],
    ['MANUAL', 'ADMIN', 'DISETUJUI', null],
  ]);
  expect(list[0]).toMatchObject({ kode_toko: 'K01', kategori: 'BATAL PENJUALAN', diminta_oleh: 'KASIR1' });
  expect(String(list[0]?.at)).toMatch(new RegExp(`^${today} \\d\\d:\\d\\d:\\d\\d$`));
  expect(list[0]?.jumlah_rp).toBeGreaterThan(0);
});

test('filters by mode, decision, period and shop', async () => {
  expect(told(await rows(owner, '&mode=MANUAL'))).toHaveLength(1);
  expect(told(await rows(owner, '&keputusan=DITOLAK'))).toHaveLength(1);
  expect(told(await rows(owner, '&keputusan=DISETUJUI&mode=QR'))).toHaveLength(1);
  expect(await rows(owner, '', '2020-01-01', '2020-01-31')).toEqual([]);
  const [there] = await server.look<{ user_id: string }>(
    "select user_id from users where level = 'SPV' and kode_toko = 'K02'",
  );
  expect(await rows(await server.login(there?.user_id ?? ''))).toEqual([]);
});

test('is for those who approve, and comes as a file', async () => {
  expect((await kasir.get(`otorisasi/report?tgl_from=${today}&tgl_to=${today}`)).body.code).toBe(
    'TIDAK_BERHAK',
  );
  const pdf = await spv.get(`otorisasi/report?tgl_from=${today}&tgl_to=${today}&format=pdf`);
  expect([pdf.status, pdf.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('refusals are sealed and append-only like approvals', async () => {
  await sealAll(server.app.kadar.db.privileged);
  const client = await server.app.kadar.db.privileged.connect();
  try {
    expect((await verifyDatabase(client)).findings).toEqual([]);
  } finally {
    client.release();
  }
  await expect(
    server.look("update otorisasi set alasan_tolak = 'LAIN' where alasan_tolak is not null"),
  ).rejects.toThrow('append-only');
});
