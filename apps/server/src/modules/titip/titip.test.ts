import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { cash, noFaktur, pieceSupply, saleOf } from '../../testing/buying.ts';
import { REKENING, TRAY, titipOf } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
type Piece = ReturnType<typeof next>;
const LAST = addDays(TODAY, 30);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const deposit = async (pieces: readonly Piece[], rp: number, more: object = {}): Promise<string> => {
  const reply = await kasir.post('titip', titipOf(pieces, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const held = (pieces: readonly Piece[], no_titip: string) =>
  pieces.map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual, diskon: 0, no_titip }));
const titipan = (no_titip: string, jumlah_rp: number) => ({ jenis: 'TITIPAN', jumlah_rp, no_titip });
const pickup = (pieces: readonly Piece[], no_titip: string, payments: readonly object[], more: object = {}) =>
  saleOf(held(pieces, no_titip), payments, more);
const state = async (no: string, who: Client = kasir) => {
  const reply = await who.get(`titip/${no}`, who === owner ? { toko: 'K01' } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as {
    saldo: number;
    qty: number;
    keadaan: string;
    batas: string;
    hangus_rp: number;
    barang: { kode_barcode: string; harga_jual: number; terkunci: boolean }[];
  };
};
const place = async ({ kode_barcode }: Piece) =>
  (
    await server.look('select status, kode_gudang, kode_baki from barang where kode_barcode = $1', [
      kode_barcode,
    ])
  )[0];
const back = (no_titip: string, jumlah_rp: number, more: object = {}) => ({
  no_titip,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
  ...more,
});
const asApproved = (no: string, rp: number, more: object = {}) =>
  kasir.postApproved('kembali-titip', back(no, rp, more), 'OWNER');
const ledger = async (): Promise<{ akun: number; buku: number }> =>
  (
    await server.look<{ akun: number; buku: number }>(
      `select (select coalesce(sum(kredit - debet), 0)::int from jurnal where role = 'TITIPAN') as akun,
         (select coalesce(sum(saldo), 0)::int from titip_keadaan) as buku`,
    )
  )[0] ?? { akun: -1, buku: -2 };
/** Kept pieces cost so much more, or less, per gram than when they were kept. */
const dearer = (pieces: readonly Piece[], factor: number) =>
  server.look(
    `update barang b set harga_emas = round(t.harga_emas * $2::numeric) from titip_detail t
     where t.kode_barcode = b.kode_barcode and b.kode_barcode = any($1)`,
    [pieces.map(({ kode_barcode }) => kode_barcode), factor],
  );
const onDay = async <T>(day: string, act: () => Promise<T>): Promise<T> => {
  await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);
  try {
    return await act();
  } finally {
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  }
};

describe('a deposit', () => {
  test('keeps pieces in their place, takes the money as owed, and is for nobody else', async () => {
    const [a, b] = [next(), next()];
    const before = await ledger();
    const no = await deposit([a, b], 1_000_000);
    expect(no).toMatch(/^TPK01260225/);
    for (const piece of [a, b])
      expect(await place(piece)).toEqual({ status: 'HOLD', kode_gudang: 'TITIP', kode_baki: 'TITIP' });
    expect(await state(no)).toMatchObject({ saldo: 1_000_000, qty: 2, keadaan: 'BUKA', batas: LAST });
    expect(await ledger()).toEqual({ akun: before.akun + 1_000_000, buku: before.buku + 1_000_000 });
    const pay = [cash(a.harga_jual)];
    expect((await kasir.post('penjualan', saleOf([a], pay))).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    const other = await deposit([next()], 100_000);
    expect((await kasir.post('penjualan', pickup([a], other, pay))).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect((await kasir.post('titip', titipOf([a], 1_000))).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    const free = next();
    const free_sale = pickup([free], no, [cash(free.harga_jual)]);
    expect((await kasir.post('penjualan', free_sale)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect((await kasir.get(`barang/scan/${a.kode_barcode}`)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
  });

  test('is paid by account too; more than the pieces cost, points, another price and a day that is over are refused', async () => {
    const piece = next();
    const bank = [{ jenis: 'TRANSFER', jumlah_rp: 300_000, no_rekening: REKENING }];
    const too = titipOf([piece], piece.harga_jual + 1);
    expect((await kasir.post('titip', too)).body.fields?.jumlah_rp?.code).toBe('TITIPAN_MELEBIHI_HARGA');
    const points = titipOf([piece], 300_000, { payments: [{ jenis: 'POIN', jumlah_rp: 300_000 }] });
    expect((await kasir.post('titip', points)).status).toBe(422);
    const wrong = titipOf([{ ...piece, harga_jual: piece.harga_jual - 500 }], 300_000);
    expect((await kasir.post('titip', wrong)).body.code).toBe('HARGA_BERUBAH');
    const past = titipOf([piece], 300_000, { batas: addDays(TODAY, -1) });
    expect((await kasir.post('titip', past)).body.fields?.batas?.code).toBe('TANGGAL_TIDAK_SAH');
    expect((await place(piece)) as object).toMatchObject({ status: 'READY' });
    const no = await deposit([piece], 300_000, { payments: bank });
    expect(
      await server.look('select jenis, jumlah_rp::int from bank_mutasi where no_faktur = $1', [no]),
    ).toEqual([{ jenis: 'TRANSFER', jumlah_rp: 300_000 }]);
  });

  test('a discount that a cashier may not give is approved with the lock, and asked for no more at the pickup', async () => {
    const piece = next();
    const lines = [{ kode_barcode: piece.kode_barcode, harga_jual: piece.harga_jual, diskon: 10_000 }];
    const body = titipOf([piece], 100_000, { lines });
    expect((await kasir.post('titip', body)).body.need_auth).toMatchObject({
      kategori: 'DISKON',
      amount: 10_000,
    });
    const no = noFaktur((await kasir.postApproved('titip', body, 'SPV1')).body);
    const line = { ...held([piece], no)[0], diskon: 10_000 };
    const rest = piece.harga_jual - 110_000;
    const more = { lines: [{ ...line, diskon: 10_500 }] };
    const asked = await kasir.post(
      'penjualan',
      pickup([], no, [titipan(no, 100_000), cash(rest - 500)], more),
    );
    expect(asked.body.need_auth).toMatchObject({ kategori: 'DISKON' });
    const sold = await kasir.post(
      'penjualan',
      pickup([], no, [titipan(no, 100_000), cash(rest)], { lines: [line] }),
    );
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  });

  test('grows by further deposits; one that was spent is not taken back', async () => {
    const piece = next();
    const no = await deposit([piece], 100_000);
    const further = { no_titip: no, jumlah_rp: 50_000, payments: [cash(50_000)] };
    const [one, two] = [await kasir.post('tambah-titip', further), await kasir.post('tambah-titip', further)];
    expect((await state(no)).saldo).toBe(200_000);
    const batal = (reply: typeof one) =>
      owner.post(`tambah-titip/${noFaktur(reply.body)}/batal`, { alasan: 'SALAH' }, { toko: 'K01' });
    expect((await batal(one)).status).toBe(200);
    expect((await state(no)).saldo).toBe(150_000);
    const pay = [titipan(no, 150_000), cash(piece.harga_jual - 150_000)];
    const sold = await kasir.post('penjualan', pickup([piece], no, pay));
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    expect((await batal(two)).body.code).toBe('TITIPAN_TIDAK_CUKUP');
    expect((await kasir.post('tambah-titip', further)).body.code).toBe('TITIPAN_SELESAI');
    const unknown = { ...further, no_titip: 'TPK01260225ZZZ' };
    expect((await kasir.post('tambah-titip', unknown)).body.fields?.no_titip).toBeDefined();
    const over = { ...further, no_titip: await deposit([next()], 1_000), jumlah_rp: 90_000_000 };
    expect((await kasir.post('tambah-titip', over)).body.fields?.jumlah_rp?.code).toBe(
      'TITIPAN_MELEBIHI_HARGA',
    );
  });
});

describe('the pickup', () => {
  test('spends the deposit in the sale; what is left stays, and is paid out whole', async () => {
    const [a, b] = [next(), next()];
    const dp = Math.min(a.harga_jual, b.harga_jual) + 20_000;
    const no = await deposit([a, b], dp);
    const one = await kasir.post(
      'penjualan',
      pickup([a], no, [titipan(no, 10_000), cash(a.harga_jual - 10_000)]),
    );
    expect(one.status, JSON.stringify(one.body)).toBe(200);
    expect(await state(no)).toMatchObject({ saldo: dp - 10_000, qty: 1, keadaan: 'BUKA' });
    const other = next();
    const foreign = await kasir.post('penjualan', {
      ...saleOf([other], [titipan(no, 10_000), cash(other.harga_jual - 10_000)]),
    });
    expect(foreign.body.fields?.['payments.0.jumlah_rp']?.code).toBe('TITIPAN_BUKAN_BARANG');
    const tooMuch = pickup([b], no, [titipan(no, 5_000), titipan(no, dp)]);
    expect((await kasir.post('penjualan', tooMuch)).status).toBe(422);
    const two = await kasir.post(
      'penjualan',
      pickup([b], no, [titipan(no, 10_000), cash(b.harga_jual - 10_000)]),
    );
    expect(two.status, JSON.stringify(two.body)).toBe(200);
    const left = dp - 20_000;
    expect(await state(no)).toMatchObject({ saldo: left, qty: 0, hangus_rp: 0, keadaan: 'BUKA' });
    expect((await asApproved(no, left - 1)).body.code).toBe('DATA_BERUBAH');
    const out = await asApproved(no, left, { kode_baki: '' });
    expect(out.status, JSON.stringify(out.body)).toBe(200);
    expect(await state(no)).toMatchObject({ saldo: 0, keadaan: 'SELESAI' });
    expect((await asApproved(no, 0)).body.code).toBe('TITIPAN_SELESAI');
  });

  test('more than is left is refused at its payment; a cancelled one keeps piece and money again', async () => {
    const piece = next();
    const no = await deposit([piece], 100_000);
    const much = pickup([piece], no, [titipan(no, 100_001), cash(piece.harga_jual - 100_001)]);
    expect((await kasir.post('penjualan', much)).body.fields?.['payments.0.jumlah_rp']?.code).toBe(
      'TITIPAN_TIDAK_CUKUP',
    );
    const sold = await kasir.post(
      'penjualan',
      pickup([piece], no, [titipan(no, 100_000), cash(piece.harga_jual - 100_000)]),
    );
    expect(await state(no)).toMatchObject({ saldo: 0, qty: 0 });
    const undone = await owner.post(
      `penjualan/${noFaktur(sold.body)}/batal`,
      { alasan: 'UJI' },
      { toko: 'K01' },
    );
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await state(no)).toMatchObject({ saldo: 100_000, qty: 1, keadaan: 'BUKA' });
  });

  test('a lock holds to its date against a higher price, then the higher one holds unless it is prolonged; without a lock today’s', async () => {
    const [locked, prolonged, free] = [next(), next(), next()];
    const all = [locked, prolonged, free];
    const numbers = [
      await deposit([locked], 100_000),
      await deposit([prolonged], 100_000),
      await deposit([free], 100_000, { mengikat: false }),
    ];
    await dearer(all, 1.1);
    const prices = async () =>
      Promise.all(numbers.map(async (no) => (await state(no)).barang[0]?.harga_jual ?? 0));
    const now = await prices();
    expect(now.slice(0, 2)).toEqual([locked.harga_jual, prolonged.harga_jual]);
    expect(now[2]).toBeGreaterThan(free.harga_jual);
    const wrong = pickup([free], numbers[2] ?? '', [cash(free.harga_jual)]);
    expect((await kasir.post('penjualan', wrong)).body).toMatchObject({ code: 'HARGA_BERUBAH' });
    expect(await onDay(LAST, prices)).toEqual(now);
    const longer = { batas: addDays(LAST, 10), keterangan: 'BELUM GAJIAN' };
    expect((await kasir.post(`titip/${numbers[1]}/perpanjang`, longer)).body.code).toBe('PERLU_OTORISASI');
    expect((await spv.post(`titip/${numbers[1]}/perpanjang`, longer)).status).toBe(200);
    const shorter = { ...longer, batas: LAST };
    expect((await spv.post(`titip/${numbers[1]}/perpanjang`, shorter)).body.fields?.batas).toBeDefined();
    const later = await onDay(addDays(LAST, 1), prices);
    expect(later[0]).toBeGreaterThan(locked.harga_jual);
    expect(later[1]).toBe(prolonged.harga_jual);
    await dearer(all, 0.9);
    const cheaper = await onDay(addDays(LAST, 11), prices);
    expect(cheaper.slice(0, 2)).toEqual([locked.harga_jual, prolonged.harga_jual]);
    expect(cheaper[2]).toBeLessThan(free.harga_jual);
    const sold = await kasir.post(
      'penjualan',
      pickup([locked], numbers[0] ?? '', [
        titipan(numbers[0] ?? '', 100_000),
        cash(locked.harga_jual - 100_000),
      ]),
    );
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    expect(
      await server.look('select sumber_harga, harga_jual::int from penjualan_detail where no_faktur = $1', [
        noFaktur(sold.body),
      ]),
    ).toEqual([{ sumber_harga: 'TITIP', harga_jual: locked.harga_jual }]);
  });

  test('of sixty-four who spend one deposit on its two pieces at once, one does', async () => {
    const [a, b] = [next(), next()];
    const dp = Math.min(a.harga_jual, b.harga_jual);
    const no = await deposit([a, b], dp);
    const take = (piece: Piece) =>
      pickup([piece], no, [titipan(no, dp), ...(piece.harga_jual > dp ? [cash(piece.harga_jual - dp)] : [])]);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) => (n % 2 ? kasir : spv).post('penjualan', take(n % 4 < 2 ? a : b))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(no)).toMatchObject({ saldo: 0, qty: 1 });
  });
});

describe('giving it up', () => {
  test('asks for a tray and an approval, frees the pieces there, and keeps the share of the settings', async () => {
    const piece = next();
    const no = await deposit([piece], 1_234_567);
    const settings = { TITIPAN_HANGUS_PERSEN: 10 };
    expect((await owner.put('para-system', { values: settings }, { toko: 'K01' })).status).toBe(200);
    expect(await state(no)).toMatchObject({ hangus_rp: 123_000 });
    const pays = 1_111_567;
    expect((await kasir.post('kembali-titip', back(no, pays))).body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'KEMBALI TITIPAN', amount: pays },
    });
    expect(
      (await kasir.post('kembali-titip', back(no, pays, { kode_baki: '' }))).body.fields?.kode_baki,
    ).toBeDefined();
    expect(
      (await kasir.post('kembali-titip', back(no, pays, { kode_baki: 'TITIP' }))).body.fields?.kode_baki
        ?.code,
    ).toBe('PILIHAN_TIDAK_SAH');
    const bank = { jenis: 'TRANSFER', no_rekening: 'TIDAK ADA' };
    expect((await kasir.post('kembali-titip', back(no, pays, bank))).body.fields?.no_rekening).toBeDefined();
    const done = await asApproved(no, pays);
    expect(done.body.data, JSON.stringify(done.body)).toMatchObject({ jumlah_rp: pays, hangus_rp: 123_000 });
    expect(await place(piece)).toMatchObject({ status: 'READY', kode_baki: TRAY });
    expect(
      await server.look('select role, debet::int, kredit::int from jurnal where no_jurnal = $1 order by id', [
        noFaktur(done.body),
      ]),
    ).toEqual([
      { role: 'TITIPAN', debet: 1_234_567, kredit: 0 },
      { role: 'KAS', debet: 0, kredit: pays },
      { role: 'PENDAPATAN_HANGUS', debet: 0, kredit: 123_000 },
    ]);
    expect(
      (await owner.put('para-system', { values: { TITIPAN_HANGUS_PERSEN: null } }, { toko: 'K01' })).status,
    ).toBe(200);
    const again = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
    expect(again.status, JSON.stringify(again.body)).toBe(200);
  });

  test('by account; and of pickups and endings at once, one happens', async () => {
    const first = next();
    const byBank = await deposit([first], 200_000);
    const bank = { jenis: 'TRANSFER', no_rekening: REKENING };
    expect((await asApproved(byBank, 200_000, bank)).status).toBe(200);
    const piece = next();
    const no = await deposit([piece], 200_000);
    const sale = pickup([piece], no, [titipan(no, 200_000), cash(piece.harga_jual - 200_000)]);
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 2
          ? owner.post('kembali-titip', back(no, 200_000), { toko: 'K01' })
          : kasir.post('penjualan', sale),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(no)).toMatchObject({ saldo: 0, qty: 0, keadaan: 'SELESAI' });
  });
});

describe('looking at them', () => {
  test('found by number, name and phone; of another shop by nobody', async () => {
    const no = await deposit([next()], 75_000, { nama_customer: 'RATNA DEWI', no_hp: '081277788' });
    for (const q of [no.slice(-6), 'ratna', '277788'])
      expect(((await kasir.get(`titip?keadaan=BUKA&q=${q}`)).body.data as object[])[0]).toMatchObject({
        no_faktur: no,
        saldo: 75_000,
        qty: 1,
      });
    // A period is that of the rows, open or not.
    const eve = addDays(TODAY, -1);
    const before = await kasir.get(`titip?keadaan=BUKA&q=${no}&tgl_from=${eve}&tgl_to=${eve}`);
    expect(before.body.data).toEqual([]);
    const elsewhere = await server.login('KASIR2');
    expect((await elsewhere.get(`titip/${no}`)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await elsewhere.get('titip')).body.data).toEqual([]);
  });

  test('past its date it is told at the dashboard until somebody is done with it, and stays kept', async () => {
    const piece = next();
    const no = await deposit([piece], 60_000, { batas: TODAY });
    await server.look(`begin; set local session_replication_role = replica;
      update titip_detail set tanggal = '2026-02-01', batas = '2026-02-20' where no_faktur = '${no}'; commit`);
    const { body } = await owner.get('dashboard/perhatian', { toko: 'K01' });
    const [late] = (body.data as { hal: string; rp: number; jumlah: number; orang: string }[]).filter(
      ({ hal }) => hal === 'TITIPAN_LEWAT',
    );
    expect(late).toMatchObject({ rp: 60_000, jumlah: 1, orang: 'KASIR1' });
    expect(await state(no)).toMatchObject({ keadaan: 'LEWAT', qty: 1 });
    const done = { ...late, catatan: 'SUDAH DITELEPON' } as Record<string, unknown>;
    for (const name of ['kode_toko', 'berat']) delete done[name];
    const reply = await owner.post('dashboard/perhatian/selesai', done, { toko: 'K01' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(await place(piece)).toMatchObject({ status: 'HOLD' });
    await server.look(`begin; set local session_replication_role = replica;
      update titip_detail set tanggal = '${TODAY}', batas = '${TODAY}' where no_faktur = '${no}'; commit`);
  });

  test('the report ends with what the ledger says is owed', async () => {
    const { akun } = await ledger();
    const { body } = await owner.get(`titip/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, { toko: 'K01' });
    const rows = body.data as { saldo_awal: number; masuk: number; keluar: number; saldo_akhir: number }[];
    expect(rows.reduce((sum, { saldo_akhir }) => sum + saldo_akhir, 0)).toBe(akun);
    for (const row of rows) expect(row.saldo_awal + row.masuk - row.keluar).toBe(row.saldo_akhir);
    const settled = await owner.get(`titip/report?tgl_from=${TODAY}&tgl_to=${TODAY}&keadaan=SELESAI`, {
      toko: 'K01',
    });
    expect((settled.body.data as object[]).length).toBeGreaterThan(2);
  });

  test('after all of it the books hold', async () => {
    expect(await ledger()).toMatchObject({ akun: (await ledger()).buku });
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
