import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { meltedTo, scrapLot } from '../../testing/melting.ts';
import { bayarOf, K01, numberOf, receivedUnfixed, SUPPLIER } from './hutang-supplier.fixture.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
let spv: Client;

const pay = (no_asal: string, objek: 'BATANGAN' | 'ROSOK', kunci: string, more: object = {}, who = admin) =>
  who.post('bayar-emas', { kode_supplier: SUPPLIER, no_asal, objek, kunci, kadar_uji: 88.5, ...more }, K01);
const fixing = (no_asal: string, berat: number, who = admin) =>
  who.post('fixing', { kode_supplier: SUPPLIER, no_asal, berat, harga_per_g: 2_575_000 }, K01);
const batal = (path: string, no: string) => owner.post(`${path}/${no}/batal`, { alasan: 'UJI' }, K01);
const refusal = ({ body: { code, fields } }: Reply) =>
  Object.entries(fields ?? {}).map(([field, error]) => `${field} ${error.code}`)[0] ?? code;
const journal = (no: string) =>
  server.look<{ role: string; rp: number }>(
    'select role, (debet - kredit)::bigint as rp from jurnal where no_jurnal = $1 order by role',
    [no],
  );
const gold = (no: string) =>
  server.look('select tempat, (debet - kredit)::int as mg from jurnal_emas where no_jurnal = $1 order by 1', [
    no,
  ]);

interface Debts {
  muka_rp: number;
  tagihan: { no_asal: string; rp: number; emas: number; emas_rp: number }[];
}
const debts = async (): Promise<Debts> =>
  (await admin.get(`hutang-supplier/${SUPPLIER}`, K01)).body.data as Debts;
const left = async (no: string) => (await debts()).tagihan.find(({ no_asal }) => no_asal === no);
interface Emas {
  objek: string;
  kunci: string;
  kadar: number;
  qty: number;
  berat: number;
  murni: number;
  hpp: number;
}
const emas = async (kunci: string): Promise<Emas[]> =>
  ((await admin.get('hutang-supplier/emas', K01)).body.data as Emas[]).filter((one) => one.kunci === kunci);
/** Bars out of as much scrap of 72.3 % as they take. */
const bars = async (batang: readonly { berat: number; kadar: number }[]): Promise<string> => {
  const fine = batang.reduce((sum, { berat, kadar }) => sum + berat * kadar, 0);
  const berat_kotor = Math.ceil((fine / 72.3) * 1000) / 1000;
  return meltedTo(spv, await scrapLot(spv, [{ berat_kotor }]), batang);
};

beforeAll(async () => {
  server = await startTestApp();
  [owner, admin, spv] = [await server.login('OWN'), await server.login('MU'), await server.login('SPV')];
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(async () => {
  const checks = [
    ...STANDING.SUPPLIER_BUKU,
    ...STANDING.LEBUR_STOK,
    'documents agree with the pieces they move',
    ...['BATANGAN', 'ROSOK'].flatMap((objek) => [
      `journal agrees with the ${objek} of its document`,
      `fine gold of ${objek} agrees with its gold journal`,
    ]),
  ];
  for (const check of checks) expect(await server.look(CONTRADICTIONS[check] ?? ''), check).toEqual([]);
  await server?.close();
});

test('a bar pays fine gold by its assay at its cost, and comes back with its debt', async () => {
  const no = await receivedUnfixed(admin, 100);
  numberOf(await fixing(no, 30));
  const kunci = await bars([{ berat: 41.25, kadar: 88.5 }]);
  const [bar] = await emas(kunci);
  expect(bar).toMatchObject({ objek: 'BATANGAN', kadar: 88.5, qty: 1, berat: 41.25, murni: 36.506 });
  const hpp = bar?.hpp ?? 0;

  const reply = await pay(no, 'BATANGAN', kunci);
  const bm = numberOf(reply);
  expect(bm).toMatch(/^BMK01260225/);
  const selisih_rp = hpp - 91_995_120;
  expect(reply.body.data).toMatchObject({ murni: 36.506, lebih: 0, lebih_rp: 0, selisih_rp, sisa: 11.494 });
  expect(await left(no)).toMatchObject({ rp: 77_250_000, emas: 11.494, emas_rp: 28_964_880 });
  expect(await journal(bm)).toEqual([
    { role: 'HUTANG_EMAS', rp: 91_995_120 },
    { role: 'PERSEDIAAN_BATANGAN', rp: -hpp },
    { role: 'SELISIH_FIXING', rp: selisih_rp },
  ]);
  expect(await gold(bm)).toEqual([
    { tempat: 'HUTANG_EMAS', mg: 36_506 },
    { tempat: 'PERSEDIAAN_BATANGAN', mg: -36_506 },
  ]);
  expect(await emas(kunci)).toEqual([]);
  expect(refusal(await pay(no, 'BATANGAN', kunci))).toBe('kunci STOCK_TIDAK_TERSEDIA');
  // The bar is gone: the melting cannot be undone, nor the delivery that it paid.
  expect(refusal(await batal('sortir-belian', kunci))).toBe('STOCK_TIDAK_TERSEDIA');
  expect(refusal(await batal('terima-supplier', no))).toBe('HUTANG_SUDAH_DIBAYAR');

  numberOf(await batal('bayar-emas', bm));
  expect(await left(no)).toMatchObject({ rp: 77_250_000, emas: 48, emas_rp: 120_960_000 });
  expect(await emas(kunci)).toEqual([bar]);
  const shown = (await admin.get(`dokumen/${bm}`, K01)).body.data as { lines: object[] };
  expect(shown.lines[0]).toMatchObject({ no_asal: no, kunci, kadar_uji: 88.5, murni: 36.506 });
});

test('of bars of one purity some leave at the average, and no bar is split', async () => {
  const no = await receivedUnfixed(admin, 100);
  const three = { berat: 3, kadar: 70 };
  const kunci = await bars([three, three, { ...three, berat: 2.9 }]);
  const [all] = await emas(kunci);
  expect(all).toMatchObject({ qty: 3, berat: 8.9, murni: 6.23 });
  const part = (qty: number, berat: number, more: object = {}) =>
    pay(no, 'BATANGAN', kunci, { kadar: 70, qty, berat, kadar_uji: 70, ...more });
  expect(refusal(await part(1, 9))).toBe('berat STOCK_TIDAK_TERSEDIA');
  expect(refusal(await part(3, 8.8))).toBe('berat SISA_TIDAK_HABIS');
  expect(refusal(await part(1, 3, { kadar: 71 }))).toBe('kunci STOCK_TIDAK_TERSEDIA');
  expect(refusal(await part(1, 3, { kadar: null }))).toBe('kadar WAJIB_DIISI');
  expect(refusal(await part(1, 3, { berat: null }))).toBe('berat WAJIB_DIISI');
  numberOf(await part(1, 3));
  expect(await emas(kunci)).toMatchObject([
    { qty: 2, berat: 5.9, murni: 4.13, hpp: Math.round((all?.hpp ?? 0) * (5.9 / 8.9)) },
  ]);
  numberOf(await pay(no, 'BATANGAN', kunci, { kadar_uji: 70 }));
  expect(await emas(kunci)).toEqual([]);
});

test('more than is owed is refused, or sold at a price that is said and so paid in advance', async () => {
  const no = await receivedUnfixed(admin, 10);
  const kunci = await bars([{ berat: 10, kadar: 86 }]);
  const hpp = (await emas(kunci))[0]?.hpp ?? 0;
  const over = await pay(no, 'BATANGAN', kunci, { kadar_uji: 85.9 });
  expect(refusal(over)).toBe('kadar_uji EMAS_MELEBIHI_HUTANG');
  expect(over.body.message).toContain('8,59 g melebihi hutang 7,8 g');
  expect(refusal(await pay(no, 'BATANGAN', kunci, { harga_lebih_per_g: 0 }))).toBe(
    'harga_lebih_per_g ANGKA_DI_LUAR_BATAS',
  );
  const before = (await debts()).muka_rp;
  const reply = await pay(no, 'BATANGAN', kunci, { kadar_uji: 85.9, harga_lebih_per_g: 2_600_000 });
  const bm = numberOf(reply);
  expect(reply.body.data).toMatchObject({ murni: 8.59, lebih: 0.79, lebih_rp: 2_054_000, sisa: 0 });
  expect(await left(no)).toBeUndefined();
  expect((await debts()).muka_rp).toBe(before + 2_054_000);
  expect(await journal(bm)).toEqual([
    { role: 'HUTANG_EMAS', rp: 19_656_000 },
    { role: 'PERSEDIAAN_BATANGAN', rp: -hpp },
    { role: 'SELISIH_FIXING', rp: hpp - 19_656_000 - 2_054_000 },
    { role: 'UANG_MUKA_SUPPLIER', rp: 2_054_000 },
  ]);
  expect(await gold(bm)).toEqual([
    { tempat: 'HUTANG_EMAS', mg: 7_800 },
    { tempat: 'PERSEDIAAN_BATANGAN', mg: -8_600 },
    { tempat: 'SUPPLIER', mg: 790 },
    { tempat: 'SUSUT', mg: 10 },
  ]);
  // The advance it made is spent: it is taken back only once that is.
  const other = await receivedUnfixed(admin, 1);
  numberOf(await fixing(other, 0.78));
  const spent = { tagihan: [{ no_asal: other, jumlah_rp: 2_000_000 }], muka_rp: 2_000_000 };
  const bs = numberOf(await admin.post('bayar-supplier', bayarOf(spent), K01));
  expect(refusal(await batal('bayar-emas', bm))).toBe('UANG_MUKA_TIDAK_CUKUP');
  numberOf(await batal('bayar-supplier', bs));
  numberOf(await batal('bayar-emas', bm));
  expect(await left(no)).toMatchObject({ emas: 7.8 });
  expect((await debts()).muka_rp).toBe(before);
});

test('a melt lot pays whole at its assay and ends by it; another lot, supplier or shop does not', async () => {
  const no = await receivedUnfixed(admin, 20);
  const lot = await scrapLot(spv, [{ berat_kotor: 2 }, { berat_kotor: 3, kadar: 70, kadar_uji: 68 }]);
  const scrap = await emas(lot);
  expect(scrap.map(({ objek, qty }) => [objek, qty])).toEqual([
    ['ROSOK', 1],
    ['ROSOK', 1],
  ]);
  expect(refusal(await pay(no, 'ROSOK', lot, { qty: 1, berat: 2 }))).toBe('qty PILIHAN_TIDAK_SAH');
  expect(refusal(await pay(no, 'ROSOK', 'LLK01260225999'))).toBe('DATA_TIDAK_DITEMUKAN');
  expect(refusal(await pay('TSK02260225000', 'ROSOK', lot))).toBe('no_asal DATA_TIDAK_DITEMUKAN');
  expect(refusal(await pay(no, 'ROSOK', lot, { kode_supplier: 'ENTAH' }))).toBe(
    'kode_supplier DATA_TIDAK_DITEMUKAN',
  );
  expect(refusal(await pay(no, 'ROSOK', lot, { kadar_uji: 100.1 }))).toMatch(/^kadar_uji KADAR/);
  expect(refusal(await pay(no, 'ROSOK', lot, {}, spv))).toBe('TIDAK_BERHAK');
  expect((await spv.get('hutang-supplier/emas', K01)).body.code).toBe('TIDAK_BERHAK');
  const bm = numberOf(await pay(no, 'ROSOK', lot, { kadar_uji: 70 }));
  const book = scrap.reduce((sum, { murni }) => sum + Math.round(murni * 1000), 0);
  expect(await gold(bm)).toEqual([
    { tempat: 'HUTANG_EMAS', mg: 3_500 },
    { tempat: 'PERSEDIAAN_ROSOK', mg: -book },
    { tempat: 'SUSUT', mg: book - 3_500 },
  ]);
  expect(refusal(await pay(no, 'ROSOK', lot))).toBe('LOT_SUDAH_SELESAI');
  const melt = { no_lot: lot, batang: [{ berat: 1, kadar: 70 }] };
  expect((await spv.post('sortir-belian/lebur', melt)).body.code).toBe('LOT_SUDAH_SELESAI');
  expect(refusal(await batal('sortir-belian', lot))).toBe('DOKUMEN_DIIKUTI');
  numberOf(await batal('bayar-emas', bm));
  expect(await emas(lot)).toEqual(scrap);
  numberOf(await spv.post('sortir-belian/lebur', { ...melt, batang: [{ berat: 4.98, kadar: 70 }] }));
});

test('of sixty-four who pay with one bar or fix what it pays, one debt is settled once', async () => {
  const no = await receivedUnfixed(admin, 10);
  const kunci = await bars([{ berat: 10, kadar: 78 }]);
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      n % 2
        ? pay(no, 'BATANGAN', kunci, { kadar_uji: 78 }, n % 4 === 1 ? owner : admin)
        : fixing(no, 7.8, n % 4 ? owner : admin),
    ),
  );
  const good = replies.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  const codes = replies.flatMap((reply) => (reply.status === 200 ? [] : [refusal(reply) ?? '']));
  expect(codes.filter((code) => !/EMAS_MELEBIHI_HUTANG|STOCK_TIDAK_TERSEDIA/.test(code))).toEqual([]);

  // Two debts, one bar.
  const [one, other] = [await receivedUnfixed(admin, 10), await receivedUnfixed(admin, 10)];
  const bar = await bars([{ berat: 4, kadar: 78 }]);
  const paid = await Promise.all(
    Array.from({ length: 64 }, (_, n) => pay(n % 2 ? one : other, 'BATANGAN', bar, { kadar_uji: 78 })),
  );
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await emas(bar)).toEqual([]);
  const owed = [await left(one), await left(other)].map((debt) => debt?.emas ?? 0).toSorted((a, b) => a - b);
  expect(owed).toEqual([4.68, 7.8]);
});

const [, , LINES, GOODS] = STANDING.SUPPLIER_BUKU;
test.each([
  ['bayar_emas_detail', 'set murni = murni + 1', LINES],
  ['bayar_emas_detail', 'set lepas_rp = lepas_rp + 1, selisih_rp = selisih_rp - 1', LINES],
  ['bayar_emas_detail', 'set kadar_uji = kadar_uji - 1', LINES],
  ['bayar_emas_detail', 'set hpp = hpp + 1, selisih_rp = selisih_rp + 1', GOODS],
  ['bayar_emas_detail', `set kunci = 'LBK01260225999'`, GOODS],
  ['bayar_emas_detail', 'set lebih_rp = lebih_rp + 1', LINES],
  ['mutasi_massa', `set qty = qty - 1 where jenis = 'BAYAR_EMAS'`, GOODS],
])('the standing check finds what was changed in %s by %s', async (table, change, check) => {
  await server.look(`alter table ${table} disable trigger all`);
  await server.look(`begin; update ${table} ${change}`);
  const told = await server.look(CONTRADICTIONS[check] ?? '');
  await server.look('rollback');
  await server.look(`alter table ${table} enable trigger all`);
  expect(told).not.toEqual([]);
});
