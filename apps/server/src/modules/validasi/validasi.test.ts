import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { buyOf, cash, ofNota, type pieceSupply, saleOf, soldBy, unknown } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { noOf, refuse, TOMORROW, validate, waitingStage } from '../../testing/waiting.ts';

let server: TestApp;
let stage: Awaited<ReturnType<typeof waitingStage>>;
let kasir: Client;
let spv: Client;
let owner: Client;
let next: ReturnType<typeof pieceSupply>;
let settings: typeof stage.settings;
let status: typeof stage.status;
let books: typeof stage.books;
let waitingSale: typeof stage.waitingSale;

beforeAll(async () => {
  server = await startTestApp();
  stage = await waitingStage(server);
  ({ kasir, spv, owner, next, settings, status, books, waitingSale } = stage);
});
afterAll(() => server?.close());

describe('a sale', () => {
  beforeAll(() => settings({ VALIDASI_JUAL_BELI: true }));

  test('waits with its piece reserved and nothing posted, and is told of', async () => {
    const [before, trays] = [await books(), await stage.trays()];
    const { no, kode_barcode, harga_jual, body } = await waitingSale();
    expect(no).toMatch(/^MVK01260225/);
    expect(await books()).toEqual(before);
    expect(await status(kode_barcode)).toBe('RESERVED');
    expect(await stage.trays()).toEqual(trays);
    expect(await stage.report('2026-02-25')).toContain('1 nota, Rp. ');
    expect(await stage.report('2026-02-24')).not.toContain('1 nota, Rp. ');
    expect((await spv.post('penjualan', body)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect((await spv.get(`barang/scan/${kode_barcode}`)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    const rows = (await spv.get('dokumen-tunggu')).body.data as object[];
    expect(rows).toMatchObject([
      {
        no_tunggu: no,
        macam: 'VALIDASI',
        jenis: 'PENJUALAN',
        input_by: 'KASIR1',
        total: harga_jual,
        tunai: harga_jual,
        boleh: { validasi: true, bayar: false, batal: true },
      },
    ]);
    expect((await spv.get('dokumen-tunggu/jumlah')).body.data).toEqual([
      { macam: 'VALIDASI', jenis: 'PENJUALAN', jumlah: 1, total: harga_jual },
    ]);
    expect(((await spv.get('hari')).body.data as { menunggu: object }).menunggu).toEqual({
      jumlah: 1,
      total: harga_jual,
      tunai: harga_jual,
    });
    expect(((await kasir.get('hari')).body.data as { menunggu: object }).menunggu).toMatchObject({
      tunai: null,
    });
    const attention = (await owner.get('dashboard/perhatian')).body.data as { hal: string; rp: number }[];
    expect(attention.find(({ hal }) => hal === 'BELUM_DIVALIDASI')).toMatchObject({ rp: harga_jual });
    expect((await spv.get(`dokumen-tunggu/${no}`)).body.data).toMatchObject({
      baris: [{ arah: 'JUAL', kode_barcode, harga: harga_jual }],
      payments: [{ arah: 'M', jenis: 'CASH', jumlah_rp: harga_jual }],
    });
    expect((await validate(kasir, no)).body.code).toBe('TIDAK_BERHAK');
    expect((await refuse(spv, no)).status).toBe(200);
  });

  test('of who may validate is posted at once', async () => {
    const piece = next();
    expect(noOf(await spv.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])))).toMatch(/^PJK01/);
    expect(await status(piece.kode_barcode)).toBe('SOLD');
  });

  test('validated it is the maker’s own, by whom it was validated; repeated it answers the same', async () => {
    const { no, kode_barcode, harga_jual } = await waitingSale();
    const key = randomUUID();
    const first = await validate(spv, no, key);
    const no_faktur = noOf(first);
    expect(no_faktur).toMatch(/^PJK01/);
    expect(first.body.message).toBe('Data Berhasil Divalidasi');
    expect((await validate(spv, no, key)).body).toEqual(first.body);
    expect(await status(kode_barcode)).toBe('SOLD');
    expect(
      await server.look('select input_by, valid_by, grand_total from dokumen where no_faktur = $1', [
        no_faktur,
      ]),
    ).toEqual([{ input_by: 'KASIR1', valid_by: 'SPV1', grand_total: harga_jual }]);
    expect((await validate(spv, no)).body).toMatchObject({
      code: 'TUNGGU_SELESAI',
      message: `${no} sudah divalidasi SPV1, nota ${no_faktur}`,
    });
    expect((await refuse(spv, no)).body.code).toBe('TUNGGU_SELESAI');
  });

  test('refused with a reason its piece is for sale again; only its maker or who validates may', async () => {
    const { no, kode_barcode, body } = await waitingSale();
    expect((await spv.post(`dokumen-tunggu/${no}/batal`, { alasan: ' ' })).body.fields?.alasan?.code).toBe(
      'WAJIB_DIISI',
    );
    const { no: others } = await waitingSale();
    await server.look("update dokumen_tunggu set input_by = 'KASIR9' where no_tunggu = $1", [others]);
    expect((await refuse(kasir, others)).body.code).toBe('TUNGGU_PUNYA_LAIN');
    expect((await kasir.get(`dokumen-tunggu/${others}`)).status).toBe(404);
    expect((await refuse(kasir, no)).status).toBe(200);
    expect(await status(kode_barcode)).toBe('READY');
    expect((await validate(spv, no)).body).toMatchObject({
      code: 'TUNGGU_DITOLAK',
      message: `${no} sudah ditolak KASIR1: SALAH`,
    });
    const again = noOf(await kasir.post('penjualan', body));
    expect((await refuse(spv, again)).status).toBe(200);
    expect((await refuse(spv, others)).status).toBe(200);
  });

  test('repeated by its key it waits once, and a refused one leaves nothing', async () => {
    const piece = next();
    const body = saleOf([piece], [cash(piece.harga_jual)]);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => kasir.post('penjualan', body, { key })),
    );
    expect(new Set(replies.map(noOf)).size).toBe(1);
    const other = next();
    const wrong = saleOf([other], [cash(other.harga_jual - 1)]);
    expect((await kasir.post('penjualan', wrong)).body.code).toBe('PEMBAYARAN_KURANG');
    expect(await status(other.kode_barcode)).toBe('READY');
    expect((await refuse(spv, noOf(replies[0] as Reply))).status).toBe(200);
  });

  test('64 validators and refusers at once: one outcome', async () => {
    const { no, kode_barcode } = await waitingSale();
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 4 === 3 ? refuse(at % 8 === 3 ? kasir : spv, no) : validate(spv, no),
      ),
    );
    const won = replies.filter(({ status: code }) => code === 200);
    expect(won, JSON.stringify(replies.map(({ body }) => body.code))).toHaveLength(1);
    const lost = new Set(replies.filter(({ status: code }) => code !== 200).map(({ body }) => body.code));
    const became = (
      await server.look<{ keadaan: string }>('select keadaan from dokumen_tunggu where no_tunggu = $1', [no])
    )[0]?.keadaan;
    expect([...lost]).toEqual([became === 'SELESAI' ? 'TUNGGU_SELESAI' : 'TUNGGU_DITOLAK']);
    expect(await status(kode_barcode)).toBe(became === 'SELESAI' ? 'SOLD' : 'READY');
  });

  test('64 tills and one piece: one waits', async () => {
    const piece = next();
    const body = saleOf([piece], [cash(piece.harga_jual)]);
    const replies = await Promise.all(Array.from({ length: 64 }, () => kasir.post('penjualan', body)));
    const won = replies.filter(({ status: code }) => code === 200);
    expect(won).toHaveLength(1);
    expect((await validate(spv, noOf(won[0] as Reply))).status).toBe(200);
  });

  test('a discount that was approved at the till is not asked for again', async () => {
    const { kode_barcode, harga_jual } = next();
    const diskon = 100_000;
    const body = saleOf([{ kode_barcode, harga_jual, diskon }], [cash(harga_jual - diskon)]);
    expect((await kasir.post('penjualan', body)).body.code).toBe('PERLU_OTORISASI');
    expect(await status(kode_barcode)).toBe('READY');
    const no = noOf(await kasir.postApproved('penjualan', body, 'SPV1'));
    const no_faktur = noOf(await validate(spv, no));
    expect(
      await server.look(
        'select d.valid_by, o.kategori from dokumen d join otorisasi o on o.id = d.otorisasi_id where d.no_faktur = $1',
        [no_faktur],
      ),
    ).toEqual([{ valid_by: 'SPV1', kategori: expect.stringContaining('DISKON') }]);
  });

  test('a shown price stands on its day; on another, after the list changed, it is approved', async () => {
    const [same, other, kept] = [await waitingSale(), await waitingSale(), await waitingSale()];
    const dearer = (factor: number) =>
      server.look(
        `update barang set harga_emas = coalesce(nullif(harga_emas, 0), (
           select harga_emas from penjualan_detail order by no_faktur desc limit 1)) * $1 where kode_barcode = any($2)`,
        [factor, [same.kode_barcode, other.kode_barcode]],
      );
    await dearer(2);
    const sold = noOf(await validate(spv, same.no));
    expect(await server.look('select grand_total from dokumen where no_faktur = $1', [sold])).toEqual([
      { grand_total: same.harga_jual },
    ]);
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TOMORROW]);
    // The list gives this one's price still.
    expect((await validate(spv, kept.no)).status).toBe(200);
    const asked = await validate(spv, other.no);
    expect(asked.body).toMatchObject({ code: 'PERLU_OTORISASI', need_auth: { kategori: 'HARGA TUNGGU' } });
    expect(await status(other.kode_barcode)).toBe('RESERVED');
    const approved = await spv.postApproved(`dokumen-tunggu/${other.no}/validasi`, {}, 'OWNER');
    const [row] = await server.look(
      'select tanggal::text, grand_total, valid_by from dokumen where no_faktur = $1',
      [noOf(approved)],
    );
    expect(row).toEqual({ tanggal: TOMORROW, grand_total: other.harga_jual, valid_by: 'OWNER' });
  });

  test('another total than was shown is refused', async () => {
    const { no } = await waitingSale();
    await settings({ PPN_INCLUDE: false, PPN_MODULE: true, PPN_PERSEN: 5, PPN_PERSEN_NON_FAKTUR: 5 });
    expect((await validate(spv, no)).body.code).toMatch(/TOTAL_BERUBAH|PEMBAYARAN_KURANG/);
    await settings({ PPN_INCLUDE: null, PPN_MODULE: null, PPN_PERSEN: null, PPN_PERSEN_NON_FAKTUR: null });
    expect((await validate(spv, no)).status).toBe(200);
  });
});

describe('a purchase', () => {
  test('keeps the line of its nota and its identity card while it waits', async () => {
    await settings({ VALIDASI_JUAL_BELI: false });
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    await settings({ VALIDASI_JUAL_BELI: true });
    const body = await buyOf(kasir, [ofNota(sold), unknown()], { more: { no_ktp: '3173012345678901' } });
    const before = await books();
    const no = noOf(await kasir.postApproved('pembelian', body, 'SPV1'));
    expect(await books()).toEqual(before);
    const [row] = await server.look<{ isi: object; ktp: Buffer; tunai: number }>(
      'select isi, ktp, tunai::int from dokumen_tunggu where no_tunggu = $1',
      [no],
    );
    expect(JSON.stringify(row?.isi)).not.toContain('3173012345678901');
    expect(row?.ktp.toString()).not.toContain('3173012345678901');
    expect(row?.tunai).toBe(-(body.payments[0]?.jumlah_rp ?? 0));
    expect((await spv.post('pembelian/hitung', ofNota(sold))).body.code).toBe('BARANG_SUDAH_DIBELI');
    const no_faktur = noOf(await validate(spv, no));
    expect(
      await server.look("select akhir from identitas where no_dokumen = $1 and kode_toko = 'K01'", [
        no_faktur,
      ]),
    ).toEqual([{ akhir: '8901' }]);
    expect(await server.look('select ktp from dokumen_tunggu where no_tunggu = $1', [no])).toEqual([
      { ktp: null },
    ]);
  });

  test('refused its line of the nota is free again, and nothing claims its photos', async () => {
    await settings({ VALIDASI_JUAL_BELI: false });
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    await settings({ VALIDASI_JUAL_BELI: true });
    const body = await buyOf(kasir, [ofNota(sold)]);
    const no = noOf(await kasir.postApproved('pembelian', body, 'SPV1'));
    const photos = () =>
      server.look<{ staged: boolean }>('select staged from files where path like $1', [
        `%${body.lines[0]?.foto}%`,
      ]);
    expect(await photos()).toEqual([{ staged: false }, { staged: false }]);
    expect((await refuse(spv, no)).status).toBe(200);
    expect(await photos()).toEqual([{ staged: true }, { staged: true }]);
    expect((await spv.post('pembelian/hitung', ofNota(sold))).status).toBe(200);
  });
});

test('an exchange waits whole and is validated whole', async () => {
  await settings({ VALIDASI_JUAL_BELI: false });
  const [sold] = await soldBy(kasir, next);
  if (!sold) throw new Error('nothing sold');
  await settings({ VALIDASI_JUAL_BELI: true });
  const pieces = [next(), next()];
  const bought = await buyOf(spv, [ofNota(sold)]);
  const beliRp = bought.lines.reduce((sum, { harga }) => sum + harga, 0);
  const net = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0) - beliRp;
  const { lines: jual, payments: _payments, ...said } = saleOf(pieces, []);
  const body = { ...said, jual, beli: bought.lines, payments: [cash(net)], keluar: [] };
  const before = await books();
  const waits = await kasir.postApproved('tukar', body, 'OWNER');
  const no = noOf(waits);
  expect(waits.body.data).toMatchObject({ menunggu: { macam: 'VALIDASI' }, no_tukar: '' });
  expect(await books()).toEqual(before);
  const no_faktur = noOf(await validate(spv, no));
  expect(
    await server.look(
      `select jenis from dokumen where no_tukar = (select no_tukar from dokumen where no_faktur = $1) order by 1`,
      [no_faktur],
    ),
  ).toEqual([{ jenis: 'PEMBELIAN' }, { jenis: 'PENJUALAN' }]);
});

describe('the limit of a day', () => {
  const customer = { nama_customer: 'RINA', no_hp: '0812000111' };
  const LIMIT = 9_000_000;
  const purchase = async (gram: number, more: object = {}) =>
    buyOf(spv, [unknown({ berat_kotor: gram })], {
      more: { ...customer, no_ktp: '3173012345678901', ...more },
    });
  beforeAll(() => settings({ VALIDASI_JUAL_BELI: false, BELI_LIMIT_HARIAN_RP: LIMIT }));

  test('within it is paid at once, above it the till is asked for the queue', async () => {
    expect((await spv.post('pembelian', await purchase(5))).status).toBe(200);
    const more = await purchase(5);
    expect((await spv.post('pembelian', more)).body).toMatchObject({ code: 'LIMIT_BELI_HARIAN' });
    // Another customer has his own.
    const other = { nama_customer: 'DEWI', no_hp: '0812000222' };
    expect((await spv.post('pembelian', await purchase(5, other))).status).toBe(200);
    // A transfer is no cash of today.
    const transfer = await buyOf(spv, [unknown()], {
      jenis: 'TRANSFER',
      more: { ...customer, no_ktp: '3173012345678901' },
    });
    expect((await spv.post('pembelian', transfer)).status).toBe(200);
    const queued = await spv.post('pembelian', { ...more, antri: 'DIKUNCI' });
    expect(queued.body).toMatchObject({
      message: 'Masuk antrian pembayaran',
      data: { menunggu: { macam: 'ANTRIAN', antrian: 1 } },
    });
    // It takes nothing out of the drawer yet.
    const much = await purchase(900);
    expect((await spv.post('pembelian', much)).body.code).toBe('KAS_TIDAK_CUKUP');
    const later = noOf(await spv.post('pembelian', { ...much, antri: 'DIKUNCI' }));
    expect((await spv.post(`dokumen-tunggu/${later}/bayar`)).body.code).toBe('KAS_TIDAK_CUKUP');
    expect((await refuse(spv, later)).status).toBe(200);
    const no = noOf(queued);
    expect((await validate(spv, no)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const today = await spv.post(`dokumen-tunggu/${no}/bayar`);
    expect(today.body.need_auth?.kategori).toBe('LIMIT BELI HARIAN');
    expect((await refuse(spv, no)).status).toBe(200);
  });

  test('32 at once: each its own number, and cash of one customer never above the limit', async () => {
    const bodies: object[] = [];
    const fast = { nama_customer: 'TONO', no_hp: '0812000333' };
    for (let at = 0; at < 8; at++) bodies.push({ ...(await purchase(5, fast)), antri: 'DIKUNCI' });
    const replies = await Promise.all(bodies.map((body) => spv.post('pembelian', body)));
    const places = replies.map(
      ({ body }) => (body.data as { menunggu?: { antrian: number } }).menunggu?.antrian,
    );
    expect(places.filter((place) => place === undefined)).toHaveLength(1);
    const queue = places.filter((place) => place !== undefined);
    expect(new Set(queue).size).toBe(7);
    const [{ rp } = { rp: 0 }] = await server.look<{ rp: number }>(
      `select sum(b.jumlah_rp)::int as rp from dokumen d join dokumen_bayar b using (kode_toko, no_faktur)
       where d.no_hp = $1 and d.jenis = 'PEMBELIAN' and b.jenis = 'CASH'`,
      [fast.no_hp],
    );
    expect(rp).toBeLessThanOrEqual(LIMIT);
  });

  test('a locked price is paid as it was, that of the payout day as it is then', async () => {
    const [locked, open] = [await purchase(5), await purchase(5)];
    const shown = locked.lines[0]?.harga ?? 0;
    const first = noOf(await spv.post('pembelian', { ...locked, antri: 'DIKUNCI' }));
    const second = noOf(
      await spv.post('pembelian', {
        ...open,
        lines: open.lines.map((line) => ({ ...line, harga: line.harga - 100_000 })),
        payments: [cash(shown - 100_000)],
        antri: 'HARI_BAYAR',
      }),
    );
    await server.look('update kadar set harga_lebur = harga_lebur + 10000 where harga_lebur > 0');
    await server.look("update hari_kerja set tgl_system = tgl_system + 1 where kode_toko = 'K01'");
    await settings({ BELI_LIMIT_HARIAN_RP: 2 * LIMIT });
    const paid = async (no: string) => {
      const no_faktur = noOf(await kasir.post(`dokumen-tunggu/${no}/bayar`));
      const [row] = await server.look<{ rp: number; kas: number }>(
        `select grand_total::int as rp, (select keluar from kas_mutasi k where k.no_faktur = d.no_faktur)::int as kas from dokumen d where no_faktur = $1`,
        [no_faktur],
      );
      return row;
    };
    expect(await paid(first)).toEqual({ rp: shown, kas: shown });
    const later = await paid(second);
    // 5 g dearer by 10,000 each; what was agreed below stays below.
    expect(later?.rp).toBeGreaterThan(shown - 100_000);
    expect(later?.kas).toBe(later?.rp);
    expect(((later?.rp ?? 0) + 100_000) % 500).toBe(0);
  });

  test('64 payouts of one place: one', async () => {
    await settings({ BELI_LIMIT_HARIAN_RP: LIMIT });
    const who = { nama_customer: 'WATI', no_hp: '0812000444' };
    const no = noOf(await spv.post('pembelian', { ...(await purchase(20, who)), antri: 'DIKUNCI' }));
    await settings({ BELI_LIMIT_HARIAN_RP: 0 });
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => spv.post(`dokumen-tunggu/${no}/bayar`)),
    );
    expect(replies.filter(({ status: code }) => code === 200)).toHaveLength(1);
  });
});

test('every book agrees afterwards, also while one waits', async () => {
  await settings({ VALIDASI_JUAL_BELI: true });
  await waitingSale();
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
  await server.look(
    "update barang set status = 'RESERVED' where kode_barcode = (select kode_barcode from barang where status = 'READY' and kode_toko = 'K02' limit 1)",
  );
  const again = await server.app.kadar.db.privileged.connect();
  const { findings: found } = await verifyDatabase(again).finally(() => again.release());
  expect(found.some(({ check }) => check.startsWith('reserved pieces are kept'))).toBe(true);
});
