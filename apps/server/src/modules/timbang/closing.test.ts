import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const TRAYS = [...new Set((PIECES[0] ?? []).map(({ kode_baki }) => kode_baki))].sort();
const [LIGHT = '', HEAVY = ''] = TRAYS;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

interface Hari {
  baki_belum: string[];
  baki: { kode_baki: string; status: string; selisih: number | null }[];
}
const hari = async (): Promise<Hari> => (await spv.get('hari')).body.data as Hari;
const close = (selisih: object[]) =>
  spv.post('hari/tutup', {
    tanggal: TODAY,
    rincian_kas: PECAHAN.map((pecahan) => ({ pecahan, lembar: 0 })),
    selisih,
  });
const weigh = async (kode_baki: string, berat: number): Promise<void> => {
  const reply = await kasir.post('timbang-baki/timbang', { kode_baki, berat, sumber: 'SERIAL' });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
const explained = (kunci: string) => ({
  jenis: 'BAKI',
  kunci,
  alasan: `DICARI ${kunci}`,
  penanggung: 'KASIR1',
});

test('no tray is asked for while the protection is off', async () => {
  expect(await hari()).toMatchObject({ baki_belum: [], baki: [] });
});

test('a closing waits for every tray with pieces in it, and for a reason and a person of each that is off', async () => {
  expect((await owner.put('para-system', { values: { PROTEKSI_TIMBANG_BAKI: true } })).status).toBe(200);
  expect((await hari()).baki_belum).toEqual(TRAYS);
  const refused = await close([]);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'BAKI_BELUM_DITIMBANG',
    message: `Baki belum ditimbang: ${TRAYS.join(', ')}`,
  });
  const body = { kode_gudang: 'ETALASE', kode_toko: 'K01' };
  expect((await kasir.post('timbang-baki/start', body)).status).toBe(200);
  const { data_timbang } = (await spv.get('timbang-baki')).body.data as DataTimbang;
  const expected = new Map(data_timbang.map((tray) => [tray.kode_baki, tray.berat_seharusnya ?? 0]));
  const off = new Map([
    [LIGHT, -1.5],
    [HEAVY, 2],
  ]);
  for (const kode_baki of TRAYS)
    await weigh(
      kode_baki,
      Math.round(((expected.get(kode_baki) ?? 0) + (off.get(kode_baki) ?? 0)) * 1000) / 1000,
    );
  const { baki_belum, baki } = await hari();
  expect(baki_belum).toEqual([]);
  expect(baki.filter(({ status }) => status === 'SELISIH')).toMatchObject([
    { kode_baki: LIGHT, selisih: -1.5 },
    { kode_baki: HEAVY, selisih: 2 },
  ]);
  const silent = await close([explained(LIGHT)]);
  expect(silent.body).toMatchObject({
    code: 'SELISIH_PERLU_PENJELASAN',
    message: `Selisih baki ${HEAVY} 2,000 g perlu alasan dan penanggung jawab`,
    fields: { selisih: {} },
  });
  // Weighed again, what was wrong before counts no more.
  await weigh(HEAVY, expected.get(HEAVY) ?? 0);
  const closed = await close([explained(LIGHT)]);
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  const late = { kode_baki: LIGHT, berat: 100, sumber: 'SERIAL' };
  expect((await kasir.post('timbang-baki/timbang', late)).body.code).toBe('HARI_SUDAH_DITUTUP');
  expect((await kasir.post('timbang-baki/start', body)).body.code).toBe('HARI_SUDAH_DITUTUP');
});

test('each tray is part of the closing; the one that is off is in its paper and its report, booked it is not', async () => {
  const [kept] = await server.look<{ baki: { kode_baki: string; status: string }[]; selisih: object[] }>(
    "select ringkasan->'baki' as baki, ringkasan->'selisih' as selisih from tutup_harian where kode_toko = 'K01'",
  );
  expect(kept?.baki.map(({ kode_baki }) => kode_baki)).toEqual(TRAYS);
  expect(kept?.baki.filter(({ status }) => status === 'SELISIH')).toMatchObject([{ kode_baki: LIGHT }]);
  expect(kept?.selisih).toMatchObject([{ ...explained(LIGHT), selisih: -1500 }]);
  const said = pdfAsText((await spv.get(`hari/${TODAY}/slip`)).raw);
  expect(said).toContain(`−1,500 g · DICARI ${LIGHT} · KASIR1`);
  const report = (more: string) => spv.get(`hari/selisih/report?tgl_from=${TODAY}&tgl_to=${TODAY}${more}`);
  expect((await report('&penanggung=KASIR1')).body.data).toMatchObject([
    {
      jenis: 'BAKI',
      kunci: LIGHT,
      selisih: -1.5,
      selisih_rp: null,
      alasan: `DICARI ${LIGHT}`,
      penanggung: 'KASIR1',
    },
  ]);
  expect((await report('&jenis=KAS')).body.data ?? []).toEqual([]);
  expect(await server.look("select 1 from jurnal where trx = 'TUTUP_HARIAN'")).toEqual([]);
});
