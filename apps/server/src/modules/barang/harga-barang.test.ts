import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { Barang, ListedBarang, PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { BarisHarga } from '@kadar/contract/endpoints/harga.ts';
import type {
  BarisUbahHarga,
  PerluUbah,
  riwayatHargaBarang,
} from '@kadar/contract/endpoints/harga-barang.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { addPiece, pieceInput, pieceOf } from './new-piece.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
let admin: Client;
const K01 = { toko: 'K01' };
const TETAP = { cara: 'TETAP' };

interface Preview {
  baris: BarisUbahHarga[];
  qty: number;
  sebelum: number;
  sesudah: number;
}
type RiwayatHarga = DataOf<typeof riwayatHargaBarang>;
type Rules = { harga: object; ongkos?: object };

beforeAll(async () => {
  server = await startTestApp('chain', { KADAR_PRINTER_HOSTS: '127.0.0.1' });
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  admin = await server.login('MU');
});
afterAll(() => server?.close());

const good = <T>(reply: Reply): T => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as T;
};
const preview = async (codes: readonly string[], { harga, ongkos = TETAP }: Rules, who = owner) =>
  good<Preview>(await who.post('barang/harga/pratinjau', { kode_barcodes: codes, harga, ongkos }, K01));
const applied = (shown: Preview, { harga, ongkos = TETAP }: Rules) => ({
  pieces: shown.baris
    .filter(({ berubah }) => berubah)
    .map(({ kode_barcode, _version, harga_baru }) => ({ kode_barcode, _version, harga_baru })),
  harga,
  ongkos,
});
const scan = async (kode: string) => good<PricedBarang>(await kasir.get(`barang/scan/${kode}`));
const pair = async (more: object = {}): Promise<[string, string]> => {
  const [one, two] = [await addPiece(spv, more), await addPiece(spv, { ...more, berat_asli: 2 })];
  return [one.kode_barcode, two.kode_barcode];
};
/** Moves what the lists ask for purities of 75 %, as the board does. */
const moveKadar75 = async (by: number): Promise<void> => {
  const { baris } = good<{ baris: BarisHarga[] }>(await owner.get('parameter-harga-emas/hari-ini'));
  const moved = baris
    .filter(({ jenis, kadar, sendiri }) => jenis !== 'GLOBAL' && kadar === 75 && sendiri !== null)
    .map(({ jenis, kode, kadar, sendiri, _version }) => ({
      jenis,
      kode,
      kadar,
      _version,
      harga: (sendiri ?? 0) + by,
    }));
  expect(moved.length).toBeGreaterThan(0);
  good(await owner.put('parameter-harga-emas/hari-ini', { baris: moved }));
};
const sell = async ({ kode_barcode, harga_jual }: PricedBarang): Promise<Reply> => {
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales;
  const payments = [{ jenis: 'CASH', jumlah_rp: harga_jual }];
  const lines = [{ kode_barcode, harga_jual }];
  return kasir.postApproved('penjualan', { kode_sales, nama_customer: 'BUDI', lines, payments }, 'SPV1');
};

describe('repricing a selection', () => {
  test('is shown piece by piece and together, and changes nothing until it is applied', async () => {
    const codes = await pair();
    const was = await scan(codes[0]);
    const rules = { harga: { cara: 'RUPIAH', rp: 3_000_000 }, ongkos: { cara: 'RUPIAH', rp: 50_000 } };
    const shown = await preview(codes, rules);
    const first = shown.baris.find(({ kode_barcode }) => kode_barcode === codes[0]);
    expect(first).toMatchObject({
      harga_emas_lama: was.harga_emas,
      harga_lama: was.harga_jual,
      harga_emas_baru: 3_000_000,
      // 5.23 g × 3,000,000 + 50,000, and 2 g.
      harga_baru: 15_740_000,
      sumber_baru: 'ITEM',
      berubah: true,
      di_bawah_minimum: false,
    });
    expect(shown).toMatchObject({ qty: 2, sesudah: 15_740_000 + 6_050_000 });
    expect(await scan(codes[0])).toEqual(was);

    const done = await owner.post('barang/harga', applied(shown, rules), K01);
    expect(done.body).toMatchObject({
      data: { qty: 2, sebelum: shown.sebelum, sesudah: shown.sesudah },
      message: 'Data Berhasil Edit',
    });
    expect(await scan(codes[0])).toMatchObject({ harga_jual: 15_740_000, harga_emas_khusus: 3_000_000 });
    const audit = await server.look(
      `select before, after from audit where entity = 'barang' and entity_key = $1 and user_id = 'OWNER'`,
      [codes[0]],
    );
    expect(audit).toEqual([
      {
        before: { harga_emas: null, ongkos: null, harga_jual: was.harga_jual },
        after: { harga_emas: 3_000_000, harga_acuan: was.harga_emas, ongkos: 50_000, harga_jual: 15_740_000 },
      },
    ]);
    // Back to the lists and the parameter: as it was.
    const back = { harga: { cara: 'IKUT' }, ongkos: { cara: 'IKUT' } };
    good(await owner.post('barang/harga', applied(await preview(codes, back), back), K01));
    expect(await scan(codes[0])).toMatchObject({ harga_jual: was.harga_jual, harga_emas_khusus: null });
  });

  test('by a percentage moves what is in force, to the thousand', async () => {
    const [kode] = await pair();
    const { harga_emas } = await scan(kode);
    const up = await preview([kode], { harga: { cara: 'PERSEN', percentMilli: 2_500 } });
    expect(up.baris[0]?.harga_emas_baru).toBe(Math.round((harga_emas * 1.025) / 1000) * 1000);
    const wild = { kode_barcodes: [kode], harga: { cara: 'PERSEN', percentMilli: -90_000 }, ongkos: TETAP };
    expect((await owner.post('barang/harga/pratinjau', wild, K01)).status).toBe(422);
  });

  test('names every piece that is not as it was shown, and changes none', async () => {
    const [stale, untouched] = await pair();
    const rules = { harga: { cara: 'RUPIAH', rp: 3_100_000 } };
    const body = applied(await preview([stale, untouched], rules), rules);
    const { _version } = good<Barang>(await spv.get(`barang/${stale}`));
    good(await spv.put(`barang/${stale}`, { _version, size: '12' }));
    const refused = await owner.post('barang/harga', body, K01);
    expect([refused.status, refused.body.code]).toEqual([409, 'BARANG_SUDAH_BERUBAH']);
    expect(refused.body.message).toContain(stale);
    expect(refused.body.message).not.toContain(untouched);
    const at = body.pieces.findIndex(({ kode_barcode }) => kode_barcode === stale);
    expect(refused.body.fields).toMatchObject({ [`pieces.${at}.kode_barcode`]: { code: 'DATA_BERUBAH' } });
    expect((await scan(untouched)).harga_emas_khusus).toBeNull();
  });

  test('is refused at another price than was shown', async () => {
    const [kode] = await pair();
    const rules = { harga: { cara: 'PERSEN', percentMilli: 1_000 } };
    const body = applied(await preview([kode], rules), rules);
    await moveKadar75(10_000);
    const refused = await owner.post('barang/harga', body, K01);
    expect(refused.body.fields).toMatchObject({ 'pieces.0.kode_barcode': { code: 'HARGA_BERUBAH' } });
    await moveKadar75(-10_000);
    expect((await owner.post('barang/harga', body, K01)).status).toBe(200);
  });

  test('of 64 who apply one preview at the same moment one does', async () => {
    const [kode] = await pair();
    const rules = { harga: { cara: 'RUPIAH', rp: 3_150_000 } };
    const body = applied(await preview([kode], rules), rules);
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => owner.post('barang/harga', body, K01)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(replies.flatMap(({ body: { code } }) => code ?? []));
    expect([...codes]).toEqual(['BARANG_SUDAH_BERUBAH']);
    const history = good<RiwayatHarga>(await kasir.get(`barang/${kode}/riwayat-harga`));
    expect(history.filter(({ sumber }) => sumber === 'ITEM')).toMatchObject([
      { user_id: 'OWNER', dari: null, ke: 3_150_000, harga_ke: body.pieces[0]?.harga_baru },
    ]);
  });

  test('the history of a price tells of its own and of the lists it follows, newest first', async () => {
    const [kode] = await pair();
    await moveKadar75(7_000);
    const rules = { harga: { cara: 'RUPIAH', rp: 3_050_000 }, ongkos: { cara: 'RUPIAH', rp: 60_000 } };
    good(await owner.post('barang/harga', applied(await preview([kode], rules), rules), K01));
    await moveKadar75(-7_000);
    const history = good<RiwayatHarga>(await kasir.get(`barang/${kode}/riwayat-harga`));
    const [down, own, up] = history.filter(({ sumber }) => sumber !== 'GROUP');
    expect([down?.sumber, own?.sumber, up?.sumber]).toEqual(['KADAR', 'ITEM', 'KADAR']);
    expect((up?.ke ?? 0) - (up?.dari ?? 0)).toBe(7_000);
    expect((down?.ke ?? 0) - (down?.dari ?? 0)).toBe(-7_000);
    expect(own).toMatchObject({ dari: null, ke: 3_050_000, ongkos_dari: null, ongkos_ke: 60_000 });
    expect((await kasir.get('barang/TIDAKADA/riwayat-harga')).body.code).toBe('BARCODE_TIDAK_DIKENAL');
  });

  test('against sales of its pieces at the same moment: of each piece one of both wins', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await pair())[1]));
    const rules = { harga: { cara: 'RUPIAH', rp: 3_200_000 } };
    for (const kode of codes) {
      const body = applied(await preview([kode], rules), rules);
      const seen = await scan(kode);
      const [sale, change] = await Promise.all([sell(seen), owner.post('barang/harga', body, K01)]);
      expect([sale.status, change.status].filter((status) => status === 200)).toHaveLength(1);
      expect([sale.body.code, change.body.code].filter(Boolean)).toEqual([
        expect.stringMatching(/^(HARGA_BERUBAH|BARANG_SUDAH_BERUBAH|OTORISASI_TIDAK_SAH)$/),
      ]);
      const { status } = good<Barang>(await kasir.get(`barang/${kode}`));
      expect(status).toBe(sale.status === 200 ? 'SOLD' : 'READY');
    }
  });

  test('a sold piece stands in the preview with its status, and is left alone', async () => {
    const [sold, there] = await pair();
    expect((await sell(await scan(sold))).status).toBe(200);
    const shown = await preview([sold, there], { harga: { cara: 'RUPIAH', rp: 3_000_000 } });
    expect(shown.baris.find(({ kode_barcode }) => kode_barcode === sold)).toMatchObject({
      status: 'SOLD',
      berubah: false,
    });
    expect(shown.qty).toBe(1);
  });

  test('a price per gram is for who sets prices; a charge for who writes pieces; nothing for a cashier', async () => {
    const [kode] = await pair();
    const gram = { harga: { cara: 'RUPIAH', rp: 3_000_000 } };
    const refused = await spv.post('barang/harga', applied(await preview([kode], gram, spv), gram));
    expect([refused.status, refused.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    const charge = { harga: TETAP, ongkos: { cara: 'RUPIAH', rp: 90_000 } };
    expect((await spv.post('barang/harga', applied(await preview([kode], charge, spv), charge))).status).toBe(
      200,
    );
    expect((await scan(kode)).ongkos).toBe(90_000);
    expect((await kasir.post('barang/harga/pratinjau', { kode_barcodes: [kode], ...charge })).status).toBe(
      403,
    );
    expect((await kasir.post('barang/harga', applied(await preview([kode], gram), gram))).status).toBe(403);
  });

  test('under the least price of its purity it is approved, as a sale would be', async () => {
    const [kode] = await pair();
    const { harga_minimum } = await scan(kode);
    expect(harga_minimum).toBeGreaterThan(0);
    const rules = { harga: { cara: 'RUPIAH', rp: Math.floor(harga_minimum / 2) } };
    const shown = await preview([kode], rules);
    expect(shown.baris[0]?.di_bawah_minimum).toBe(true);
    const body = applied(shown, rules);
    const refused = await admin.post('barang/harga', body, K01);
    expect(refused.body.need_auth).toMatchObject({
      kategori: 'HARGA MINIMUM',
      notes: expect.stringContaining(kode),
      amount: shown.sesudah,
    });
    expect((await scan(kode)).harga_emas_khusus).toBeNull();
    expect((await admin.postApproved('barang/harga', body, 'OWNER', K01)).status).toBe(200);
  });
});

describe('pieces whose price has moved on', () => {
  const moved = async (more = '') =>
    good<PerluUbah[]>(await owner.get(`barang/get/ready-update-kadar?limit=500${more}`, K01));

  test('a price of its own that is older than the lists, until it is given anew', async () => {
    const [own, follows] = await pair();
    const rules = { harga: { cara: 'RUPIAH', rp: 3_000_000 } };
    good(await owner.post('barang/harga', applied(await preview([own], rules), rules), K01));
    const of = async (kode: string) =>
      (await moved('&sebab=HARGA')).find(({ kode_barcode }) => kode_barcode === kode);
    const listed = async () =>
      good<ListedBarang[]>(await kasir.get('barang?harga_berubah=1&limit=500')).map(
        ({ kode_barcode }) => kode_barcode,
      );
    expect(await of(own)).toBeUndefined();
    await moveKadar75(25_000);
    const told = await of(own);
    expect(told).toMatchObject({ sebab: ['HARGA'], harga_emas_khusus: 3_000_000 });
    expect((told?.harga_daftar ?? 0) - (told?.harga_acuan ?? 0)).toBe(25_000);
    // What follows the lists is priced anew by itself.
    expect(await of(follows)).toBeUndefined();
    expect(await listed()).toContain(own);
    expect(await listed()).not.toContain(follows);
    // Its form sets it anew, too.
    const { _version } = good<Barang>(await owner.get(`barang/${own}`, K01));
    good(await owner.put(`barang/${own}`, { _version, harga_emas_khusus: 3_050_000 }, K01));
    expect(await of(own)).toBeUndefined();
    await moveKadar75(-25_000);
    expect(await listed()).toContain(own);
  });

  test('one that was added with a price of its own is priced against the lists of that day', async () => {
    const { kode_barcode } = pieceOf(
      await owner.post('barang', pieceInput({ harga_emas_khusus: 2_900_000 }), K01),
    );
    expect((await moved()).map((one) => one.kode_barcode)).not.toContain(kode_barcode);
  });

  test('tags that show a price: each piece that had one before is a copy and audited; another price asks for another tag', async () => {
    const printer = { kode_printer: 'TAG', nama_printer: 'TAG', jenis: 'TAG', profil: 'TSPL', driver: 'TCP' };
    good(await owner.post('printer', { ...printer, alamat: '127.0.0.1:9100' }, K01));
    const { layout } = good<{ layout: { fields: object[] } }>(await owner.get('label-tag', K01));
    const price = { isi: 'HARGA', x: 229, y: 30, lebar: 202, tinggi: 18, huruf: 1, rata: 'KIRI', teks: '' };
    const codes = await pair();
    const [had, fresh] = codes;
    const print = async (kode_barcodes: readonly string[]) =>
      good<{ id: string; salinan: number }>(await spv.post('cetak', { apa: 'TAG', kode_barcodes }));
    const copies = () =>
      server.look(
        `select entity_key, after from audit where action = 'reprint' and entity_key = any($1) order by id`,
        [codes],
      );
    const labels = async () =>
      (await moved('&sebab=LABEL'))
        .map(({ kode_barcode }) => kode_barcode)
        .filter((code) => codes.includes(code));

    expect(await print([had])).toMatchObject({ salinan: 0 });
    good(
      await owner.put(
        'label-tag',
        { layout: { ...layout, fields: [...layout.fields, price] }, version: 0 },
        K01,
      ),
    );
    const both = await print(codes);
    expect(both.salinan).toBe(1);
    expect(await copies()).toEqual([{ entity_key: had, after: { salinan: 1 } }]);
    const again = good<{ id: string; salinan: number }>(await spv.post(`cetak/job/${both.id}/lagi`, {}));
    expect(again.salinan).toBe(2);
    expect((await copies()).slice(1)).toEqual([
      { entity_key: had, after: { salinan: 2 } },
      { entity_key: fresh, after: { salinan: 1 } },
    ]);
    expect(
      await server.look(`select isi -> 'tags' -> 1 -> 'harga' as rp from cetak where id = $1`, [both.id]),
    ).toEqual([{ rp: (await scan(fresh)).harga_jual }]);
    // Each tag says of itself which copy it is.
    expect(
      await server.look(
        `select tag -> 'salinan' as salinan from cetak, jsonb_array_elements(isi -> 'tags') tag
         where id = $1 order by tag ->> 'kode_barcode' = $2 desc`,
        [again.id, had],
      ),
    ).toEqual([{ salinan: 2 }, { salinan: 1 }]);

    expect(await labels()).toEqual([]);
    const rules = { harga: TETAP, ongkos: { cara: 'RUPIAH', rp: 987_000 } };
    good(await owner.post('barang/harga', applied(await preview([fresh], rules), rules), K01));
    expect(await labels()).toEqual([fresh]);
    await print([fresh]);
    expect(await labels()).toEqual([]);
    // Also what follows the lists asks for a tag when they move.
    await moveKadar75(5_000);
    expect((await labels()).toSorted()).toEqual([...codes].toSorted());
  });
});
