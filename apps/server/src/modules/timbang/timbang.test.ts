import type { BakiTimbang, DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const K01 = PIECES[0] ?? [];
const ETALASE = { kode_gudang: 'ETALASE', kode_toko: 'K01' };
const mg = (gram: number): number => Math.round(gram * 1000);
const plus = (gram: number, more: number): number => (mg(gram) + mg(more)) / 1000;

/** A tray as those see it who are told what should be in it. */
type Told = BakiTimbang & { jumlah: number; berat_seharusnya: number };

const show = async (client: Client): Promise<DataTimbang> =>
  (await client.get('timbang-baki')).body.data as DataTimbang;
const start = (client: Client, body: object = ETALASE) => client.post('timbang-baki/start', body);
const reset = (client: Client) => client.post('timbang-baki/reset');
const weigh = (client: Client, kode_baki: string, berat: unknown, sumber = 'SERIAL') =>
  client.post('timbang-baki/timbang', { kode_baki, berat, sumber });
const weighed = async (client: Client, kode_baki: string, berat: number): Promise<Told> => {
  const reply = await weigh(client, kode_baki, berat);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Told;
};
const trayOf = async (client: Client, kode_baki: string): Promise<Told> => {
  const tray = (await show(client)).data_timbang.find((one) => one.kode_baki === kode_baki);
  if (!tray) throw new Error(`no tray ${kode_baki}`);
  return tray as Told;
};
const inTray = (kode_baki: string) => K01.filter((piece) => piece.kode_baki === kode_baki);
const onScale = ({ berat_asli, berat_bandrol }: (typeof K01)[number]): number =>
  (mg(berat_asli) + mg(berat_bandrol)) / 1000;
/** The trays of K01 with the most pieces, each with its pieces in the order of the stock. */
const FULLEST = [...new Set(K01.map(({ kode_baki }) => kode_baki))].sort(
  (a, b) => inTray(b).length - inTray(a).length,
);
const [TRAY = '', OTHER = '', THIRD = ''] = FULLEST;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

describe('the session', () => {
  test('nothing runs: an empty list, in the words of the spec', async () => {
    const reply = await kasir.get('timbang-baki');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body).toMatchObject({
      data: { sesi: null, data_timbang: [], toleransi: 0.05 },
      message: 'Data Tidak Tersedia',
    });
    for (const refused of [await reset(kasir), await weigh(kasir, TRAY, 100)]) {
      expect(refused.status).toBe(409);
      expect(refused.body.code).toBe('TIMBANG_BELUM_DIMULAI');
    }
  });

  test('a location must be given, exist, and be this shop’s', async () => {
    const none = await start(kasir, { kode_gudang: '', kode_toko: 'K01' });
    expect(none.body.fields?.kode_gudang?.code).toBe('WAJIB_DIISI');
    const unknown = await start(kasir, { kode_gudang: 'ATAP', kode_toko: 'K01' });
    expect(unknown.body.fields?.kode_gudang?.code).toBe('PILIHAN_TIDAK_SAH');
    const other = await start(kasir, { kode_gudang: 'ETALASE', kode_toko: 'K02' });
    expect(other.body.fields?.kode_toko?.code).toBe('TOKO_TIDAK_DIKENAL');
    const elsewhere = CHAIN.baki.find((one) => one.kode_toko === 'K01' && one.kode_gudang !== 'ETALASE');
    const tray = await start(kasir, { ...ETALASE, kode_toko: elsewhere?.kode_baki ?? 'Z99' });
    expect(tray.body.fields?.kode_toko?.code).toBe('TOKO_TIDAK_DIKENAL');
    expect((await start(owner)).body.code).toBe('PILIH_TOKO');
    expect((await (await server.login('DEV')).get('timbang-baki')).body.code).toBe('TIDAK_BERHAK');
    expect(await server.look('select 1 from timbang_sesi')).toEqual([]);
  });

  test('a location without trays is not started', async () => {
    await server.look(
      "insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis) values ('K01', 'KOSONG', 'KOSONG', 'BRANKAS')",
    );
    const reply = await start(kasir, { kode_gudang: 'KOSONG', kode_toko: 'K01' });
    expect(reply.body).toMatchObject({
      data: { sesi: null, data_timbang: [] },
      message: 'Data Tidak Tersedia',
    });
    expect(await server.look('select 1 from timbang_sesi')).toEqual([]);
  });

  test('two who start at once share one session; an old client names a tray of it for the shop', async () => {
    const replies = await Promise.all([
      start(kasir),
      start(spv),
      start(kasir, { ...ETALASE, kode_toko: TRAY }),
      start(spv, { ...ETALASE, kode_toko: OTHER }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = replies.map(({ body }) => (body.data as DataTimbang).sesi?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await server.look('select kode_toko, kode_gudang, selesai_at from timbang_sesi')).toEqual([
      { kode_toko: 'K01', kode_gudang: 'ETALASE', selesai_at: null },
    ]);
    expect(
      await server.look("select 1 from audit where entity = 'timbang' and action = 'start'"),
    ).toHaveLength(1);
  });

  test('shows every tray of the location with what it should weigh', async () => {
    const { sesi, data_timbang } = await show(spv);
    expect(sesi).toMatchObject({ kode_toko: 'K01', kode_gudang: 'ETALASE', tanggal: TODAY });
    const own = CHAIN.baki.filter((one) => one.kode_toko === 'K01' && one.kode_gudang === 'ETALASE');
    expect(data_timbang.map(({ kode_baki }) => kode_baki)).toEqual(
      own.map(({ kode_baki }) => kode_baki).sort(),
    );
    for (const tray of data_timbang) {
      const pieces = inTray(tray.kode_baki);
      const empty = own.find(({ kode_baki }) => kode_baki === tray.kode_baki)?.berat_baki ?? 0;
      const load = pieces.reduce((sum, piece) => sum + mg(onScale(piece)), 0);
      expect(tray).toMatchObject({
        jumlah: pieces.length,
        berat_baki: empty,
        berat_seharusnya: (load + mg(empty)) / 1000,
        berat_timbang: null,
        selisih: null,
        status: 'BELUM',
        sumber: null,
        berubah: false,
        dugaan: [],
      });
      expect(mg(tray.berat_bandrol ?? 0)).toBe(pieces.length * 120);
    }
  });

  test('another location waits for the reset; another shop is not concerned', async () => {
    const reply = await start(spv, { kode_gudang: 'BRANKAS', kode_toko: 'K01' });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('TIMBANG_GUDANG_LAIN');
    expect(String(reply.body.message)).toMatch(/^Timbang baki gudang .+ masih berjalan, reset dahulu$/);
    const kasir2 = await server.login('KASIR2');
    expect(await show(kasir2)).toMatchObject({ sesi: null, data_timbang: [] });
    expect((await weigh(kasir2, TRAY, 100)).body.code).toBe('TIMBANG_BELUM_DIMULAI');
    expect((await reset(kasir2)).body.code).toBe('TIMBANG_BELUM_DIMULAI');
  });
});

describe('weighing', () => {
  test('within the tolerance, its edge included, the tray fits', async () => {
    const { berat_seharusnya } = await trayOf(spv, THIRD);
    expect(await weighed(spv, THIRD, plus(berat_seharusnya, 0.05))).toMatchObject({
      kode_baki: THIRD,
      berat_seharusnya,
      berat_timbang: plus(berat_seharusnya, 0.05),
      selisih: 0.05,
      status: 'COCOK',
      sumber: 'SERIAL',
      ditimbang_oleh: 'SPV1',
      dugaan: [],
    });
    expect(await weighed(spv, THIRD, plus(berat_seharusnya, 0.051))).toMatchObject({
      selisih: 0.051,
      status: 'SELISIH',
    });
    expect(await weighed(spv, THIRD, berat_seharusnya)).toMatchObject({ selisih: 0, status: 'COCOK' });
    expect((await trayOf(spv, THIRD)).status).toBe('COCOK');
  });

  test('a missing piece is named', async () => {
    const { berat_seharusnya } = await trayOf(spv, TRAY);
    const [missing] = inTray(TRAY);
    if (!missing) throw new Error('an empty tray');
    const tray = await weighed(spv, TRAY, plus(berat_seharusnya, -onScale(missing)));
    expect(tray).toMatchObject({ status: 'SELISIH', selisih: -onScale(missing) });
    const [first] = tray.dugaan;
    expect(first).toMatchObject({ jenis: 'KURANG', berat: onScale(missing), sisa: 0 });
    expect(first?.barang).toHaveLength(1);
    const named = tray.dugaan.flatMap(({ barang }) => barang.map(({ kode_barcode }) => kode_barcode));
    expect(named).toContain(missing.kode_barcode);
    for (const { barang } of tray.dugaan)
      for (const piece of barang) expect(piece).toMatchObject({ kode_baki: TRAY, status: 'READY' });
    expect((await trayOf(spv, TRAY)).dugaan).toEqual(tray.dugaan);
  });

  test('a piece of another tray is named, and one sold today that still lies there', async () => {
    const { berat_seharusnya } = await trayOf(spv, TRAY);
    const [stray] = inTray(OTHER);
    const [sold] = inTray(THIRD).filter(({ berat_asli }) => berat_asli < 8);
    if (!stray || !sold) throw new Error('empty trays');
    const surplus = await weighed(spv, TRAY, plus(berat_seharusnya, onScale(stray)));
    const named = surplus.dugaan.filter(({ barang }) => barang.length === 1).flatMap(({ barang }) => barang);
    expect(named).toContainEqual({
      kode_barcode: stray.kode_barcode,
      nama_barang: stray.nama_barang,
      berat: onScale(stray),
      kode_baki: OTHER,
      status: 'READY',
    });
    for (const { jenis, barang } of surplus.dugaan) {
      expect(jenis).toBe('LEBIH');
      for (const { kode_baki, status } of barang) if (status === 'READY') expect(kode_baki).not.toBe(TRAY);
    }

    const before = await trayOf(spv, THIRD);
    await sell(sold.kode_barcode);
    const after = await trayOf(spv, THIRD);
    expect(after).toMatchObject({
      status: 'COCOK',
      berat_seharusnya: before.berat_seharusnya,
      berubah: true,
    });
    const still = await weighed(spv, THIRD, before.berat_seharusnya);
    expect(still).toMatchObject({ jumlah: before.jumlah - 1, status: 'SELISIH', selisih: onScale(sold) });
    expect(still.dugaan.flatMap(({ barang }) => barang)).toContainEqual({
      kode_barcode: sold.kode_barcode,
      nama_barang: sold.nama_barang,
      berat: onScale(sold),
      kode_baki: THIRD,
      status: 'SOLD',
      gerak: expect.any(String),
    });
    const gone = await weighed(spv, THIRD, plus(before.berat_seharusnya, -onScale(sold)));
    expect(gone).toMatchObject({ status: 'COCOK', selisih: 0, berubah: false });
  });

  test('what moved since a tray agreed is named before all else, and told; a group is weighed with the tray it lies in', async () => {
    const { berat_seharusnya } = await trayOf(spv, THIRD);
    await owner.put('para-system', { values: { MANUAL_ITEMS_TRANSACTION_MODULE: true } }, { toko: 'K01' });
    const numberOf = ({ body }: Awaited<ReturnType<typeof weigh>>) =>
      (body.data as { no_faktur: string }).no_faktur;
    const [moved] = await server.look<{ kode_barcode: string; mg: number }>(
      `select kode_barcode, (berat_asli + berat_bandrol)::int as mg from barang where kode_toko = 'K01' and kode_baki = $1 and status = 'READY' order by 1 limit 1`,
      [THIRD],
    );
    const { kode_barcode, mg: gone } = moved ?? { kode_barcode: '', mg: 0 };
    const lines = [{ kode_barcode, dari_baki: THIRD }];
    const pg = numberOf(await spv.post('pindahbarang', { kode_baki: OTHER, lines }));
    const place = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE', kode_toko: THIRD };
    const mt = numberOf(await spv.post('barang-manual', { ...place, qty: 2, berat: 5.432, hpp: 10_000_000 }));
    const expected = plus(plus(berat_seharusnya, 5.432), -gone / 1000);
    const surplus = await weighed(spv, THIRD, plus(expected, gone / 1000));
    expect(surplus.berat_seharusnya).toBe(expected);
    const stray = { kode_barcode, gerak: pg, kode_baki: OTHER, status: 'READY' };
    expect(surplus.dugaan[0]).toMatchObject({ jenis: 'LEBIH', sisa: 0, barang: [stray] });
    const short = await weighed(spv, THIRD, plus(expected, -5.432));
    const group = { kode_barcode: `UBS750/CCN/ETALASE/${THIRD}`, berat: 5.432, gerak: mt };
    expect(short.dugaan[0]).toMatchObject({ jenis: 'KURANG', sisa: 0, barang: [group] });
    const told = async (kode_baki: string, who = spv) => who.get(`timbang-baki/gerak/${kode_baki}`);
    const came = { no_faktur: mt, qty: 2, berat: 5.432, user_id: 'SPV1', sesudah: false };
    const left = { no_faktur: pg, kode_barcode, qty: -1, berat: -gone / 1000, sesudah: false };
    const sejak = expect.any(String);
    expect((await told(THIRD)).body.data).toMatchObject({ sejak, baris: [came, left] });
    const [first] = ((await told(OTHER)).body.data as { baris: object[] }).baris;
    expect(first).toMatchObject({ no_faktur: pg, kode_barcode, qty: 1 });
    expect((await told(THIRD, kasir)).body.code).toBe('TIDAK_BERHAK');
    expect((await told('ENTAH')).body.fields?.kode_baki?.code).toBe('DATA_TIDAK_DITEMUKAN');
    // Once it agrees nothing moved since.
    await weighed(spv, THIRD, expected);
    expect((await told(THIRD)).body.data).toMatchObject({ baris: [] });
  });

  test('the same key books one weighing', async () => {
    const body = { kode_baki: OTHER, berat: 1, sumber: 'SERIAL' };
    const count = () => server.look<object>('select 1 from timbang_aktivitas where kode_baki = $1', [OTHER]);
    const key = 'timbang-sekali';
    const first = await kasir.post('timbang-baki/timbang', body, { key });
    const second = await kasir.post('timbang-baki/timbang', body, { key });
    expect(second.body).toEqual(first.body);
    expect(await count()).toHaveLength(1);
    const other = await kasir.post('timbang-baki/timbang', { ...body, berat: 2 }, { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
  });

  test('a weight far off explains nothing, and no weight is nonsense', async () => {
    expect(await weighed(spv, OTHER, 0)).toMatchObject({ status: 'SELISIH', dugaan: [] });
    const bad = async (berat: unknown) => (await weigh(kasir, OTHER, berat)).body.fields?.berat?.code;
    expect(await bad(-1)).toBe('ANGKA_DI_LUAR_BATAS');
    expect(await bad(200_000)).toBe('ANGKA_DI_LUAR_BATAS');
    expect(await bad('12.3456')).toBe('BERAT_TIDAK_SAH');
    expect(await bad('1e3')).toBeDefined();
    expect((await weigh(kasir, OTHER, 1, 'TEBAK')).body.fields?.sumber?.code).toBe('PILIHAN_TIDAK_SAH');
    expect((await weigh(kasir, 'BRA01', 1)).body.fields?.kode_baki?.code).toBe('PILIHAN_TIDAK_SAH');
    expect((await weigh(kasir, 'ZZZ', 1)).body.fields?.kode_baki?.code).toBe('PILIHAN_TIDAK_SAH');
  });

  test('a typed-in weight is flagged; the cashier needs a signature for exactly it', async () => {
    const { berat_seharusnya } = await trayOf(spv, OTHER);
    expect((await weigh(spv, OTHER, berat_seharusnya, 'MANUAL')).body.data).toMatchObject({
      sumber: 'MANUAL',
      ditimbang_oleh: 'SPV1',
    });
    const refused = await weigh(kasir, OTHER, berat_seharusnya, 'MANUAL');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: {
        kategori: 'TIMBANG MANUAL',
        notes: `Timbang baki ${OTHER} diketik ${formatGram(Math.round(berat_seharusnya * 1000))} g`,
      },
    });
    const body = { kode_baki: OTHER, berat: berat_seharusnya, sumber: 'MANUAL' };
    const granted = await kasir.postApproved('timbang-baki/timbang', body, 'SPV1');
    expect(granted.status, JSON.stringify(granted.body)).toBe(200);
    expect(granted.body.data).toMatchObject({ sumber: 'MANUAL', status: 'COCOK', ditimbang_oleh: 'KASIR1' });
    const rows = await server.look<{ signed: boolean }>(
      "select otorisasi_id is not null as signed from timbang_aktivitas where sumber = 'MANUAL' order by id",
    );
    expect(rows).toEqual([{ signed: false }, { signed: true }]);
  });

  test('what was weighed cannot be changed, and only its own shop sees it', async () => {
    for (const change of ['update timbang_aktivitas set selisih = 0', 'delete from timbang_aktivitas'])
      await expect(server.look(change)).rejects.toThrow('append-only');
    const wrong = `insert into timbang_aktivitas (sesi_id, kode_toko, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki,
        berat_seharusnya, berat_timbang, selisih, toleransi, status, sumber, user_id)
      select sesi_id, kode_toko, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki, berat_seharusnya, berat_timbang,
        selisih + 1, toleransi, status, sumber, user_id from timbang_aktivitas limit 1`;
    await expect(server.look(wrong)).rejects.toThrow('timbang_aktivitas_jumlah');
    const seen = await server.app.kadar.db.transaction({ toko: 'K02' }, (tx) =>
      tx.raw('select (select count(*) from timbang_aktivitas) a, (select count(*) from timbang_sesi) s', []),
    );
    expect(seen.rows).toEqual([{ a: 0, s: 0 }]);
  });
});

describe('reset', () => {
  test('of two at once one resets; weighings stay, and a new session begins with nothing weighed', async () => {
    const before = await server.look('select id from timbang_aktivitas order by id');
    const replies = await Promise.all([reset(kasir), reset(spv)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await show(kasir)).toMatchObject({ sesi: null, data_timbang: [] });
    expect(await server.look('select id from timbang_aktivitas order by id')).toEqual(before);
    expect((await start(kasir)).status).toBe(200);
    expect(new Set((await show(kasir)).data_timbang.map(({ status }) => status))).toEqual(new Set(['BELUM']));
  });

  test('a session left over from another day is archived by the next start', async () => {
    await server.look('update timbang_sesi set tanggal = tanggal - 1 where selesai_at is null');
    expect(await show(kasir)).toMatchObject({ sesi: null });
    expect((await weigh(kasir, TRAY, 1)).body.code).toBe('TIMBANG_BELUM_DIMULAI');
    expect((await start(kasir, { kode_gudang: 'BRANKAS', kode_toko: 'K01' })).status).toBe(200);
    expect((await show(kasir)).sesi).toMatchObject({ kode_gudang: 'BRANKAS', tanggal: TODAY });
    expect(await server.look('select 1 from timbang_sesi where selesai_at is null')).toHaveLength(1);
    expect((await reset(kasir)).status).toBe(200);
  });
});

describe('the report', () => {
  type Row = Record<string, string | number | null>;
  const path = `timbang-baki/report?tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const rows = async (client: Client, more = '') => (await client.get(path + more)).body.data as Row[];

  test('has every weighing of every session', async () => {
    const [{ n } = { n: 0 }] = await server.look<{ n: number }>(
      'select count(*)::int n from timbang_aktivitas',
    );
    const all = await rows(spv);
    expect(all).toHaveLength(n);
    const typed = all.filter(({ sumber }) => sumber === 'MANUAL');
    expect(typed).toHaveLength(2);
    expect(typed[0]).toMatchObject({
      kode_baki: OTHER,
      status: 'COCOK',
      selisih: 0,
      user_id: 'SPV1',
      tanggal: TODAY,
    });
    expect((await rows(spv, '&status=SELISIH')).every(({ status }) => status === 'SELISIH')).toBe(true);
    expect(await rows(spv, '&kode_gudang=ETALASE')).toHaveLength(n);
    expect((await rows(owner))[0]?.kode_toko).toBe('K01');
    expect((await rows(await server.login('SPV2'))) ?? []).toEqual([]);
  });

  test.each([
    ['csv', 'MU'],
    ['xlsx', 'SPV'],
    ['pdf', 'OWN'],
  ])('as %s', async (format, level) => {
    const reply = await (await server.login(level)).get(`${path}&format=${format}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.raw.length).toBeGreaterThan(300);
  });
});

/** Sells a piece of K01 at the price of its scan. */
const sell = async (kode_barcode: string): Promise<void> => {
  const scan = await kasir.get(`barang/scan/${kode_barcode}`);
  const { harga_jual } = scan.body.data as { harga_jual: number };
  const body = {
    kode_sales: CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales,
    nama_customer: 'BUDI',
    lines: [{ kode_barcode, harga_jual, diskon: 0 }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual * 2 }],
  };
  const reply = await kasir.postApproved('penjualan', body, 'SPV1');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
