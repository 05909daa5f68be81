import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from './errors.ts';
import {
  checkPaymentDetail,
  PAYMENT_JENIS,
  type Payment,
  paymentNeeds,
  settlePayments,
  splitPayments,
} from './payment.ts';

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('settlePayments', () => {
  it('gives change out of cash', () => {
    expect(
      settlePayments(12_709_000, [
        { jenis: 'TRANSFER', jumlahRp: 10_000_000 },
        { jenis: 'CASH', jumlahRp: 2_750_000 },
      ]),
    ).toEqual({ paidRp: 12_750_000, changeRp: 41_000, appliedRp: [10_000_000, 2_709_000] });
  });

  it('refuses nothing, too little and too much', () => {
    expect(() => settlePayments(1_000, [])).toThrow(code('PEMBAYARAN_KOSONG'));
    expect(settlePayments(0, [])).toEqual({ paidRp: 0, changeRp: 0, appliedRp: [] });
    expect(() => settlePayments(1_000, [{ jenis: 'CASH', jumlahRp: 999 }])).toThrow(
      expect.objectContaining({ code: 'PEMBAYARAN_KURANG', params: { kurangRp: 1 } }),
    );
    expect(() => settlePayments(1_000, [{ jenis: 'QRIS', jumlahRp: 1_001 }])).toThrow(
      code('PEMBAYARAN_LEBIH'),
    );
  });

  it('refuses to turn a card into cash', () => {
    const card: Payment = { jenis: 'CREDIT', jumlahRp: 1_000 };
    expect(() => settlePayments(1_000, [card, { jenis: 'CASH', jumlahRp: 500 }])).toThrow(
      code('PEMBAYARAN_LEBIH'),
    );
    expect(() => settlePayments(900, [card, { jenis: 'CASH', jumlahRp: 500 }])).toThrow(
      code('PEMBAYARAN_LEBIH'),
    );
  });

  it('pays out to the rupiah: there is no change on what goes out', () => {
    const cash: Payment = { jenis: 'CASH', jumlahRp: 1_000 };
    const owed: Payment = { jenis: 'BELUM_BAYAR', jumlahRp: 500 };
    expect(settlePayments(1_500, [cash, owed], 'OUT')).toMatchObject({
      changeRp: 0,
      appliedRp: [1_000, 500],
    });
    expect(() => settlePayments(1_501, [cash, owed], 'OUT')).toThrow(code('PEMBAYARAN_KURANG'));
    expect(() => settlePayments(1_499, [cash, owed], 'OUT')).toThrow(
      expect.objectContaining({ code: 'PEMBAYARAN_LEBIH', params: { lebihRp: 1 } }),
    );
  });

  it('gives back of any kind where that is what it is for', () => {
    const card: Payment = { jenis: 'DEBET', jumlahRp: 1_000 };
    expect(settlePayments(25, [card], 'NET')).toEqual({ paidRp: 1_000, changeRp: 975, appliedRp: [1_000] });
    expect(settlePayments(25, [card, { jenis: 'CASH', jumlahRp: 5 }], 'NET').appliedRp).toEqual([1_000, 0]);
    expect(() => settlePayments(1_001, [card], 'NET')).toThrow(code('PEMBAYARAN_KURANG'));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses an amount of %d', (jumlahRp) => {
    expect(() => settlePayments(1_000, [{ jenis: 'CASH', jumlahRp }])).toThrow(code('PEMBAYARAN_TIDAK_SAH'));
  });

  it('either refuses or settles exactly, with change only out of cash', () => {
    const payment = fc.record({
      jenis: fc.constantFrom(...PAYMENT_JENIS),
      jumlahRp: fc.integer({ min: 1, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.nat(4_000), fc.array(payment, { maxLength: 5 }), (grandTotal, payments) => {
        let settled: ReturnType<typeof settlePayments>;
        try {
          settled = settlePayments(grandTotal, payments);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          return;
        }
        expect(settled.paidRp - settled.changeRp).toBe(grandTotal);
        expect(settled.appliedRp.reduce((a, b) => a + b, 0)).toBe(grandTotal);
        payments.forEach(({ jenis, jumlahRp }, index) => {
          const applied = settled.appliedRp[index] ?? -1;
          expect(applied).toBeGreaterThanOrEqual(0);
          if (jenis !== 'CASH') expect(applied).toBe(jumlahRp);
        });
      }),
    );
  });
});

describe('several documents of one visit', () => {
  const cash = (jumlah_rp: number) => ({ jenis: 'CASH' as const, jumlah_rp });
  const card = (jumlah_rp: number) => ({ jenis: 'DEBET' as const, jumlah_rp });

  it('takes each document from the payments in their order, and the change from the last cash', () => {
    expect(splitPayments([5_000, 300, 200], [card(5_100), cash(1_000)])).toEqual([
      [card(5_000)],
      [card(100), cash(200)],
      [cash(800)],
    ]);
    expect(() => splitPayments([5_000, 300], [cash(5_000)])).toThrow(code('PEMBAYARAN_KURANG'));
  });

  it('splits every payment to the rupiah, and each part settles its document', () => {
    const payment = fc.record({
      jenis: fc.constantFrom('CASH', 'DEBET'),
      jumlah_rp: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(400), { minLength: 1, maxLength: 4 }),
        (payments, first) => {
          const paid = payments.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);
          const known = first.reduce((sum, rp) => sum + rp, 0);
          fc.pre(known <= paid);
          const totals = [...first, paid - known];
          const parts = splitPayments(totals, payments);
          for (const [at, total] of totals.entries())
            expect(parts[at]?.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0)).toBe(total);
        },
      ),
    );
  });
});

describe('payment details', () => {
  it('asks for the account and the last four digits', () => {
    expect(paymentNeeds('CASH')).toEqual({ rekening: false, kartu: false });
    expect(paymentNeeds('QRIS')).toEqual({ rekening: true, kartu: false });
    expect(paymentNeeds('DEBET')).toEqual({ rekening: true, kartu: true });
    checkPaymentDetail({ jenis: 'POIN' });
    checkPaymentDetail({ jenis: 'DEBET', no_rekening: '123', no_kartu: '4242' });
    expect(() => checkPaymentDetail({ jenis: 'TRANSFER', no_rekening: '' })).toThrow(code('REKENING_WAJIB'));
    expect(() =>
      checkPaymentDetail({ jenis: 'CREDIT', no_rekening: '1', no_kartu: '4242424242424242' }),
    ).toThrow(code('KARTU_WAJIB'));
    expect(() => checkPaymentDetail({ jenis: 'DEBET', no_rekening: '1' })).toThrow(code('KARTU_WAJIB'));
  });
});
