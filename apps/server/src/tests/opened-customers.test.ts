import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { titipOf } from '../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { agedBy, allowPledges, pledged } from '../testing/pledging.ts';

const PHONE = '081299987654';
const ADDRESS = 'JALAN TANDA 77';
const K01 = { toko: 'K01' };
let server: TestApp;
let kasir: Client;
let sale: string;
beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  const line = pieceSupply()();
  const party = { nama_customer: 'RAHMAT', no_hp: PHONE, alamat_customer: ADDRESS };
  const sold = await kasir.post('penjualan', saleOf([line], [cash(line.harga_jual)], party));
  sale = noFaktur(sold.body);
});
beforeEach(() => server.look('delete from pelanggan_dibuka'));
afterAll(() => server?.close());

const rowsOf = (action: string, entity = 'pelanggan') =>
  server.look<{ user_id: string; entity_key: string }>(
    'select user_id, entity_key from audit where action = $1 and entity = $2 order by id',
    [action, entity],
  );

test('a list names the customer and masks his number; the document that is opened tells all, to users of its shop', async () => {
  const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const [row] = (await kasir.get(`penjualan?${days}`)).body.data as Record<string, unknown>[];
  expect(row).toMatchObject({ nama_customer: 'RAHMAT', no_hp: '********7654', alamat_customer: '' });
  const one = await kasir.get(`penjualan/${sale}`);
  expect(one.body.data).toMatchObject({ no_hp: PHONE, alamat_customer: ADDRESS });
  expect((await kasir.get(`penjualan/${sale}/nota`)).status).toBe(200);
  // Head office's own people are at home in no shop.
  await server.look("update users set kode_toko = 'PST' where user_id = 'SPV2'");
  const far = await server.login('SPV2');
  const told = await far.get(`penjualan/${sale}`, K01);
  expect(told.body.data).toMatchObject({ no_hp: '********7654', alamat_customer: '' });
  const paper = await far.get(`penjualan/${sale}/nota`, K01);
  expect([paper.status, paper.raw.includes(PHONE)]).toEqual([200, false]);
  const owner = await server.login('OWN');
  expect((await owner.get(`penjualan/${sale}`, K01)).body.data).toMatchObject({ no_hp: PHONE });
  expect(await rowsOf('open')).toEqual([]);
});

describe('documents with their customers', () => {
  const opens = (who: Client, no: string) => who.get(`penjualan/${no}`);
  let sales: string[];
  beforeAll(async () => {
    await server.look(`do $$ begin
      set local session_replication_role = replica;
      insert into dokumen select (jsonb_populate_record(null::dokumen, to_jsonb(d) || jsonb_build_object('no_faktur', 'PJ' || (900000000000 + n)))).*
      from dokumen d, generate_series(1, 30) n where no_faktur = '${sale}';
      insert into penjualan_detail select (jsonb_populate_record(null::penjualan_detail, to_jsonb(d) || jsonb_build_object('no_faktur', 'PJ' || (900000000000 + n)))).*
      from penjualan_detail d, generate_series(1, 30) n where no_faktur = '${sale}';
    end $$`);
    sales = (
      await server.look<{ no_faktur: string }>(
        "select no_faktur from dokumen where no_faktur like 'PJ9000%' order by 1",
      )
    ).map(({ no_faktur }) => no_faktur);
    expect(sales).toHaveLength(30);
  });

  test('are written down from the twenty-first of an hour on, each once', async () => {
    for (const no of [...sales.slice(0, 20), ...sales.slice(0, 20)]) await opens(kasir, no);
    expect(await rowsOf('open')).toEqual([]);
    for (const no of sales.slice(20, 23)) await opens(kasir, no);
    expect((await rowsOf('open')).map(({ entity_key }) => entity_key)).toEqual(sales.slice(20, 23));
    await server.look("update pelanggan_dibuka set at = at - interval '61 minutes'");
    await opens(kasir, sales[24] ?? '');
    expect(await rowsOf('open')).toHaveLength(3);
  });

  test('are counted one at a time, also where they are opened at once', async () => {
    const before = (await rowsOf('open')).length;
    await Promise.all(sales.map((no) => opens(kasir, no)));
    expect((await rowsOf('open')).length - before).toBe(10);
  });
});

describe('a file', () => {
  const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const head = async (who: Client, path: string) =>
    (await who.get(`${path}?${days}&format=csv`, K01)).raw.toString('utf8').split('\r\n');

  test('that names customers is for OWN and MU, who are written down; support has it masked', async () => {
    const admin = await server.login('MU');
    const before = (await rowsOf('export', 'laporan-batal-penjualan')).length;
    expect((await admin.get(`penjualan/report-batal?${days}&format=xlsx`, K01)).status).toBe(200);
    expect((await rowsOf('export', 'laporan-batal-penjualan')).length).toBe(before + 1);
    expect((await kasir.get(`penjualan/report-batal?${days}&format=xlsx`)).status).toBe(200);
    expect((await rowsOf('export', 'laporan-batal-penjualan')).length).toBe(before + 1);
    const [columns, ...rows] = await head(admin, 'penjualan');
    expect(columns).toContain('Nama Customer');
    expect(rows.join()).toContain('RAHMAT');
    const support = await server.login('SU');
    const [same, ...masked] = await head(support, 'penjualan');
    expect(same).toBe(columns);
    expect(masked.join()).toContain('**HMAT');
    expect(masked.join()).not.toContain('RAHMAT');
    expect(await rowsOf('export', 'penjualan')).toEqual([
      { user_id: 'ADMIN', entity_key: 'csv' },
      { user_id: 'SUPPORT', entity_key: 'csv' },
    ]);
    expect((await kasir.get(`penjualan?${days}&format=csv`)).status).toBe(403);
  });
});

describe('whom a shop is to call', () => {
  test('it is told whole, and who asked is written down', async () => {
    await allowPledges(await server.login('OWN'));
    const spv = await server.login('SPV');
    const no = await pledged(spv, 1_000_000);
    await agedBy(server, no, 200);
    const open = await pledged(spv, 1_000_000);
    await server.look(`do $$ begin
      set local session_replication_role = replica;
      update dokumen set no_hp = '${PHONE}' where no_faktur in ('${no}', '${open}');
    end $$`);
    const told = async (path: string, of = no) =>
      ((await kasir.get(path)).body.data as { no_hutang: string; no_hp: string }[]).find(
        ({ no_hutang }) => no_hutang === of,
      )?.no_hp;
    expect(await told('hutang')).toBe('********7654');
    expect(await told('hutang?jatuh_dalam=3650', open)).toBe('********7654');
    expect(await told('hutang?tempo=LEWAT')).toBe(PHONE);
    // By a part of the number nobody is found, by its end he is.
    expect(await told('hutang?q=99987')).toBeUndefined();
    expect(await told('hutang?q=987654')).toBe('********7654');
    expect(await rowsOf('browse')).toEqual([{ user_id: 'KASIR1', entity_key: 'hutang' }]);
    const due = (await spv.get('jatuh-tempo?tab=LEWAT')).body.data as { no_hp: string }[];
    expect(due.map(({ no_hp }) => no_hp)).toEqual([PHONE]);
    expect(await rowsOf('browse')).toHaveLength(2);
  });
});

test('deposits that are late are to be called, others are not', async () => {
  const line = pieceSupply(-1)();
  const kept = await kasir.post('titip', titipOf([line], 10_000, { no_hp: PHONE }));
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const no = noFaktur(kept.body);
  const told = async (keadaan: string) =>
    ((await kasir.get(`titip?keadaan=${keadaan}`)).body.data as { no_faktur: string; no_hp: string }[]).find(
      ({ no_faktur }) => no_faktur === no,
    )?.no_hp;
  expect(await told('BUKA')).toBe('********7654');
  await server.look("update hari_kerja set tgl_system = tgl_system + 400 where kode_toko = 'K01'");
  try {
    expect(await told('LEWAT')).toBe(PHONE);
  } finally {
    await server.look("update hari_kerja set tgl_system = tgl_system - 400 where kode_toko = 'K01'");
  }
});

test('only OWN and MU delete members', async () => {
  await server.look(
    "insert into member (kode_customer, nama_customer, alamat_customer, no_hp) values ('HAPUS1', 'A', 'B', '08577')",
  );
  for (const level of ['KASIR', 'SPV', 'SU'] as const)
    expect((await (await server.login(level)).delete('member/HAPUS1')).body.code, level).toBe('TIDAK_BERHAK');
  expect((await (await server.login('MU')).delete('member/HAPUS1')).status).toBe(200);
});

test('a nota of another shop tells pieces and prices, no customer', async () => {
  const spv = await server.login('SPV');
  await server.look("update users set kode_toko = 'K02', level = 'KASIR' where user_id = 'SPV2'");
  const other = await server.login('SPV2');
  const { body } = await other.get(`pembelian/nota/${sale}`);
  expect(body.data).toMatchObject({ kode_toko: 'K01', nama_customer: '', kode_customer: '' });
  expect((body.data as { lines: { total: number }[] }).lines[0]?.total).toBeGreaterThan(0);
  expect((await spv.get(`pembelian/nota/${sale}`)).body.data).toMatchObject({ nama_customer: 'RAHMAT' });
});

test('a cashier is told how many pledges there are, not what they are worth; the dial is no matter of his', async () => {
  const menu = JSON.stringify([{ menu: '/dashboard-hutang', label: '', is_show: true }]);
  await server.look("update users set akses = $1 where level <> 'OWN'", [menu]);
  const spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  const counts = (await kasir.get('hutang/dashboard')).body.data as { beredar: object; kurang: object };
  const values = (await spv.get('hutang/dashboard')).body.data as {
    beredar: { jumlah: number; pokok: number };
  };
  expect(values.beredar.pokok).toBeGreaterThan(0);
  expect(counts.beredar).toEqual({
    jumlah: values.beredar.jumlah,
    pokok: null,
    bunga: null,
    nilai: null,
    ltv: null,
  });
  expect(counts.kurang).toMatchObject({ rp: null });
  for (const [level, status] of [
    ['KASIR', 403],
    ['SU', 403],
    ['SPV', 200],
    ['MU', 200],
    ['OWN', 200],
  ] as const)
    expect((await (await server.login(level)).get('hutang/uji-harga')).status, level).toBe(status);
  // Of head office's supervisor his own shop is head office.
  await server.look("update users set kode_toko = 'PST', level = 'SPV' where user_id = 'SPV2'");
  expect((await (await server.login('SPV2')).get('hutang/uji-harga', K01)).body.data).toEqual([]);
  expect((await (await server.login('SPV')).get('hutang/uji-harga')).body.data).toHaveLength(1);
});
