import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { TRAY, titipOf } from '../../testing/depositing.ts';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { allowPledges, pledged } from '../../testing/pledging.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
let spv: Client;
const K01 = { toko: 'K01' };
const [member = '', stranger = ''] = MEMBERS.map(({ kode_customer }) => kode_customer);
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  await allowPledges(owner);
});
afterAll(() => server?.close());

const here = async (kode_customer: string, who: Client = kasir) => {
  const reply = await who.get(`urusan/${kode_customer}`, who === owner ? K01 : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as {
    jenis: string;
    no_faktur: string;
    batas: string;
    keadaan: string;
    qty: number;
    rp: number;
  }[];
};

test('what a member has here stands in one list, most urgent first, until it is ended', async () => {
  expect(await here(member)).toEqual([]);
  const kept = [next(), next()];
  const titip = noFaktur((await kasir.post('titip', titipOf(kept, 500_000, { kode_customer: member }))).body);
  const hutang = await pledged(spv, 2_000_000, { kode_customer: member });
  await kasir.post('titip', titipOf([next()], 60_000, { kode_customer: stranger }));
  const deposit = { jenis: 'TITIPAN', no_faktur: titip, keadaan: 'BERJALAN', qty: 2, rp: 500_000 };
  const pledge = { jenis: 'GADAI', no_faktur: hutang, keadaan: 'BERJALAN', qty: 1, rp: 2_000_000 };
  const found = await here(member);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([deposit, pledge].map((one) => expect.objectContaining(one))));

  // The pledge falls due on its day, and is late the day after.
  const due = found.find(({ jenis }) => jenis === 'GADAI')?.batas ?? '';
  const onDay = async (day: string) => {
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);
    return (await here(member)).map(({ jenis, keadaan }) => `${jenis} ${keadaan}`);
  };
  expect(await onDay(due)).toEqual(expect.arrayContaining(['GADAI HARI_INI']));
  expect((await onDay(addDays(due, 1)))[0]).toMatch(/LEWAT$/);
  expect(await onDay(TODAY)).toHaveLength(2);

  // What is ended is not told, nor is what lies in another shop, nor to who may not ask.
  const back = { no_titip: titip, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: 500_000 };
  expect((await owner.post('kembali-titip', back, K01)).status).toBe(200);
  expect((await here(member)).map(({ jenis }) => jenis)).toEqual(['GADAI']);
  expect(await here(member, await server.login('KASIR2'))).toEqual([]);
  expect((await owner.get(`urusan/${member}`, { toko: '*' })).body.code).toBe('PILIH_TOKO');
  expect((await (await server.login('DEV')).get(`urusan/${member}`)).status).toBe(403);
});
