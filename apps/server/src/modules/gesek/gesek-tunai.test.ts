import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { onDay, payoutOf, paysOutAfter, tunaiOf } from '../../testing/swiping.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
const K01 = { toko: 'K01' };

const rp = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await server.look<{ rp: string | null }>(`select coalesce(${text}, 0) as rp`, values))[0]?.rp);
const drawer = () => rp("kadar_kas_awal('K01', $1::date + 1)", [TODAY]);
const journal = (no: string) =>
  server.look('select role, debet, kredit from jurnal where no_jurnal = $1 order by id', [no]);
const posted = () => rp("(select count(*) from dokumen where jenis = 'GESEK_TUNAI')");
const cancel = (no: string, client: Client = owner) =>
  client.post(`gesek-tunai/${no}/batal`, { alasan: 'SALAH' }, K01);
const turnOn = (on: boolean | null) => owner.put('para-system', { values: { GESEK_TUNAI_MODULE: on } });

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 20_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

test('it is off, and on it is refused until OWN has accepted the warning, once', async () => {
  expect((await spv.post('gesek-tunai', tunaiOf(500_000))).status).toBe(403);
  expect((await turnOn(true)).status).toBe(200);
  expect((await spv.get('gesek-tunai/persetujuan')).body.data).toEqual({ disetujui: null });
  expect((await spv.post('gesek-tunai', tunaiOf(500_000))).body.code).toBe('GESEK_TUNAI_BELUM_DISETUJUI');
  expect((await spv.post('gesek-tunai/persetujuan', {})).status).toBe(403);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => owner.post('gesek-tunai/persetujuan', {}, K01)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const disetujui = (replies[0]?.body.data as { disetujui: { user_id: string } } | undefined)?.disetujui;
  expect(disetujui?.user_id).toBe('OWNER');
  expect((await spv.get('gesek-tunai/persetujuan')).body.data).toEqual({ disetujui });
  expect(await rp('(select count(*) from gesek_tunai_setuju)')).toBe(1);
  expect(await rp("(select count(*) from audit where entity = 'gesek-tunai' and action = 'accept')")).toBe(1);
  await expect(server.look("update gesek_tunai_setuju set user_id = 'X'")).rejects.toThrow();
  expect(await posted()).toBe(0);
});

test('cash goes out of the drawer, the swipe to its account, the fee is income; the card stays secret', async () => {
  const before = await drawer();
  const reply = await spv.post('gesek-tunai', tunaiOf(1_000_000));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect(reply.body.data).toMatchObject({ fee: 20_000, tunai: 980_000 });
  const no = noFaktur(reply.body);
  expect(no).toMatch(/^GTK01260225/);
  expect(await drawer()).toBe(before - 980_000);
  const mdr = await rp('(select fee from dokumen_bayar where no_faktur = $1)', [no]);
  expect(await journal(no)).toEqual([
    { role: 'BANK', debet: 1_000_000 - mdr, kredit: 0 },
    ...(mdr > 0 ? [{ role: 'BIAYA_ADMIN_BANK', debet: mdr, kredit: 0 }] : []),
    { role: 'KAS', debet: 0, kredit: 980_000 },
    { role: 'PENDAPATAN_LAIN', debet: 0, kredit: 20_000 },
  ]);
  const [card] = await server.look<{ akhir: string; nik: Buffer }>(
    'select akhir, nik from identitas where no_dokumen = $1',
    [no],
  );
  expect(card?.akhir).toBe('8901');
  expect(card?.nik.includes('3173012345678901')).toBe(false);
  expect(await rp("(select count(*) from audit where after::text like '%3173012345678901%')")).toBe(0);
  expect((await kasir.get(`identitas/${no}`)).body.data).toEqual({ nik: '••••••••••••8901', foto: false });
  expect((await kasir.post(`identitas/${no}/lihat`, {})).status).toBe(403);
  expect((await spv.post(`identitas/${no}/lihat`, {})).body.data).toMatchObject({ nik: '3173012345678901' });
  expect(
    await rp(
      "(select count(*) from audit where action = 'view' and entity = 'identitas' and entity_key = $1)",
      [no],
    ),
  ).toBe(1);
  const listed = await spv.get('non-cash/gesek-histories');
  expect((listed.body.data as object[])[0]).toMatchObject({ no_faktur: no, jenis: 'DEBET', tunai: true });
  const book = await spv.get('cash/history-bank?jenis=DEBET');
  expect((book.body.data as object[])[0]).toMatchObject({ no_faktur: no, jumlah_rp: 1_000_000 });
  const paper = await kasir.get(`gesek-tunai/${no}/voucher`);
  expect(paper.status).toBe(200);
});

test('a credit card, too much, nothing left, no identity are refused, and change nothing', async () => {
  const before = { drawer: await drawer(), posted: await posted() };
  const field = async (body: object) => (await spv.post('gesek-tunai', body)).body.fields;
  expect((await field(tunaiOf(100_000, { jenis: 'CREDIT' })))?.jenis?.code).toBe('GESEK_TUNAI_KREDIT');
  expect((await field(tunaiOf(100_000, { no_ktp: '123' })))?.no_ktp).toBeDefined();
  expect((await field(tunaiOf(100_000, { no_kartu: '4111111111111111' })))?.no_kartu).toBeDefined();
  expect((await field(tunaiOf(100_000, { nama_customer: ' ' })))?.nama_customer).toBeDefined();
  expect((await field(tunaiOf(100_000, { no_rekening: '000' })))?.no_rekening?.code).toBe('REKENING_WAJIB');
  expect((await spv.post('gesek-tunai', tunaiOf(100_000, { fee_persen: 100 }))).body.code).toBe(
    'GESEK_TUNAI_HABIS',
  );
  expect((await field(tunaiOf(before.drawer * 2)))?.gesek?.code).toBe('KAS_TIDAK_CUKUP');
  expect({ drawer: await drawer(), posted: await posted() }).toEqual(before);
  expect(await rp("(select count(*) from identitas where no_dokumen like 'GT%')")).toBe(before.posted);
});

test('a share above 0 % is a rupiah at least, also where it rounds to none', async () => {
  const reply = await spv.post('gesek-tunai', tunaiOf(49, { fee_persen: 1 }));
  expect(reply.body.data).toMatchObject({ fee: 1, tunai: 48 });
  expect(await journal(noFaktur(reply.body))).toContainEqual({
    role: 'PENDAPATAN_LAIN',
    debet: 0,
    kredit: 1,
  });
  expect((await spv.post('gesek-tunai', tunaiOf(1, { fee_persen: 0.001 }))).body.code).toBe(
    'GESEK_TUNAI_HABIS',
  );
});

test('a cashier has it approved', async () => {
  const asked = await kasir.post('gesek-tunai', tunaiOf(300_000));
  expect(asked.body).toMatchObject({
    code: 'PERLU_OTORISASI',
    need_auth: { kategori: 'GESEK TUNAI', amount: 300_000 },
  });
  expect(JSON.stringify(asked.body)).not.toContain('3173012345678901');
  expect((await kasir.postApproved('gesek-tunai', tunaiOf(300_000), 'SPV1')).status).toBe(200);
});

test('sent twice it is one; of sixty-four who take the last cash, as many succeed as it lasts', async () => {
  const count = await posted();
  const [first, again] = [
    await spv.post('gesek-tunai', tunaiOf(200_000), { key: 'gesek-sekali' }),
    await spv.post('gesek-tunai', tunaiOf(200_000), { key: 'gesek-sekali' }),
  ];
  expect(again.body).toEqual(first.body);
  expect(await posted()).toBe(count + 1);
  const share = Math.floor((await drawer()) / 10);
  const replies = await Promise.all(
    Array.from({ length: 64 }, () => spv.post('gesek-tunai', tunaiOf(share, { fee_persen: 0 }))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await drawer()).toBeLessThan(share);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 5_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});

test('cancelled on its day the cash is back; a day later by OWN alone', async () => {
  const before = await drawer();
  const no = noFaktur((await spv.post('gesek-tunai', tunaiOf(400_000))).body);
  expect((await cancel(no, spv)).body.code).toBe('PERLU_OTORISASI');
  expect((await cancel(no)).status).toBe(200);
  expect(await drawer()).toBe(before);
  const old = noFaktur((await spv.post('gesek-tunai', tunaiOf(400_000))).body);
  await onDay(server, '2026-02-26');
  expect((await cancel(old, kasir)).body.code).toBe('BATAL_DOKUMEN_KEMARIN');
  await onDay(server, TODAY);
});

test('where the bank pays later the swipe waits, and is paid out like a sale’s', async () => {
  await paysOutAfter(server, 1);
  const reply = await spv.post('gesek-tunai', tunaiOf(600_000));
  const no = noFaktur(reply.body);
  const [waiting] = (await spv.get('pencairan-gesek/belum-cair')).body.data as {
    no_faktur: string;
    urut: number;
    jumlah_rp: number;
  }[];
  expect(waiting).toMatchObject({ no_faktur: no, urut: 1 });
  const mine = { no_faktur: no, urut: 1, rp: Number(waiting?.jumlah_rp) };
  expect((await spv.post('pencairan-gesek', payoutOf([mine]))).status).toBe(200);
  expect((await cancel(no)).body.code).toBe('DOKUMEN_DIIKUTI');
  expect((await spv.get('pencairan-gesek/belum-cair')).body.data).toEqual([]);
});

test('the verification finds nothing', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
