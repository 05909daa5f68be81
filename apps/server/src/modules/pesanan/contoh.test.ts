import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, lineOf, noFaktur, ownSample, pesananOf, pieceSupply, saleOf } from '../../testing/ordering.ts';
import { contradictionsOf, fieldsOf, ok, onDayOf } from '../../testing/replies.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
type Supplied = ReturnType<typeof next>;

interface Order {
  tahap: string;
  perkiraan: number;
  saldo: number;
  contoh: { jenis: string; tahap: string; kode_barcode: string; no_contoh: string; foto: string }[];
  barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
}

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const ordered = async (pieces: readonly Supplied[], line: object = {}): Promise<string> =>
  noFaktur(
    ok(
      await spv.post(
        'pesanan',
        pesananOf(
          pieces.map(({ piece }) => lineOf(piece, line)),
          100_000,
        ),
      ),
    ).body,
  );
const orderOf = async (no: string): Promise<Order> => ok(await spv.get(`pesanan/${no}`)).body.data as Order;
const outOf = (no: string, { kode_barcode }: Supplied, more: object = {}) => ({
  no_pesanan: `${no}/1`,
  kode_barcode,
  tgl_kembali: addDays(TODAY, 3),
  ...more,
});
const out = async (no: string, piece: Supplied): Promise<string> =>
  noFaktur(ok(await spv.post('contoh-keluar', outOf(no, piece))).body);
const scaleWeight = async (kode_barcode: string): Promise<number> => {
  const [row] = await server.look<{ mg: number }>(
    'select berat_asli::int as mg from barang where kode_barcode = $1',
    [kode_barcode],
  );
  return (row?.mg ?? 0) / 1000;
};
const back = async ({ kode_barcode }: Supplied, more: object = {}) => ({
  kode_barcode,
  kode_baki: TRAY,
  berat: await scaleWeight(kode_barcode),
  ...more,
});
const made = async (no: string, urut: number, { kode_barcode }: Supplied) =>
  ok(await spv.post('jadi-pesanan', { no_pesanan: `${no}/${urut}`, kode_barcode }));
/** All pieces of an order that wait, paid with its deposit and cash. */
const pickup = (no: string, { barang, saldo }: Order) => {
  const rp = barang.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  return saleOf(
    barang.map(({ kode_barcode, harga_jual, no_titip }) => ({
      kode_barcode,
      harga_jual,
      diskon: 0,
      no_titip,
    })),
    [{ jenis: 'TITIPAN', jumlah_rp: saldo, no_titip: no }, cash(rp - saldo)],
  );
};
const ended = (no_pesanan: string, jumlah_rp = 100_000) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
});
const place = async ({ kode_barcode }: Supplied) =>
  (
    await server.look('select status, kode_gudang, kode_baki from barang where kode_barcode = $1', [
      kode_barcode,
    ])
  )[0];
const contradictions = () => contradictionsOf(server);
const onDay = <T>(day: string, act: () => Promise<T>) => onDayOf(server, day, act);

describe('a sample of the shop', () => {
  test('goes out for a line, is for nobody else meanwhile, and comes back weighed', async () => {
    const [piece, sample] = [next(), next()];
    const { kode_barcode } = sample;
    const no = await ordered([piece], { contoh: { jenis: 'TOKO', kode_barcode } });
    expect((await orderOf(no)).contoh).toMatchObject([{ jenis: 'TOKO', tahap: 'DIMINTA', kode_barcode }]);
    const oc = await out(no, sample);
    expect(oc).toMatch(/^OCK01260225/);
    expect(await place(sample)).toMatchObject({ status: 'HOLD', kode_gudang: 'CONTOH' });
    expect((await orderOf(no)).contoh).toMatchObject([{ tahap: 'KELUAR', no_contoh: oc, kode_barcode }]);
    const named = { code: 'BARANG_CONTOH', message: expect.stringContaining(`${no}/1`) };
    expect((await kasir.get(`barang/scan/${kode_barcode}`)).body).toMatchObject(named);
    expect((await kasir.post('penjualan', saleOf([sample], [cash(sample.harga_jual)]))).body).toMatchObject(
      named,
    );
    const asHeld = saleOf([{ ...sample, no_titip: oc }], [cash(sample.harga_jual)]);
    expect((await kasir.post('penjualan', asHeld)).body.code).toBe('BARANG_CONTOH');
    expect((await spv.post('contoh-keluar', outOf(no, sample))).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    // The order does not close without it, by pickup or by its end.
    await made(no, 1, piece);
    const order = await orderOf(no);
    const waits = { code: 'CONTOH_BELUM_KEMBALI', message: expect.stringContaining(kode_barcode) };
    expect((await kasir.post('penjualan', pickup(no, order))).body).toMatchObject(waits);
    expect((await owner.post('batal-pesanan', ended(no), { toko: 'K01' })).body).toMatchObject(waits);
    const ok1 = noFaktur(ok(await spv.post('ambil-barang-contoh', await back(sample))).body);
    expect(ok1).toMatch(/^OKK01260225/);
    expect(await place(sample)).toMatchObject({ status: 'READY', kode_baki: TRAY });
    expect((await orderOf(no)).contoh).toMatchObject([{ tahap: 'KEMBALI' }]);
    expect((await spv.post('ambil-barang-contoh', await back(sample))).body.code).toBe('CONTOH_TIDAK_ADA');
    ok(await kasir.post('penjualan', pickup(no, order)));
    ok(await kasir.post('penjualan', saleOf([sample], [cash(sample.harga_jual)])));
    expect(await contradictions()).toEqual([]);
  });

  test('is for a line that is not made; neither it nor its way back is reversed', async () => {
    const [piece, other, sample] = [next(), next(), next()];
    const no = await ordered([piece, other]);
    await made(no, 1, piece);
    expect((await spv.post('contoh-keluar', outOf(no, sample))).body.code).toBe('PESANAN_SELESAI');
    const line = { no_pesanan: `${no}/2` };
    const past = outOf(no, sample, { ...line, tgl_kembali: addDays(TODAY, -1) });
    expect(fieldsOf(await spv.post('contoh-keluar', past))).toEqual({ tgl_kembali: 'TANGGAL_TIDAK_SAH' });
    const oc = noFaktur(ok(await spv.post('contoh-keluar', outOf(no, sample, line))).body);
    expect((await owner.post(`contoh-keluar/${oc}/batal`, { alasan: 'UJI' }, { toko: 'K01' })).status).toBe(
      404,
    );
    // One of two lines may be fetched: the order stays open.
    const first = await orderOf(no);
    const [{ harga_jual } = { harga_jual: 0 }] = first.barang;
    ok(
      await kasir.post(
        'penjualan',
        saleOf(
          first.barang.map(({ kode_barcode, no_titip }) => ({
            kode_barcode,
            harga_jual,
            diskon: 0,
            no_titip,
          })),
          [cash(harga_jual)],
        ),
      ),
    );
    ok(await spv.post('ambil-barang-contoh', await back(sample)));
    const wished = { contoh: { jenis: 'TOKO', kode_barcode: piece.kode_barcode } };
    expect(fieldsOf(await spv.post('pesanan', pesananOf([lineOf(other.piece, wished)], 100_000)))).toEqual({
      'lines.0.contoh.kode_barcode': 'STOCK_TIDAK_TERSEDIA',
    });
  });

  test('that weighs other than it left is described, and approved by another', async () => {
    const [piece, sample] = [next(), next()];
    const no = await ordered([piece]);
    await out(no, sample);
    const light = await back(sample, { berat: (await scaleWeight(sample.kode_barcode)) - 0.5 });
    expect(fieldsOf(await spv.post('ambil-barang-contoh', light))).toEqual({ deskripsi: 'WAJIB_DIISI' });
    const said = { ...light, deskripsi: 'PATAH DI TUKANG' };
    expect((await spv.post('ambil-barang-contoh', said)).body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'BERAT CONTOH' },
    });
    expect(
      fieldsOf(await owner.post('ambil-barang-contoh', { ...said, kode_baki: 'TIADA' }, { toko: 'K01' })),
    ).toEqual({ kode_baki: 'PILIHAN_TIDAK_SAH' });
    const { body } = ok(await owner.post('ambil-barang-contoh', said, { toko: 'K01' }));
    expect(body.data).toMatchObject({ no_pesanan: `${no}/1`, selisih: -0.5 });
    expect(await contradictions()).toEqual([]);
  });

  test('that is late is told of, under attention and on the dashboard', async () => {
    const [piece, sample] = [next(), next()];
    const no = await ordered([piece]);
    const oc = await out(no, sample);
    expect(ok(await spv.get('contoh-keluar')).body.data).toMatchObject([
      { no_contoh: oc, keadaan: 'KELUAR' },
    ]);
    await onDay(addDays(TODAY, 4), async () => {
      expect(ok(await spv.get('contoh-keluar?keadaan=LEWAT')).body.data).toMatchObject([{ no_contoh: oc }]);
      const told = ok(await spv.get('dashboard/perhatian')).body.data as { hal: string; jumlah: number }[];
      expect(told.find(({ hal }) => hal === 'CONTOH_LEWAT')).toMatchObject({ jumlah: 1 });
      const janji = ok(await spv.get('dashboard/janji')).body.data;
      expect(janji).toContainEqual(expect.objectContaining({ jenis: 'CONTOH', hal: 'LEWAT', jumlah: 1 }));
    });
    const listed = ok(await spv.get(`pesanan/report-contoh?tgl_from=${TODAY}&tgl_to=${TODAY}`)).body.data as {
      rows: object[];
    };
    expect(JSON.stringify(listed)).toContain(sample.kode_barcode);
    ok(await spv.post('ambil-barang-contoh', await back(sample)));
  });
});

describe('a sample of the customer', () => {
  test('is kept with its line, returned weighed, once, and before the order closes', async () => {
    const piece = next();
    const contoh = await ownSample(spv, 3.21);
    const no = await ordered([piece], { contoh });
    const [kept] = (await orderOf(no)).contoh;
    expect(kept).toMatchObject({
      jenis: 'BAWA_SENDIRI',
      tahap: 'KELUAR',
      berat: 3.21,
      deskripsi: 'CINCIN IBU',
    });
    expect((await spv.get(kept?.foto ?? '')).status).toBe(200);
    await made(no, 1, piece);
    const order = await orderOf(no);
    const waits = { code: 'CONTOH_BELUM_KEMBALI', message: expect.stringContaining('CINCIN IBU') };
    expect((await kasir.post('penjualan', pickup(no, order))).body).toMatchObject(waits);
    expect((await owner.post('batal-pesanan', ended(no), { toko: 'K01' })).body).toMatchObject(waits);
    const said = (berat: number, keterangan = '') => ({ no_pesanan: `${no}/1`, berat, keterangan });
    expect(fieldsOf(await kasir.post('pesanan/kembali-contoh', said(3)))).toEqual({
      keterangan: 'WAJIB_DIISI',
    });
    expect((await kasir.post('pesanan/kembali-contoh', said(3, 'MATA LEPAS'))).body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'BERAT CONTOH' },
    });
    const all = await Promise.all(
      Array.from({ length: 16 }, () => kasir.post('pesanan/kembali-contoh', said(3.21))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => body.code === 'CONTOH_TIDAK_ADA')).toHaveLength(15);
    expect((await orderOf(no)).contoh).toMatchObject([{ tahap: 'KEMBALI', berat_kembali: 3.21 }]);
    ok(await kasir.post('penjualan', pickup(no, order)));
    expect(await contradictions()).toEqual([]);
  });

  test('stands on the slip and on the page of its claim', async () => {
    const { piece } = next();
    const contoh = await ownSample(spv, 3.21, 'GIWANG NENEK');
    const no = noFaktur(ok(await spv.post('pesanan', pesananOf([lineOf(piece, { contoh })], 100_000))).body);
    const slip = await spv.get(`pesanan/${no}/voucher`);
    expect(slip.status).toBe(200);
    const { tautan } = ok(await spv.get(`pesanan/${no}`)).body.data as { tautan: string };
    const kode = decodeURIComponent(tautan.split('/').at(-1) ?? '');
    const page = await server.app.inject({ url: `/cek-nota/${encodeURIComponent(kode)}` });
    expect(page.body).toContain('GIWANG NENEK');
    expect(page.body).toMatch(/3,210\sg/);
  });

  test('has a photo of its own', async () => {
    const { piece } = next();
    const contoh = await ownSample(spv, 2);
    const two = pesananOf([lineOf(piece, { contoh }), lineOf(piece, { contoh })], 100_000);
    expect((await spv.post('pesanan', two)).body.code).toBe('FOTO_WAJIB');
    ok(await spv.post('pesanan', pesananOf([lineOf(piece, { contoh })], 100_000)));
    expect((await spv.post('pesanan', pesananOf([lineOf(piece, { contoh })], 100_000))).body.code).toBe(
      'FOTO_WAJIB',
    );
  });
});

describe('whatever is asked at once', () => {
  test('of 64 who sell a piece or take it out as a sample one has it', async () => {
    const [piece, sample] = [next(), next()];
    const no = await ordered([piece]);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 2 === 0
          ? spv.post('contoh-keluar', outOf(no, sample))
          : kasir.post('penjualan', saleOf([sample], [cash(sample.harga_jual)])),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    if ((await orderOf(no)).contoh.length > 0) {
      const all = await Promise.all(
        Array.from({ length: 16 }, async () => spv.post('ambil-barang-contoh', await back(sample))),
      );
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    expect(await contradictions()).toEqual([]);
  });

  test('an order that ends has no sample out, whoever was first', async () => {
    for (let round = 0; round < 6; round++) {
      const [piece, sample] = [next(), next()];
      const no = await ordered([piece]);
      const [end, taken] = await Promise.all([
        owner.post('batal-pesanan', ended(no), { toko: 'K01' }),
        spv.post('contoh-keluar', outOf(no, sample)),
      ]);
      expect([end.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
      if (taken.status === 200) {
        expect(end.body.code).toBe('CONTOH_BELUM_KEMBALI');
        ok(await spv.post('ambil-barang-contoh', await back(sample)));
      }
    }
    expect(await contradictions()).toEqual([]);
  });

  test('a line is made or has a sample taken out for it, and then waits for it', async () => {
    for (let round = 0; round < 4; round++) {
      const [piece, sample] = [next(), next()];
      const no = await ordered([piece]);
      await Promise.all([
        spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode: piece.kode_barcode }),
        spv.post('contoh-keluar', outOf(no, sample)),
      ]);
      const order = await orderOf(no);
      const sold = await kasir.post('penjualan', pickup(no, order));
      // A piece below its minimum price asks for an approval: nothing else keeps it.
      const refusals = order.contoh.length > 0 ? ['CONTOH_BELUM_KEMBALI'] : [undefined, 'PERLU_OTORISASI'];
      expect(refusals).toContain(sold.body.code);
    }
    expect(await contradictions()).toEqual([]);
  });
});

describe('who may', () => {
  test('SPV, OWN and MU; a shop has its own alone; a closed day takes none; the first answer stays', async () => {
    const [piece, sample] = [next(), next()];
    const no = await ordered([piece]);
    expect((await kasir.post('contoh-keluar', outOf(no, sample))).status).toBe(403);
    expect((await kasir.post('ambil-barang-contoh', await back(sample))).status).toBe(403);
    expect((await owner.post('contoh-keluar', outOf(no, sample))).body.code).toBe('PILIH_TOKO');
    expect((await owner.post('contoh-keluar', outOf(no, sample), { toko: 'K02' })).body.code).toBe(
      'BARCODE_TOKO_LAIN',
    );
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    expect((await spv.post('contoh-keluar', outOf(no, sample))).body.code).toBe('HARI_SUDAH_DITUTUP');
    await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    const key = { headers: { 'idempotency-key': '00000000-0000-4000-8000-00000000c0c0' } };
    const first = ok(await spv.post('contoh-keluar', outOf(no, sample), key));
    expect((await spv.post('contoh-keluar', outOf(no, sample), key)).body.data).toEqual(first.body.data);
    const other = outOf(no, sample, { keterangan: 'LAIN' });
    expect((await spv.post('contoh-keluar', other, key)).body.code).toBe('KUNCI_DIPAKAI_LAIN');
    ok(await owner.post('ambil-barang-contoh', await back(sample), { toko: 'K01' }));
  });

  test('and every seal holds', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
