import { randomUUID } from 'node:crypto';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdSpending } from '../../platform/database/database.ts';
import {
  type Client,
  PASSWORD,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };

const masuk = (jumlah_rp: number, more: object = {}) => ({
  jenis: 'MASUK',
  kategori: 'MODAL',
  jumlah_rp,
  keterangan: 'modal kas',
  ...more,
});
const keluar = (jumlah_rp: number, more: object = {}) => ({
  jenis: 'KELUAR',
  kategori: 'LISTRIK',
  jumlah_rp,
  keterangan: 'token listrik',
  ...more,
});
const noFaktur = (reply: Reply): string => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
const batal = (client: Client, no: string) => client.post(`cash/${no}/batal`, { alasan: 'salah input' });
const balance = async (toko = 'K01'): Promise<number> => {
  const [row] = await server.look<{ saldo: number }>(
    'select coalesce(sum(masuk - keluar), 0)::bigint saldo from kas_mutasi where kode_toko = $1',
    [toko],
  );
  return Number(row?.saldo);
};
const journal = (no: string) =>
  server.look<object>('select trx, nomor_akun, debet, kredit from jurnal where no_jurnal = $1 order by id', [
    no,
  ]);
/** An approval as the dialog gets it. */
const approval = async (refused: Reply): Promise<string> => {
  const need = refused.body.need_auth;
  const reply = await kasir.post('authorization/manual', {
    kategori: need?.kategori,
    payload_hash: need?.payload_hash,
    catatan: need?.notes,
    jumlah_rp: need?.amount,
    user_id: 'SPV1',
    password: PASSWORD,
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { token: string }).token;
};
const signed = (token: string) => ({ headers: { 'x-otorisasi': token } });

/** Starts calls while the shop's cash is held elsewhere, and lets go once all of them wait for it. */
const queued = async (toko: string, calls: (() => Promise<Reply>)[]): Promise<Reply[]> => {
  let replies: Promise<Reply>[] = [];
  await server.app.kadar.db.transaction({ toko }, async (tx) => {
    await holdSpending(tx, [{ what: 'CASH', of: toko }]);
    replies = calls.map((call) => call());
    const waiting = () =>
      server.look(
        "select 1 from pg_locks join pg_database d on d.oid = database where d.datname = current_database() and locktype = 'advisory' and not granted",
      );
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(calls.length);
  });
  return Promise.all(replies);
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  noFaktur(await kasir.post('cash', masuk(100_000_000)));
});
afterAll(() => server?.close());

describe('cash in and out', () => {
  test('coming in: document, cash book, journal against the account of the category, audit', async () => {
    const before = await balance();
    const reply = await kasir.post('cash', masuk(5_000_000));
    const no = noFaktur(reply);
    expect(no).toMatch(/^KMK01260225[0-9A-Z]{3}$/);
    expect(reply.body.data).toMatchObject({
      tanggal: TODAY,
      keterangan: 'MODAL KAS',
      nama_kategori: 'SETORAN MODAL',
      status: 'POSTED',
      input_by: 'KASIR1',
    });
    expect(await balance()).toBe(before + 5_000_000);
    expect(await journal(no)).toEqual([
      { trx: 'KAS_MASUK', nomor_akun: '1101', debet: 5_000_000, kredit: 0 },
      { trx: 'KAS_MASUK', nomor_akun: '3101', debet: 0, kredit: 5_000_000 },
    ]);
    const audit = await server.look(
      'select action, user_id from audit where entity = $1 and entity_key = $2',
      ['kas', no],
    );
    expect(audit).toEqual([{ action: 'post', user_id: 'KASIR1' }]);
  });

  test('going out: number KK, the expense is debited', async () => {
    const no = noFaktur(await kasir.post('cash', keluar(250_000)));
    expect(no).toMatch(/^KKK01260225/);
    expect(await journal(no)).toEqual([
      { trx: 'KAS_KELUAR', nomor_akun: '1101', debet: 0, kredit: 250_000 },
      { trx: 'KAS_KELUAR', nomor_akun: '6103', debet: 250_000, kredit: 0 },
    ]);
  });

  test('a category of the other direction, an unknown one, nothing, and too much are refused at their fields', async () => {
    const wrong = await kasir.post('cash', masuk(1000, { kategori: 'LISTRIK' }));
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields?.kategori?.code).toBe('PILIHAN_TIDAK_SAH');
    expect(
      (await kasir.post('cash', masuk(1000, { kategori: 'TIDAK ADA' }))).body.fields?.kategori,
    ).toBeDefined();
    expect((await kasir.post('cash', masuk(0))).body.fields?.jumlah_rp).toBeDefined();
    expect((await kasir.post('cash', masuk(9_000_000_000_000))).body.fields?.jumlah_rp).toBeDefined();
    expect(
      (await kasir.post('cash', masuk(1000, { keterangan: ' ' }))).body.fields?.keterangan,
    ).toBeDefined();
  });

  test('head office must pick a shop', async () => {
    const reply = await owner.post('cash', masuk(1000));
    expect(reply.body.code).toBe('PILIH_TOKO');
    noFaktur(await owner.post('cash', masuk(1000), K01));
  });

  test('more than the drawer holds is refused; a shop does not spend the cash of another', async () => {
    const reply = await spv.post('cash', keluar((await balance()) + 1));
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('KAS_TIDAK_CUKUP');
    const other = await server.login('KASIR2');
    expect((await other.post('cash', keluar(1))).body.code).toBe('KAS_TIDAK_CUKUP');
  });

  test('of two who take the last cash at once, one gets it', async () => {
    const kasir2 = await server.login('KASIR2');
    const spv2 = await server.login('SPV2');
    noFaktur(await kasir2.post('cash', masuk(300_000)));
    const replies = await queued(
      'K02',
      [1, 2, 3, 4].map((n) => () => (n % 2 ? kasir2 : spv2).post('cash', keluar(200_000))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await balance('K02')).toBe(100_000);
  });

  test('the same key twice at once is one document, though the second finds the drawer empty', async () => {
    const kasir2 = await server.login('KASIR2');
    const key = randomUUID();
    const all = keluar(await balance('K02'));
    const replies = await queued(
      'K02',
      [1, 2, 3].map(() => () => kasir2.post('cash', all, { key })),
    );
    const numbers = new Set(replies.map(noFaktur));
    expect(numbers.size).toBe(1);
    expect(await balance('K02')).toBe(0);
    const other = await kasir2.post('cash', masuk(1), { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
  });

  test('an account that is not mapped is named, and nothing is written', async () => {
    const admin = await server.login('MU');
    const map = (nomor_akun: string) =>
      admin.put('para-akun-transaksi/KAS_MASUK/UMUM', {
        detail_akun: [{ kode_akun: 'KAS', jenis_akun: 'D', nomor_akun }],
      });
    expect((await map('')).status).toBe(200);
    const before = await balance();
    const reply = await kasir.post('cash', masuk(1000));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'AKUN_BELUM_DIPETAKAN',
      message: 'Akun belum diatur untuk KAS_MASUK UMUM: KAS',
    });
    expect(await balance()).toBe(before);
    expect((await map('1101')).status).toBe(200);
  });
});

describe('the approval of a large sum', () => {
  const large = keluar(10_000_001, { kategori: 'GAJI', keterangan: 'GAJI FEBRUARI' });

  test('without one the dialog is told what to ask', async () => {
    const reply = await kasir.post('cash', large);
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('PERLU_OTORISASI');
    expect(reply.body.need_auth).toMatchObject({ kategori: 'KAS KELUAR', amount: 10_000_001 });
    expect(reply.body.need_auth?.notes).toBe('GAJI DAN TUNJANGAN Rp. 10.000.001: GAJI FEBRUARI');
    noFaktur(await kasir.post('cash', { ...large, jumlah_rp: 10_000_000 }));
  });

  test('with one it is posted, once; the document remembers who', async () => {
    const token = await approval(await kasir.post('cash', large));
    const no = noFaktur(await kasir.post('cash', large, signed(token)));
    expect(
      await server.look(
        'select disetujui_oleh from dokumen k join otorisasi o on o.id = k.otorisasi_id where no_faktur = $1',
        [no],
      ),
    ).toEqual([{ disetujui_oleh: 'SPV1' }]);
    const again = await kasir.post('cash', large, signed(token));
    expect(again.body.code).toBe('OTORISASI_TIDAK_SAH');
  });

  test('for another sum, another user or after its time it is worth nothing', async () => {
    const token = await approval(await kasir.post('cash', large));
    const more = await kasir.post('cash', { ...large, jumlah_rp: 10_000_002 }, signed(token));
    expect(more.body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await spv.post('cash', large, signed(token))).body.code).toBe('OTORISASI_TIDAK_SAH');
    await server.look(
      `begin; set local session_replication_role = replica;
       update otorisasi set expires_at = now() - interval '1 second' where id = (select max(id) from otorisasi); commit`,
    );
    const late = await kasir.post('cash', large, signed(token));
    expect(late.body.code).toBe('OTORISASI_KEDALUWARSA');
  });
});

describe('cancelling', () => {
  test('the owner reverses exactly what was posted, even after the category got another account', async () => {
    const before = await balance();
    const no = noFaktur(await kasir.post('cash', keluar(750_000)));
    await server.look("update kategori_kas set nomor_akun = '6199' where kode_kategori = 'LISTRIK'");
    const reply = await owner.post(`cash/${no}/batal`, { alasan: 'salah input' }, K01);
    await server.look("update kategori_kas set nomor_akun = '6103' where kode_kategori = 'LISTRIK'");
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { no_faktur_batal } = reply.body.data as { no_faktur_batal: string };
    expect(no_faktur_batal).toMatch(/^KBK01260225/);
    expect(await balance()).toBe(before);
    expect(await journal(no_faktur_batal)).toEqual([
      { trx: 'KAS_KELUAR_BATAL', nomor_akun: '1101', debet: 750_000, kredit: 0 },
      { trx: 'KAS_KELUAR_BATAL', nomor_akun: '6103', debet: 0, kredit: 750_000 },
    ]);
    expect(
      await server.look(
        'select status, no_faktur_batal from dokumen left join dokumen_batal using (kode_toko, no_faktur) where no_faktur = $1',
        [no],
      ),
    ).toEqual([{ status: 'BATAL', no_faktur_batal }]);
    const again = await owner.post(`cash/${no}/batal`, { alasan: 'lagi' }, K01);
    expect(again.body).toMatchObject({ code: 'SUDAH_DIBATALKAN', message: `Dokumen ${no} sudah dibatalkan` });
  });

  test('the cashier asks, the supervisor signs; two at once cancel once', async () => {
    const no = noFaktur(await kasir.post('cash', keluar(10_000)));
    const refused = await batal(kasir, no);
    expect(refused.body.need_auth).toMatchObject({ kategori: 'BATAL KAS', amount: 10_000 });
    const done = await kasir.postApproved(`cash/${no}/batal`, { alasan: 'salah input' }, 'SPV1');
    expect(done.status, JSON.stringify(done.body)).toBe(200);

    const other = noFaktur(await kasir.post('cash', keluar(20_000)));
    const admin = await server.login('MU');
    const replies = await queued(
      'K01',
      [owner, admin, owner, admin].map(
        (who) => () => who.post(`cash/${other}/batal`, { alasan: 'bersamaan' }, K01),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const moves = await server.look('select 1 from kas_mutasi where keterangan = $1', [`BATAL ${other}`]);
    expect(moves).toHaveLength(1);
  });

  test('cash that came in and was spent cannot be given back', async () => {
    const kasir2 = await server.login('KASIR2');
    const no = noFaktur(await kasir2.post('cash', masuk(500_000)));
    noFaktur(await kasir2.post('cash', keluar(400_000)));
    const reply = await owner.post(`cash/${no}/batal`, { alasan: 'salah' }, { toko: 'K02' });
    expect(reply.body.code).toBe('KAS_TIDAK_CUKUP');
  });

  test('a document of another shop does not exist', async () => {
    const no = noFaktur(await kasir.post('cash', masuk(1000)));
    const spv2 = await server.login('SPV2');
    expect((await batal(spv2, no)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await spv2.get(`cash/${no}/voucher`)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  });

  test('on a closed day nothing is posted or cancelled, and tomorrow it is too late', async () => {
    const no = noFaktur(await spv.post('cash', masuk(1000)));
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    expect((await spv.post('cash', masuk(1000))).body.code).toBe('HARI_SUDAH_DITUTUP');
    expect((await owner.post(`cash/${no}/batal`, { alasan: 'x' }, K01)).body.code).toBe('HARI_SUDAH_DITUTUP');
    await server.look("update hari_kerja set buka = true, tgl_system = '2026-02-26' where kode_toko = 'K01'");
    const admin = await server.login('MU');
    const late = await admin.post(`cash/${no}/batal`, { alasan: 'x' }, K01);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'BATAL_KAS_KEMARIN', message: 'Tidak Dapat Batal Kas Kemarin' });
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  });
});

describe('looking', () => {
  test('documents newest first, by page, kind and words; a branch sees its own, head office all', async () => {
    const first = await spv.get('cash/paginated?limit=2');
    const rows = first.body.data as { no_faktur: string; kode_toko: string; at: string }[];
    expect(rows).toHaveLength(2);
    expect(Number(first.body.count)).toBeGreaterThan(2);
    expect(rows[0]?.at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]+Z$/);
    const out = await spv.get('cash/paginated?jenis=KELUAR&q=gaji&limit=500');
    const found = out.body.data as { jenis: string; kategori: string }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ jenis, kategori }) => jenis === 'KELUAR' && kategori === 'GAJI')).toBe(true);
    const all = (await owner.get('cash/paginated?limit=500')).body.data as { kode_toko: string }[];
    expect(new Set(all.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01', 'K02']));
    const own = (await spv.get('cash/paginated?limit=500')).body.data as { kode_toko: string }[];
    expect(new Set(own.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
    expect((await spv.get('cash/paginated?tgl_to=2020-01-01')).body).toMatchObject({ data: [], count: 0 });
  });

  test('movements of the bank accounts', async () => {
    await server.look(
      `insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
       select 'K01', $1, 'PJK01260225ZZ' || n, case when n = 1 then 'DEBET' else 'TRANSFER' end, r.no_rekening, r.kode_bank, '4242', 'PENJUALAN', n * 100000, 500, n * 100000, 'KASIR1'
       from generate_series(1, 3) n, (select * from rekenings where kode_toko = 'K01' order by no_rekening limit 1) r`,
      [TODAY],
    );
    const reply = await (await server.login('SPV')).get('cash/history-bank?jenis=TRANSFER');
    expect(reply.body).toMatchObject({ count: 2, data: [{ jumlah_rp: 300_000 }, { jumlah_rp: 200_000 }] });
    expect((reply.body.data as { nama_bank: string }[])[0]?.nama_bank).not.toBe('');
  });

  test('the voucher is a PDF of the shop', async () => {
    const no = noFaktur(await kasir.post('cash', masuk(12_345)));
    for (const client of [kasir, owner]) {
      const reply = await client.get(`cash/${no}/voucher`);
      expect(reply.headers['content-type']).toBe('application/pdf');
      expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
      expect(readPdfCodes(reply.raw)).toEqual([no]);
    }
  });

  test('a voucher says who made it, why, and by which document it was cancelled', async () => {
    const no = noFaktur(await kasir.post('cash', masuk(54_321)));
    const cancelled = await owner.post(`cash/${no}/batal`, { alasan: 'salah' }, K01);
    const { no_faktur_batal } = cancelled.body.data as { no_faktur_batal: string };
    const said = readPdfText((await kasir.get(`cash/${no}/voucher`)).raw).map(({ text }) => text);
    expect(said.join(' ')).toContain('BUKTI KAS MASUK (BATAL)');
    const from = said.indexOf('No. Transaksi');
    expect(said.slice(from, from + 4)).toEqual(['No. Transaksi', no, 'Tanggal', TODAY]);
    for (const pair of [
      ['Jumlah', 'Rp. 54.321'],
      ['Terbilang', 'Lima Puluh Empat Ribu Tiga Ratus Dua Puluh Satu Rupiah'],
      ['Dibuat oleh', 'KASIR1'],
      ['Dibatalkan', no_faktur_batal],
    ])
      expect(said.join('|')).toContain(pair.join('|'));
    expect(said).toContain(`K01   ·   Printed By KASIR1 / ${TODAY} 12:00`);
  });
});
