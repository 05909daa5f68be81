import { addDays, monthOf } from '@kadar/domain/dates.ts';
import { comparedRange } from '@kadar/domain/ranges.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { demoHistory, PLAYED_DAYS, PLAYED_PATIENCE } from '../../tests/reports/demo-year.fixture.ts';
import { goldTold, ledgerOf, lineOf, rpOf, statementsOf, sumOf, told } from './books.fixture.ts';

const SHOPS = ['*', 'K01', 'K02'] as const;
const DRAWS = 5;
const FIRST = addDays(TODAY, -PLAYED_DAYS);

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await demoHistory(PLAYED_DAYS);
  owner = await server.login('OWN');
}, PLAYED_PATIENCE);
afterAll(() => server?.close());

const ask = statementsOf(() => owner);
const ledger = ledgerOf(() => server);

/** Ranges of days: the same for the same seed, some from before the first day to after the last. */
const draws = (seed: number): [string, string][] => {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % sides;
  };
  return Array.from({ length: DRAWS }, () => {
    const from = addDays(FIRST, roll(PLAYED_DAYS + 10) - 5);
    return [from, addDays(from, roll(60))];
  });
};
const rowsAt = async (path: string, toko: string, query: Record<string, string>) => {
  const reply = await owner.get(`${path}?${new URLSearchParams(query)}`, { toko });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.body.data as Record<string, number | string | null>[];
};
const reportSum = async (path: string, toko: string, column: string, query: Record<string, string>) =>
  (await rowsAt(path, toko, query)).reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

describe.each(SHOPS)('of %s, over ranges drawn at random', (toko) => {
  test('the income statement is what the journal says', async () => {
    for (const [dari, sampai] of draws(7)) {
      const data = await ask('laba-rugi', toko, { tgl_from: dari, tgl_to: sampai });
      const income = await ledger.moved(toko, dari, sampai, 'PENDAPATAN');
      const spent = await ledger.moved(toko, dari, sampai, 'BEBAN');
      expect(told(data, /^PENDAPATAN:/)).toEqual(Object.fromEntries(income));
      expect(told(data, /^(HPP|BEBAN):/)).toEqual(
        Object.fromEntries([...spent].map(([akun, rp]) => [akun, -rp])),
      );
      const goods = sumOf(told(data, /^HPP:/));
      expect(Object.keys(told(data, /^HPP:/)).every((akun) => akun.startsWith('5'))).toBe(true);
      expect(rpOf(data, 'LABA_KOTOR')).toBe(sumOf(income) - goods);
      expect(rpOf(data, 'LABA')).toBe(sumOf(income) + sumOf(spent));
    }
  });

  test('the balance sheet balances, is what the journal says, and has the gold of the ledger of gold', async () => {
    for (const [day] of draws(11)) {
      const data = await ask('neraca', toko, { tanggal: day });
      const own = await ledger.stands(toko, day, ['ASET']);
      const owed = await ledger.stands(toko, day, ['KEWAJIBAN', 'MODAL']);
      expect(told(data, /^(KAS|PIUTANG|PERSEDIAAN|ASET_LAIN|ASET_TETAP):/)).toEqual(Object.fromEntries(own));
      expect(told(data, /^(HUTANG|PINJAMAN|MODAL):/)).toEqual(
        Object.fromEntries([...owed].map(([akun, rp]) => [akun, -rp])),
      );
      expect(rpOf(data, 'ASET')).toBe(sumOf(own));
      expect(rpOf(data, 'ASET')).toBe(rpOf(data, 'KEWAJIBAN_MODAL'));
      const result = sumOf(await ledger.stands(toko, day, ['PENDAPATAN', 'BEBAN']));
      const before = sumOf(
        await ledger.stands(toko, `${Number(day.slice(0, 4)) - 1}-12-31`, ['PENDAPATAN', 'BEBAN']),
      );
      expect(rpOf(data, 'LABA_TAHUN_INI')).toBe(before - result || 0);
      const gold = await ledger.gold(toko, day);
      expect(goldTold(data)).toEqual(gold);
    }
  });

  test('cash flows lead from what there was to what there is', async () => {
    for (const [dari, sampai] of draws(13)) {
      const data = await ask('arus-kas', toko, { tgl_from: dari, tgl_to: sampai });
      expect(told(data, /^KAS_AWAL:/)).toEqual(
        Object.fromEntries(await ledger.cash(toko, addDays(dari, -1))),
      );
      expect(told(data, /^KAS_AKHIR:/)).toEqual(Object.fromEntries(await ledger.cash(toko, sampai)));
      expect(told(data, /^(OPERASI|INVESTASI|PENDANAAN)/)).toEqual(
        Object.fromEntries(await ledger.flows(toko, dari, sampai)),
      );
      expect(rpOf(data, 'KAS_AWAL') + rpOf(data, 'KENAIKAN')).toBe(rpOf(data, 'KAS_AKHIR'));
    }
  });

  test('figures are what the trial balance and their ledgers add up to', async () => {
    const { from, to } = monthOf(addDays(TODAY, -40));
    const days = { tgl_from: from, tgl_to: to };
    const trial = new Map(
      (await rowsAt('jurnal/neraca-saldo', toko, days)).map((row) => [String(row.nomor_akun), row]),
    );
    const balance = await ask('neraca', toko, { tanggal: to });
    for (const { nomor_akun, rp, normal } of balance.baris.filter(({ bentuk }) => bentuk === 'AKUN')) {
      const row = trial.get(nomor_akun ?? '');
      const side = lineSide(nomor_akun) * (rp[0] ?? 0);
      expect([nomor_akun, Number(row?.akhir_debet) - Number(row?.akhir_kredit)]).toEqual([nomor_akun, side]);
      const opens = { ...days, nomor_akun: nomor_akun ?? '' };
      expect(await reportSum('jurnal/buku-besar', toko, 'saldo_perubahan', opens)).toBe(
        normal === 'D' ? side : -side,
      );
    }
    const income = await ask('laba-rugi', toko, days);
    for (const { nomor_akun, rp, normal, kunci } of income.baris.filter(({ bentuk }) => bentuk === 'AKUN')) {
      const [value = 0] = rp;
      const debit = kunci.startsWith('PENDAPATAN') ? -value : value;
      const row = trial.get(nomor_akun ?? '');
      expect([kunci, Number(row?.debet) - Number(row?.kredit)]).toEqual([kunci, debit]);
      const opens = { ...days, nomor_akun: nomor_akun ?? '' };
      expect(await reportSum('jurnal/buku-besar', toko, 'perubahan', opens)).toBe(
        normal === 'D' ? debit : -debit,
      );
    }
    const cash = await ask('arus-kas', toko, days);
    for (const { nomor_akun, rp, kunci } of cash.baris.filter(({ bentuk }) => bentuk === 'AKUN')) {
      if (kunci.startsWith('KAS_')) continue;
      const opens = { ...days, nomor_akun: nomor_akun ?? '' };
      expect([kunci, await reportSum('laporan-keuangan/rincian-arus-kas', toko, 'jumlah_rp', opens)]).toEqual(
        [kunci, rp[0]],
      );
    }
    expect(cash.baris.filter(({ kunci }) => kunci.startsWith('OPERASI_')).length).toBeGreaterThan(4);
  });
});

/** Assets count up by what is debited. */
const lineSide = (nomor: string | null): 1 | -1 => (nomor?.startsWith('1') ? 1 : -1);

describe('side by side', () => {
  const { from } = monthOf(addDays(TODAY, -70));
  const days = { tgl_from: from, tgl_to: TODAY };

  test.each(['laba-rugi', 'arus-kas'] as const)(
    '%s of shops and of months add up to the whole',
    async (name) => {
      const whole = await ask(name, '*', days);
      for (const kolom of ['TOKO', 'BULAN']) {
        const data = await ask(name, '*', { ...days, kolom });
        const last = data.kolom.length - 1;
        expect(data.kolom.filter(({ jumlah }) => jumlah)).toHaveLength(1);
        expect(data.kolom.map(({ kode_toko }) => kode_toko)).toEqual(
          kolom === 'TOKO' ? ['K01', 'K02', 'PST', '*'] : ['*', '*', '*', '*'],
        );
        for (const { kunci, rp } of data.baris) {
          const [one = 0] = whole.baris.find((line) => line.kunci === kunci)?.rp ?? [];
          expect([kunci, rp[last]]).toEqual([kunci, one]);
          const parts = rp.slice(0, last);
          const sum = parts.reduce((all, rp) => all + rp, 0);
          const stands = kolom === 'BULAN' && kunci.startsWith('KAS_');
          const expected = stands ? parts.at(kunci.startsWith('KAS_AWAL') ? 0 : -1) : sum;
          expect([kunci, rp[last]]).toEqual([kunci, expected]);
        }
        if (kolom === 'TOKO')
          for (const [at, { kode_toko }] of data.kolom.slice(0, last).entries())
            for (const { kunci, rp } of (await ask(name, kode_toko, days)).baris)
              expect([kunci, lineOf(data, kunci).rp[at]]).toEqual([kunci, rp[0]]);
      }
    },
  );

  test('balance sheets of shops add up, those of months stand at their ends, and each balances', async () => {
    const shops = await ask('neraca', '*', { tanggal: TODAY, kolom: 'TOKO' });
    const whole = await ask('neraca', '*', { tanggal: TODAY });
    for (const { kunci, rp, mg } of shops.baris) {
      expect([kunci, rp[3]]).toEqual([kunci, (rp[0] ?? 0) + (rp[1] ?? 0) + (rp[2] ?? 0)]);
      const line = whole.baris.find((one) => one.kunci === kunci);
      expect([kunci, rp[3], mg[3]]).toEqual([kunci, line?.rp[0] ?? 0, line?.mg[0] ?? null]);
    }
    const months = await ask('neraca', '*', { tanggal: TODAY, kolom: 'BULAN' });
    expect(months.kolom.map(({ sampai }) => sampai).at(-1)).toBe(TODAY);
    expect(months.kolom).toHaveLength(Number(TODAY.slice(5, 7)));
    for (const { kolom, data } of [
      { kolom: months.kolom, data: months },
      { kolom: shops.kolom, data: shops },
    ])
      for (const [at] of kolom.entries())
        expect(rpOf(data, 'ASET', at)).toBe(rpOf(data, 'KEWAJIBAN_MODAL', at));
  });

  test('another range stands beside it, and says what it is worth', async () => {
    const month = { tgl_from: addDays(TODAY, -9), tgl_to: TODAY };
    const data = await ask('laba-rugi', '*', { ...month, banding: 'SEBELUMNYA' });
    const before = comparedRange({ from: month.tgl_from, to: month.tgl_to }, 'SEBELUMNYA');
    expect(data.kolom[1]).toMatchObject({ dari: before.from, sampai: before.to });
    const alone = await ask('laba-rugi', '*', { tgl_from: before.from, tgl_to: before.to });
    expect(rpOf(data, 'LABA', 1)).toBe(rpOf(alone, 'LABA'));
    expect([data.pembanding, data.mulai]).toEqual(['ADA', alone.mulai]);
    const banding = 'TAHUN_LALU';
    // A whole demo year begins on the day a year ago.
    const [days, day] = PLAYED_DAYS < 365 ? ['KOSONG', 'KOSONG'] : ['SEBAGIAN', 'ADA'];
    expect((await ask('laba-rugi', '*', { ...month, banding })).pembanding).toBe(days);
    expect((await ask('neraca', '*', { tanggal: TODAY, banding })).pembanding).toBe(day);
    const wide = { tgl_from: addDays(TODAY, -PLAYED_DAYS + 30), tgl_to: TODAY, banding: 'SEBELUMNYA' };
    expect((await ask('arus-kas', '*', wide)).pembanding).toBe('SEBAGIAN');
    // What is still to come is held against as many days as are over.
    const ahead = await ask('laba-rugi', '*', {
      tgl_from: monthOf(TODAY).from,
      tgl_to: monthOf(TODAY).to,
      banding: 'SEBELUMNYA',
    });
    expect(ahead.kolom[1]?.sampai.slice(8)).toBe(TODAY.slice(8));
  });

  test('a range before the first day has its heads and nothing else', async () => {
    const early = { tgl_from: '2001-01-01', tgl_to: '2001-01-31' };
    for (const name of ['laba-rugi', 'arus-kas'] as const) {
      const { baris } = await ask(name, '*', early);
      expect(baris.every(({ bentuk, rp }) => bentuk !== 'AKUN' && rp[0] === 0)).toBe(true);
    }
    expect(rpOf(await ask('neraca', 'K01', { tanggal: '2001-01-31' }), 'ASET')).toBe(0);
  });
});

describe('carried away', () => {
  test.each(['pdf', 'xlsx'])('as %s', async (format) => {
    for (const [path, query] of [
      ['laba-rugi', { tgl_from: monthOf(TODAY).from, tgl_to: TODAY, kolom: 'TOKO' }],
      ['neraca', { tanggal: TODAY, banding: 'SEBELUMNYA' }],
      ['arus-kas', { tgl_from: monthOf(TODAY).from, tgl_to: TODAY }],
    ] as const) {
      const reply = await owner.get(`laporan-keuangan/${path}?${new URLSearchParams({ ...query, format })}`);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-disposition']).toContain(`${path}.${format}`);
      expect(reply.raw.length).toBeGreaterThan(2000);
    }
  });

  test('as CSV by those entitled, figures as on the screen', async () => {
    const path = `laporan-keuangan/neraca?tanggal=${TODAY}&format=csv`;
    expect((await owner.get(path)).body.code).toBe('TIDAK_BERHAK');
    const mu = await server.login('MU');
    const reply = await mu.get(path);
    expect(reply.status).toBe(200);
    const data = await ask('neraca', '*', { tanggal: TODAY });
    expect(reply.raw.toString()).toContain(String(rpOf(data, 'ASET')));
  });
});

describe('who may, and what is refused', () => {
  const paths = [
    `laporan-keuangan/laba-rugi?tgl_from=${TODAY}&tgl_to=${TODAY}`,
    `laporan-keuangan/neraca?tanggal=${TODAY}`,
    `laporan-keuangan/arus-kas?tgl_from=${TODAY}&tgl_to=${TODAY}`,
  ];
  test('who may not read the ledger does not, nor anyone while accounting is off', async () => {
    for (const level of ['KASIR1', 'SPV1']) {
      const client = await server.login(level);
      for (const path of paths) expect((await client.get(path)).body.code).toBe('TIDAK_BERHAK');
    }
    await owner.put('para-system', { values: { ACCOUNTING_MODULE: false } });
    for (const path of paths) expect((await owner.get(path)).body.code).toBe('MODUL_TIDAK_AKTIF');
    await owner.put('para-system', { values: { ACCOUNTING_MODULE: true } });
  });

  test('a range that runs backwards, and more months than stand side by side', async () => {
    const backwards = await owner.get(
      `laporan-keuangan/laba-rugi?tgl_from=${TODAY}&tgl_to=${addDays(TODAY, -1)}`,
    );
    expect(backwards.body.code).toBe('TANGGAL_AWAL_LEBIH_BESAR');
    const long = await owner.get(`laporan-keuangan/arus-kas?tgl_from=2020-01-01&tgl_to=${TODAY}&kolom=BULAN`);
    expect(long.body.fields).toHaveProperty('tgl_to');
  });

  test('a shop where nothing was booked yet has its heads', async () => {
    const fresh = await startTestApp();
    try {
      const client = await fresh.login('OWN');
      const blank = statementsOf(() => client);
      const [shop] = await fresh.look<{ kode_toko: string }>(
        'select kode_toko from tokos t where not exists (select from jurnal j where j.kode_toko = t.kode_toko) limit 1',
      );
      const toko = shop?.kode_toko ?? '';
      for (const kolom of [undefined, 'TOKO', 'BULAN']) {
        const query = { tgl_from: TODAY, tgl_to: TODAY, ...(kolom && { kolom }) };
        expect(rpOf(await blank('laba-rugi', toko, query), 'LABA')).toBe(0);
        expect(rpOf(await blank('arus-kas', toko, query), 'KAS_AKHIR')).toBe(0);
        const data = await blank('neraca', toko, { tanggal: TODAY, ...(kolom && { kolom }) });
        expect([data.mulai, rpOf(data, 'ASET')]).toEqual([null, 0]);
      }
    } finally {
      await fresh.close();
    }
  });
});
