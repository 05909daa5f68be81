import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, MEMBERS, startTestApp, type TestApp } from '../../testing/harness.ts';
import { pledged } from '../../testing/pledging.ts';
import { answerOn, askOn, freshScreen, minutesLater, type Screen } from '../../testing/screening.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let screen: Screen;
let screens = 0;
const PIN = '493817';
const MEMBER = MEMBERS[0]?.kode_customer ?? '';
const ofMember = { jenis: 'PIN_BARU', kode_customer: MEMBER };
const ofPledge = (no_hutang: string) => ({ jenis: 'PIN_HUTANG_BARU', no_hutang });

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  await server.look("update member set created_at = created_at - interval '1 year'");
});
afterAll(() => server?.close());
beforeEach(async () => {
  screen = await freshScreen(server, kasir, `10.9.3.${screens++}`);
});

/** What a till that asks is told: what it needs an approval for, or 'OK'. */
const asked = async (what: object): Promise<string | undefined> => {
  const { status, body } = await kasir.post('layar/tanya', what);
  return status === 200 ? 'OK' : (body.need_auth?.kategori ?? body.code);
};

test('on a screen that was taken on a moment ago a first PIN asks for an approval, a member’s and a pledge’s', async () => {
  const no = await pledged(spv, 2_000_000);
  for (const what of [ofMember, ofPledge(no)]) {
    const reply = await kasir.post('layar/tanya', what);
    expect([reply.status, reply.body.code, reply.body.need_auth?.kategori]).toEqual([
      403,
      'PERLU_OTORISASI',
      'PIN BARU',
    ]);
  }
  expect(await server.look('select 1 from layar_tanya')).toEqual([]);
  await minutesLater(server, 29);
  expect(await asked(ofMember)).toBe('PIN BARU');
  // Another question needs none: it is about what the customer sees there.
  expect(await asked({ jenis: 'TUKAR', beli: 1_000_000, selisih: 5_000 })).toBe('OK');
  await minutesLater(server, 2);
  expect(await asked(ofMember)).toBe('OK');
});

test('whoever takes the screen on anew begins anew; a supervisor lets it be chosen all the same', async () => {
  await minutesLater(server, 60);
  expect(await asked(ofMember)).toBe('OK');
  screen = await freshScreen(server, kasir, '10.9.3.100');
  expect(await asked(ofMember)).toBe('PIN BARU');
  const approved = await kasir.postApproved('layar/tanya', ofMember, 'SPV1');
  expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  const { id } = approved.body.data as { id: string };
  expect(await answerOn(server, screen, id, { pin: PIN })).toBe('OK');
  expect(await server.look('select kode_customer from member_pin')).toEqual([{ kode_customer: MEMBER }]);
  // From now on it is another PIN in place of one, wherever it is asked.
  expect(await asked(ofMember)).toBe('GANTI PIN MEMBER');
});

test('a pledge or a member of this visit came after the screen: one taken on since then asks, however long the visit is', async () => {
  const before = await pledged(spv, 2_000_000);
  screen = await freshScreen(server, kasir, '10.9.3.101');
  await server.look("update dokumen set at = at - interval '40 minutes' where no_faktur = $1", [before]);
  await minutesLater(server, 35);
  expect(await asked(ofPledge(before))).toBe('PIN BARU');
  await minutesLater(server, 10);
  const chosen = await askOn(kasir, ofPledge(before));
  expect(await answerOn(server, screen, chosen, { pin: PIN })).toBe('OK');
  expect(await asked(ofPledge(before))).toBe('GANTI PIN HUTANG');

  const joined = {
    kode_customer: 'BARU1',
    nama_customer: 'BARU',
    alamat_customer: 'JALAN',
    no_hp: '0811',
  };
  expect((await spv.post('member', joined)).status).toBe(200);
  const his = { jenis: 'PIN_BARU', kode_customer: 'BARU1' };
  expect(await asked(his)).toBe('OK');
  screen = await freshScreen(server, kasir, '10.9.3.102');
  await minutesLater(server, 35);
  await server.look(
    "update member set created_at = now() - interval '40 minutes' where kode_customer = 'BARU1'",
  );
  expect(await asked(his)).toBe('PIN BARU');
  // Of yesterday: he has come in again since.
  await server.look("update member set created_at = now() - interval '1 day' where kode_customer = 'BARU1'");
  expect(await asked(his)).toBe('OK');
});
