import { randomUUID } from 'node:crypto';
import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import type { BelumValidasi } from '@kadar/contract/endpoints/hutang-validasi.ts';
import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../../platform/chain/verify.ts';
import { CHAIN, type Client, startTestApp, type TestApp, TODAY } from '../../../testing/harness.ts';
import { cardPhoto } from '../../../testing/pictures.ts';
import { allowPledges, cardOf, payOf, pledged } from '../../../testing/pledging.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const SALES = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';

/** A loan of 100.000, redeemed at once for 101.500; gives its number. */
const redeemed = async (more: object = {}): Promise<string> => {
  const no = await pledged(spv, 100_000);
  const reply = await kasir.post('hutang-tebus', payOf(no, 101_500, { berat_kantong: 5.6, ...more }));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return no;
};
const waiting = async (kode_sales = 'SEMUA'): Promise<string[]> => {
  const reply = await spv.get(`hutang/get-non-validate-pelunasan?kode_sales=${kode_sales}`);
  return (reply.body.data as BelumValidasi[]).map(({ no_faktur_hutang }) => no_faktur_hutang);
};
const validate = (numbers: readonly string[], who: Client = spv, more: object = {}) =>
  who.post('hutang/validate-pelunasan', { no_faktur_hutangs: numbers, user_id: 'KASIR1', ...more }, K01);
const stateOf = async (no: string) =>
  (await server.look<{ status: string }>('select status from hutang where no_hutang = $1', [no]))[0]?.status;
const documents = async () =>
  (
    await server.look<{
      no_faktur: string;
      asal_no: string;
      input_by: string;
      valid_by: string;
      status: string;
    }>(
      `select no_faktur, asal_no, input_by, valid_by, status from dokumen where jenis = 'HUTANG_VALIDASI' order by at, no_faktur`,
    )
  ).map((row) => ({ ...row }));

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

test('its screen is the supervisor’s and the owner’s', async () => {
  for (const [who, opens] of [
    [spv, true],
    [owner, true],
    [kasir, false],
  ] as const) {
    const { menu } = (await who.get('users/me', K01)).body.data as { menu: MenuTree };
    const routes = menu.flatMap(({ sections }) =>
      sections.flatMap(({ entries }) => entries.filter(({ open }) => open).map(({ route }) => route)),
    );
    expect(routes.includes('/validasi-pelunasan-hutang'), who.user_id).toBe(opens);
  }
});

test('GET hutang/get-non-validate-pelunasan: nothing waits, one waits, by who sold the redemption', async () => {
  const none = await spv.get('hutang/get-non-validate-pelunasan?kode_sales=SEMUA');
  expect(none.body).toMatchObject({ data: [], message: 'Data Tidak Ada' });
  const no = await redeemed({ kode_sales: SALES });
  const reply = await spv.get(`hutang/get-non-validate-pelunasan?kode_sales=${SALES}`);
  expect(reply.body.message).toBe('Data Tersedia');
  expect(reply.body.data).toEqual([
    expect.objectContaining({
      no_faktur_hutang: no,
      kode_sales: SALES,
      kode_sales_lunas: SALES,
      jumlah_hutang: 100_000,
      nama_customer: expect.any(String),
      no_hp: expect.any(String),
      alamat_customer: expect.any(String),
      total_bayar: 101_500,
      input_by: 'KASIR1',
      berat: 5,
    }),
  ]);
  const items = (await spv.get('dashboard/perhatian')).body.data;
  expect(items).toContainEqual(
    expect.objectContaining({
      hal: 'PELUNASAN_BELUM_VALID',
      orang: 'KASIR1',
      jumlah: 1,
      rp: 101_500,
      berat: 5,
    }),
  );
  // One redemption has one figure: attention, dashboard of pledges and closing say what was paid.
  expect((await spv.get('hutang/dashboard')).body.data).toMatchObject({
    belum_valid: { jumlah: 1, rp: 101_500 },
  });
  const day = async (who: Client) => (await who.get('hari')).body.data as { pelunasan: object };
  expect((await day(spv)).pelunasan).toEqual({ jumlah: 1, total: 101_500 });
  expect((await day(kasir)).pelunasan).toEqual({ jumlah: 1, total: null });
  expect(await waiting('S99')).toEqual([]);
  const unasked = await spv.get('hutang/get-non-validate-pelunasan');
  expect(unasked.body.fields).toMatchObject({ kode_sales: { message: 'Kode Sales Tidak Boleh Kosong' } });
  expect((await kasir.get('hutang/get-non-validate-pelunasan?kode_sales=SEMUA')).status).toBe(403);
});

test('who redeems says who serves: nobody, and somebody of another shop, are refused at the field', async () => {
  const no = await pledged(spv, 100_000);
  const ask = async (kode_sales: string) => {
    const { status, body } = await kasir.post(
      'hutang-tebus',
      payOf(no, 101_500, { berat_kantong: 5.6, kode_sales }),
    );
    expect(status).toBe(422);
    return body.fields?.kode_sales;
  };
  expect(await ask('')).toMatchObject({ message: 'Kode Sales Tidak Boleh Kosong' });
  expect((await ask('S99'))?.code).toBe('PILIHAN_TIDAK_SAH');
  const row = { cara: 'P', no_hutang: no, total_bayar: 1_500, bunga_baru: 2.5 };
  const visit = {
    kode_sales: 'S99',
    rows: [row],
    payments: [{ jenis: 'CASH', jumlah_rp: 1_500 }],
    total_bayar: 1_500,
  };
  expect((await kasir.post('hutang/bayar-bersama', visit)).body.fields?.kode_sales?.code).toBe(
    'PILIHAN_TIDAK_SAH',
  );
});

test('GET validasi/detail/ tells how it was paid', async () => {
  const no = await redeemed();
  const { body } = await spv.get(`validasi/detail/?deskripsi=${no}`);
  expect(body.data).toMatchObject({
    no_faktur_hutang: no,
    pokok: 100_000,
    bunga: 1_500,
    denda: 0,
    biaya: 0,
    diskon: 0,
    total_bayar: 101_500,
    kembali: 0,
    payments: [{ jenis: 'CASH', jumlah_rp: 101_500 }],
  });
  expect((await spv.get(`validasi/detail/?deskripsi=${no.slice(0, 13)}Z`)).status).toBe(404);
});

test('who answers for the cash is no SU, no MU and nobody without a name', async () => {
  await server.look("update users set usere_name = '' where user_id = 'KASIR2'");
  const people = (await spv.get('hutang/petugas-pelunasan')).body.data as { user_id: string }[];
  const ids = people.map(({ user_id }) => user_id);
  expect(ids).toEqual(expect.arrayContaining(['KASIR1', 'SPV1', 'OWNER']));
  for (const id of ['SUPPORT', 'ADMIN', 'TEKNISI', 'KASIR2']) expect(ids).not.toContain(id);
});

test('PUT and POST hutang/validate-pelunasan: all of a selection or none, with who answers for the cash', async () => {
  const [first, second, third] = [await redeemed(), await redeemed(), await redeemed()];
  const active = await pledged(spv, 100_000);
  const before = await documents();
  for (const [body, field, message] of [
    [{ no_faktur_hutangs: [] }, 'no_faktur_hutangs', 'Harap pilih salah satu transaksi'],
    [{ user_id: '' }, 'user_id', 'Harap pilih user id'],
  ] as const) {
    const refused = await validate([first], spv, body);
    expect(refused.body.fields?.[field]).toMatchObject({ message });
  }
  expect((await validate([first], spv, { user_id: 'SUPPORT' })).body.fields?.user_id?.code).toBe(
    'PILIHAN_TIDAK_SAH',
  );
  expect((await validate([first], kasir)).status).toBe(403);
  expect((await validate([first, second, active])).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  expect(await documents()).toEqual(before);
  expect(await stateOf(first)).toBe('LUNAS_BELUM_VALID');

  const put = await spv.put('hutang/validate-pelunasan', { no_faktur_hutangs: [third], user_id: 'SPV1' });
  expect(put.body.message).toBe('Data Berhasil Divalidasi');
  const posted = await validate([first, second]);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  expect((posted.body.data as { no_fakturs: string[] }).no_fakturs).toHaveLength(2);
  for (const no of [first, second, third]) expect(await stateOf(no)).toBe('LUNAS');
  const made = (await documents()).slice(before.length);
  expect(made.map(({ no_faktur }) => no_faktur.slice(0, 5))).toEqual(['HVK01', 'HVK01', 'HVK01']);
  expect(made.map(({ input_by, valid_by }) => [input_by, valid_by])).toEqual([
    ['SPV1', 'SPV1'],
    ['SPV1', 'KASIR1'],
    ['SPV1', 'KASIR1'],
  ]);
  expect(await waiting()).not.toEqual(expect.arrayContaining([first]));
  const again = await validate([first]);
  expect(again.body).toMatchObject({ code: 'HUTANG_SUDAH_DIVALIDASI' });
});

test('a redemption is reversed only after its validation was, which is the owner’s', async () => {
  const no = await redeemed();
  const posted = await validate([no]);
  const { no_faktur } = posted.body.data as { no_faktur: string };
  const tebus = (await documents()).find((one) => one.no_faktur === no_faktur)?.asal_no ?? '';
  const undo = (path: string, number: string, who: Client = owner, bag = {}) =>
    who.post(`${path}/${number}/batal`, { alasan: 'SALAH', ...bag }, K01);
  expect((await undo('hutang-tebus', tebus)).body.code).toBe('DOKUMEN_DIIKUTI');
  expect((await undo('hutang-validasi', no_faktur, spv)).status).toBe(403);
  const undone = await undo('hutang-validasi', no_faktur);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect((undone.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^XVK01/);
  expect(await stateOf(no)).toBe('LUNAS_BELUM_VALID');
  expect(await waiting()).toContain(no);
  // The goods were let go once: whoever takes them back seals them anew.
  expect((await undo('hutang-tebus', tebus)).body.fields?.no_segel?.code).toBe('WAJIB_DIISI');
  const bag = { no_segel: 'ULANG-1', berat_kantong: 5.7 };
  expect((await undo('hutang-tebus', tebus, owner, bag)).status).toBe(200);
  expect(await stateOf(no)).toBe('AKTIF');
});

test('another than the borrower takes the goods: named on paper and card, his number masked, his letter encrypted, each look on record', async () => {
  const nik = '3173019876543210';
  const no = await pledged(spv, 100_000);
  const pengambil = { nama: 'siti aminah', hubungan: 'istri', nik, surat: await cardPhoto(kasir) };
  const take = (who: object, key = randomUUID()) =>
    kasir.post('hutang-tebus', payOf(no, 101_500, { berat_kantong: 5.6, pengambil: who }), { key });
  for (const name of ['nama', 'hubungan', 'nik', 'surat']) {
    const { fields } = (await take({ ...pengambil, [name]: '' })).body;
    expect(Object.keys(fields ?? {}), name).toEqual([`pengambil.${name}`]);
  }
  expect((await take({ nama: 'SITI' })).status).toBe(422);
  const strange = await take({ ...pengambil, surat: randomUUID() });
  expect(strange.body.fields?.['pengambil.surat']?.code).toBe('DATA_TIDAK_DITEMUKAN');
  expect(await stateOf(no)).toBe('AKTIF');
  const key = randomUUID();
  const { data } = (await take(pengambil, key)).body;
  expect((await take(pengambil, key)).body.data).toEqual(data);
  const { no_faktur } = data as { no_faktur: string };
  const card = (await cardOf(kasir, no)) as unknown as { gerak: { pengambil: unknown }[] };
  expect(card.gerak.map((move) => move.pengambil)).toEqual([
    null,
    { nama: 'SITI AMINAH', hubungan: 'ISTRI' },
  ]);
  const paper = JSON.stringify((await kasir.get(`dokumen/${no_faktur}`)).body.data);
  expect(paper).toContain('DIAMBIL SITI AMINAH (ISTRI), NIK ************3210');
  expect((await kasir.get(`identitas/${no_faktur}`)).body.data).toEqual({
    nik: '••••••••••••3210',
    foto: true,
  });
  expect((await kasir.post(`identitas/${no_faktur}/lihat`)).status).toBe(403);
  expect((await spv.post(`identitas/${no_faktur}/lihat`)).body.data).toMatchObject({ nik });
  const looks = await server.look(
    "select user_id from audit where action = 'view' and entity = 'identitas' and entity_key = $1",
    [no_faktur],
  );
  expect(looks).toEqual([{ user_id: 'SPV1' }]);
  const told = await server.look(
    'select 1 from audit where after::text like $1 union all select 1 from identitas where position($2::bytea in nik) > 0',
    [`%${nik}%`, nik],
  );
  expect(told).toEqual([]);
  expect((await validate([no])).status).toBe(200);
});

test('who takes what a visit redeems stands on each of its redemptions, with the letter; without one there is nothing to take', async () => {
  const nik = '3173019876543211';
  const [a, b] = [await pledged(spv, 100_000), await pledged(spv, 100_000)];
  const pengambil = { nama: 'budi santoso', hubungan: 'anak', nik, surat: await cardPhoto(kasir) };
  const visit = (rows: readonly { total_bayar: number }[], who: object = pengambil) => {
    const total_bayar = rows.reduce((sum, row) => sum + row.total_bayar, 0);
    const payments = [{ jenis: 'CASH', jumlah_rp: total_bayar }];
    return kasir.post('hutang/bayar-bersama', {
      kode_sales: SALES,
      rows,
      payments,
      total_bayar,
      pengambil: who,
    });
  };
  const row = (no_hutang: string) => ({ cara: 'T', no_hutang, total_bayar: 101_500, berat_kantong: 5.6 });
  const extended = { cara: 'P', no_hutang: a, total_bayar: 1_500, bunga_baru: 2.5 };
  expect((await visit([extended])).body.fields?.pengambil?.code).toBe('ISIAN_TIDAK_SAH');
  const strange = await visit([row(a), row(b)], { ...pengambil, surat: randomUUID() });
  expect(strange.body.fields?.['pengambil.surat']?.code).toBe('DATA_TIDAK_DITEMUKAN');
  expect([await stateOf(a), await stateOf(b)]).toEqual(['AKTIF', 'AKTIF']);
  const paid = (await visit([row(a), row(b)])).body.data as {
    no_bersama: string;
    dokumen: { no_faktur: string }[];
  };
  for (const { no_faktur } of paid.dokumen) {
    const { data } = (await spv.post(`identitas/${no_faktur}/lihat`)).body;
    expect(data).toMatchObject({ nik, foto: expect.stringMatching(/./) });
  }
  const receipt = pdfAsText((await kasir.get(`hutang/bersama/${paid.no_bersama}/nota`)).raw);
  expect(receipt.replaceAll(/\s+/g, ' ')).toContain('DIAMBIL BUDI SANTOSO (ANAK), NIK ************3211');
  expect(await server.look('select 1 from identitas_foto')).toEqual([]);
  expect((await validate([a, b])).status).toBe(200);
});

const ok = async (reply: ReturnType<Client['post']>): Promise<{ no_faktur: string }> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { no_faktur: string };
};

test('goods that were redeemed come back by the owner alone, in a bag that is sealed anew; the old seal is free', async () => {
  const off = { VALIDASI_PELUNASAN_HUTANG_MODULE: false };
  const set = (values: object, toko = '*') => owner.put('para-system', { values }, { toko });
  // What waits would strand: it is validated first.
  const stranded = await redeemed();
  for (const toko of ['*', 'K01'])
    expect((await set(off, toko)).body.fields?.VALIDASI_PELUNASAN_HUTANG_MODULE?.code).toBe(
      'PENEBUSAN_MENUNGGU',
    );
  expect((await set(off, 'K02')).status).toBe(200);
  const others = await waiting();
  expect(others).toContain(stranded);
  expect((await validate(others)).status).toBe(200);
  expect((await set(off)).status).toBe(200);
  const no = await pledged(spv, 1_000_000);
  const { no_segel: old } = await cardOf(spv, no);
  const other = await pledged(spv, 1_000_000);
  const { no_segel: taken } = await cardOf(spv, other);
  const { no_faktur } = await ok(kasir.post('hutang-tebus', payOf(no, 1_012_500, { berat_kantong: 5.6 })));
  const bag = { alasan: 'SALAH ORANG', no_segel: 'LAGI-1', berat_kantong: 5.7 };
  const undo = (body: object, who = owner) =>
    who.post(`hutang-tebus/${no_faktur}/batal`, body, { toko: 'K01' });
  expect((await undo(bag, spv)).body.code).toBe('BARANG_SUDAH_KELUAR');
  expect((await spv.get(`dokumen/${no_faktur}`)).body.data).toMatchObject({
    boleh: { batal: null, sebab: { code: 'BARANG_SUDAH_KELUAR' } },
  });
  expect((await owner.get(`dokumen/${no_faktur}`, { toko: 'K01' })).body.data).toMatchObject({
    boleh: { batal: 'allow', segel: true },
  });
  const refused = async (body: object) =>
    Object.entries((await undo({ ...bag, ...body })).body.fields ?? {}).map(
      ([at, { code }]) => `${at} ${code}`,
    );
  expect(await refused({ no_segel: ' ' })).toEqual(['no_segel WAJIB_DIISI']);
  expect(await refused({ berat_kantong: undefined })).toEqual(['berat_kantong WAJIB_DIISI']);
  expect(await refused({ no_segel: taken })).toEqual(['no_segel SEGEL_DIPAKAI']);
  expect(await refused({ berat_kantong: 4.999 })).toEqual(['berat_kantong BERAT_KANTONG_KURANG']);
  expect(await cardOf(kasir, no)).toMatchObject({ status: 'LUNAS', no_segel: old });
  await ok(undo(bag));
  expect(await cardOf(kasir, no)).toMatchObject({
    status: 'AKTIF',
    pokok: 1_000_000,
    no_segel: 'LAGI-1',
    berat_kantong: 5.7,
  });
  await pledged(spv, 1_000_000, { no_segel: old });
  const again = await ok(kasir.post('hutang-tebus', payOf(no, 1_012_500, { berat_kantong: 5.7 })));
  expect(again.no_faktur).not.toBe(no_faktur);
  // Only what gives goods back is told of a bag.
  const paid = await ok(kasir.post('hutang-perpanjang', payOf(other, 12_500, { bunga_baru: 2.5 })));
  expect((await owner.post(`hutang-perpanjang/${paid.no_faktur}/batal`, bag, { toko: 'K01' })).status).toBe(
    422,
  );
  expect((await set({ VALIDASI_PELUNASAN_HUTANG_MODULE: true })).status).toBe(200);
});

test('64 at once: one validates, and the books agree', async () => {
  const numbers = [await redeemed(), await redeemed()];
  const replies = await Promise.all(Array.from({ length: 64 }, () => validate(numbers)));
  const codes = replies.map(({ status, body }) => (status === 200 ? 'OK' : body.code));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(new Set(codes.filter((code) => code !== 'OK'))).toEqual(new Set(['HUTANG_SUDAH_DIVALIDASI']));
  const made = await server.look<{ n: number }>(
    `select count(*)::int as n from hutang_gerak where jenis = 'VALIDASI' and no_hutang = any($1)`,
    [numbers],
  );
  expect(made[0]?.n).toBe(2);
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});

test('a closing says how many wait and what was paid for them, on its paper too', async () => {
  await redeemed();
  const { kas, pelunasan } = (await spv.get('hari')).body.data as {
    kas: { saldo_akhir: number };
    pelunasan: { jumlah: number; total: number };
  };
  expect(pelunasan).toEqual({ jumlah: (await waiting()).length, total: 101_500 * (await waiting()).length });
  let rest = kas.saldo_akhir;
  const rincian_kas = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(rest / pecahan);
    rest -= lembar * pecahan;
    return { pecahan, lembar };
  });
  const closed = await spv.post('hari/tutup', { tanggal: TODAY, rincian_kas });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  const said = pdfAsText((await spv.get(`hari/${TODAY}/slip`)).raw);
  expect(said).toContain('Belum divalidasi');
  expect(said).toContain(`${pelunasan.jumlah} penebusan, Rp. ${pelunasan.total.toLocaleString('id-ID')}`);
});
