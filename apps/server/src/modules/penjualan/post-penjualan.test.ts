import { formatRupiah } from '@kadar/documents/format.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, MEMBERS, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, noFaktur, pieceSupply, REKENING, saleOf } from './sale.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
const freshPiece = pieceSupply();
const sums = async (no: string) => {
  const [row] = await server.look<{ debet: string; kredit: string }>(
    'select sum(debet) debet, sum(kredit) kredit from jurnal where no_jurnal = $1',
    [no],
  );
  return row;
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
});
afterAll(() => server?.close());

describe('selling', () => {
  test('cash with change moves stock, cash, journal, gold and audit together', async () => {
    const { kode_barcode, harga_jual, piece } = freshPiece();
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual + 50_000)]),
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body.data).toMatchObject({ tanggal: TODAY, grand_total: harga_jual, kembali: 50_000 });
    const no = noFaktur(reply.body);
    expect(no).toMatch(/^PJK01260225[0-9A-Z]{3}$/);
    const [stock] = await server.look<object>('select status from barang where kode_barcode = $1', [
      kode_barcode,
    ]);
    expect(stock).toEqual({ status: 'SOLD' });
    const moves = await server.look<object>(
      'select jenis, qty, berat from mutasi_stock where no_faktur = $1',
      [no],
    );
    expect(moves).toEqual([{ jenis: 'JUAL', qty: -1, berat: -Math.round(piece.berat * 1000) }]);
    expect(await server.look('select masuk, keluar from kas_mutasi where no_faktur = $1', [no])).toEqual([
      { masuk: harga_jual, keluar: 0 },
    ]);
    const { debet, kredit } = (await sums(no)) ?? {};
    expect(debet).toEqual(kredit);
    expect(Number(debet)).toBe(harga_jual + piece.hpp);
    const [gold] = await server.look<{ debet: number; kredit: number }>(
      'select sum(debet)::int debet, sum(kredit)::int kredit from jurnal_emas where no_jurnal = $1',
      [no],
    );
    expect(gold?.debet).toBe(gold?.kredit);
    expect(
      await server.look('select user_id, action from audit where entity = $1 and entity_key = $2', [
        'penjualan',
        no,
      ]),
    ).toEqual([{ user_id: 'KASIR1', action: 'post' }]);
  });

  test('mixed payment: the bank book gets the card with its fee, the shop bears it', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const card = { jenis: 'DEBET', jumlah_rp: 500_000, no_rekening: REKENING, no_kartu: '4242' };
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual - 500_000), card]),
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const no = noFaktur(reply.body);
    const [bank] = await server.look<{ jumlah_rp: number; fee: number; jumlah_gesek_rp: number }>(
      'select jumlah_rp, fee, jumlah_gesek_rp, no_kartu from bank_mutasi where no_faktur = $1',
      [no],
    );
    expect(bank).toMatchObject({ jumlah_rp: 500_000, jumlah_gesek_rp: 500_000, no_kartu: '4242' });
    const { debet, kredit } = (await sums(no)) ?? {};
    expect(debet).toEqual(kredit);
  });

  test('a member earns points, and may spend them once', async () => {
    const member = MEMBERS[0]?.kode_customer ?? '';
    const { kode_barcode, harga_jual } = freshPiece();
    const quote = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], { kode_customer: member }),
    );
    expect(quote.status, JSON.stringify(quote.body)).toBe(200);
    const earned = (quote.body.data as { poin_dapat: number }).poin_dapat;
    expect(earned).toBeGreaterThan(0);
    const second = freshPiece();
    const worth = 500;
    const spend = { jenis: 'POIN', jumlah_rp: earned * worth };
    const due = (
      await server.look<{ grand_total: number }>('select grand_total from dokumen where no_faktur = $1', [
        noFaktur(quote.body),
      ])
    )[0];
    expect(due).toBeDefined();
    const tooMany = await kasir.post(
      'penjualan',
      saleOf([second], [{ jenis: 'POIN', jumlah_rp: (earned + 1) * worth }, cash(second.harga_jual)], {
        kode_customer: member,
      }),
    );
    expect(tooMany.status).toBe(422);
    const discount = MEMBERS[0]?.diskon ?? 0;
    const total = second.harga_jual - Math.floor((second.harga_jual * discount) / 100 / 500) * 500;
    const twice = await kasir.post(
      'penjualan',
      saleOf([second], [spend, spend, cash(total - 2 * earned * worth)], { kode_customer: member }),
    );
    expect([twice.status, twice.body.code]).toEqual([422, 'POIN_TIDAK_CUKUP']);
    const spent = await kasir.post(
      'penjualan',
      saleOf([second], [spend, cash(total - earned * worth)], { kode_customer: member }),
    );
    expect(spent.status, JSON.stringify(spent.body)).toBe(200);
  });
});

describe('refusals change nothing', () => {
  const untouched = async (kode_barcode: string) => {
    const [piece] = await server.look<{ status: string }>(
      'select status from barang where kode_barcode = $1',
      [kode_barcode],
    );
    expect(piece?.status).toBe('READY');
  };

  test.each([
    ['PEMBAYARAN_KURANG', (harga: number) => [cash(harga - 1_000)]],
    [
      'PEMBAYARAN_LEBIH',
      (harga: number) => [{ jenis: 'TRANSFER', jumlah_rp: harga + 1_000, no_rekening: REKENING }],
    ],
    ['PEMBAYARAN_KOSONG', () => []],
    ['REKENING_WAJIB', (harga: number) => [{ jenis: 'TRANSFER', jumlah_rp: harga }]],
    ['KARTU_WAJIB', (harga: number) => [{ jenis: 'DEBET', jumlah_rp: harga, no_rekening: REKENING }]],
  ])('%s', async (code, payments) => {
    const { kode_barcode, harga_jual } = freshPiece();
    const reply = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], payments(harga_jual)));
    expect(reply.body.code).toBe(code);
    await untouched(kode_barcode);
  });

  test('a changed price is said with both prices', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual: harga_jual - 500 }], [cash(harga_jual)]),
    );
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('HARGA_BERUBAH');
    await untouched(kode_barcode);
  });

  test('unknown, foreign, sold and doubled barcodes each have their message', async () => {
    const unknown = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode: 'K0199999999', harga_jual: 1 }], [cash(1)]),
    );
    expect(unknown.body.code).toBe('BARCODE_TIDAK_DIKENAL');
    const foreign = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode: PIECES[1]?.[0]?.kode_barcode ?? '', harga_jual: 1 }], [cash(1)]),
    );
    expect(foreign.body).toMatchObject({
      code: 'BARCODE_TOKO_LAIN',
      message: expect.stringContaining('K02'),
    });
    const sold = freshPiece();
    await kasir.post('penjualan', saleOf([sold], [cash(sold.harga_jual)]));
    const again = await kasir.post('penjualan', saleOf([sold], [cash(sold.harga_jual)]));
    expect(again.body.message).toBe('Stock Barang Tidak Tersedia');
    const double = freshPiece();
    const twice = await kasir.post('penjualan', saleOf([double, double], [cash(2 * double.harga_jual)]));
    expect(twice.body.code).toBe('BARANG_SUDAH_DI_TABEL');
    await untouched(double.kode_barcode);
  });

  test('a discount above the price, wrong types and unknown fields', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const over = await spv.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual, diskon: harga_jual + 500 }], [cash(1_000)]),
    );
    expect(over.body.code).toBe('DISKON_MELEBIHI_TOTAL');
    const types = await kasir.post('penjualan', {
      kode_sales: 7,
      lines: 'x',
      payments: [{ jenis: 'GOLD', jumlah_rp: -1 }],
      hack: true,
    });
    expect(types.status).toBe(422);
    expect(Object.keys(types.body.fields ?? {})).toEqual(
      expect.arrayContaining(['kode_sales', 'lines', 'payments.0.jenis', 'payments.0.jumlah_rp', 'hack']),
    );
    await untouched(kode_barcode);
  });

  test('another business date', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], { tanggal: '2026-02-24' }),
    );
    expect(reply.body.message).toBe('Error menyimpan data, Silahkan Cek tanggal transaksi dan koneksi anda');
    await untouched(kode_barcode);
  });
});

describe('approval', () => {
  test('a cashier’s discount needs one, bound to this sale and used once', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const body = saleOf([{ kode_barcode, harga_jual, diskon: 10_000 }], [cash(harga_jual - 10_000)]);
    const refused = await kasir.post('penjualan', body);
    expect(refused.status).toBe(403);
    const need = refused.body.need_auth;
    const percent = ((10_000 * 100) / harga_jual).toFixed(1).replace('.', ',');
    expect(need).toMatchObject({
      kategori: 'DISKON',
      notes: expect.stringMatching(`^Diskon Rp. 10.000 \\(${percent} %\\) .+ ${kode_barcode}$`),
      barang: [kode_barcode],
    });
    const sign = (user_id: string, password = 'kadar-demo') =>
      kasir.post('authorization/manual', {
        kategori: need?.kategori,
        payload_hash: need?.payload_hash,
        catatan: need?.notes,
        jumlah_rp: need?.amount,
        user_id,
        password,
      });
    expect((await sign('NOBODY')).body.fields?.user_id?.code).toBe('OTORISATOR_TIDAK_TERDAFTAR');
    expect((await sign('SPV1', 'wrong')).body.fields?.password?.code).toBe('OTORISATOR_SALAH');
    expect((await sign('KASIR2')).body.code).toBe('TIDAK_BERHAK');
    const token = ((await sign('SPV1')).body.data as { token: string }).token;
    const other = saleOf([{ kode_barcode, harga_jual, diskon: 20_000 }], [cash(harga_jual - 20_000)]);
    expect((await kasir.post('penjualan', other, { headers: { 'x-otorisasi': token } })).body.code).toBe(
      'OTORISASI_TIDAK_SAH',
    );
    const done = await kasir.post('penjualan', body, { headers: { 'x-otorisasi': token } });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const [row] = await server.look<{ valid_by: string }>(
      'select valid_by from dokumen where no_faktur = $1',
      [noFaktur(done.body)],
    );
    expect(row?.valid_by).toBe('SPV1');
    expect((await kasir.post('penjualan', body, { headers: { 'x-otorisasi': token } })).status).not.toBe(200);
  });

  test('a sale above the limit of its shop needs one, and says both sums', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const owner = await server.login('OWN');
    const limit = async (LIMIT_JUAL_OTORISASI: number | null) =>
      expect((await owner.put('para-system', { values: { LIMIT_JUAL_OTORISASI } })).status).toBe(200);
    const body = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    await limit(harga_jual - 500);
    const refused = await kasir.post('penjualan', body);
    await limit(harga_jual);
    expect([refused.status, refused.body.need_auth]).toMatchObject([
      403,
      {
        kategori: 'LIMIT JUAL',
        notes: `Penjualan ${formatRupiah(harga_jual)} di atas ${formatRupiah(harga_jual - 500)}`,
      },
    ]);
    expect((await kasir.post('penjualan', body)).status).toBe(200);
    await limit(null);
  });

  test('a supervisor cannot approve his own sale below the minimum price', async () => {
    const { kode_barcode } = freshPiece();
    const scanned = PIECES[0]?.find((piece) => piece.kode_barcode === kode_barcode);
    expect(scanned).toBeDefined();
    const low = { kode_barcode, harga_jual: 0, harga_emas: 1_000 };
    const first = await spv.post('penjualan', saleOf([low], [cash(1)]));
    const harga_jual = Number(/menjadi (\d+)/.exec(String(first.body.message))?.[1]);
    const body = saleOf([{ ...low, harga_jual }], [cash(harga_jual)]);
    const refused = await spv.post('penjualan', body);
    expect(refused.body.need_auth?.kategori).toBe('HARGA MINIMUM');
    expect(refused.body.need_auth?.notes).toMatch(/ di bawah harga minimum Rp\. [\d.]+\/g$/);
    expect((await spv.postApproved('penjualan', body, 'SPV1')).body.code).toBe('OTORISASI_DIRI_SENDIRI');
  });
});
