import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

/** Money in the drawer that stands in no document of its own, so that only a figure of what should be there tells it. */
const CASH = 7_654_300;
const BANK = 3_219_700;

let server: TestApp;
let spv: Client;
let kasir: Client;
let non_cash: { no_rekening: string; jumlah_rp: number }[];

const rincian = (rp: number) => {
  let rest = rp;
  return PECAHAN.map((pecahan) => {
    const lembar = Math.floor(rest / pecahan);
    rest -= lembar * pecahan;
    return { pecahan, lembar };
  });
};
const count = (rp: number) => ({ tanggal: TODAY, rincian_kas: rincian(rp), non_cash });

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  const pay = (client: Client, jumlah_rp: number) =>
    client.post('cash', { jenis: 'MASUK', kategori: 'LAIN_MASUK', jumlah_rp, keterangan: 'UJI' });
  for (const part of [CASH - 1_000_000, 1_000_000]) expect((await pay(spv, part)).status).toBe(200);
  await server.look(
    `insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
     select 'K01', $1, 'PJK01260225ZZ' || n, 'QRIS', no_rekening, kode_bank, 'PENJUALAN', rp, 0, rp, 'KASIR1'
     from rekenings, (values (1, 1200000), (2, $2 - 1200000)) x(n, rp) where kode_toko = 'K01' and no_rekening = $3`,
    [TODAY, BANK, REKENING],
  );
  non_cash = [{ no_rekening: REKENING, jumlah_rp: BANK }];
  expect((await spv.post('timbang-baki/start', { kode_gudang: 'ETALASE', kode_toko: 'K01' })).status).toBe(
    200,
  );
});
afterAll(() => server?.close());

/** Grams of the fullest tray, as they stand on the wire. */
const trayGrams = async (): Promise<string[]> => {
  const { data_timbang } = (await spv.get('timbang-baki')).body.data as DataTimbang;
  const [fullest] = data_timbang.toSorted((a, b) => (b.jumlah ?? 0) - (a.jumlah ?? 0));
  return [fullest?.berat_seharusnya, fullest?.berat_asli].map(String);
};

describe('who counts is not told', () => {
  const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  /** Every call that tells others what should be in the drawer, on an account or in a tray. */
  const CALLS: readonly [path: string, answer: 'refused' | 'without'][] = [
    ['hari', 'without'],
    ['timbang-baki', 'without'],
    ['baki/ready', 'without'],
    ['baki/get/by-kode-gudang/ETALASE', 'without'],
    ['gudang/get/all/master', 'without'],
    ['dashboard/ringkasan', 'without'],
    ['cash/paginated?limit=50', 'without'],
    ['kadar-eod/get', 'without'],
    [`timbang-baki/report?${days}`, 'refused'],
    [`cash/global/report?${days}`, 'refused'],
    [`cash/mutasi/report?${days}`, 'refused'],
    [`cash/transaction/report?start_date=${TODAY}&end_date=${TODAY}`, 'refused'],
    [`hari/selisih/report?${days}`, 'refused'],
    ['dashboard/stock', 'refused'],
    ['cash/history-bank', 'refused'],
    ['non-cash/gesek-histories', 'refused'],
    ['cash-pusat/daily-cash-chart', 'refused'],
    ['cash-pusat/outstand-noncash', 'refused'],
    ['cash-pusat/daily-specific-chart?kategori=NON_CASH&type=TOTAL', 'refused'],
  ];

  test.each(CALLS)('%s is %s', async (path, answer) => {
    const reply = await kasir.get(path);
    if (answer === 'refused') return expect([reply.status, reply.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    // The milliseconds of a moment are no figure of a tray, though they may look like one.
    const said = JSON.stringify(reply.body.data).replaceAll(/T\d\d:\d\d:\d\d\.\d+/g, '');
    for (const figure of [CASH, BANK, ...(await trayGrams())]) expect(said).not.toContain(String(figure));
  });

  /** So that the list above cannot pass because nobody is told. */
  test('a supervisor is told all of it', async () => {
    const said = JSON.stringify((await spv.get('hari')).body.data);
    for (const figure of [CASH, BANK]) expect(said).toContain(String(figure));
    for (const path of ['baki/ready', 'timbang-baki'])
      for (const figure of await trayGrams())
        expect(JSON.stringify((await spv.get(path)).body.data)).toContain(figure);
  });

  test('a tray that he weighs says whether it fits, not by how much', async () => {
    const { data_timbang } = (await spv.get('timbang-baki')).body.data as DataTimbang;
    const [tray] = data_timbang.filter(({ jumlah }) => (jumlah ?? 0) > 1);
    const weigh = async (berat: number) =>
      (await kasir.post('timbang-baki/timbang', { kode_baki: tray?.kode_baki, berat, sumber: 'SERIAL' })).body
        .data;
    const hidden = {
      jumlah: null,
      berat_asli: null,
      berat_bandrol: null,
      berat_seharusnya: null,
      selisih: null,
      dugaan: [],
    };
    expect(await weigh(1)).toMatchObject({ ...hidden, status: 'SELISIH', berat_timbang: 1 });
    const fits = tray?.berat_seharusnya ?? 0;
    expect(await weigh(fits)).toMatchObject({ ...hidden, status: 'COCOK', berat_timbang: fits });
  });
});

describe('counting', () => {
  test('without a recorded count he cannot even try a closing', async () => {
    const reply = await kasir.post('hari/tutup', count(CASH));
    expect(reply.body.code).toBe('HITUNGAN_BELUM_DICATAT');
    const off = await kasir.post('hari/tutup', count(1));
    expect(off.body).toEqual(reply.body);
  });

  test('what is missing is asked for without figures', async () => {
    const none = await kasir.post('hari/hitung', { ...count(CASH), rincian_kas: [] });
    expect(none.body.fields?.rincian_kas?.code).toBe('HITUNGAN_KAS_WAJIB');
    const unsaid = await kasir.post('hari/hitung', { ...count(CASH), non_cash: [] });
    expect(unsaid.body).toMatchObject({ code: 'NONTUNAI_BELUM_DICOCOKKAN', fields: { non_cash: {} } });
    expect(JSON.stringify(unsaid.body)).not.toContain(String(BANK));
    const other = await kasir.post('hari/hitung', { ...count(CASH), tanggal: '2026-02-24' });
    expect(other.body.code).toBe('HARI_SUDAH_DITUTUP');
    expect(await server.look('select 1 from hari_hitungan')).toEqual([]);
  });

  test('a count that is off says so and no more, and needs a supervisor', async () => {
    const reply = await kasir.post('hari/hitung', count(CASH - 50_000));
    expect(reply.body.data).toEqual({ ke: 1, cocok: false });
    expect(JSON.stringify(reply.body)).not.toMatch(/50\.?000|7\.?654/);
    const refused = await kasir.post('hari/tutup', count(CASH - 50_000));
    expect([refused.status, refused.body.code]).toEqual([403, 'SELISIH_PERLU_SUPERVISOR']);
    expect(JSON.stringify(refused.body)).not.toMatch(/50\.?000|7\.?654/);
    const tried = await kasir.post('hari/tutup', count(CASH));
    expect(tried.body.code).toBe('HITUNGAN_BELUM_DICATAT');
  });

  test('the same key records one count; recorded it stays', async () => {
    const key = 'hitung-sekali';
    const first = await kasir.post('hari/hitung', count(CASH - 20_000), { key });
    expect((await kasir.post('hari/hitung', count(CASH - 20_000), { key })).body).toEqual(first.body);
    expect(first.body.data).toEqual({ ke: 2, cocok: false });
    expect(await server.look('select user_id, cocok from hari_hitungan order by id')).toEqual([
      { user_id: 'KASIR1', cocok: false },
      { user_id: 'KASIR1', cocok: false },
    ]);
    await expect(server.look('update hari_hitungan set cocok = true')).rejects.toThrow('append-only');
  });

  test('the supervisor finds the count, what should be there, and how often it was counted', async () => {
    expect((await spv.get('hari')).body.data).toMatchObject({
      kas: { saldo_akhir: CASH },
      hitungan: { user_id: 'KASIR1', ke: 2, cocok: false, non_cash },
    });
    expect((await kasir.get('hari')).body.data).toMatchObject({
      kas: null,
      hitungan: { ke: 2, cocok: false },
    });
    const elsewhere = await server.login('KASIR2');
    expect((await elsewhere.get('hari')).body.data).toMatchObject({ hitungan: null });
  });
});

describe('counting on and on', () => {
  test('after two counts that are off the third needs a signature, whoever of the blind counts', async () => {
    const asked = await kasir.post('hari/hitung', count(CASH));
    expect(asked.body.need_auth).toMatchObject({ kategori: 'HITUNG ULANG', amount: CASH });
    // Neither the question nor a count of another amount tells how near he is.
    const other = await kasir.post('hari/hitung', count(CASH - 50_000));
    expect({ ...other.body, need_auth: null }).toEqual({ ...asked.body, need_auth: null });
    expect(await server.look('select 1 from hari_hitungan')).toHaveLength(2);
    expect((await kasir.get('hari')).body.data).toMatchObject({ hitungan: { ke: 2, perlu_spv: true } });
    const off = await kasir.postApproved('hari/hitung', count(CASH - 10_000), 'SPV1');
    expect(off.body.data).toEqual({ ke: 3, cocok: false });
    const again = await kasir.post('hari/hitung', count(CASH));
    expect(again.body.need_auth).toMatchObject({ kategori: 'HITUNG ULANG' });
  });

  test('who is told counts as often as he likes; one that agrees begins anew', async () => {
    expect((await spv.post('hari/hitung', count(CASH - 5_000))).body.data).toEqual({ ke: 4, cocok: false });
    const signed = await kasir.postApproved('hari/hitung', count(CASH), 'SPV1');
    expect(signed.body.data).toEqual({ ke: 5, cocok: true });
    expect(
      await server.look(
        "select user_id, after->>'disetujui_oleh' as oleh from audit where action = 'count' and kode_toko = 'K01' order by id",
      ),
    ).toEqual([
      { user_id: 'KASIR1', oleh: null },
      { user_id: 'KASIR1', oleh: null },
      { user_id: 'KASIR1', oleh: 'SPV1' },
      { user_id: 'SPV1', oleh: null },
      { user_id: 'KASIR1', oleh: 'SPV1' },
    ]);
    expect((await kasir.get('hari')).body.data).toMatchObject({ hitungan: { ke: 5, perlu_spv: false } });
  });
});

describe('closing', () => {
  test('what is sold after the count makes it a count of before', async () => {
    const { kode_barcode, harga_jual } = pieceSupply()();
    const sale = saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]);
    const sold = await kasir.post('penjualan', sale);
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    expect((await kasir.post('hari/tutup', count(CASH))).body.code).toBe('SELISIH_PERLU_SUPERVISOR');
    const { no_faktur } = sold.body.data as { no_faktur: string };
    const back = await kasir.postApproved(`penjualan/${no_faktur}/batal`, { alasan: 'UJI' }, 'SPV1');
    expect(back.status, JSON.stringify(back.body)).toBe(200);
  });

  test('of two who close at once one does; the cashier with the signature of the supervisor, who is on his slip', async () => {
    expect((await kasir.post('hari/hitung', count(CASH))).body.data).toEqual({ ke: 6, cocok: true });
    const asked = await kasir.post('hari/tutup', count(CASH));
    expect(asked.body.need_auth).toMatchObject({ kategori: 'TUTUP HARIAN', amount: CASH });
    const replies = await Promise.all([
      kasir.postApproved('hari/tutup', count(CASH), 'SPV1'),
      kasir.postApproved('hari/tutup', count(CASH), 'SPV1'),
    ]);
    expect(replies.map(({ body: { code } }) => code ?? 'OK').sort()).toEqual([
      'OK',
      'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
    ]);
    expect(
      await server.look(
        "select user_id, ringkasan->>'disetujui_oleh' as oleh, ringkasan->>'hitungan' as hitungan from tutup_harian where kode_toko = 'K01'",
      ),
    ).toEqual([{ user_id: 'KASIR1', oleh: 'SPV1', hitungan: '6' }]);
    expect((await kasir.post('hari/hitung', count(CASH))).body.code).toBe('TOKO_SUDAH_DITUTUP_AKUN_LAIN');
  });

  test('his slip has his count and that it agreed; the supervisor’s has the books', async () => {
    const his = pdfAsText((await kasir.get(`hari/${TODAY}/slip`)).raw);
    expect(his).toContain('Hitungan cocok');
    expect(his).toContain('SPV1');
    expect(his).not.toContain('Kas menurut buku');
    const whole = pdfAsText((await spv.get(`hari/${TODAY}/slip`)).raw);
    expect(whole).toContain('Kas menurut buku');
    expect((await kasir.get('hari')).body.data).toMatchObject({
      tutup_terakhir: { kas_sistem: null, kas_hitung: CASH, cocok: true },
    });
  });
});
