import { pembelianManualInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import { describe, expect, test } from 'vitest';
import { addPayment } from '../../parts/dokumen/payments.ts';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import { addPiece, changeLine, type Draft, EMPTY_DRAFT, setCustomer } from './draft.ts';
import { oldPiece, payment, piece, TERMS } from './till.fixture.ts';
import { collected, muchCash, nextStep, type Terms, totalsOf } from './totals.ts';
import { bring, buyManualOf, leave, tukarManualOf, tukarOf } from './tukar.ts';

const one = addPiece({ ...EMPTY_DRAFT, kode_sales: 'S1' }, piece());
const paid = (draft: Draft, ...payments: ReturnType<typeof payment>[]): Draft =>
  payments.reduce(addPayment, draft);
const step = (draft: Draft, terms: Terms = TERMS, no_ktp = '') =>
  nextStep(draft, totalsOf(draft, terms), { nilaiPoin: terms.nilaiPoin, no_ktp });

describe('totals', () => {
  test('the sum, its tax inside, its weight in milligrams', () => {
    const totals = totalsOf(one, TERMS);
    expect(totals).toMatchObject({
      totalRp: 12_709_000,
      grandTotalRp: 12_709_000,
      beratMg: 5_230,
      shortRp: 12_709_000,
    });
    expect(totals.ppnRp).toBeGreaterThan(0);
  });

  test('tax on top is rounded to the step', () => {
    const terms = { ...TERMS, settings: { ...TERMS.settings, PPN_INCLUDE: false } };
    const totals = totalsOf(one, terms);
    expect(totals.grandTotalRp % 500).toBe(0);
    expect(totals.grandTotalRp).toBe(12_709_000 + totals.ppnRp + totals.pembulatanRp);
  });

  test('member discount after line discounts, floored to 500', () => {
    const member = setCustomer(one, { ...WALK_IN, kode_customer: 'M1', diskon: 1 });
    const totals = totalsOf(changeLine(member, 'CCN0001', { diskon: 9_000 }), TERMS);
    expect(totals).toMatchObject({ diskonLinesRp: 9_000, diskonMemberRp: 127_000, grandTotalRp: 12_573_000 });
  });

  test('the coupon after the member discount; one that does not hold is not counted and says why', () => {
    const kupon = {
      kode_kupon: 'K7',
      jenis: 'RUPIAH' as const,
      nilai_rp: 100_000,
      persenMilli: 0,
      maks_rp: 0,
      minimal_belanja: 12_000_000,
      kode_customer: null,
      kode_toko: null,
      tgl_mulai: null,
      tgl_akhir: null,
    };
    const member = setCustomer({ ...one, kupon }, { ...WALK_IN, kode_customer: 'M1', diskon: 1 });
    expect(totalsOf(member, TERMS)).toMatchObject({ diskonKuponRp: 100_000, grandTotalRp: 12_482_000 });
    const cheap = changeLine(member, 'CCN0001', { diskon: 1_000_000 });
    expect(totalsOf(cheap, TERMS)).toMatchObject({
      diskonKuponRp: 0,
      couponProblem: expect.objectContaining({ code: 'KUPON_MINIMAL' }),
    });
    expect(step(cheap)).toEqual({ step: 'coupon' });
    expect(totalsOf({ ...EMPTY_DRAFT, kupon }, TERMS).couponProblem).toBeNull();
  });

  test('a trader pays PPh 22 on top, a manufacturer no PPN', () => {
    const dealer = setCustomer(one, { ...WALK_IN, kode_customer: 'D1', jenis_pelanggan: 'PEDAGANG' });
    // 12,709,000 holds 1.65 %: the base is 12,502,705, of which 0.25 % are 31,257.
    expect(totalsOf(dealer, TERMS)).toMatchObject({ pph22Rp: 31_257, grandTotalRp: 12_740_257 });
    const maker = setCustomer(one, { ...WALK_IN, kode_customer: 'P1', jenis_pelanggan: 'PABRIKAN' });
    expect(totalsOf(maker, TERMS)).toMatchObject({ pph22Rp: 0, ppnRp: 0, grandTotalRp: 12_709_000 });
  });

  test('change comes out of cash; a card that pays too much is over', () => {
    expect(totalsOf(paid(one, payment('CASH', 12_800_000)), TERMS)).toMatchObject({
      changeRp: 91_000,
      shortRp: 0,
    });
    expect(totalsOf(paid(one, payment('DEBET', 13_000_000)), TERMS)).toMatchObject({
      changeRp: 0,
      overRp: 291_000,
    });
    expect(totalsOf(paid(one, payment('QRIS', 700_000)), TERMS)).toMatchObject({ shortRp: 12_009_000 });
  });

  test('cash that is received is the cash part, and what of it is due is what the rest leaves', () => {
    const card = payment('DEBET', 12_000_000);
    expect(totalsOf(paid(one, card, { ...payment('CASH', null), exact: true }), TERMS)).toMatchObject({
      paidRp: 12_709_000,
      cashRp: 709_000,
      cashDueRp: 709_000,
      shortRp: 0,
    });
    expect(totalsOf(paid(one, card, payment('CASH', 1_000_000)), TERMS)).toMatchObject({
      cashRp: 1_000_000,
      cashDueRp: 709_000,
      changeRp: 291_000,
    });
    expect(totalsOf(paid(one, card), TERMS)).toMatchObject({ cashRp: 0, cashDueRp: 709_000 });
  });

  test.each([
    [3_254_500, 30_000_000, true],
    [3_254_500, 6_509_000, false],
    [3_254_500, 6_509_001, true],
    [400_000, 1_400_000, false],
    [400_000, 1_400_001, true],
    [12_709_000, 12_709_000, false],
  ])('cash due %i, given %i: asked about is %s', (cashDueRp, cashRp, asks) => {
    expect(muchCash({ cashDueRp, cashRp })).toBe(asks);
  });

  test('an agreed price per gram counts the making charge by its rule', () => {
    const rule: OngkosRow = { berat_from: 0, berat_to: 100, jenis_ongkos: 'PERSEN', nilai: 0, persen: 2 };
    const charged = addPiece(EMPTY_DRAFT, piece({ ongkos: 254_178, harga_jual: 12_963_500 }));
    const draft = changeLine(charged, 'CCN0001', { agreed: 2_000_000 });
    const [line] = totalsOf(draft, { ...TERMS, ongkos: [rule] }).lines;
    expect(line).toMatchObject({ ongkosRp: 209_200, hargaJualRp: 10_669_500 });
    const narrow: OngkosRow = { ...rule, kode_dept: 'CCN', jenis_ongkos: 'PER_GRAM', nilai: 10_000 };
    expect(totalsOf(draft, { ...TERMS, ongkos: [rule, narrow] }).lines[0]?.ongkosRp).toBe(52_300);
    const dept = { ...narrow, nilai: 20_000 };
    const group: OngkosRow = { ...rule, kode_group: 'TUA750', jenis_ongkos: 'PER_GRAM', nilai: 30_000 };
    for (const rows of [
      [dept, group],
      [group, dept],
    ])
      expect(totalsOf(draft, { ...TERMS, ongkos: rows }).lines[0]?.ongkosRp).toBe(104_600);
    const own = changeLine(addPiece(EMPTY_DRAFT, piece({ ongkos_khusus: 75_000 })), 'CCN0001', {
      agreed: 1_000_000,
    });
    expect(totalsOf(own, { ...TERMS, ongkos: [rule, narrow] }).lines[0]?.ongkosRp).toBe(75_000);
  });
});

describe('what an approval will be asked for', () => {
  test('a discount without the right, a price below the minimum, a sale above the limit', () => {
    const discounted = changeLine(one, 'CCN0001', { diskon: 1_000 });
    expect(totalsOf(discounted, TERMS).reasons).toEqual([]);
    expect(totalsOf(discounted, { ...TERMS, mayDiscount: false }).reasons).toEqual(['DISKON']);
    const agreedAt = (agreed: number) =>
      totalsOf(changeLine(one, 'CCN0001', { agreed }), { ...TERMS, mayDiscount: false }).reasons;
    expect(agreedAt(2_429_000)).toEqual(['DISKON']);
    expect(agreedAt(2_431_000)).toEqual([]);
    const least = addPiece(EMPTY_DRAFT, piece({ harga_minimum: 2_430_000 }));
    expect(totalsOf(least, TERMS).reasons).toEqual([]);
    expect(totalsOf(changeLine(least, 'CCN0001', { diskon: 500 }), TERMS).reasons).toEqual(['HARGA_MINIMUM']);
    const limit = { ...TERMS, settings: { ...TERMS.settings, LIMIT_JUAL_OTORISASI: 12_000_000 } };
    expect(totalsOf(one, limit).reasons).toEqual(['LIMIT_JUAL']);
  });
});

describe('what comes next', () => {
  test('from the first scan to the nota', () => {
    expect(step(EMPTY_DRAFT)).toEqual({ step: 'scan' });
    expect(step({ ...one, kode_sales: '' })).toEqual({ step: 'sales' });
    expect(step(one)).toEqual({ step: 'cash' });
    expect(step(paid(one, payment('CASH', null)))).toEqual({ step: 'amount', id: 'CASH-null' });
    expect(step(paid(one, payment('CASH', 5)))).toEqual({ step: 'short', id: 'CASH-5' });
    expect(step(paid(one, payment('CASH', 12_709_000)))).toEqual({ step: 'pay' });
  });

  test('non-cash names its account, a card its last four digits', () => {
    const card = payment('DEBET', 12_709_000);
    expect(step(paid(one, card))).toMatchObject({ step: 'rekening' });
    expect(step(paid(one, { ...card, no_rekening: '1', no_kartu: '123' }))).toMatchObject({ step: 'kartu' });
    expect(step(paid(one, { ...card, no_rekening: '1', no_kartu: '1234' }))).toEqual({ step: 'pay' });
    const over = { ...card, no_rekening: '1', no_kartu: '1234', jumlah_rp: 13_000_000 };
    expect(step(paid(one, over))).toMatchObject({ step: 'over' });
  });

  test('points are whole, and no more than the member holds', () => {
    const member = setCustomer(one, { ...WALK_IN, kode_customer: 'M1', poin: 10 });
    const cash = payment('CASH', 13_000_000);
    expect(step(paid(member, payment('POIN', 5_500), cash))).toMatchObject({ step: 'points' });
    expect(step(paid(member, payment('POIN', 4_999), cash))).toMatchObject({ step: 'points' });
    expect(step(paid(member, payment('POIN', 5_000), cash))).toEqual({ step: 'pay' });
  });

  test('a marked line and an unanswered sale come first', () => {
    const marked = changeLine(one, 'CCN0001', { problem: { code: 'STOCK_TIDAK_TERSEDIA', message: '' } });
    expect(step(marked)).toEqual({ step: 'line', kode_barcode: 'CCN0001' });
    expect(step({ ...marked, unanswered: true })).toEqual({ step: 'resend' });
  });
});

describe('old gold in exchange', () => {
  const exchange = { tanggal: '2026-11-20', no_ktp: '3173012345678901' };

  test('leaves the difference to be paid; the body is both documents', () => {
    const draft = bring(one, oldPiece(9_000_000));
    const totals = totalsOf(draft, TERMS);
    expect(totals).toMatchObject({ beliRp: 9_000_000, netRp: 3_709_000, outRp: 0, shortRp: 3_709_000 });
    const full = paid(draft, payment('CASH', 3_709_000));
    expect(step(full)).toEqual({ step: 'pay' });
    const body = tukarOf(full, totalsOf(full, TERMS), exchange);
    expect(body).toMatchObject({
      jual: [{ kode_barcode: 'CCN0001', harga_jual: 12_709_000 }],
      beli: [{ harga: 9_000_000, harga_hitung: 9_000_000, foto: 'F1' }],
      payments: [{ jenis: 'CASH', jumlah_rp: 3_709_000 }],
      keluar: [],
    });
    expect(body).not.toHaveProperty('no_ktp');
  });

  test('that is worth more is paid out, with an approval and nothing paid in', () => {
    const draft = bring(one, oldPiece(13_000_000));
    const totals = totalsOf(draft, TERMS);
    expect(totals).toMatchObject({ netRp: 0, outRp: 291_000, reasons: ['TUKAR_KELUAR'] });
    expect(step(draft)).toEqual({ step: 'pay' });
    expect(tukarOf(draft, totals, exchange)).toMatchObject({
      payments: [],
      keluar: [{ jenis: 'CASH', jumlah_rp: 291_000 }],
    });
  });

  test('that came after cash was laid down leaves nothing to collect', () => {
    const draft = bring(paid(one, { ...payment('CASH', null), exact: true }), oldPiece(13_000_000));
    const totals = totalsOf(draft, TERMS);
    expect(totals).toMatchObject({ outRp: 291_000, paidRp: 0, changeRp: 0, shortRp: 0, overRp: 0 });
    const left = collected(draft, totals);
    expect(left.payments).toEqual([]);
    expect(step(left)).toEqual({ step: 'pay' });
    expect(tukarOf(left, totals, exchange)).toMatchObject({ payments: [] });
  });

  test('without our papers asks who brings it; taken again it stands once, and it leaves', () => {
    const draft = bring(bring(one, oldPiece(1_000_000)), oldPiece(9_000_000, 'TANPA_SURAT'));
    expect(draft.beli).toHaveLength(1);
    expect(step(draft)).toEqual({ step: 'tukar' });
    expect(step(draft, TERMS, exchange.no_ktp)).toEqual({ step: 'cash' });
    expect(tukarOf(draft, totalsOf(draft, TERMS), exchange)).toMatchObject({ no_ktp: exchange.no_ktp });
    expect(leave(draft, 'p1').beli).toEqual([]);
  });

  test('of groups is bought by itself too: paid out in cash, and all scrap of a visit goes into one lot', () => {
    const bulk = { qty: 2, perGram: 1_000_000, kode_gudang: '', kode_baki: '', no_lot: 'XL1' };
    const group = (id: string, no_lot: string) => {
      const old = oldPiece(2_000_000, 'TANPA_SURAT');
      const goods = { kode_group: 'UBS750', kode_dept: 'CCN', harga: 2_000_000 };
      return { ...old, piece: { ...old.piece, ...goods, id }, bulk: { ...bulk, no_lot } };
    };
    const draft = bring(bring({ ...one, lines: [] }, group('a', 'XL1')), group('b', 'XL2'));
    const totals = totalsOf(draft, TERMS);
    expect(totals).toMatchObject({ netRp: 0, outRp: 4_000_000, reasons: [] });
    expect(step(draft)).toEqual({ step: 'tukar' });
    expect(step(draft, TERMS, exchange.no_ktp)).toEqual({ step: 'pay' });
    expect(step(bring({ ...one, lines: [] }, oldPiece(2_000_000)))).toEqual({ step: 'scan' });
    const body = buyManualOf(draft, totals, exchange);
    expect(pembelianManualInput.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ no_lot: 'XL2', payments: [{ jenis: 'CASH', jumlah_rp: 4_000_000 }] });
    const both = bring(one, group('a', 'XL1'));
    const exchanged = tukarManualOf(both, totalsOf(both, TERMS), exchange);
    expect(exchanged).toMatchObject({ jual: [{}], beli: [{ qty: 2, berat: 2 }], no_lot: 'XL1' });
  });
});
