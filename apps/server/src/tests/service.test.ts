import type { Service } from '@kadar/contract/endpoints/service.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REKENING } from '../modules/penjualan/sale.fixture.ts';
import {
  bar,
  craftsman,
  dataOf,
  goldOf,
  journalOf,
  K01,
  refusal,
  TUKANG,
} from '../modules/tukang-emas/tukang.fixture.ts';
import { CONTRADICTIONS } from '../platform/chain/contradictions.ts';
import { STANDING } from '../platform/chain/standing.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import {
  doneOf,
  finished,
  PATRI,
  RING,
  serviceList,
  serviceOf,
  servicePhoto,
  takenOf,
  ticket,
} from '../testing/servicing.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await serviceList(server);
  await craftsman(server);
  dataOf(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL' }),
  );
});
afterAll(() => server?.close());

const ambil = (body: object, who = kasir) => who.post('service/ambil', body, K01);
const batal = (no: string, who = owner) => who.post(`service/${no}/batal`, { alasan: 'UJI COBA' }, K01);
const cancel = (no_service: string, rp: number, more: object = {}, who = spv) =>
  who.post(
    'service/batal',
    {
      no_service,
      payments: rp > 0 ? [{ jenis: 'CASH', jumlah_rp: rp }] : [],
      alasan: 'TIDAK JADI',
      ...more,
    },
    K01,
  );
const state = async (no: string): Promise<Service> => dataOf<Service>(await owner.get(`service/${no}`, K01));
const states = async (no: string): Promise<string[]> => (await state(no)).pieces.map(({ status }) => status);
const numberIn = (reply: Reply): string => dataOf<{ no_faktur: string }>(reply).no_faktur;
const found = async (): Promise<string[]> => {
  const told: string[] = [];
  for (const check of [
    ...STANDING.SERVICE_KAS,
    ...STANDING.TITIPAN,
    ...STANDING.TITIPAN_PER_JENIS,
    ...STANDING.GADAI_KAS,
    ...STANDING.TUKANG_EMAS,
    ...STANDING.RINCIAN,
    ...STANDING.PINDAH_STOK,
    ...STANDING.LEBUR_STOK,
  ])
    for (const { detail } of await server.look<{ detail: string }>(CONTRADICTIONS[check] ?? ''))
      told.push(`${check}: ${detail}`);
  return told;
};
const onDay = async <T>(day: string, act: () => Promise<T>): Promise<T> => {
  await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);
  try {
    return await act();
  } finally {
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  }
};

describe('a ticket', () => {
  test('comes in with its money owed, is done, and goes out paid: income less its tax', async () => {
    const no = await ticket(kasir, [{}, { jumlah: 2, berat_awal: 6, ongkos: 75_000 }], 100_000);
    expect(await journalOf(server, no)).toEqual(['KAS 100000', 'TITIPAN_SERVICE -100000']);
    expect(await states(no)).toEqual(['TERIMA', 'TERIMA']);
    const done = await finished(kasir, no, [
      { urut: 1, berat_akhir: 4.172 },
      { urut: 2, berat_akhir: 6 },
    ]);
    expect(await journalOf(server, done)).toEqual([]);
    expect(await state(no)).toMatchObject({ keadaan: 'SELESAI', total: 225_000, saldo: 100_000, qty: 3 });
    expect(refusal(await ambil(takenOf(no, [1, 2], 125_000, [])))).toBe('PEMBAYARAN_KURANG');
    const card = { jenis: 'TRANSFER', jumlah_rp: 125_001, no_rekening: REKENING };
    expect(refusal(await ambil(takenOf(no, [1, 2], 125_000, [card])))).toMatch(/PEMBAYARAN_LEBIH$/);
    const taken = numberIn(
      await ambil(takenOf(no, [1, 2], 125_000, [{ jenis: 'CASH', jumlah_rp: 150_000 }])),
    );
    expect(await journalOf(server, taken)).toEqual([
      'KAS 125000',
      'PENDAPATAN_SERVICE -222552',
      'PPN -2448',
      'TITIPAN_SERVICE 100000',
    ]);
    expect(await state(no)).toMatchObject({ keadaan: 'DIAMBIL', saldo: 0 });
    expect(refusal(await cancel(no, 0))).toBe('SERVICE_SUDAH_DIAMBIL');
    expect(await found()).toEqual([]);
  });

  test('is taken piece by piece, what was paid shared by what they cost; the rest is cancelled for what is left', async () => {
    const no = await ticket(
      kasir,
      [{ ongkos: 50_000 }, {}, { ongkos: 50_000 }].map((one) => ({ ...one })),
      100_000,
      {},
    ).catch(() => '');
    // Below the list's charge a cashier asks for an approval.
    expect(no).toBe('');
    const mine = await ticket(spv, [{ ongkos: 50_000 }, {}, { ongkos: 50_000 }], 100_000);
    await finished(spv, mine, [{ urut: 1, berat_akhir: 4.21 }]);
    expect(refusal(await ambil(takenOf(mine, [2], 0)))).toBe('SERVICE_KEADAAN');
    expect(refusal(await ambil(takenOf(mine, [1], 21_429)))).toBe('DATA_BERUBAH');
    numberIn(await ambil(takenOf(mine, [1], 21_428)));
    expect(await state(mine)).toMatchObject({ saldo: 71_428, keadaan: 'TERIMA' });
    expect(refusal(await cancel(mine, 71_427))).toBe('PEMBAYARAN_KURANG');
    const back = numberIn(await cancel(mine, 71_428));
    expect(await journalOf(server, back)).toEqual(['KAS -71428', 'TITIPAN_SERVICE 71428']);
    expect(await states(mine)).toEqual(['DIAMBIL', 'BATAL', 'BATAL']);
    expect(refusal(await cancel(mine, 0))).toBe('SERVICE_SUDAH_DIAMBIL');
    expect(await found()).toEqual([]);
  });

  test('with gold that is added owes its craftsman, sells the gold at the pickup, and is undone step by step', async () => {
    const no_bar = await bar(server, 10);
    const no = await ticket(spv, [{ berat_awal: 5, kode_service: PATRI, ongkos: 30_000 }]);
    const tambah = { berat: 0.25, kadar: 75, kunci: no_bar, kadar_sumber: 100, harga: 2_429_000 };
    const line = { urut: 1, berat_akhir: 5.24, tambah, kode_tukang: TUKANG, upah: 40_000 };
    const post = async (more: object = {}) =>
      spv.post('service/selesai', await doneOf(spv, no, [{ ...line, ...more }]), K01);
    expect(refusal(await post({ tambah: null, upah: 0 }))).toBe('lines.0.berat_akhir SERVICE_BERTAMBAH');
    expect(refusal(await post())).toBe('SERVICE_BELUM_SETUJU');
    dataOf(await spv.post(`service/${no}/kejadian`, { jenis: 'MINTA_SETUJU', rp: 800_000 }, K01));
    expect(await states(no)).toEqual(['MENUNGGU_SETUJU']);
    dataOf(await spv.post(`service/${no}/kejadian`, { jenis: 'SETUJU', rp: 800_000 }, K01));
    const done = numberIn(await post());
    expect(await journalOf(server, done)).toEqual([
      'BIAYA_TUKANG 40000',
      'HUTANG_TUKANG -40000',
      'PERSEDIAAN_BATANGAN -470000',
      'PERSEDIAAN_SERVICE 470000',
    ]);
    expect(await goldOf(server, done)).toEqual(['PERSEDIAAN_BATANGAN -188', 'PERSEDIAAN_SERVICE 188']);
    expect(refusal(await cancel(no, 0))).toBe('DOKUMEN_DIIKUTI');
    const taken = numberIn(await ambil(takenOf(no, [1], 757_500)));
    expect(await journalOf(server, taken)).toEqual([
      'HPP 470000',
      'KAS 757500',
      'PENDAPATAN_SERVICE -148368',
      'PENJUALAN -597639',
      'PERSEDIAAN_SERVICE -470000',
      'PPN -11493',
    ]);
    expect(await goldOf(server, taken)).toEqual(['CUSTOMER 188', 'PERSEDIAAN_SERVICE -188']);
    expect(refusal(await batal(done))).toBe('DOKUMEN_DIIKUTI');
    expect(await onDay('2026-02-26', async () => refusal(await batal(taken)))).toBe('BATAL_DOKUMEN_KEMARIN');
    dataOf(await batal(taken));
    expect(await states(no)).toEqual(['SELESAI']);
    dataOf(await batal(done));
    expect(refusal(await batal(done))).toBe('SUDAH_DIBATALKAN');
    expect(await states(no)).toEqual(['PROSES']);
    numberIn(await cancel(no, 0));
    expect(await found()).toEqual([]);
  });

  test('loses no more than it may without a supervisor', async () => {
    const no = await ticket(kasir);
    const reply = await kasir.post(
      'service/selesai',
      await doneOf(kasir, no, [{ urut: 1, berat_akhir: 4.16 }]),
      K01,
    );
    expect(refusal(reply)).toBe('PERLU_OTORISASI');
    const done = await finished(spv, no, [{ urut: 1, berat_akhir: 4.16 }]);
    expect((await state(no)).pieces[0]).toMatchObject({ berat: 4.16, batas_susut: 0.042 });
    const slip = JSON.stringify(await readPdfText((await spv.get(`service/${done}/voucher`)).raw));
    for (const printed of ['Susut', '0,050', 'Batas', '0,042']) expect(slip).toContain(printed);
    // What its craftsman gets is no customer's business.
    expect(slip).not.toContain('Upah');
  });

  test('is paid further, never above what it costs; a payment that was used is not reversed', async () => {
    const no = await ticket(kasir, [{}], 25_000);
    const more = (rp: number) =>
      kasir.post(
        'service/bayar',
        { no_service: no, jumlah_rp: rp, payments: [{ jenis: 'CASH', jumlah_rp: rp }] },
        K01,
      );
    expect(refusal(await more(50_001))).toBe('jumlah_rp PEMBAYARAN_LEBIH');
    const first = numberIn(await more(20_000));
    dataOf(await batal(first));
    const second = numberIn(await more(50_000));
    await finished(kasir, no);
    numberIn(await ambil(takenOf(no, [1], 0)));
    expect(refusal(await batal(second))).toBe('TITIPAN_TIDAK_CUKUP');
    expect(await found()).toEqual([]);
  });

  test('costs less at its end: what was paid too much goes back with it', async () => {
    const no = await ticket(spv, [{}], 75_000);
    await finished(spv, no, [{ urut: 1, berat_akhir: 4.2, jasa_rp: 50_000 }]);
    const taken = numberIn(await ambil(takenOf(no, [1], -25_000)));
    expect(await journalOf(server, taken)).toEqual([
      'KAS -25000',
      'PENDAPATAN_SERVICE -49456',
      'PPN -544',
      'TITIPAN_SERVICE 75000',
    ]);
    expect(await found()).toEqual([]);
  });

  test('is refused with a day that is over, no photo, work of no list, and what is another shop’s', async () => {
    const post = async (more: object, line: object = {}) =>
      refusal(await kasir.post('service', await serviceOf(kasir, [line], 0, more), K01));
    expect(await post({ tgl_janji: '2026-02-24' })).toBe('tgl_janji TANGGAL_TIDAK_SAH');
    expect(await post({}, { foto: [] })).toBe('lines.0.foto FOTO_WAJIB');
    expect(await post({}, { kode_service: 'TIDAK' })).toBe('lines.0.kode_service PILIHAN_TIDAK_SAH');
    const foto = [await servicePhoto(kasir)];
    const body = await serviceOf(kasir, [{ foto }]);
    expect((await kasir.post('service', body, K01)).status).toBe(200);
    expect(refusal(await kasir.post('service', body, K01))).toBe('FOTO_WAJIB');
    const no = await ticket(kasir);
    const other = await owner.post('service/ambil', takenOf(no, [1], 75_000), { toko: 'K02' });
    expect(other.body).toMatchObject({ code: 'SERVICE_TOKO_LAIN' });
    expect(refusal(await ambil(takenOf(`SVK01260225${no.slice(11, 13)}X`, [1], 0)))).toBe(
      'no_service DATA_TIDAK_DITEMUKAN',
    );
    expect((await owner.post('service', body, { toko: '*' })).body).toMatchObject({ code: 'PILIH_TOKO' });
  });

  test('goes back the way it was paid, but for the owner', async () => {
    const no = await ticket(spv, [{}], 50_000);
    const transfer = { payments: [{ jenis: 'TRANSFER', jumlah_rp: 50_000, no_rekening: REKENING }] };
    expect(refusal(await cancel(no, 0, transfer))).toBe('payments PEMBAYARAN_TIDAK_SAH');
    expect(refusal(await cancel(no, 50_000, {}, kasir))).toBe('PERLU_OTORISASI');
    numberIn(await cancel(no, 50_000));
    const other = await ticket(spv, [{}], 50_000);
    const back = numberIn(await cancel(other, 0, transfer, owner));
    expect(await journalOf(server, back)).toEqual(['BANK -50000', 'TITIPAN_SERVICE 50000']);
  });

  test('is taken once by sixty-four, and either taken or cancelled', async () => {
    const no = await ticket(kasir, [{}], 75_000);
    await finished(kasir, no);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) => (n % 2 ? ambil(takenOf(no, [1], 0)) : cancel(no, 75_000))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  test('is answered once by its key, and not on a closed day', async () => {
    const body = await serviceOf(kasir, [{}], 10_000);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await kasir.post('service', body, { ...K01, headers });
    const again = await kasir.post('service', body, { ...K01, headers });
    expect(again.body).toEqual(first.body);
    expect(first.status).toBe(200);
    const other = await serviceOf(kasir, [{}], 20_000);
    expect(refusal(await kasir.post('service', other, { ...K01, headers }))).toMatch(/^KUNCI_/);
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    try {
      expect(refusal(await kasir.post('service', other, K01))).toBe('HARI_SUDAH_DITUTUP');
    } finally {
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    }
  });

  test('stands in the list by what is behind, in the first glance and the chart', async () => {
    const no = await ticket(kasir);
    const rows = async (query: string, who = kasir) =>
      dataOf<{ no_faktur: string }[]>(await who.get(`service?limit=200&${query}`, K01)).map(
        (row) => row.no_faktur,
      );
    expect(await rows('keadaan=JANJI')).toContain(no);
    expect(await rows('keadaan=LEWAT')).not.toContain(no);
    expect(await onDay('2026-02-26', () => rows('keadaan=LEWAT'))).toContain(no);
    await finished(kasir, no);
    expect(await rows('keadaan=SELESAI')).toContain(no);
    expect(await onDay('2026-03-28', () => rows('keadaan=TAGIH'))).toContain(no);
    expect(dataOf(await kasir.get('service/ringkas', K01))).toMatchObject({ hari: 30, lewat: 0 });
    expect(await rows(`q=${RING.nama_barang}`)).toEqual([]);
    // What was fetched is found as well.
    numberIn(await ambil(takenOf(no, [1], 75_000)));
    expect(await rows('keadaan=DIAMBIL')).toContain(no);
    expect(await rows(`q=${no}`)).toEqual([no]);
    expect(await rows('keadaan=SELESAI')).not.toContain(no);
    const chart = dataOf<{ label: string; dokumen: number }[]>(
      await owner.get('service/chart?type=monthly', K01),
    );
    expect(chart).toHaveLength(12);
    expect(chart.find(({ label }) => label === '2026-02')?.dokumen).toBeGreaterThan(0);
    expect(dataOf<object[]>(await owner.get('service/chart?type=today', K01))).toHaveLength(24);
  });

  test('that nobody fetches is called for after 30, 90 and 180 days: looked at, it comes back with the next step', async () => {
    await finished(kasir, await ticket(kasir));
    const called = async () =>
      dataOf<{ hal: string; sampai: string }[]>(await owner.get('dashboard/perhatian', K01)).find(
        ({ hal }) => hal === 'SERVICE_TAGIH',
      );
    const look = async () => {
      const found = await called();
      const { kode_toko: _, berat: __, ...shown } = { kode_toko: '', berat: 0, ...found };
      const reply = await owner.post('dashboard/perhatian/selesai', { ...shown, catatan: 'DITELEPON' }, K01);
      expect(reply.status).toBe(200);
      return [found?.sampai, await called()];
    };
    expect(await onDay('2026-03-27', called)).toBeUndefined();
    expect(await onDay('2026-03-28', look)).toEqual(['2026-03-27', undefined]);
    expect(await onDay('2026-05-26', called)).toBeUndefined();
    expect(await onDay('2026-05-27', look)).toEqual(['2026-05-26', undefined]);
    expect(await onDay('2026-08-25', look)).toEqual(['2026-08-24', undefined]);
    const wrong = await owner.put('para-system', { values: { SERVICE_TAGIH_HARI: '90/30/180' } }, K01);
    expect(wrong.status).toBe(422);
  });

  test('has a slip that is printed once by whoever takes it in; a copy is approved', async () => {
    const no = await ticket(kasir);
    expect(dataOf<object>(await kasir.post(`service/${no}/cetak`, {}, K01))).toEqual({ cetak: 1 });
    expect((await kasir.post(`service/${no}/cetak`, {}, K01)).body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'CETAK ULANG', notes: no },
    });
    expect(dataOf<object>(await spv.post(`service/${no}/cetak`, {}, K01))).toEqual({ cetak: 2 });
  });

  test('leaves a database that contradicts itself nowhere', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
