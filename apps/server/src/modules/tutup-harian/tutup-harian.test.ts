import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let spv: Client;
let kasir: Client;
let owner: Client;
let admin: Client;
const K01 = { toko: 'K01' };
const TOMORROW = addDays(TODAY, 1);

/** A count of exactly this much. */
const rincian = (rp: number) => {
  let rest = rp;
  return PECAHAN.map((pecahan) => {
    const lembar = Math.floor(rest / pecahan);
    rest -= lembar * pecahan;
    return { pecahan, lembar };
  });
};
const close = (tanggal: string, rp: number, more: object = {}) => ({
  tanggal,
  rincian_kas: rincian(rp),
  ...more,
});
const cash = (client: Client, jenis: 'MASUK' | 'KELUAR', jumlah_rp: number) =>
  client.post('cash', {
    jenis,
    kategori: jenis === 'MASUK' ? 'LAIN_MASUK' : 'LAIN_KELUAR',
    jumlah_rp,
    keterangan: 'UJI',
  });
interface Status {
  tgl_system: string;
  buka: boolean;
  kas: { saldo_awal: number; masuk: number; keluar: number; saldo_akhir: number };
  stock: { qty: number; berat: number; draft: number };
  tutup_terakhir: { tanggal: string } | null;
}
/** What the slips of the accounts that moved are said to come to. */
const accounts = (jumlah_rp: number) =>
  server.look<{ no_rekening: string; jumlah_rp: number }>(
    "select no_rekening, $1::int as jumlah_rp from bank_mutasi where kode_toko = 'K01'",
    [jumlah_rp],
  );
const status = async (client: Client): Promise<Status> => (await client.get('hari')).body.data as Status;

/** Of all closings so far. */
const roundTrips = async (): Promise<number> => {
  const { values } = await server.app.kadar.metrics.roundTrips.get();
  const sum = values.find(
    ({ metricName, labels }) =>
      metricName?.endsWith('_sum') && String(labels.route).startsWith('POST hari/tutup'),
  );
  return sum?.value ?? 0;
};

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  admin = await server.login('MU');
  expect((await cash(kasir, 'MASUK', 1_350_000)).status).toBe(200);
  await server.look("update kadar set harga_jual = 0 where kode_kadar = '420'");
  await server.look(
    `insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
     select 'K01', $1, 'PJK01260225ZZZ', 'QRIS', no_rekening, kode_bank, 'PENJUALAN', 400000, 2800, 400000, 'KASIR1'
     from rekenings where kode_toko = 'K01' order by no_rekening limit 1`,
    [TODAY],
  );
});
afterAll(() => server?.close());

describe('closing and opening', () => {
  test('the status says what the closing will check', async () => {
    const reply = await spv.get('hari');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const grams = (PIECES[0] ?? []).reduce((sum, { berat_asli }) => sum + Math.round(berat_asli * 1000), 0);
    expect(reply.body.data).toMatchObject({
      tgl_system: TODAY,
      buka: true,
      hari_ini: TODAY,
      kas: { saldo_awal: 0, masuk: 1_350_000, keluar: 0, saldo_akhir: 1_350_000 },
      non_cash: [{ jumlah: 1, jumlah_rp: 400_000, fee: 2_800 }],
      penjualan: { qty: 0, dokumen: 0, grand_total: 0, batal: 0 },
      stock: { qty: 120, draft: 0 },
      tutup_terakhir: null,
    });
    expect(Math.abs((await status(spv)).stock.berat * 1000 - grams)).toBeLessThan(120 * 50);
    expect((await owner.get('hari')).body.code).toBe('PILIH_TOKO');
  });

  test('an open day is not opened again', async () => {
    const reply = await spv.post('hari/buka', { tanggal: TOMORROW });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('ILLEGAL_MOVE');
  });

  test('a count that is missing, wrong or of no such note is refused at its field', async () => {
    const none = await spv.post('hari/tutup', { tanggal: TODAY, rincian_kas: [] });
    expect(none.body).toMatchObject({
      code: 'HITUNGAN_KAS_WAJIB',
      fields: { rincian_kas: { code: 'HITUNGAN_KAS_WAJIB' } },
    });
    const unsaid = await spv.post('hari/tutup', close(TODAY, 1_350_000));
    expect(unsaid.body).toMatchObject({ code: 'NONTUNAI_BELUM_DICOCOKKAN', fields: { non_cash: {} } });
    const coin = await spv.post('hari/tutup', {
      tanggal: TODAY,
      rincian_kas: [{ pecahan: 12_345, lembar: 1 }],
    });
    expect(coin.body.fields?.['rincian_kas.0.pecahan']?.code).toBe('PILIHAN_TIDAK_SAH');
    const twice = await spv.post('hari/tutup', {
      tanggal: TODAY,
      rincian_kas: [1, 2].map((lembar) => ({ pecahan: 1000, lembar })),
    });
    expect(twice.body.fields?.['rincian_kas.1.pecahan']?.code).toBe('ISIAN_TIDAK_SAH');
    expect((await status(spv)).buka).toBe(true);
  });

  test('a difference wants a reason and a person of the shop, each at its field', async () => {
    const non_cash = await accounts(400_000);
    const tried = (selisih: object[]) =>
      spv.post('hari/tutup', close(TODAY, 1_300_000, { non_cash, selisih }));
    const none = await tried([]);
    expect(none.status).toBe(422);
    expect(none.body).toMatchObject({
      code: 'SELISIH_PERLU_PENJELASAN',
      message: 'Selisih kas −Rp. 50.000 perlu alasan dan penanggung jawab',
      fields: { selisih: {} },
    });
    const field = async (row: object) =>
      Object.keys((await tried([{ jenis: 'KAS', ...row }])).body.fields ?? {});
    expect(await field({ penanggung: 'KASIR1' })).toEqual(['selisih.0.alasan']);
    expect(await field({ alasan: 'kembalian salah' })).toEqual(['selisih.0.penanggung']);
    expect(await field({ alasan: 'kembalian salah', penanggung: 'KASIR2' })).toEqual([
      'selisih.0.penanggung',
    ]);
    expect((await status(spv)).buka).toBe(true);
    const { penanggung } = (await spv.get('hari')).body.data as { penanggung: { user_id: string }[] };
    expect(penanggung.map(({ user_id }) => user_id)).toEqual(['KASIR1', 'SPV1']);
  });

  test('draft pieces keep the day open', async () => {
    await server.look("update barang set status = 'DRAFT' where kode_barcode = $1", [
      PIECES[0]?.[0]?.kode_barcode,
    ]);
    const reply = await spv.post('hari/tutup', close(TODAY, 1_350_000));
    expect(reply.body.fields?._?.code).toBe('BARANG_MASIH_DRAFT');
    await server.look("update barang set status = 'READY' where status = 'DRAFT'");
  });

  test('another day than the shop is on is refused', async () => {
    expect((await spv.post('hari/tutup', close(addDays(TODAY, -1), 0))).body.code).toBe('HARI_SUDAH_DITUTUP');
    expect((await spv.post('hari/tutup', close(TOMORROW, 0))).body.code).toBe('TANGGAL_TERKUNCI');
  });

  test('of four who close at once, one does; the difference is booked and the day is locked', async () => {
    const body = close(TODAY, 1_300_000, {
      non_cash: await accounts(350_000),
      selisih: [
        {
          jenis: 'REKENING',
          kunci: (await accounts(0))[0]?.no_rekening,
          alasan: 'slip hilang',
          penanggung: 'SPV1',
        },
        { jenis: 'KAS', alasan: 'kembalian salah', penanggung: 'KASIR1' },
      ],
    });
    const replies = await Promise.all(
      [spv, owner, admin, spv].map((who) => who.post('hari/tutup', body, who === spv ? {} : K01)),
    );
    expect(replies.map(({ body: { code } }) => code ?? 'OK').sort()).toEqual([
      'OK',
      'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
      'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
      'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
    ]);
    const won = replies.find(({ status: code }) => code === 200);
    expect(won?.body.data).toEqual({
      tanggal: TODAY,
      kas_sistem: 1_350_000,
      kas_hitung: 1_300_000,
      selisih: -50_000,
    });
    expect(
      await server.look(
        "select nomor_akun, debet, kredit from jurnal where kode_toko = 'K01' and trx = 'TUTUP_HARIAN' order by id",
      ),
    ).toEqual([
      { nomor_akun: '1101', debet: 0, kredit: 50_000 },
      { nomor_akun: '6201', debet: 50_000, kredit: 0 },
    ]);
    expect(
      await server.look(
        "select keterangan from kas_mutasi where kode_toko = 'K01' and kategori = 'SELISIH_KAS'",
      ),
    ).toEqual([{ keterangan: 'kembalian salah (KASIR1)' }]);
    expect(
      await server.look("select sum(masuk - keluar)::int saldo from kas_mutasi where kode_toko = 'K01'"),
    ).toEqual([{ saldo: 1_300_000 }]);
    expect(
      await server.look(
        "select sum(debet - kredit)::int saldo from jurnal where kode_toko = 'K01' and nomor_akun = '1101'",
      ),
    ).toEqual([{ saldo: 1_300_000 }]);
    expect(await status(spv)).toMatchObject({
      buka: false,
      kas: { saldo_akhir: 1_300_000 },
      tutup_terakhir: { tanggal: TODAY },
    });
    expect((await cash(kasir, 'MASUK', 1)).body.code).toBe('HARI_SUDAH_DITUTUP');
  });

  test('the snapshot holds sales, cash, banks, stock and prices; it cannot be changed', async () => {
    const [row] = await server.look<{ ringkasan: Record<string, unknown>; non_cash: unknown }>(
      "select ringkasan, non_cash from tutup_harian where kode_toko = 'K01'",
    );
    expect(row?.non_cash).toMatchObject([{ jumlah_rp: 400_000, hitung_rp: 350_000 }]);
    expect(row?.ringkasan).toMatchObject({
      kas: { saldo_awal: 0, masuk: 1_350_000, keluar: 50_000, saldo_akhir: 1_300_000 },
      kas_kategori: [
        { kategori: 'LAIN_MASUK', masuk: 1_350_000, keluar: 0 },
        { kategori: 'SELISIH_KAS', masuk: 0, keluar: 50_000 },
      ],
      penjualan: { dokumen: 0 },
      selisih: [
        {
          jenis: 'KAS',
          sistem: 1_350_000,
          hitung: 1_300_000,
          alasan: 'kembalian salah',
          penanggung: 'KASIR1',
        },
        { jenis: 'REKENING', selisih: -50_000, alasan: 'slip hilang', penanggung: 'SPV1' },
      ],
    });
    const [stock] = await server.look<object>(
      `select (select sum((x->>'qty')::int)::int from tutup_harian, jsonb_array_elements(ringkasan->'stock') x) as ringkasan,
         (select sum(qty)::int from kadar_eod) as eod, (select sum(murni)::bigint from kadar_eod) as murni,
         (select sum(qty)::int from mutasi_stock where kode_toko = 'K01') as mutasi,
         (select sum(murni)::bigint from mutasi_stock where kode_toko = 'K01') as murni_mutasi`,
    );
    expect(stock).toMatchObject({ ringkasan: 120, eod: 120, mutasi: 120 });
    const { murni, murni_mutasi } = stock as { murni: number; murni_mutasi: number };
    expect(murni).toBe(murni_mutasi);
    // A kadar without a price of its own is kept at the one that it follows: 2,600,000 × 42 %.
    const kept = await server.look(
      'select kadar::text, harga::int from kadar_eod where kadar in (42, 75) order by kadar',
    );
    expect(kept).toEqual([
      { kadar: '42.000', harga: 1_092_000 },
      { kadar: '75.000', harga: 2_429_000 },
    ]);
    await expect(
      server.look("update tutup_harian set kas_hitung = 0 where kode_toko = 'K01'"),
    ).rejects.toThrow('append-only');
  });

  test('the slip is a PDF; of a day not closed there is none', async () => {
    const reply = await kasir.get(`hari/${TODAY}/slip`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readPdfCodes(reply.raw)).toEqual([`TUTUP-HARIAN-K01-${TODAY}`]);
    const said = pdfAsText((await spv.get(`hari/${TODAY}/slip`)).raw);
    expect(said).toContain('−Rp. 50.000 · kembalian salah · KASIR1');
    expect(said).toContain('−Rp. 50.000 · slip hilang · SPV1');
    expect((await kasir.get(`hari/${TOMORROW}/slip`)).status).toBe(404);
  });

  test('only a later day opens, not one far ahead; once', async () => {
    for (const tanggal of [TODAY, addDays(TODAY, -1), '2062-02-26']) {
      const reply = await spv.post('hari/buka', { tanggal });
      expect(reply.status).toBe(422);
      expect(reply.body.fields?.tanggal?.code).toBe('TANGGAL_TIDAK_SAH');
    }
    const replies = await Promise.all(
      [spv, owner].map((who) => who.post('hari/buka', { tanggal: TOMORROW }, K01)),
    );
    expect(replies.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    expect(await status(spv)).toMatchObject({
      tgl_system: TOMORROW,
      buka: true,
      kas: { saldo_awal: 1_300_000, saldo_akhir: 1_300_000 },
    });
    expect((await spv.post('hari/tutup', close(TODAY, 0))).body).toMatchObject({
      code: 'HARI_SUDAH_DITUTUP',
      message: `Hari ${TODAY} sudah ditutup`,
    });
    expect((await cash(kasir, 'MASUK', 1)).status).toBe(200);
  });

  test('a shop that never had a day opens its first', async () => {
    await server.look("delete from hari_kerja where kode_toko = 'K02'");
    const spv2 = await server.login('SPV2');
    expect((await cash(spv2, 'MASUK', 1)).body.code).toBe('HARI_BELUM_DIBUKA');
    expect((await spv2.post('hari/tutup', close(TODAY, 0))).body.code).toBe('HARI_BELUM_DIBUKA');
    expect((await spv2.post('hari/buka', { tanggal: TODAY })).status).toBe(200);
    expect((await cash(spv2, 'MASUK', 1_000_000)).status).toBe(200);
  });
});

describe('balances after many days', () => {
  test('openings from the closings are the sums of everything before, every day and account', async () => {
    const spv2 = await server.login('SPV2');
    let rp = 1_000_000;
    const amounts = [37, 1250, 400, 88, 5000, 1].map((thousands) => thousands * 1000);
    for (const [index, amount] of amounts.entries()) {
      const tanggal = addDays(TODAY, index);
      await cash(spv2, 'MASUK', amount * 2);
      await cash(spv2, 'KELUAR', amount);
      const drift = index % 3 === 0 ? 500 : 0;
      rp += amount + drift;
      const reply = await spv2.post(
        'hari/tutup',
        close(tanggal, rp, { selisih: [{ jenis: 'KAS', alasan: 'uji', penanggung: 'KASIR2' }] }),
      );
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      expect(reply.body.data).toMatchObject({ selisih: drift });
      expect((await spv2.post('hari/buka', { tanggal: addDays(tanggal, 1) })).status).toBe(200);
      const [full] = await server.look<{ saldo: number }>(
        "select sum(masuk - keluar)::int saldo from kas_mutasi where kode_toko = 'K02' and tanggal <= $1",
        [tanggal],
      );
      expect((await status(spv2)).kas.saldo_awal).toBe(full?.saldo);
    }
    const wrong = await server.look(
      `select s.kode_toko, s.tanggal, s.nomor_akun from saldo_akun s
       join lateral (select sum(debet) debet, sum(kredit) kredit from jurnal j
         where j.kode_toko = s.kode_toko and j.nomor_akun = s.nomor_akun and j.tanggal <= s.tanggal) f on true
       where s.debet <> f.debet or s.kredit <> f.kredit`,
    );
    expect(wrong).toEqual([]);
    const [kept] = await server.look<{ n: number }>(
      "select count(distinct tanggal)::int n from saldo_akun where kode_toko = 'K02'",
    );
    expect(kept?.n).toBe(amounts.length);
  });

  test('what is being posted when the closing begins is in its count', async () => {
    const spv2 = await server.login('SPV2');
    const { tgl_system, kas } = await status(spv2);
    let reply: ReturnType<typeof spv2.post> | undefined;
    await server.app.kadar.db.transaction(
      { toko: 'K02' },
      async (tx) => {
        reply = spv2.post('hari/tutup', close(tgl_system, kas.saldo_akhir));
        const waiting = () =>
          server.look(
            "select 1 from pg_locks join pg_database d on d.oid = database where d.datname = current_database() and locktype = 'advisory' and not granted",
          );
        await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
        await tx.execute(sql`insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, masuk, user_id)
          values ('K02', ${tgl_system}, 'KMK02260303ZZZ', 'MODAL', 1000, 'KASIR2')`);
      },
      { day: 'shared' },
    );
    expect((await reply)?.body).toMatchObject({
      code: 'SELISIH_PERLU_PENJELASAN',
      message: 'Selisih kas −Rp. 1.000 perlu alasan dan penanggung jawab',
    });
  });

  test('a day of 500 documents closes in as many round trips as any other', async () => {
    const day = (await status(spv)).tgl_system;
    await server.look(
      `with n as (select 'KMK01' || to_char($1::date, 'YYMMDD') || lpad(i::text, 3, '0') as no from generate_series(100, 599) i),
       doc as (insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, kategori, qty, berat, total, grand_total, dibayar, keterangan, status, input_by)
         select 'K01', no, 'KAS_MASUK', $1, '', 'LAIN_MASUK', 0, 0, 1000, 1000, 1000, 'UJI', 'POSTED', 'SPV1' from n),
       kas as (insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, masuk, user_id) select 'K01', $1, no, 'LAIN_MASUK', 1000, 'SPV1' from n)
       insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, debet, kredit)
       select 'K01', $1, no, 'KAS_MASUK', 'UMUM', akun, d * 1000, k * 1000 from n, (values ('1101', 1, 0), ('4301', 0, 1)) x(akun, d, k)`,
      [day],
    );
    const { kas } = await status(spv);
    const before = await roundTrips();
    const reply = await spv.post(
      'hari/tutup',
      close(day, kas.saldo_akhir, { selisih: [{ jenis: 'KAS', alasan: 'uji', penanggung: 'KASIR1' }] }),
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    // Seven, and one for what the smallest coin cannot count out; how long they take is measured in bench/tutup.ts.
    expect((await roundTrips()) - before).toBe(8);
  });
});
