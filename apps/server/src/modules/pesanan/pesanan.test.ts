import { chartPesanan } from '@kadar/contract/endpoints/dashboard.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, lineOf, noFaktur, pesananOf, pieceSupply, saleOf } from '../../testing/ordering.ts';
import { contradictionsOf, fieldsOf, ok, onDayOf } from '../../testing/replies.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
type Supplied = ReturnType<typeof next>;
interface Order {
  saldo: number;
  dibayar: number;
  tahap: string;
  keadaan: string;
  perkiraan: number;
  hangus_rp: number;
  lines: { no_pesanan: string; status: string; kode_barcode: string | null; perlu_setuju: boolean }[];
  barang: {
    kode_barcode: string;
    harga_jual: number;
    no_titip: string;
    bagian_rp: number;
    terkunci: boolean;
    tunda: boolean;
  }[];
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

/** An order of pieces like these, taken by SPV, who may take less than the least deposit. */
const ordered = async (pieces: readonly Supplied[], rp: number, more: object = {}, line: object = {}) =>
  noFaktur(
    ok(
      await spv.post(
        'pesanan',
        pesananOf(
          pieces.map(({ piece }) => lineOf(piece, line)),
          rp,
          more,
        ),
      ),
    ).body,
  );
const finished = async (no: string, urut: number, { kode_barcode }: Supplied) =>
  noFaktur(ok(await spv.post('jadi-pesanan', { no_pesanan: `${no}/${urut}`, kode_barcode })).body);
const orderOf = async (no: string, who: Client = spv) =>
  ok(await who.get(`pesanan/${no}`)).body.data as Order;
const lines = ({ barang }: Order) =>
  barang.map(({ kode_barcode, harga_jual, no_titip }) => ({ kode_barcode, harga_jual, diskon: 0, no_titip }));
const deposit = (no_titip: string, jumlah_rp: number) => ({ jenis: 'TITIPAN', jumlah_rp, no_titip });
const ended = (no_pesanan: string, jumlah_rp: number, more: object = {}) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
  ...more,
});
const place = async ({ kode_barcode }: { kode_barcode: string }) =>
  (await server.look('select status, kode_gudang from barang where kode_barcode = $1', [kode_barcode]))[0];
const contradictions = () => contradictionsOf(server);
const onDay = <T>(day: string, act: () => Promise<T>) => onDayOf(server, day, act);

describe('an order', () => {
  test('is taken against a deposit, made, and fetched at its locked price at the till', async () => {
    const piece = next();
    const no = await ordered([piece], 2_000_000);
    expect(no).toMatch(/^OPK01260225/);
    expect(await orderOf(no)).toMatchObject({
      saldo: 2_000_000,
      tahap: 'PESAN',
      keadaan: 'BUKA',
      barang: [],
    });
    ok(await spv.post('pesanan/proses', { no_pesanan: `${no}/1` }));
    expect(await orderOf(no)).toMatchObject({ tahap: 'PROSES' });
    const jadi = await finished(no, 1, piece);
    expect(await place(piece)).toEqual({ status: 'HOLD', kode_gudang: 'PESANAN' });
    const order = await orderOf(no, kasir);
    expect(order).toMatchObject({
      tahap: 'JADI',
      barang: [
        { no_titip: jadi, harga_jual: order.perkiraan, bagian_rp: 2_000_000, terkunci: true, tunda: false },
      ],
    });
    const rest = order.perkiraan - 2_000_000;
    expect((await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]))).body.code).toBe(
      'STOCK_TIDAK_TERSEDIA',
    );
    const sale = ok(
      await kasir.post('penjualan', saleOf(lines(order), [deposit(no, 2_000_000), cash(rest)])),
    );
    expect(await orderOf(no)).toMatchObject({ saldo: 0, tahap: 'DIAMBIL', keadaan: 'SELESAI' });
    expect(await place(piece)).toMatchObject({ status: 'SOLD' });
    const [posted] = await server.look<{ rp: number }>(
      `select sum(debet)::int as rp from jurnal where no_jurnal = $1 and role = 'TITIPAN_PESANAN'`,
      [noFaktur(sale.body)],
    );
    expect(posted).toEqual({ rp: 2_000_000 });
    // What follows it is undone first.
    expect((await spv.post(`jadi-pesanan/${jadi}/batal`, { alasan: 'UJI' })).body.code).toBe(
      'DOKUMEN_DIIKUTI',
    );
    ok(await owner.post(`penjualan/${noFaktur(sale.body)}/batal`, { alasan: 'UJI' }, { toko: 'K01' }));
    expect(await orderOf(no)).toMatchObject({ saldo: 2_000_000, tahap: 'JADI' });
    ok(await spv.post(`jadi-pesanan/${jadi}/batal`, { alasan: 'UJI' }));
    expect(await orderOf(no)).toMatchObject({ saldo: 2_000_000, tahap: 'PROSES' });
    expect(await place(piece)).toMatchObject({ status: 'READY' });
    expect((await spv.post(`jadi-pesanan/${jadi}/batal`, { alasan: 'UJI' })).body.code).toBe(
      'SUDAH_DIBATALKAN',
    );
    expect(await contradictions()).toEqual([]);
  });

  test('without a deposit is for OWN; less than the least, and a lock below the list, ask', async () => {
    const { piece } = next();
    const none = pesananOf([lineOf(piece)], 0);
    expect((await spv.post('pesanan', none)).body.code).toBe('PESANAN_TANPA_DP');
    ok(await owner.post('pesanan', none, { toko: 'K01' }));
    expect((await kasir.post('pesanan', pesananOf([lineOf(piece)], 10_000))).body.code).toBe(
      'PERLU_OTORISASI',
    );
    const cheap = pesananOf([lineOf(piece, { harga_emas: 1_000 })], 50_000);
    expect((await kasir.post('pesanan', cheap)).body.code).toBe('PERLU_OTORISASI');
    ok(await kasir.post('pesanan', { ...cheap, mengikat: false }));
    const late = pesananOf([lineOf(piece)], 10_000, { tgl_janji: addDays(TODAY, -1) });
    expect(fieldsOf(await spv.post('pesanan', late))).toEqual({ tgl_janji: 'TANGGAL_TIDAK_SAH' });
    const other = pesananOf([lineOf(piece, { kode_group: 'XX' })], 10_000);
    expect(fieldsOf(await spv.post('pesanan', other))).toEqual({ 'lines.0.kode_group': 'PILIHAN_TIDAK_SAH' });
    const much = pesananOf([lineOf(piece)], 9_000_000_000);
    expect(fieldsOf(await spv.post('pesanan', much))).toEqual({ jumlah_rp: 'TITIPAN_MELEBIHI_HARGA' });
  });

  test('that is not locked, or whose lock is over, is fetched at the price of the day with its own work', async () => {
    const [free, locked] = [next(), next()];
    const no = await ordered([free], 100_000, { mengikat: false }, { harga_emas: 1_000_000 });
    await finished(no, 1, free);
    const [today] = (await orderOf(no)).barang;
    expect(today).toMatchObject({ terkunci: false });
    expect(today?.harga_jual).toBeGreaterThan((await orderOf(no)).perkiraan);
    const until = await ordered([locked], 100_000, { kunci_sampai: TODAY }, { harga_emas: 1_000_000 });
    await finished(until, 1, locked);
    expect((await orderOf(until)).barang).toMatchObject([{ terkunci: true }]);
    await onDay(addDays(TODAY, 1), async () => {
      expect((await orderOf(until)).barang).toMatchObject([{ terkunci: false }]);
      const stale = (await orderOf(until)).perkiraan;
      const sale = saleOf(
        lines(await orderOf(until)).map((one) => ({ ...one, harga_jual: stale })),
        [cash(stale)],
      );
      expect((await kasir.post('penjualan', sale)).body.code).toBe('HARGA_BERUBAH');
    });
  });

  test('of another weight than was ordered waits for its customer', async () => {
    const piece = next();
    const no = await ordered([piece], 100_000, {}, { est_berat: piece.piece.berat * 2 });
    await finished(no, 1, piece);
    const order = await orderOf(no);
    expect(order.barang).toMatchObject([{ tunda: true }]);
    const sale = saleOf(lines(order), [cash(order.barang[0]?.harga_jual ?? 0)]);
    expect((await kasir.post('penjualan', sale)).body.code).toBe('PESANAN_BELUM_DISETUJUI');
    const said = (jawab: string) => ({
      no_pesanan: `${no}/1`,
      kode_barcode: piece.kode_barcode,
      jawab,
      nama: 'SITI',
    });
    expect((await kasir.post('pesanan/setuju', said('YA'))).body.code).toBe('PERLU_OTORISASI');
    expect(
      (await spv.post('pesanan/setuju', { ...said('YA'), kode_barcode: next().kode_barcode })).body.code,
    ).toBe('DATA_BERUBAH');
    ok(await spv.post('pesanan/setuju', said('YA')));
    ok(await spv.post('pesanan/setuju', said('TIDAK')));
    expect((await kasir.post('penjualan', sale)).body.code).toBe('PESANAN_BELUM_DISETUJUI');
    ok(await spv.post('pesanan/setuju', said('YA')));
    ok(await kasir.post('penjualan', sale));
    expect((await spv.post('pesanan/setuju', said('YA'))).body.code).toBe('PESANAN_SELESAI');
  });

  test('of two lines gives each its share of the deposit, and what is left over goes back', async () => {
    const [a, b] = [next(), next()];
    const no = await ordered([a, b], 5_000_000);
    await finished(no, 1, a);
    const first = await orderOf(no);
    expect(first.tahap).toBe('PESAN');
    const [{ harga_jual, bagian_rp } = { harga_jual: 0, bagian_rp: 0 }] = first.barang;
    expect(bagian_rp).toBeLessThan(5_000_000);
    const more = saleOf(lines(first), [deposit(no, bagian_rp + 1), cash(harga_jual - bagian_rp - 1)]);
    expect(fieldsOf(await kasir.post('penjualan', more))).toEqual({
      'payments.0.jumlah_rp': 'TITIPAN_TIDAK_CUKUP',
    });
    ok(
      await kasir.post(
        'penjualan',
        saleOf(lines(first), [deposit(no, bagian_rp), cash(harga_jual - bagian_rp)]),
      ),
    );
    const jadi = await finished(no, 2, b);
    expect((await orderOf(no)).barang).toMatchObject([{ no_titip: jadi, bagian_rp: 5_000_000 - bagian_rp }]);
    const last = await orderOf(no);
    ok(await kasir.post('penjualan', saleOf(lines(last), [cash(last.barang[0]?.harga_jual ?? 0)])));
    expect(await orderOf(no)).toMatchObject({
      tahap: 'DIAMBIL',
      saldo: 5_000_000 - bagian_rp,
      hangus_rp: 0,
    });
    ok(await owner.post('batal-pesanan', ended(no, 5_000_000 - bagian_rp), { toko: 'K01' }));
    expect(await orderOf(no)).toMatchObject({ saldo: 0 });
    expect((await owner.post('batal-pesanan', ended(no, 0), { toko: 'K01' })).body.code).toBe(
      'PESANAN_SELESAI',
    );
    expect(await contradictions()).toEqual([]);
  });

  test('takes more money up to its estimate, and gives it back while nothing follows', async () => {
    const piece = next();
    const no = await ordered([piece], 100_000);
    const { perkiraan } = await orderOf(no);
    const more = (rp: number) => ({ no_pesanan: no, jumlah_rp: rp, payments: [cash(rp)] });
    expect(fieldsOf(await kasir.post('tambah-pesanan', more(perkiraan)))).toEqual({
      jumlah_rp: 'TITIPAN_MELEBIHI_HARGA',
    });
    const od = noFaktur(ok(await kasir.post('tambah-pesanan', more(perkiraan - 100_000))).body);
    expect(await orderOf(no)).toMatchObject({ saldo: perkiraan, dibayar: perkiraan });
    ok(await spv.post(`tambah-pesanan/${od}/batal`, { alasan: 'UJI' }));
    expect(await orderOf(no)).toMatchObject({ saldo: 100_000, dibayar: 100_000 });
    const again = noFaktur(ok(await kasir.post('tambah-pesanan', more(50_000))).body);
    ok(await owner.post('batal-pesanan', ended(no, 150_000), { toko: 'K01' }));
    expect((await spv.post(`tambah-pesanan/${again}/batal`, { alasan: 'UJI' })).body.code).toBe(
      'DOKUMEN_DIIKUTI',
    );
    expect((await kasir.post('tambah-pesanan', more(1_000))).body.code).toBe('PESANAN_SELESAI');
  });

  test('that is given up keeps its share, and its piece is for sale again', async () => {
    const set = (value: number | null) =>
      owner.put('para-system', { values: { PESANAN_HANGUS_PERSEN: value } }, { toko: 'K01' });
    expect((await set(10)).status).toBe(200);
    const piece = next();
    const no = await ordered([piece], 1_000_000);
    await finished(no, 1, piece);
    expect((await kasir.post('batal-pesanan', ended(no, 900_000))).status).toBe(403);
    expect((await spv.post('batal-pesanan', ended(no, 900_000))).body.code).toBe('PERLU_OTORISASI');
    const own = (body: object) => owner.post('batal-pesanan', body, { toko: 'K01' });
    expect((await own(ended(no, 1_000_000))).body.code).toBe('DATA_BERUBAH');
    expect(fieldsOf(await own(ended(no, 900_000, { kode_baki: '' })))).toEqual({ kode_baki: 'WAJIB_DIISI' });
    ok(await own(ended(no, 900_000)));
    expect(await place(piece)).toMatchObject({ status: 'READY' });
    expect(await orderOf(no)).toMatchObject({ tahap: 'BATAL', saldo: 0, keadaan: 'SELESAI' });
    expect((await set(null)).status).toBe(200);
    expect(await contradictions()).toEqual([]);
  });
});

describe('whatever is asked at once', () => {
  test('one piece is made for one of 64 lines, and one of 64 pickups has its deposit', async () => {
    const piece = next();
    const dear = { harga_emas: 2_900_000 };
    const orders = await Promise.all(Array.from({ length: 8 }, () => ordered([piece], 100_000, {}, dear)));
    const made = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        spv.post('jadi-pesanan', { no_pesanan: `${orders[at % 8]}/1`, kode_barcode: piece.kode_barcode }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    const all = await Promise.all(orders.map((no) => orderOf(no)));
    const at = all.findIndex(({ tahap }) => tahap === 'JADI');
    const [order, no = ''] = [all[at], orders[at]];
    if (!order) throw new Error('no line was made');
    const harga = order.barang[0]?.harga_jual ?? 0;
    const sold = await Promise.all(
      Array.from({ length: 64 }, () =>
        owner.post('penjualan', saleOf(lines(order), [deposit(no, 100_000), cash(harga - 100_000)]), {
          toko: 'K01',
        }),
      ),
    );
    expect(
      sold.filter(({ status }) => status === 200),
      JSON.stringify(sold[0]?.body),
    ).toHaveLength(1);
    expect(await orderOf(no)).toMatchObject({ tahap: 'DIAMBIL', saldo: 0 });
    expect(await contradictions()).toEqual([]);
  });

  test('a pickup and the end of its order: one of them', async () => {
    const piece = next();
    const no = await ordered([piece], 100_000);
    await finished(no, 1, piece);
    const order = await orderOf(no);
    const harga = order.barang[0]?.harga_jual ?? 0;
    const replies = await Promise.all([
      kasir.post('penjualan', saleOf(lines(order), [deposit(no, 100_000), cash(harga - 100_000)])),
      owner.post('batal-pesanan', ended(no, 100_000), { toko: 'K01' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await contradictions()).toEqual([]);
  });
});

describe('who may', () => {
  test('other shops, pieces of them, other purities and lines that are none are refused', async () => {
    const piece = next();
    const no = await ordered([piece], 100_000);
    expect((await owner.get(`pesanan/${no}`, { toko: 'K02' })).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const more = { no_pesanan: no, jumlah_rp: 1_000, payments: [cash(1_000)] };
    expect(fieldsOf(await owner.post('tambah-pesanan', more, { toko: 'K02' }))).toEqual({
      no_pesanan: 'DATA_TIDAK_DITEMUKAN',
    });
    expect((await owner.post('tambah-pesanan', more)).body.code).toBe('PILIH_TOKO');
    const body = (of: string, kode_barcode: string) => ({ no_pesanan: of, kode_barcode });
    expect(fieldsOf(await spv.post('jadi-pesanan', body(`${no}/9`, piece.kode_barcode)))).toEqual({
      no_pesanan: 'DATA_TIDAK_DITEMUKAN',
    });
    expect((await kasir.post('jadi-pesanan', body(`${no}/1`, piece.kode_barcode))).status).toBe(403);
    const other = await ordered([piece], 100_000, {}, { kadar: piece.piece.kadar === 37.5 ? 75 : 37.5 });
    expect(fieldsOf(await spv.post('jadi-pesanan', body(`${other}/1`, piece.kode_barcode)))).toEqual({
      kode_barcode: 'KADAR_BUKAN_PESANAN',
    });
  });

  test('pesanan/chart gives every hour of the day and every month of a year', async () => {
    const ask = async (query: string) =>
      chartPesanan.data.parse(ok(await spv.get(`pesanan/chart?${query}`)).body.data);
    const taken = 'select sum(tanda)::int as dokumen, sum(grand_total)::int as rp from gerak_dokumen';
    for (const [query, where, points] of [
      ['type=today', `tanggal = '${TODAY}'`, 24],
      ['type=monthly', `date_part('year', tanggal) = ${TODAY.slice(0, 4)}`, 12],
    ] as const) {
      const all = await ask(query);
      expect(all).toHaveLength(points);
      const [told] = await server.look<{ dokumen: number; rp: number }>(
        `${taken} where jenis = 'PESANAN' and kode_toko = 'K01' and ${where}`,
      );
      expect(told?.rp).toBeGreaterThan(0);
      expect(all.reduce((sum, { dokumen }) => sum + dokumen, 0)).toBe(told?.dokumen);
      expect(all.reduce((sum, { rp }) => sum + rp, 0)).toBe(told?.rp);
    }
    expect((await ask('type=monthly&year=2020')).every(({ rp }) => rp === 0)).toBe(true);
    expect((await spv.get('pesanan/chart')).status).toBe(422);
  });

  test('a list tells what is late first, and every seal holds', async () => {
    const { body } = ok(await spv.get('pesanan?limit=500'));
    expect((body.data as Order[]).length).toBeGreaterThan(5);
    const harga = ok(
      await spv.get(
        `pesanan/harga?kode_dept=${next().piece.kode_dept}&kode_group=${next().piece.kode_group}&kadar=${next().piece.kadar}&est_berat=5`,
      ),
    );
    expect(harga.body.data).toMatchObject({ ongkos: expect.any(Number) });
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
