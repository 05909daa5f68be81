import type { BonusRow } from '@kadar/contract/endpoints/bonus-sales.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import {
  atDay,
  bonusesOf,
  cash,
  noFaktur,
  pieceSupply,
  REKENING,
  SALES,
  soldOn,
} from '../../testing/bonuses.ts';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
let spv: Client;
const K01 = { toko: 'K01' };
const OTHER = CHAIN.sales.filter(({ kode_toko }) => kode_toko === 'K01')[1]?.kode_sales ?? '';
const next = pieceSupply();
/** Months that are over, each for one test. */
const [JAN, DEC, NOV, OCT, SEP] = ['2026-01', '2025-12', '2025-11', '2025-10', '2025-09'] as const;

const draft = async (bulan: string, kode_sales = SALES): Promise<BonusRow> => {
  const row = (await bonusesOf(owner, bulan)).find((one) => one.kode_sales === kode_sales);
  if (!row) throw new Error(`${kode_sales} has no row in ${bulan}`);
  return row;
};
const bodyOf = async (bulan: string, kode_sales = SALES) => ({
  kode_sales,
  bulan,
  jumlah_rp: (await draft(bulan, kode_sales)).jumlah_rp,
});
const post = (body: object, who = owner, options: object = K01) => who.post('bonus-sales', body, options);
const pay = (payments: object[], kode_sales = SALES, who = owner, options: object = K01) =>
  who.post('bonus-sales/bayar', { kode_sales, payments }, options);
const batal = (no: string, who = owner) => who.post(`bonus-sales/${no}/batal`, { alasan: 'UJI COBA' }, K01);
const done = (reply: Reply): string => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const undone = (reply: Reply): string => {
  done(reply);
  return (reply.body.data as { no_faktur_batal: string }).no_faktur_batal;
};
const refusal = ({ status, body }: Reply) => [status, body.code];
const journal = (no: string) =>
  server.look('select role, debet, kredit from jurnal where no_jurnal = $1 order by id', [no]);
const owed = async (kode = SALES): Promise<number> =>
  Number(
    (
      await server.look<{ rp: string }>(
        "select coalesce(sum(rp), 0) as rp from pihak_mutasi where pihak = 'SALES' and kode = $1",
        [kode],
      )
    )[0]?.rp,
  );
const contradictions = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const check of STANDING.BONUS_BUKU)
    for (const { detail } of await server.look<{ detail: string }>(CONTRADICTIONS[check] ?? 'missing'))
      found.push(`${check}: ${detail}`);
  return found;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
  spv = await server.login('SPV');
  await owner.post(
    'cash',
    { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' },
    K01,
  );
  // Steps that a few pieces reach.
  await server.look('update para_bonus_sales set deleted_at = now()');
  for (const step of [
    { periode: 'BULANAN', basis: 'RUPIAH', target_rp: 1_000, bonus_rp: 100_000 },
    { periode: 'HARIAN', basis: 'GRAM', target_gram: 0.1, bonus_rp: 7_000 },
  ])
    expect((await owner.post('para-bonus-sales', { target_rp: 0, target_gram: 0, ...step })).status).toBe(
      200,
    );
  for (const month of [JAN, DEC, NOV, OCT, SEP]) {
    await soldOn(server, owner, `${month}-10`, [next()]);
    await soldOn(server, owner, `${month}-12`, [next()]);
  }
}, 120_000);
afterAll(() => server?.close());

describe('the bonus of a month', () => {
  test('is what the draft says, owed by it, with a line for each reason', async () => {
    const row = await draft(JAN);
    expect(row.lines.map(({ dasar, kali, bonus_rp }) => [dasar, kali, bonus_rp])).toEqual(
      expect.arrayContaining([
        ['BULANAN', 1, 100_000],
        ['HARIAN', 2, 14_000],
      ]),
    );
    const [fee] = await server.look<{ rp: number }>(
      "select sum(fee)::int as rp from fee_mutasi where kode_sales = $1 and tanggal between '2026-01-01' and '2026-01-31'",
      [SALES],
    );
    expect(row.jumlah_rp).toBe(114_000 + (fee?.rp ?? 0));
    const no = done(await post(await bodyOf(JAN)));
    expect(no).toMatch(/^BNK01260225/);
    expect(await journal(no)).toEqual([
      { role: 'BIAYA_BONUS', debet: row.jumlah_rp, kredit: 0 },
      { role: 'HUTANG_BONUS', debet: 0, kredit: row.jumlah_rp },
    ]);
    expect(await owed()).toBe(row.jumlah_rp);
    expect(await draft(JAN)).toMatchObject({ no_faktur: no, hutang_rp: row.jumlah_rp });
    const slip = await owner.get(`dokumen/${no}`, K01);
    expect(JSON.stringify(slip.body.data)).toContain('TARGET HARIAN 0,100 g × 2 HARI');
    expect(refusal(await post(await bodyOf(JAN)))).toEqual([409, 'BONUS_SUDAH_DIBUKUKAN']);
  });

  test('of sixty-four who book one month one does; the same intent is answered again', async () => {
    const body = await bodyOf(DEC);
    const replies = await Promise.all(Array.from({ length: 64 }, () => post(body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body: { code } }) => code))).toEqual(
      new Set(['BONUS_SUDAH_DIBUKUKAN']),
    );
    const nov = await bodyOf(NOV);
    const [first, again] = [
      await post(nov, owner, { ...K01, key: 'bonus-nov' }),
      await post(nov, owner, { ...K01, key: 'bonus-nov' }),
    ];
    expect(done(again)).toBe(done(first));
  });

  test('of a month that runs it is refused, and of one without sales, and another sum than was shown', async () => {
    const running = await post({ kode_sales: SALES, bulan: TODAY.slice(0, 7), jumlah_rp: 1 });
    expect(running.body.fields).toMatchObject({ bulan: { code: 'BULAN_BELUM_SELESAI' } });
    const none = { kode_sales: { code: 'BONUS_KOSONG' } };
    expect((await post({ kode_sales: SALES, bulan: '2024-01', jumlah_rp: 1 })).body.fields).toMatchObject(
      none,
    );
    const body = await bodyOf(OCT);
    expect(refusal(await post({ ...body, jumlah_rp: body.jumlah_rp + 1 }))).toEqual([409, 'DATA_BERUBAH']);
    expect((await post({ ...body, bulan: '2025-13' })).body.fields?.bulan).toBeDefined();
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    expect((await post(body)).status).toBe(409);
    await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    // Sold here, not there.
    expect((await post(body, owner, { toko: 'K02' })).body.fields).toMatchObject(none);
  });

  test('the owner books and cancels, the head office pays, a shop does neither', async () => {
    const body = await bodyOf(OCT);
    for (const who of [admin, spv]) expect((await post(body, who)).body.code).toBe('TIDAK_BERHAK');
    expect((await spv.get(`bonus-sales/hitung?bulan=${OCT}`)).body.code).toBe('TIDAK_BERHAK');
    expect((await pay([cash(1)], SALES, spv)).body.code).toBe('TIDAK_BERHAK');
    const no = done(await post(body));
    expect((await batal(no, admin)).body.code).toBe('TIDAK_BERHAK');
    expect(undone(await batal(no))).toMatch(/^ZN/);
    expect(refusal(await batal(no))[0]).toBe(409);
    // What was cancelled is booked anew.
    expect(await draft(OCT)).toMatchObject({ no_faktur: null });
    done(await post(body));
  });

  test('is paid the oldest first, out of the drawer or an account, never more than is owed; paid, it is not cancelled', async () => {
    const due = await owed();
    expect(refusal(await pay([cash(due + 1)]))).toEqual([422, 'PEMBAYARAN_LEBIH']);
    const [oldest] = await server.look<{ no: string; rp: string }>(
      `select no_asal as no, sum(rp) as rp from pihak_mutasi where pihak = 'SALES' and kode = $1 group by 1 having sum(rp) > 0 order by min(at) limit 1`,
      [SALES],
    );
    const part = Number(oldest?.rp) - 1_000;
    const no = done(await pay([cash(part)], SALES, admin));
    expect(no).toMatch(/^PNK01/);
    expect(await journal(no)).toEqual([
      { role: 'HUTANG_BONUS', debet: part, kredit: 0 },
      { role: 'KAS', debet: 0, kredit: part },
    ]);
    expect(await server.look('select no_asal from bayar_bonus_detail where no_faktur = $1', [no])).toEqual([
      { no_asal: oldest?.no },
    ]);
    expect(refusal(await batal(oldest?.no ?? ''))).toEqual([409, 'HUTANG_SUDAH_DIBAYAR']);
    const rest = await pay([
      { jenis: 'TRANSFER', jumlah_rp: due - part, no_rekening: REKENING, biaya: 2_500 },
    ]);
    expect((rest.body.data as { sisa_rp: number }).sisa_rp).toBe(0);
    expect(await owed()).toBe(0);
    expect(refusal(await pay([cash(1)]))).toEqual([422, 'PEMBAYARAN_LEBIH']);
    done(await batal(done(rest)));
    expect(await owed()).toBe(due - part);
    expect(undone(await batal(no))).toMatch(/^ZP/);
    expect(await owed()).toBe(due);
    done(await batal(oldest?.no ?? ''));
    expect(await contradictions()).toEqual([]);
  });

  test('of sixty-four who pay the last of it one does', async () => {
    const due = await owed();
    const replies = await Promise.all(Array.from({ length: 64 }, () => pay([cash(due)])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owed()).toBe(0);
  });

  test('a sale that is cancelled in a later month lowers that month, and the slip says so', async () => {
    const [no] = await soldOn(server, owner, `${SEP}-20`, [next()], OTHER);
    await soldOn(server, owner, '2026-01-15', [next(), next()], OTHER);
    const before = await draft(JAN, OTHER);
    await atDay(server, '2026-01-20');
    done(await owner.post(`penjualan/${no}/batal`, { alasan: 'UJI COBA' }, K01));
    await atDay(server, TODAY);
    const after = await draft(JAN, OTHER);
    const said = after.lines.find(({ dasar }) => dasar === 'BATAL');
    expect(said).toMatchObject({ bonus_rp: 0, capai_rp: after.total - before.total });
    expect(after.jumlah_rp).toBeLessThan(before.jumlah_rp);
    const slip = await owner.get(`dokumen/${done(await post(await bodyOf(JAN, OTHER)))}`, K01);
    expect(JSON.stringify(slip.body.data)).toContain('PENJUALAN BULAN LALU DIBATALKAN');
  });

  test('who is owed a bonus is not deleted; its books agree', async () => {
    const gone = await owner.delete(`sales/${OTHER}`, K01);
    expect(refusal(gone)).toEqual([409, 'SALES_MASIH_BERBONUS']);
    expect(await contradictions()).toEqual([]);
  });
});
