import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_JENIS, settlePayments } from './payment.ts';
import {
  assertBalanced,
  assertFineGoldBalanced,
  compact,
  fineGoldLines,
  fineLine,
  type JournalLine,
  ledgersOf,
  line,
  mapRoles,
  POSTING_ROLES,
  postBayarBeli,
  postGesekTunai,
  postKas,
  postKirimUang,
  postPencairanGesek,
  postPenjualan,
  postTerimaUang,
  type RoleMapping,
  reverse,
} from './posting.ts';

const unbalanced = expect.objectContaining({ code: 'JURNAL_TIDAK_SEIMBANG' });

function balances(lines: readonly JournalLine[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const { role, dk, rp } of lines) result[role] = (result[role] ?? 0) + (dk === 'D' ? rp : -rp);
  return result;
}

describe('postPenjualan', () => {
  it('posts a mixed sale', () => {
    const lines = postPenjualan({
      grandTotalRp: 12_700_000,
      diskonRp: 9_000,
      ppnRp: 138_180,
      hppRp: 11_000_000,
      payments: [
        { jenis: 'CASH', rp: 1_000_000 },
        { jenis: 'TRANSFER', rp: 5_000_000, nomor_akun: '1102' },
        { jenis: 'DEBET', rp: 2_000_000, feeRp: 20_000, settledLater: true },
        { jenis: 'QRIS', rp: 1_000_000, feeRp: 7_000 },
        { jenis: 'CREDIT', rp: 3_000_000, feeRp: 54_000, feeChargedToCustomer: true, settledLater: true },
        { jenis: 'POIN', rp: 200_000 },
        { jenis: 'TITIPAN', rp: 500_000 },
      ],
    });
    expect(lines).toEqual([
      { role: 'KAS', dk: 'D', rp: 1_000_000 },
      { role: 'BANK', nomor_akun: '1102', dk: 'D', rp: 5_000_000 },
      { role: 'PIUTANG_GESEK', dk: 'D', rp: 4_980_000 },
      { role: 'BIAYA_ADMIN_BANK', dk: 'D', rp: 27_000 },
      { role: 'BANK', dk: 'D', rp: 993_000 },
      { role: 'PENUKARAN_POIN', dk: 'D', rp: 200_000 },
      { role: 'TITIPAN', dk: 'D', rp: 500_000 },
      { role: 'DISKON', dk: 'D', rp: 9_000 },
      { role: 'PENJUALAN', dk: 'K', rp: 12_570_820 },
      { role: 'PPN', dk: 'K', rp: 138_180 },
      { role: 'HPP', dk: 'D', rp: 11_000_000 },
      { role: 'PERSEDIAAN', dk: 'K', rp: 11_000_000 },
    ]);
  });

  it('refuses payments that are not the grand total', () => {
    const payments = [{ jenis: 'CASH', rp: 999 }] as const;
    expect(() => postPenjualan({ grandTotalRp: 1_000, diskonRp: 0, ppnRp: 0, hppRp: 0, payments })).toThrow(
      unbalanced,
    );
  });

  it('always balances, posts no zero or negative line, and its reversal cancels it', () => {
    const payment = fc.record({
      jenis: fc.constantFrom(...PAYMENT_JENIS),
      rp: fc.nat(100_000_000),
      feeMilli: fc.nat(100),
      feeChargedToCustomer: fc.boolean(),
      settledLater: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 6 }),
        fc.nat(1_000_000),
        fc.nat(1_000),
        fc.nat(100_000_000),
        (chosen, diskonRp, ppnMilli, hppRp) => {
          const payments = chosen.map(({ feeMilli, ...rest }) => ({
            ...rest,
            feeRp: Math.floor((rest.rp * feeMilli) / 1_000),
          }));
          const grandTotalRp = payments.reduce((sum, one) => sum + one.rp, 0);
          const ppnRp = Math.floor((grandTotalRp * ppnMilli) / 1_000);
          const lines = postPenjualan({ grandTotalRp, diskonRp, ppnRp, hppRp, payments });
          assertBalanced(lines);
          expect(lines.every((line) => line.rp > 0)).toBe(true);
          const cancelled = reverse(lines);
          assertBalanced(cancelled);
          expect(Object.values(balances([...lines, ...cancelled])).every((rp) => rp === 0)).toBe(true);
          expect(reverse(cancelled)).toEqual(lines);
          expect(POSTING_ROLES).toEqual(expect.arrayContaining(lines.map((line) => line.role)));
        },
      ),
    );
  });

  it('takes settled payments as they come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(100), fc.nat(1_000_000), (total, part, extra) => {
        const card = Math.floor((total * part) / 101);
        const payments = [
          { jenis: 'CASH' as const, jumlahRp: total - card + extra },
          { jenis: 'DEBET' as const, jumlahRp: card },
        ].filter((one) => one.jumlahRp > 0);
        const { appliedRp } = settlePayments(total, payments);
        const posted = payments.map(({ jenis }, index) => ({ jenis, rp: appliedRp[index] ?? 0 }));
        const lines = postPenjualan({
          grandTotalRp: total,
          diskonRp: 0,
          ppnRp: 0,
          hppRp: 0,
          payments: posted,
        });
        expect(balances(lines)).toMatchObject({ PENJUALAN: -total });
      }),
    );
  });
});

describe('other postings', () => {
  it('posts cash in and out', () => {
    expect(postKas({ arah: 'MASUK', kategoriRole: 'MODAL', rp: 500 })).toEqual([
      { role: 'KAS', dk: 'D', rp: 500 },
      { role: 'MODAL', dk: 'K', rp: 500 },
    ]);
    expect(postKas({ arah: 'KELUAR', kategoriRole: 'BIAYA', rp: 500, nomor_akun: '6101' })).toEqual([
      { role: 'KAS', dk: 'K', rp: 500 },
      { role: 'BIAYA', nomor_akun: '6101', dk: 'D', rp: 500 },
    ]);
    expect(() => postKas({ arah: 'MASUK', kategoriRole: 'MODAL', rp: -1 })).toThrow(RangeError);
  });

  it('clears waiting card money whatever the bank kept', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (piutangRp, diterimaRp) => {
        const lines = postPencairanGesek({ piutangRp, diterimaRp });
        assertBalanced(lines);
        expect(balances(lines).PIUTANG_GESEK ?? 0).toBe(piutangRp === 0 ? 0 : -piutangRp);
        expect(balances(lines).BANK ?? 0).toBe(diterimaRp);
      }),
    );
  });

  it('takes a swipe for cash to the account, or to what the bank owes, less its share', () => {
    const payment = { jenis: 'DEBET', rp: 1_000_000, feeRp: 3_500, nomor_akun: '1112' } as const;
    const cash = { jenis: 'CASH', rp: 975_000, out: true } as const;
    expect(postGesekTunai({ biayaRp: 25_000, payments: [payment, cash] })).toEqual([
      { role: 'BANK', nomor_akun: '1112', dk: 'D', rp: 996_500 },
      { role: 'BIAYA_ADMIN_BANK', dk: 'D', rp: 3_500 },
      { role: 'KAS', dk: 'K', rp: 975_000 },
      { role: 'PENDAPATAN_LAIN', dk: 'K', rp: 25_000 },
    ]);
    const waiting = [{ ...payment, settledLater: true }, cash];
    const later = postGesekTunai({ biayaRp: 25_000, payments: waiting });
    expect(later[0]).toEqual({ role: 'PIUTANG_GESEK', dk: 'D', rp: 996_500 });
    expect(() => postGesekTunai({ biayaRp: 1, payments: [payment, { ...cash, rp: 1 }] })).toThrow(
      'JURNAL_TIDAK_SEIMBANG',
    );
  });

  it('pays what is owed from an account, with what the bank takes for it', () => {
    const payments = [
      { jenis: 'TRANSFER', rp: 5_000_000, feeRp: 2_500, nomor_akun: '1112', out: true },
    ] as const;
    expect(postBayarBeli({ rp: 5_000_000, payments })).toEqual([
      { role: 'HUTANG_BELI', dk: 'D', rp: 5_000_000 },
      { role: 'BIAYA_ADMIN_BANK', dk: 'D', rp: 2_500 },
      { role: 'BANK', nomor_akun: '1112', dk: 'K', rp: 5_002_500 },
    ]);
    expect(() => postBayarBeli({ rp: 5_000_001, payments })).toThrow(unbalanced);
  });

  it('compacts without changing a balance', () => {
    const line = fc.record({
      role: fc.constantFrom('KAS', 'BANK', 'PPN'),
      dk: fc.constantFrom('D' as const, 'K' as const),
      rp: fc.nat(1_000),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const nonZero = (all: readonly JournalLine[]) =>
          Object.entries(balances(all)).filter(([, rp]) => rp !== 0);
        const compacted = compact(lines);
        expect(nonZero(compacted).sort()).toEqual(nonZero(lines).sort());
        expect(compacted.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('refuses an unbalanced or negative journal', () => {
    expect(() => assertBalanced([{ role: 'KAS', dk: 'D', rp: 1 }])).toThrow(
      expect.objectContaining({ params: { debit: '1', kredit: '0' } }),
    );
    expect(() => assertBalanced([{ role: 'KAS', dk: 'D', rp: -1 }])).toThrow(RangeError);
    assertBalanced([]);
  });
});

describe('mapRoles', () => {
  const mapping: RoleMapping = {
    trx: 'PENJUALAN',
    type: 'CASH',
    detail_akun: [
      { kode_akun: 'KAS', jenis_akun: 'D', nomor_akun: '1101' },
      { kode_akun: 'PENJUALAN', jenis_akun: 'K', nomor_akun: '4101' },
      { kode_akun: 'PPN', jenis_akun: 'K', nomor_akun: '' },
      { kode_akun: 'RK', jenis_akun: 'D', nomor_akun: '1501' },
      { kode_akun: 'RK', jenis_akun: 'K', nomor_akun: '2501' },
    ],
  };

  it('fills in the account numbers, by side when both sides are mapped', () => {
    const lines: JournalLine[] = [
      { role: 'KAS', dk: 'K', rp: 1 },
      { role: 'RK', dk: 'K', rp: 2 },
      { role: 'RK', dk: 'D', rp: 3 },
      { role: 'BANK', nomor_akun: '1102', dk: 'D', rp: 4 },
    ];
    expect(mapRoles(lines, mapping).map((line) => line.nomor_akun)).toEqual(['1101', '2501', '1501', '1102']);
  });

  it('names every unmapped role', () => {
    const lines: JournalLine[] = [
      { role: 'PPN', dk: 'K', rp: 1 },
      { role: 'HPP', dk: 'D', rp: 1 },
      { role: 'KAS', dk: 'D', rp: 1 },
      { role: 'HPP', dk: 'D', rp: 2 },
    ];
    expect(() => mapRoles(lines, mapping)).toThrow(
      expect.objectContaining({
        code: 'AKUN_BELUM_DIPETAKAN',
        params: { trx: 'PENJUALAN', type: 'CASH', roles: 'HPP, PPN' },
      }),
    );
  });
});

describe('money between shops', () => {
  it('is under way until it was counted, whatever was counted', () => {
    const sent = postKirimUang(1_000_000);
    expect(balances(sent)).toEqual({ UANG_DALAM_JALAN: 1_000_000, KAS: -1_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.nat(1e12), (kirimRp, hitungRp) => {
        const {
          KAS = 0,
          SELISIH_KIRIM = 0,
          UANG_DALAM_JALAN,
        } = balances(postTerimaUang({ kirimRp, hitungRp }));
        expect([KAS, SELISIH_KIRIM, UANG_DALAM_JALAN]).toEqual([hitungRp, kirimRp - hitungRp, -kirimRp]);
      }),
    );
  });
});

describe('fineGoldLines', () => {
  const roles = { debit: 'HPP', kredit: 'PERSEDIAAN' };

  it('adds up the pieces and balances in mg', () => {
    expect(fineGoldLines([{ murni: 3_923 }, { murni: 375 }], roles)).toEqual([
      { role: 'HPP', dk: 'D', mg: 4_298 },
      { role: 'PERSEDIAAN', dk: 'K', mg: 4_298 },
    ]);
    expect(fineGoldLines([], roles)).toEqual([]);
  });

  it('always balances, forwards and reversed', () => {
    const piece = fc.record({ murni: fc.nat(500_000) });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const lines = fineGoldLines(pieces, roles);
        assertFineGoldBalanced(lines);
        assertFineGoldBalanced(reverse(lines));
      }),
    );
    expect(() => assertFineGoldBalanced([{ role: 'HPP', dk: 'D', mg: 1 }])).toThrow(unbalanced);
  });
});

describe('ledgersOf', () => {
  const jurnal = [line('KAS', 'D', 7), line('BANK', 'D', 0), line('KAS', 'D', 5), line('MODAL', 'K', 12)];
  const emas = [
    fineLine('PERSEDIAAN', 'D', 3),
    fineLine('SUSUT', 'D', 0),
    fineLine('PERSEDIAAN', 'D', 4),
    fineLine('SUPPLIER', 'K', 7),
  ];

  it('adds up lines of one role and side, and leaves out those of nothing, in both ledgers', () => {
    expect(ledgersOf(jurnal, emas)).toEqual({
      jurnal: [line('KAS', 'D', 12), line('MODAL', 'K', 12)],
      emas: [fineLine('PERSEDIAAN', 'D', 7), fineLine('SUPPLIER', 'K', 7)],
    });
    const bothWays = [...emas, fineLine('SUPPLIER', 'D', 1), fineLine('PERSEDIAAN', 'K', 1)];
    expect(ledgersOf(jurnal, bothWays).emas).toHaveLength(4);
  });

  it('refuses either that does not balance, and amounts below nothing', () => {
    expect(() => ledgersOf(jurnal.slice(1), emas)).toThrow(unbalanced);
    expect(() => ledgersOf(jurnal, emas.slice(1))).toThrow(unbalanced);
    expect(() => ledgersOf([], [fineLine('SUSUT', 'D', -1)])).toThrow(RangeError);
  });
});
