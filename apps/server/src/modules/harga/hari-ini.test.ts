import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { BarisHarga, DampakHarga, PerubahanLama } from '@kadar/contract/endpoints/harga.ts';
import { lineId } from '@kadar/domain/price-lines.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';

const PATH = 'parameter-harga-emas/hari-ini';

let server: TestApp;
let admin: Client;
let kasir: Client;
beforeEach(async () => {
  await server?.close();
  server = await startTestApp();
  admin = await server.login('MU');
  kasir = await server.login('KASIR');
  await modules(true);
});
afterAll(() => server?.close());

const modules = async (on: boolean): Promise<void> => {
  const owner = await server.login('OWN');
  const put = await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: on } });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
};

interface Board {
  baris: BarisHarga[];
  boleh: Record<string, boolean>;
}
const board = async (who: Client = admin): Promise<Board> => (await who.get(PATH)).body.data as Board;
const line = async (id: string): Promise<BarisHarga> => {
  const found = (await board()).baris.find((one) => lineId(one) === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};
/** A line with another price, as a screen sends it. */
const to = async (id: string, harga: number | null) => {
  const { jenis, kode, kadar, _version } = await line(id);
  return { jenis, kode, kadar, harga, _version };
};
const asked = async (id: string, harga: number | null) => {
  const { _version, ...rest } = await to(id, harga);
  return rest;
};
const prices = async (): Promise<Record<string, number | null>> =>
  Object.fromEntries((await board()).baris.map((one) => [lineId(one), one.sendiri]));

const READY = PIECES[0] ?? [];
/** What the till really asks for each piece of K01. */
const scanned = async (): Promise<Map<string, PricedBarang>> => {
  const found = new Map<string, PricedBarang>();
  for (const { kode_barcode } of READY) {
    const { status, body } = await kasir.get(`barang/scan/${kode_barcode}`);
    expect(status, JSON.stringify(body)).toBe(200);
    found.set(kode_barcode, body.data as PricedBarang);
  }
  return found;
};

test('the board has the gold price, each kadar and its groups, and says who follows whom', async () => {
  const { baris, boleh } = await board();
  expect(boleh).toEqual({ GLOBAL: true, KADAR: true, GROUP: true });
  expect(baris[0]).toMatchObject({
    jenis: 'GLOBAL',
    sendiri: CHAIN.hargaGlobal,
    harga: CHAIN.hargaGlobal,
    sejak: expect.any(String),
  });
  expect(baris.filter(({ jenis }) => jenis === 'KADAR').length).toBe(CHAIN.kadar.length);
  const around = baris.filter(({ kadar }) => kadar === 75);
  expect(around.map(({ jenis, kode, sumber, harga }) => [jenis, kode, sumber, harga])).toEqual([
    ['KADAR', '750', 'KADAR', 2_429_000],
    ['GROUP', 'BERLIAN', 'KADAR', 2_429_000],
    ['GROUP', 'TUA750', 'KADAR', 2_429_000],
    ['GROUP', 'UBS750', 'KELOMPOK_HARGA', 2_465_000],
  ]);
  expect(around[0]).toMatchObject({ lebur: 1_755_000, plafond: 1_491_000, sendiri: 2_429_000 });
  expect(around[2]).toMatchObject({ sendiri: null, lebur: null, _version: 0, sejak: around[0]?.sejak });
  expect((await kasir.get(PATH)).status).toBe(403);
});

test('several prices are saved at once: tills sell at them, each list keeps its audit, everybody is told once', async () => {
  const heard: unknown[] = [];
  server.app.kadar.events.subscribe((event) => {
    if (event.topic === 'harga-emas-changed') heard.push(event);
  });
  const baris = [
    await to('GLOBAL', 2_650_000),
    await to('KADAR 750 75', 2_480_000),
    await to('KADAR 420 42', null),
    await to('GROUP TUA750 75', 2_490_000),
    await to('GROUP UBS750 75', null),
    await to('KADAR 999 99.9', (await line('KADAR 999 99.9')).sendiri),
  ];
  const key = 'harga-pagi-ini';
  const saved = await admin.put(PATH, { baris }, { key });
  expect(saved.body, JSON.stringify(saved.body)).toMatchObject({
    data: { diubah: 5 },
    message: 'Data Berhasil Disimpan',
  });
  expect((await admin.put(PATH, { baris }, { key })).body).toEqual(saved.body);
  expect(await prices()).toMatchObject({
    GLOBAL: 2_650_000,
    'KADAR 750 75': 2_480_000,
    'KADAR 420 42': null,
    'GROUP TUA750 75': 2_490_000,
    'GROUP UBS750 75': null,
  });
  const priced = [...(await scanned()).values()];
  const perGram = (kode_group: string) =>
    new Set(priced.filter((one) => one.kode_group === kode_group).map(({ harga_emas }) => harga_emas));
  expect([...perGram('TUA750')]).toEqual([2_490_000]);
  expect([...perGram('UBS750')]).toEqual([2_480_000]);
  // 2,650,000 × 42 %: a kadar without a price of its own follows the gold price.
  expect([...perGram('MUDA420')]).toEqual([1_113_000]);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard).toMatchObject([{ toko: '*', data: { nominal: 2_650_000 } }]);
  const audit = await server.look(
    `select entity, entity_key, action, (before->>'harga_jual')::int as dari, (after->>'harga_jual')::int as ke
     from audit where entity in ('kadar', 'kelompok-harga') order by id`,
  );
  expect(audit).toEqual([
    { entity: 'kadar', entity_key: '750', action: 'change', dari: 2_429_000, ke: 2_480_000 },
    { entity: 'kadar', entity_key: '420', action: 'change', dari: 1_538_000, ke: 0 },
    { entity: 'kelompok-harga', entity_key: 'TUA750', action: 'add', dari: null, ke: 2_490_000 },
    { entity: 'kelompok-harga', entity_key: 'UBS', action: 'change', dari: 2_465_000, ke: 0 },
  ]);
});

test('what is refused is refused at its cell, and nothing is changed', async () => {
  const before = await prices();
  const good = await to('KADAR 750 75', 2_480_000);
  const refused = async (...more: object[]) => {
    const { status, body } = await admin.put(PATH, { baris: [good, ...more] });
    expect(await prices()).toEqual(before);
    return [status, body.code, Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code])];
  };
  const cell = (code: string) => [422, 'INPUT_TIDAK_SAH', [['baris.1.harga', code]]];
  const global = await to('GLOBAL', 2_650_000);
  expect(await refused({ ...global, harga: 0 })).toEqual(cell('ANGKA_DI_LUAR_BATAS'));
  expect(await refused({ ...global, harga: 1_000_000_001 })).toEqual(cell('ANGKA_DI_LUAR_BATAS'));
  expect(await refused({ ...global, harga: null })).toEqual(cell('HARGA_EMAS_BELUM_DIISI'));
  expect(await refused({ ...good, kode: '751' })).toEqual(cell('DATA_TIDAK_DITEMUKAN'));
  expect(await refused({ ...good, kadar: 70 })).toEqual(cell('DATA_TIDAK_DITEMUKAN'));
  expect(await refused(good)).toEqual(cell('ISIAN_TIDAK_SAH'));
  expect(await refused({ ...global, _version: global._version - 1 })).toEqual([
    409,
    'HARGA_DISIMPAN_LAIN',
    [['baris.1.harga', 'HARGA_DISIMPAN_LAIN']],
  ]);
  expect((await admin.put(PATH, { baris: [] })).status).toBe(422);
});

test.each([
  ['the gold price', 'GLOBAL'],
  ['a kadar', 'KADAR 750 75'],
  ['a group that has a price', 'GROUP UBS750 75'],
  ['a group that has none yet', 'GROUP TUA750 75'],
])('of many who change %s at the same moment one wins, and the others are told so', async (_, id) => {
  const other = await line('KADAR 375 37.5');
  const racing = await line(id);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_unused, at) =>
      admin.put(PATH, {
        baris: [
          { ...pick(racing), harga: 2_000_000 + at },
          { ...pick(other), harga: 1_000_000 + at },
        ],
      }),
    ),
  );
  const won = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
  expect(won.length, JSON.stringify(answers.map(({ body }) => body))).toBe(1);
  for (const { status, body } of answers.filter((one) => one.status !== 200)) {
    expect([status, body.code]).toEqual([409, 'HARGA_DISIMPAN_LAIN']);
    expect(Object.keys(body.fields ?? {})).toContain('baris.0.harga');
  }
  expect(await prices()).toMatchObject({
    [id]: 2_000_000 + (won[0] ?? -1),
    'KADAR 375 37.5': 1_000_000 + (won[0] ?? -1),
  });
});

const pick = ({ jenis, kode, kadar, _version }: BarisHarga) => ({ jenis, kode, kadar, _version });

test('the screen of the list itself and the board do not overwrite each other', async () => {
  const stale = await to('KADAR 750 75', 2_480_000);
  const { body } = await admin.get('kadar/get/all');
  const row = (body.data as Record<string, unknown>[]).find(({ kode_kadar }) => kode_kadar === '750');
  expect((await admin.put('kadar/750', { ...row, harga_jual: 2_450_000 })).status).toBe(200);
  expect((await admin.put(PATH, { baris: [stale] })).body.code).toBe('HARGA_DISIMPAN_LAIN');
  expect((await admin.put(PATH, { baris: [await to('KADAR 750 75', 2_480_000)] })).status).toBe(200);
  expect((await admin.put('kadar/750', { ...row, harga_jual: 2_450_000 })).body.code).toBe('DATA_BERUBAH');
});

test('who may not change a list where it is kept does not change its prices here', async () => {
  const spv = await server.login('SPV');
  expect((await board(spv)).boleh).toEqual({ GLOBAL: false, KADAR: false, GROUP: false });
  const [kadar, group, global] = [
    await to('KADAR 750 75', 2_480_000),
    await to('GROUP UBS750 75', 2_480_000),
    await to('GLOBAL', 2_650_000),
  ];
  for (const client of [spv, kasir])
    expect((await client.put(PATH, { baris: [global] })).body.code).toBe('TIDAK_BERHAK');
  const before = await prices();
  const akses = ['/parameter-harga-emas-global', '/master-kelompok-harga'].map((menu) => ({
    menu,
    label: '',
    is_show: true,
  }));
  await server.look("update users set akses = $1 where user_id = 'ADMIN'", [JSON.stringify(akses)]);
  await modules(false);
  admin = await server.login('MU');
  expect((await board()).boleh).toEqual({ GLOBAL: true, KADAR: false, GROUP: false });
  expect((await admin.put(PATH, { baris: [global, kadar] })).body.code).toBe('TIDAK_BERHAK');
  expect((await admin.put(PATH, { baris: [global, group] })).body.code).toBe('MODUL_TIDAK_AKTIF');
  expect(await prices()).toEqual(before);
  expect((await admin.put(PATH, { baris: [global] })).status).toBe(200);
});

test('the effect that is foretold is what the tills then ask', async () => {
  const own = READY.find(({ kode_group }) => kode_group === 'TUA750')?.kode_barcode ?? '';
  await server.look('update barang set harga_emas = 2600000 where kode_barcode = $1', [own]);
  await admin.put('para-system', { values: { PEMBULATAN_DOWN_MODULE: true } }, { toko: 'K02' });
  const before = await scanned();
  const wanted: [string, number | null][] = [
    ['GLOBAL', 2_700_000],
    ['KADAR 750 75', 2_480_000],
    ['KADAR 420 42', null],
    ['GROUP LOTUS420 42', 1_590_000],
  ];
  const ask = await Promise.all(wanted.map(([id, harga]) => asked(id, harga)));
  const spv = await server.login('SPV');
  const reply = await spv.post('parameter-harga-emas/dampak', { baris: ask });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const told = reply.body.data as DampakHarga;
  const everywhere = (await admin.post('parameter-harga-emas/dampak', { baris: ask })).body
    .data as DampakHarga;
  const baris = await Promise.all(wanted.map(([id, harga]) => to(id, harga)));
  expect((await admin.put(PATH, { baris })).status).toBe(200);
  const after = await scanned();
  const moved = [...before.values()].filter(
    ({ kode_barcode, harga_emas }) => after.get(kode_barcode)?.harga_emas !== harga_emas,
  );
  const sum = (of: Map<string, PricedBarang>) =>
    moved.reduce((total, { kode_barcode }) => total + (of.get(kode_barcode)?.harga_jual ?? 0), 0);
  expect(moved.length).toBeGreaterThan(40);
  expect(told).toMatchObject({
    qty: moved.length,
    sebelum: sum(before),
    sesudah: sum(after),
  });
  expect(told.berat).toBeCloseTo(
    moved.reduce((total, { berat }) => total + berat, 0),
    3,
  );
  const example = told.contoh?.kode_barcode ?? '';
  expect(told.contoh).toMatchObject({
    sebelum: before.get(example)?.harga_jual,
    sesudah: after.get(example)?.harga_jual,
    nama_barang: before.get(example)?.nama_barang,
  });
  const stays = (kode_group: string) =>
    [...before.values()].filter((one) => one.kode_group === kode_group).length;
  expect(told.tidak_ikut).toContainEqual(
    expect.objectContaining({ sumber: 'KELOMPOK_HARGA', kode_group: 'UBS750', qty: stays('UBS750') }),
  );
  expect(told.tidak_ikut).toContainEqual(
    expect.objectContaining({ sumber: 'ITEM', kadar_label: '750/17K', qty: 1 }),
  );
  const held = told.tidak_ikut.reduce((total, { qty }) => total + qty, 0);
  expect(held).toBe(READY.length - moved.length);
  expect(everywhere.qty).toBeGreaterThan(told.qty);
  expect((await kasir.post('parameter-harga-emas/dampak', { baris: ask })).status).toBe(403);
});

test('the history of prices tells line, who, when, from what to what, also to a branch', async () => {
  await admin.put(PATH, {
    baris: [await to('KADAR 750 75', 2_480_000), await to('GROUP TUA750 75', 2_490_000)],
  });
  await admin.put(PATH, { baris: [await to('GLOBAL', 2_650_000), await to('GROUP TUA750 75', null)] });
  const { body } = await admin.get('kadar/get/all');
  const row = (body.data as Record<string, unknown>[]).find(({ kode_kadar }) => kode_kadar === '420');
  expect((await admin.put('kadar/420', { ...row, label: '420' })).status).toBe(200);
  const spv = await server.login('SPV');
  const history = async (query = '') => {
    const reply = await spv.get(`parameter-harga-emas/riwayat${query}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return {
      count: reply.body.count,
      rows: (reply.body.data as PerubahanLama[]).map((one) => [lineId(one), one.user_id, one.dari, one.ke]),
    };
  };
  const all = await history();
  expect(all.count).toBe(5);
  expect(all.rows).toEqual(
    expect.arrayContaining([
      ['GLOBAL', 'DEMO', null, CHAIN.hargaGlobal],
      ['GLOBAL', 'ADMIN', CHAIN.hargaGlobal, 2_650_000],
      ['KADAR 750 75', 'ADMIN', 2_429_000, 2_480_000],
      ['GROUP TUA750 75', 'ADMIN', null, 2_490_000],
      ['GROUP TUA750 75', 'ADMIN', 2_490_000, null],
    ]),
  );
  expect((await history('?jenis=GROUP&kode=TUA750&kadar=75')).rows).toEqual([
    ['GROUP TUA750 75', 'ADMIN', 2_490_000, null],
    ['GROUP TUA750 75', 'ADMIN', null, 2_490_000],
  ]);
  expect(await history('?limit=2&skip=1')).toMatchObject({
    count: 5,
    rows: [expect.any(Array), expect.any(Array)],
  });
  expect((await kasir.get('parameter-harga-emas/riwayat')).status).toBe(403);
});

test('the header is told what a till sells at, and the kadar that sells best', async () => {
  const told = async () =>
    (await kasir.get('parameter-harga-emas/kasir')).body.data as { laris: string; baris: BarisHarga[] };
  const most = Object.entries(Object.groupBy(READY, ({ kadar }) => kadar)).toSorted(
    ([, a = []], [, b = []]) => b.length - a.length,
  )[0]?.[0];
  const label = (kadar: number) => CHAIN.kadar.find((one) => one.kadar === kadar)?.label;
  expect((await told()).laris).toBe(label(Number(most)));
  const rare = READY.find(({ kadar }) => kadar !== Number(most) && kadar !== 75);
  const { harga_jual } = (await kasir.get(`barang/scan/${rare?.kode_barcode}`)).body.data as PricedBarang;
  const sold = await kasir.post('penjualan', {
    kode_sales: CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales,
    nama_customer: 'BUDI',
    lines: [{ kode_barcode: rare?.kode_barcode, harga_jual, diskon: 0 }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const { laris, baris } = await told();
  expect(laris).toBe(label(rare?.kadar ?? 0));
  expect(baris.find((one) => one.label === '750/17K')).toMatchObject({ harga: 2_429_000, sumber: 'KADAR' });
  expect(baris[0]).not.toHaveProperty('lebur');
});
