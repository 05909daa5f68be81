import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import {
  bayarOf,
  cash,
  K01,
  numberOf,
  received,
  receivedUnfixed,
  SUPPLIER,
} from './hutang-supplier.fixture.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
let spv: Client;
const REKENING = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K01')?.no_rekening ?? '';
const WHY = { alasan: 'uji coba' };

interface Tagihan {
  no_asal: string;
  rp: number;
  emas: number;
  emas_rp: number;
  tempo: string | null;
  lewat_hari: number;
}
const debts = async (): Promise<{ muka_rp: number; tagihan: Tagihan[] }> => {
  const { status, body } = await admin.get(`hutang-supplier/${SUPPLIER}`, K01);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { muka_rp: number; tagihan: Tagihan[] };
};
const left = async (no: string): Promise<Tagihan | undefined> =>
  (await debts()).tagihan.find(({ no_asal }) => no_asal === no);
const bayar = (more: object, who = admin) => who.post('bayar-supplier', bayarOf(more), K01);
const fixing = (no_asal: string, berat: number, harga_per_g: number, who = admin) =>
  who.post('fixing', { kode_supplier: SUPPLIER, no_asal, berat, harga_per_g }, K01);
const advance = (payments: object[]) =>
  admin.post('uang-muka-supplier', { kode_supplier: SUPPLIER, payments }, K01);
const batal = (path: string, no: string, who = owner) => who.post(`${path}/${no}/batal`, WHY, K01);
const refusal = ({ body: { code, fields } }: Reply) =>
  Object.entries(fields ?? {}).map(([field, error]) => `${field} ${error.code}`)[0] ?? code;
const journal = (no: string) =>
  server.look<{ role: string; rp: number }>(
    'select role, (debet - kredit)::bigint as rp from jurnal where no_jurnal = $1 order by role',
    [no],
  );
const gold = (no: string) =>
  server.look('select tempat, (debet - kredit)::int as mg from jurnal_emas where no_jurnal = $1 order by 1', [
    no,
  ]);
const drawer = async (): Promise<number> =>
  Number((await server.look<{ n: string }>("select kadar_kas_awal('K01', $1::date + 1) n", [TODAY]))[0]?.n);
const found = async (): Promise<string[]> => {
  const told: string[] = [];
  for (const check of STANDING.SUPPLIER_BUKU)
    told.push(
      ...(await server.look<{ detail: string }>(CONTRADICTIONS[check] ?? '')).map(
        (row) => `${check}: ${row.detail}`,
      ),
    );
  return told;
};

beforeAll(async () => {
  server = await startTestApp();
  [owner, admin, spv] = [await server.login('OWN'), await server.login('MU'), await server.login('SPV')];
  const said = { kode_supplier: 'LAIN', nama_supplier: 'LAIN' };
  expect((await owner.post('supplier-barang', said, { toko: '*' })).status).toBe(200);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(async () => {
  expect(await found()).toEqual([]);
  await server?.close();
});

describe('what is owed in rupiah', () => {
  test('is paid of named deliveries out of the drawer, an account and what was paid in advance', async () => {
    const [one, other] = [await received(admin, 5), await received(admin, 1)];
    numberOf(await advance([cash(500_000)]));
    const before = await drawer();
    const reply = await bayar({
      tagihan: [
        { no_asal: one, jumlah_rp: 3_000_000 },
        { no_asal: other, jumlah_rp: 2_000_000 },
      ],
      muka_rp: 400_000,
      payments: [
        cash(600_000),
        { jenis: 'TRANSFER', jumlah_rp: 4_000_000, no_rekening: REKENING, biaya: 2_500 },
      ],
      keterangan: 'uji',
    });
    const no = numberOf(reply);
    expect(no).toMatch(/^BSK01260225/);
    expect(reply.body.data).toMatchObject({ jumlah_rp: 5_000_000 });
    expect(await drawer()).toBe(before - 600_000);
    expect((await left(one))?.rp).toBe(7_000_000);
    expect(await left(other)).toBeUndefined();
    expect((await debts()).muka_rp).toBe(100_000);
    expect(await journal(no)).toEqual([
      { role: 'BANK', rp: -4_002_500 },
      { role: 'BIAYA_ADMIN_BANK', rp: 2_500 },
      { role: 'HUTANG_SUPPLIER', rp: 5_000_000 },
      { role: 'KAS', rp: -600_000 },
      { role: 'UANG_MUKA_SUPPLIER', rp: -400_000 },
    ]);
    expect(
      await server.look('select no_asal, rp, muka_rp from pihak_mutasi where no_faktur = $1 order by id', [
        no,
      ]),
    ).toEqual([
      { no_asal: one, rp: -3_000_000, muka_rp: 0 },
      { no_asal: other, rp: -2_000_000, muka_rp: 0 },
      { no_asal: '', rp: 0, muka_rp: -400_000 },
    ]);
    const back = await batal('bayar-supplier', no);
    expect((back.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^ZBK01260225/);
    expect((await left(one))?.rp).toBe(10_000_000);
    expect((await debts()).muka_rp).toBe(500_000);
    numberOf(await bayar({ muka_rp: 500_000 }));
    for (const { no_asal, rp } of (await debts()).tagihan)
      numberOf(await bayar({ tagihan: [{ no_asal, jumlah_rp: rp }], payments: [cash(rp)] }));
    expect(await debts()).toMatchObject({ muka_rp: 0, tagihan: [] });
  });

  test('is paid by when it is due, then by day and number, where none is named', async () => {
    const late = await received(admin, 1, { tgl_nota: '2026-02-20' });
    const [first, second] = [await received(admin, 1), await received(admin, 1)];
    const early = await received(admin, 1, { tgl_nota: '2026-01-02' });
    const reply = await bayar({ payments: [cash(6_500_000)] });
    expect(reply.body.data).toMatchObject({
      tagihan: [
        { no_asal: early, jumlah_rp: 2_000_000 },
        { no_asal: late, jumlah_rp: 2_000_000 },
        { no_asal: first, jumlah_rp: 2_000_000 },
        { no_asal: second, jumlah_rp: 500_000 },
      ],
    });
    numberOf(await bayar({ payments: [cash(1_500_000)] }));
    expect((await debts()).tagihan).toEqual([]);
  });

  test('is never paid beyond it, nor with less than is named; other numbers are not known', async () => {
    const no = await received(admin, 1);
    const named = (jumlah_rp: number, payments: object[], no_asal = no) =>
      bayar({ tagihan: [{ no_asal, jumlah_rp }], payments });
    expect(refusal(await named(2_000_001, [cash(2_000_001)]))).toBe('tagihan PEMBAYARAN_LEBIH');
    expect(refusal(await bayar({ payments: [cash(2_000_001)] }))).toBe('tagihan PEMBAYARAN_LEBIH');
    expect(refusal(await named(1_000_000, [cash(999_999)]))).toBe('PEMBAYARAN_KURANG');
    expect(refusal(await named(1_000_000, [cash(1_000_001)]))).toBe('PEMBAYARAN_LEBIH');
    expect(refusal(await bayar({}))).toBe('PEMBAYARAN_KOSONG');
    expect(refusal(await bayar({ muka_rp: 1 }))).toBe('muka_rp UANG_MUKA_TIDAK_CUKUP');
    expect(refusal(await named(1, [{ jenis: 'TRANSFER', jumlah_rp: 1, no_rekening: 'X' }]))).toMatch(
      'REKENING_WAJIB',
    );
    expect(refusal(await named(1, [cash(1)], 'TSK02260225000'))).toBe(
      'tagihan.0.no_asal DATA_TIDAK_DITEMUKAN',
    );
    const other = await owner.post(
      'bayar-supplier',
      bayarOf({ tagihan: [{ no_asal: no, jumlah_rp: 1 }], payments: [cash(1)] }),
      { toko: 'K02' },
    );
    expect(refusal(other)).toBe('tagihan.0.no_asal DATA_TIDAK_DITEMUKAN');
    expect(refusal(await bayar({ kode_supplier: 'ENTAH', payments: [cash(1)] }))).toBe(
      'kode_supplier DATA_TIDAK_DITEMUKAN',
    );
    expect((await spv.post('bayar-supplier', bayarOf({ payments: [cash(1)] }))).body.code).toBe(
      'TIDAK_BERHAK',
    );
    expect((await spv.get('hutang-supplier')).body.code).toBe('TIDAK_BERHAK');
    numberOf(await named(2_000_000, [cash(2_000_000)]));
    expect(refusal(await named(1, [cash(1)]))).toBe('tagihan PEMBAYARAN_LEBIH');
  });
});

describe('what is owed in gold', () => {
  test('becomes rupiah in parts, each with its share of the value it came in at', async () => {
    const no = await receivedUnfixed(admin, 100);
    expect(await left(no)).toMatchObject({ rp: 0, emas: 78, emas_rp: 196_560_000 });
    const reply = await fixing(no, 30, 2_575_000);
    const fx = numberOf(reply);
    expect(fx).toMatch(/^FXK01260225/);
    expect(reply.body.data).toMatchObject({ nilai_rp: 77_250_000, selisih_rp: 1_650_000, sisa: 48 });
    expect(await left(no)).toMatchObject({ rp: 77_250_000, emas: 48, emas_rp: 120_960_000 });
    expect(await journal(fx)).toEqual([
      { role: 'HUTANG_EMAS', rp: 75_600_000 },
      { role: 'HUTANG_SUPPLIER', rp: -77_250_000 },
      { role: 'SELISIH_FIXING', rp: 1_650_000 },
    ]);
    expect(await gold(fx)).toEqual([
      { tempat: 'HUTANG_EMAS', mg: 30_000 },
      { tempat: 'SUPPLIER', mg: -30_000 },
    ]);
    expect(refusal(await fixing(no, 48.001, 2_500_000))).toBe('berat EMAS_MELEBIHI_HUTANG');
    expect(refusal(await fixing('TSK02260225000', 1, 2_500_000))).toBe('no_asal DATA_TIDAK_DITEMUKAN');
    const rest = numberOf(await fixing(no, 48, 2_500_000));
    expect((await journal(rest)).find(({ role }) => role === 'SELISIH_FIXING')?.rp).toBe(-960_000);
    expect(await left(no)).toMatchObject({ rp: 197_250_000, emas: 0, emas_rp: 0 });
    expect(refusal(await fixing(no, 0.001, 2_500_000))).toBe('berat EMAS_MELEBIHI_HUTANG');

    const paid = numberOf(
      await bayar({ tagihan: [{ no_asal: no, jumlah_rp: 100_000_000 }], payments: [cash(100_000_000)] }),
    );
    expect(refusal(await batal('fixing', rest))).toBe('HUTANG_SUDAH_DIBAYAR');
    expect(refusal(await batal('terima-supplier', no))).toBe('HUTANG_SUDAH_DIBAYAR');
    numberOf(await batal('bayar-supplier', paid));
    numberOf(await batal('fixing', rest));
    expect(await left(no)).toMatchObject({ rp: 77_250_000, emas: 48, emas_rp: 120_960_000 });
    expect(refusal(await batal('terima-supplier', no))).toBe('HUTANG_SUDAH_DIBAYAR');
    numberOf(await batal('fixing', fx));
    numberOf(await batal('terima-supplier', no));
    expect(await left(no)).toBeUndefined();
  });

  test('a delivery is not reversed while a part of it is paid, and again once that is taken back', async () => {
    const no = await received(admin, 2);
    const paid = numberOf(await bayar({ tagihan: [{ no_asal: no, jumlah_rp: 1 }], payments: [cash(1)] }));
    const refused = await batal('terima-supplier', no);
    expect(refused.body).toMatchObject({ code: 'HUTANG_SUDAH_DIBAYAR' });
    expect(refused.body.message).toContain(no);
    expect((await left(no))?.rp).toBe(3_999_999);
    numberOf(await batal('bayar-supplier', paid));
    numberOf(await batal('terima-supplier', no));
  });

  test('an advance is not reversed while it is spent', async () => {
    const no = await received(admin, 1);
    const first = numberOf(await advance([cash(700_000)]));
    const paid = numberOf(await bayar({ muka_rp: 300_000 }));
    expect(refusal(await batal('uang-muka-supplier', first))).toBe('UANG_MUKA_TIDAK_CUKUP');
    numberOf(await batal('bayar-supplier', paid));
    numberOf(await batal('uang-muka-supplier', first));
    expect((await debts()).muka_rp).toBe(0);
    numberOf(await batal('terima-supplier', no));
  });
});

describe('of sixty-four at once', () => {
  const many = (work: (who: Client) => Promise<Reply>): Promise<Reply[]> =>
    Promise.all(Array.from({ length: 64 }, (_, n) => work(n % 2 ? owner : admin)));
  const good = (replies: Reply[]) => replies.filter(({ status }) => status === 200).length;

  test('who pay or fix one debt, as many succeed as it lasts', async () => {
    const no = await receivedUnfixed(admin, 10);
    const fixed = await many((who) => fixing(no, 1, 2_000_000, who));
    expect(good(fixed)).toBe(7);
    expect(await left(no)).toMatchObject({ rp: 14_000_000, emas: 0.8 });
    const paid = await many((who) =>
      bayar({ tagihan: [{ no_asal: no, jumlah_rp: 1_500_000 }], payments: [cash(1_500_000)] }, who),
    );
    expect(good(paid)).toBe(9);
    expect((await left(no))?.rp).toBe(500_000);
    for (const { status, body } of [...fixed, ...paid])
      if (status !== 200) expect(['EMAS_MELEBIHI_HUTANG', 'PEMBAYARAN_LEBIH']).toContain(body.code);
    numberOf(await fixing(no, 0.8, 2_000_000));
    numberOf(await bayar({ payments: [cash(2_100_000)] }));
  });

  test('who spend one advance or take it back, it is spent once', async () => {
    const no = await received(admin, 10);
    const muka = numberOf(await advance([cash(1_000_000)]));
    const replies = await many((who) =>
      who === owner
        ? batal('uang-muka-supplier', muka)
        : bayar({ tagihan: [{ no_asal: no, jumlah_rp: 300_000 }], muka_rp: 300_000 }),
    );
    const spent = 20_000_000 - ((await left(no))?.rp ?? 0);
    const { muka_rp } = await debts();
    expect([1, 3]).toContain(good(replies));
    expect(spent + muka_rp).toBe(good(replies) === 1 ? 0 : 1_000_000);
    expect(muka_rp).toBeGreaterThanOrEqual(0);
    numberOf(
      await bayar({
        tagihan: [{ no_asal: no, jumlah_rp: 20_000_000 - spent }],
        payments: [cash(20_000_000 - spent)],
      }),
    );
    if (muka_rp > 0) numberOf(await advance([cash(1)]));
  });

  test('who pay a fixing or reverse it, one is first', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const no = await receivedUnfixed(admin, 10);
      const fx = numberOf(await fixing(no, 7.8, 2_000_000));
      const jumlah_rp = 15_600_000;
      // Out of an account: the drawer would put them in line.
      const payments = [{ jenis: 'TRANSFER', jumlah_rp, no_rekening: REKENING }];
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          n % 2 ? batal('fixing', fx) : bayar({ tagihan: [{ no_asal: no, jumlah_rp }], payments }),
        ),
      );
      expect(good(replies)).toBe(1);
      const open = await left(no);
      if (open) expect(open).toMatchObject({ rp: 0, emas: 7.8, emas_rp: 19_656_000 });
      if (open) numberOf(await batal('terima-supplier', no));
    }
  });

  test('a reversal waits for whoever holds its supplier, unless it gives back what was paid', async () => {
    const no = await receivedUnfixed(admin, 1);
    const fx = numberOf(await fixing(no, 0.78, 2_000_000));
    const { rp = 0 } = (await left(no)) ?? {};
    const payments = [{ jenis: 'TRANSFER', jumlah_rp: rp, no_rekening: REKENING }];
    const paid = numberOf(await bayar({ tagihan: [{ no_asal: no, jumlah_rp: rp }], payments }));
    const lock = (call: string) => server.look(`select ${call}(${LOCKS.SUPPLIER}, hashtext('${SUPPLIER}'))`);
    const first = async (reversal: Promise<Reply>): Promise<string> =>
      Promise.race([reversal.then(() => 'reversed'), setTimeout(700, 'waits')]);
    await lock('pg_advisory_lock');
    expect(await first(batal('bayar-supplier', paid))).toBe('reversed');
    const reversal = batal('fixing', fx);
    expect(await first(reversal)).toBe('waits');
    await lock('pg_advisory_unlock');
    numberOf(await reversal);
    numberOf(await batal('terima-supplier', no));
  });
});

test('what is due stands first, with the days it is late; of another shop nothing is told', async () => {
  const own = await received(admin, 1, { tgl_nota: '2026-02-20', kode_supplier: 'LAIN' });
  await receivedUnfixed(admin, 10, { tgl_nota: '2026-01-10' });
  const { body } = await admin.get('hutang-supplier', K01);
  const rows = body.data as { kode_supplier: string }[];
  const late = { rp: 0, emas: 7.8, emas_rp: 19_656_000, tempo: '2026-01-17', lewat_hari: 39 };
  const due = { rp: 2_000_000, emas: 0, emas_rp: 0, tempo: '2026-02-20', lewat_hari: 5 };
  // The last is of the delivery that the shop opened with, whose nota says no day.
  expect(rows).toMatchObject([
    { kode_supplier: SUPPLIER, ...late },
    { kode_supplier: 'LAIN', nama_supplier: 'LAIN', muka_rp: 0, ...due },
    { kode_supplier: 'AM', tempo: null, lewat_hari: 0 },
  ]);
  const { tagihan } = (await admin.get('hutang-supplier/LAIN', K01)).body.data as { tagihan: Tagihan[] };
  expect(tagihan).toEqual([{ no_asal: own, tanggal: TODAY, no_nota_supplier: '', ...due }]);
  const elsewhere = (await owner.get('hutang-supplier', { toko: 'K02' })).body.data as typeof rows;
  expect(elsewhere.map(({ kode_supplier }) => kode_supplier)).toEqual(['AM']);
  expect((await admin.get('hutang-supplier/ENTAH', K01)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  expect((await owner.get('hutang-supplier')).body.code).toBe('PILIH_TOKO');
});

describe('the standing check', () => {
  const tampered = async (table: string, change: string): Promise<string[]> => {
    await server.look(`alter table ${table} disable trigger all`);
    await server.look(`begin; ${change}`);
    const told = await found();
    await server.look('rollback');
    await server.look(`alter table ${table} enable trigger all`);
    return told.map((one) => one.split(':')[0] ?? '');
  };
  const [LEDGER, BELOW, LINES] = STANDING.SUPPLIER_BUKU;

  test.each([
    ['pihak_mutasi', `update pihak_mutasi set rp = rp + 1 where no_faktur like 'TS%' and rp > 0`, [LEDGER]],
    [
      'pihak_mutasi',
      `update pihak_mutasi set emas_mg = emas_mg + 1 where no_faktur like 'FX%'`,
      [LEDGER, LINES],
    ],
    ['pihak_mutasi', `update pihak_mutasi set emas_rp = emas_rp - 1 where no_faktur like 'ZF%'`, [LEDGER]],
    ['pihak_mutasi', `update pihak_mutasi set muka_rp = muka_rp + 1 where no_faktur like 'UM%'`, [LEDGER]],
    ['pihak_mutasi', `delete from pihak_mutasi where no_faktur like 'ZB%'`, [LEDGER, BELOW]],
    ['jurnal', `update jurnal set kredit = kredit + 1 where role = 'HUTANG_EMAS' and kredit > 0`, [LEDGER]],
    [
      'jurnal_emas',
      `update jurnal_emas set debet = debet + 1 where tempat = 'HUTANG_EMAS' and debet > 0`,
      [LEDGER],
    ],
    ['bayar_supplier_detail', `update bayar_supplier_detail set jumlah_rp = jumlah_rp + 1`, [LINES]],
    ['fixing_detail', `update fixing_detail set harga_per_g = harga_per_g + 1000`, [LINES]],
    ['fixing_detail', `update fixing_detail set selisih_rp = selisih_rp + 1`, [LINES]],
  ])('finds what was changed in %s by %s', async (table, change, checks) => {
    expect(await tampered(table, change)).toEqual(expect.arrayContaining(checks));
  });

  test('leaves out deliveries from before the book', async () => {
    const opening = `select no_faktur from terima_nota_detail where kode_supplier = 'AM'`;
    await server.look('alter table terima_nota_detail disable trigger all');
    const gone = `delete from pihak_mutasi where no_faktur in (${opening})`;
    expect(await tampered('pihak_mutasi', gone)).not.toEqual([]);
    const before = `${gone}; delete from terima_nota_detail where kode_supplier = 'AM'`;
    expect(await tampered('pihak_mutasi', before)).toEqual([]);
  });
});
