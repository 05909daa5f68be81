import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur } from '../../testing/buying.ts';
import { titipOf } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { onDay, payoutOf, paysOutAfter, REKENING, type Swiped, swiper } from '../../testing/swiping.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let shop: ReturnType<typeof swiper>;
let swipe: (typeof shop)['swipe'];

const one = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  (await server.look<T & object>(text, values))[0] as T;
const rp = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await one<{ rp: string | null }>(`select coalesce(${text}, 0) as rp`, values)).rp);
/** What the ledger says banks owe, and what is on the accounts by ledger and by bank book. */
const owed = () =>
  rp("(select sum(debet - kredit) from jurnal where kode_toko = 'K01' and role = 'PIUTANG_GESEK')");
const onAccount = () =>
  rp("(select sum(debet - kredit) from jurnal where kode_toko = 'K01' and role = 'BANK')");
const bankBook = () => rp("(select sum(jumlah_gesek_rp - fee) from bank_mutasi where kode_toko = 'K01')");
const waiting = async (
  client: Client = spv,
): Promise<{ no_faktur: string; jumlah_rp: number; harap: string; terlambat: boolean }[]> =>
  (await client.get('pencairan-gesek/belum-cair', { toko: 'K01' })).body.data as never;
const pay = (swipes: readonly Swiped[], more: object = {}, client: Client = spv) =>
  client.post('pencairan-gesek', payoutOf(swipes, more));
const cancel = (path: string, no: string, client: Client = owner) =>
  client.post(`${path}/${no}/batal`, { alasan: 'SALAH' }, { toko: 'K01' });

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  shop = swiper(server);
  ({ swipe } = shop);
});
afterAll(() => server?.close());

test('on the same day a swipe is on its account at once; later it waits in PIUTANG_GESEK', async () => {
  const before = { account: await onAccount(), owed: await owed() };
  const now = await swipe(kasir);
  expect(await onAccount()).toBe(before.account + now.rp);
  expect(await owed()).toBe(before.owed);
  expect(await waiting()).toEqual([]);

  await paysOutAfter(server, 1);
  const later = await swipe(kasir, 'CREDIT');
  expect(await owed()).toBe(before.owed + later.rp);
  expect(await onAccount()).toBe(before.account + now.rp);
  expect(await bankBook()).toBe(await onAccount());
  const fee = await one<{ rp: number; fee: number }>(
    "select (select debet from jurnal where no_jurnal = $1 and role = 'BIAYA_ADMIN_BANK') as rp, fee from dokumen_bayar where no_faktur = $1",
    [later.no_faktur],
  );
  expect(fee.fee).toBeGreaterThan(0);
  expect(Number(fee.rp)).toBe(fee.fee);
  // Wednesday, so that the bank pays on Thursday.
  expect(await waiting()).toMatchObject([
    { no_faktur: later.no_faktur, jumlah_rp: later.rp, harap: '2026-02-26', terlambat: false },
  ]);
});

test.each([
  ['2026-02-27', 1, '2026-03-02'],
  ['2026-02-28', 1, '2026-03-02'],
  ['2026-02-25', 0, '2026-02-25'],
  ['2026-02-25', 3, '2026-03-02'],
  ['2026-02-26', 14, '2026-03-18'],
])('a swipe of %s is expected %i working days later, %s', async (day, days, expected) => {
  const { d } = await one<{ d: string }>('select kadar_hari_cair($1::date, $2)::text as d', [day, days]);
  expect(d).toBe(expected);
});

test('the day that is reckoned is the one that is counted out, over a year and any number of days', async () => {
  const { wrong } = await one<{ wrong: number }>(
    `select count(*)::int as wrong from generate_series(date '2026-01-01', date '2026-12-31', interval '1 day') d, generate_series(-1, 40) n
     where kadar_hari_cair(d::date, n) is distinct from case when n <= 0 then d::date else (
       select x::date from generate_series(d + interval '1 day', d + n * interval '2 days' + interval '3 days', interval '1 day') x
       where extract(isodow from x) < 6 order by x offset n - 1 limit 1) end`,
    [],
  );
  expect(wrong).toBe(0);
});

test('two cards of one sale on one account wait each by itself', async () => {
  const no = await shop.sell(kasir, (total) => {
    const part = Math.floor(total / 3);
    const by = (jenis: 'DEBET' | 'QRIS', jumlah_rp: number, no_kartu: string) => ({
      jenis,
      jumlah_rp,
      no_rekening: REKENING,
      no_kartu,
    });
    return [by('DEBET', part, '1111'), by('QRIS', part, ''), by('DEBET', total - 2 * part, '1111')];
  });
  const mine = (await waiting()).filter(({ no_faktur }) => no_faktur === no) as unknown as (Swiped & {
    jumlah_rp: number;
  })[];
  expect(mine.map(({ urut }) => urut)).toEqual([1, 2, 3]);
  const [first, second] = mine.map(({ no_faktur, urut, jumlah_rp }) => ({ no_faktur, urut, rp: jumlah_rp }));
  expect((await pay([first, second] as Swiped[])).status).toBe(200);
  expect((await waiting()).filter(({ no_faktur }) => no_faktur === no)).toHaveLength(1);
  const whole = await cancel('penjualan', no);
  expect(whole.body.code).toBe('DOKUMEN_DIIKUTI');
});

test('a payout moves the money to the account; a difference is the bank’s fee and needs its reason', async () => {
  const swipes = [await swipe(kasir), await swipe(kasir, 'QRIS')];
  const sum = swipes.reduce((all, { rp: one }) => all + one, 0);
  const before = { account: await onAccount(), owed: await owed() };
  const short = await pay(swipes, { diterima: sum - 12_500 });
  expect(short.body).toMatchObject({ fields: { keterangan: { code: 'WAJIB_DIISI' } } });
  expect(await owed()).toBe(before.owed);

  const reply = await pay(swipes, { diterima: sum - 12_500, keterangan: 'biaya edc' });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect(reply.body.data).toMatchObject({ grand_total: sum, diterima: sum - 12_500, selisih: 12_500 });
  const no = noFaktur(reply.body);
  expect(no).toMatch(/^PCK01260225/);
  expect(await owed()).toBe(before.owed - sum);
  expect(await onAccount()).toBe(before.account + sum - 12_500);
  expect(await bankBook()).toBe(await onAccount());
  expect(
    await rp("(select debet from jurnal where no_jurnal = $1 and role = 'BIAYA_ADMIN_BANK')", [no]),
  ).toBe(12_500);
  const shown = await spv.get(`dokumen/${no}`);
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  expect(shown.body.data).toMatchObject({
    head: expect.arrayContaining([
      expect.objectContaining({ key: 'grand_total', value: sum }),
      expect.objectContaining({ key: 'diterima', value: sum - 12_500 }),
    ]),
    lines: swipes.map(({ no_faktur }) => expect.objectContaining({ no_gesek: no_faktur })),
  });

  const again = await pay(swipes.slice(0, 1));
  expect(again.body).toMatchObject({
    code: 'GESEK_SUDAH_CAIR',
    message: expect.stringContaining(swipes[0]?.no_faktur ?? '-'),
  });
});

test('more than was owed is a smaller fee; nothing at all is a loss with its reason', async () => {
  const [more, none] = [await swipe(kasir), await swipe(kasir)];
  const account = await onAccount();
  expect((await pay([more], { diterima: more.rp + 500, keterangan: 'KOREKSI MDR' })).status).toBe(200);
  expect(await onAccount()).toBe(account + more.rp + 500);
  expect((await pay([none], { diterima: 0, keterangan: 'DITOLAK BANK' })).status).toBe(200);
  expect(await onAccount()).toBe(account + more.rp + 500);
  expect((await waiting()).map(({ no_faktur }) => no_faktur)).not.toContain(none.no_faktur);
});

test('what is no waiting swipe of that account is refused, and changes nothing', async () => {
  const mine = await swipe(kasir);
  const before = await owed();
  expect((await pay([mine, mine])).body.fields?.gesek?.code).toBe('PILIHAN_TIDAK_SAH');
  expect((await pay([{ ...mine, urut: 2 }])).body.code).toBe('GESEK_SUDAH_CAIR');
  expect((await pay([mine], { gesek: [] })).body.fields?.gesek?.code).toBe('WAJIB_DIISI');
  expect((await pay([mine], { no_rekening: '000' })).body.fields?.no_rekening?.code).toBe('REKENING_WAJIB');
  const [other] = await server.look<{ no_rekening: string }>(
    "select no_rekening from rekenings where kode_toko = 'K01' and no_rekening <> $1 limit 1",
    [REKENING],
  );
  if (other) expect((await pay([mine], other)).body.fields?.gesek?.code).toBe('PILIHAN_TIDAK_SAH');
  expect((await pay([mine], {}, kasir)).status).toBe(403);
  expect((await kasir.get('pencairan-gesek/belum-cair')).status).toBe(403);
  expect(await owed()).toBe(before);
});

test('a sale that is cancelled before the payout takes its receivable back; after it the payout goes first', async () => {
  const before = await owed();
  const early = await swipe(kasir);
  expect((await cancel('penjualan', early.no_faktur)).status).toBe(200);
  expect(await owed()).toBe(before);
  expect((await waiting()).map(({ no_faktur }) => no_faktur)).not.toContain(early.no_faktur);
  expect((await pay([early])).body.code).toBe('GESEK_SUDAH_CAIR');

  const late = await swipe(kasir);
  const account = await onAccount();
  const payout = noFaktur((await pay([late])).body);
  expect((await cancel('penjualan', late.no_faktur)).body).toMatchObject({
    code: 'DOKUMEN_DIIKUTI',
    message: expect.stringContaining(payout),
  });
  const undone = await cancel('pencairan-gesek', payout);
  expect((undone.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^XC/);
  expect(await onAccount()).toBe(account);
  expect((await waiting()).map(({ no_faktur }) => no_faktur)).toContain(late.no_faktur);
  // It waits again, and is paid out by another document.
  expect((await pay([late])).status).toBe(200);
  expect(await bankBook()).toBe(await onAccount());
});

test('sixty-four payouts of one swipe: one is first', async () => {
  const mine = await swipe(kasir);
  const before = { owed: await owed(), account: await onAccount() };
  const replies = await Promise.all(Array.from({ length: 64 }, () => pay([mine])));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(63);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['GESEK_SUDAH_CAIR']));
  expect(await owed()).toBe(before.owed - mine.rp);
  expect(await onAccount()).toBe(before.account + mine.rp);
});

test('a payout and the reversal of its sale: one is first, whichever', async () => {
  for (let round = 0; round < 6; round++) {
    const mine = await swipe(kasir);
    const [paid, undone] = await Promise.all([pay([mine]), cancel('penjualan', mine.no_faktur)]);
    expect([paid.status, undone.status].filter((status) => status === 200)).toHaveLength(1);
    expect(['GESEK_SUDAH_CAIR', undefined]).toContain(paid.body.code);
    expect(['DOKUMEN_DIIKUTI', undefined]).toContain(undone.body.code);
  }
});

test('the same payout sent twice is answered alike', async () => {
  const mine = await swipe(kasir);
  const first = await spv.post('pencairan-gesek', payoutOf([mine]), { key: 'cair-sekali' });
  const again = await spv.post('pencairan-gesek', payoutOf([mine]), { key: 'cair-sekali' });
  expect(again.body).toEqual(first.body);
});

test('a deposit paid by card waits likewise', async () => {
  const before = await owed();
  const payments = [{ jenis: 'DEBET', jumlah_rp: 50_000, no_rekening: REKENING, no_kartu: '1234' }];
  const reply = await kasir.post('titip', titipOf([shop.fresh()], 50_000, { payments }));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const no = noFaktur(reply.body);
  const mine = (await waiting()).find(({ no_faktur }) => no_faktur === no);
  expect(await owed()).toBe(before + Number(mine?.jumlah_rp));
});

test('what is late is told by the dashboard, until it is paid', async () => {
  const late = async () =>
    (
      (await owner.get('dashboard/perhatian', { toko: 'K01' })).body.data as { hal: string; rp: number }[]
    ).filter(({ hal }) => hal === 'GESEK_TERLAMBAT');
  const statuses = async () =>
    ((await owner.get('cash-pusat/outstand-noncash', { toko: 'K01' })).body.data as { status: string }[]).map(
      ({ status }) => status,
    );
  expect(await late()).toEqual([]);
  await onDay(server, '2026-02-23');
  const old = await swipe(kasir);
  await onDay(server, '2026-02-24');
  const due = await swipe(kasir);
  await onDay(server, TODAY);
  expect(await late()).toMatchObject([{ rp: old.rp }]);
  expect((await statuses()).sort()).toEqual(['BELUM_CAIR', 'BELUM_DITUTUP', 'TERLAMBAT']);
  const waits = await waiting();
  expect(waits[0]).toMatchObject({ no_faktur: old.no_faktur, terlambat: true });
  expect(waits[1]).toMatchObject({ no_faktur: due.no_faktur, terlambat: false });
  expect((await pay([old])).status).toBe(200);
  expect(await late()).toEqual([]);
  expect(await statuses()).not.toContain('TERLAMBAT');
});

test('the closing counts the slips of the day, not what was paid out on it', async () => {
  const reply = await owner.get('hari', { toko: 'K01' });
  const { non_cash } = reply.body.data as { non_cash: { no_rekening: string; jumlah_rp: number }[] };
  const slips = await rp(
    "(select sum(jumlah_rp) from bank_mutasi where kode_toko = 'K01' and tanggal = $1 and no_rekening = $2 and jenis <> 'CAIR')",
    [TODAY, REKENING],
  );
  expect(non_cash.find(({ no_rekening }) => no_rekening === REKENING)?.jumlah_rp).toBe(slips);
});

test('on each day PIUTANG_GESEK is what banks had not paid out, whatever was sold, paid and reversed', async () => {
  const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
  const open: Swiped[] = [];
  const payouts: { no: string; swipes: Swiped[] }[] = [];
  // A small generator of numbers, the same in every run.
  let seed = 7;
  const draw = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const take = <T>(from: T[]): T | undefined => from.splice(draw(Math.max(1, from.length)), 1)[0];
  for (const day of days) {
    await onDay(server, day);
    for (let step = 0; step < 14; step++) {
      const act = draw(6);
      if (act < 3) open.push(await swipe(owner, (['DEBET', 'CREDIT', 'QRIS'] as const)[draw(3)]));
      const one = act === 3 ? take(open) : undefined;
      if (one) expect((await cancel('penjualan', one.no_faktur)).status).toBe(200);
      const two = act === 4 ? [take(open), take(open)].filter((found) => found !== undefined) : [];
      if (two.length > 0) {
        const reply = await owner.post('pencairan-gesek', payoutOf(two), { toko: 'K01' });
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        payouts.push({ no: noFaktur(reply.body), swipes: two });
      }
      const undone = act === 5 ? take(payouts) : undefined;
      if (undone) {
        expect((await cancel('pencairan-gesek', undone.no)).status).toBe(200);
        open.push(...undone.swipes);
      }
    }
  }
  for (const day of [TODAY, ...days]) {
    const report = await owner.get(`pencairan-gesek/report?tanggal=${day}`, { toko: 'K01' });
    expect(report.status, JSON.stringify(report.body)).toBe(200);
    const rows = report.body.data as { jumlah_rp: number }[];
    const ledger = await rp(
      "(select sum(debet - kredit) from jurnal where kode_toko = 'K01' and role = 'PIUTANG_GESEK' and tanggal <= $1)",
      [day],
    );
    expect(
      rows.reduce((sum, row) => sum + row.jumlah_rp, 0),
      day,
    ).toBe(ledger);
    const book = await rp(
      "(select sum(jumlah_gesek_rp - fee) from bank_mutasi where kode_toko = 'K01' and tanggal <= $1)",
      [day],
    );
    const account = await rp(
      "(select sum(debet - kredit) from jurnal where kode_toko = 'K01' and role = 'BANK' and tanggal <= $1)",
      [day],
    );
    expect(book, day).toBe(account);
  }
  expect(open.length).toBeGreaterThan(0);
});

test('the verification finds nothing', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
