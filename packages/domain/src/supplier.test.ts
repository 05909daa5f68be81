import { describe, expect, it } from 'vitest';
import { ppnPersenOf } from './ppn.ts';
import {
  consignedPrice,
  hasFakturPajak,
  inputPpn,
  isExchangedBelowFine,
  ongkosOf,
  paidToSupplier,
  receiveConsigned,
  receivePriced,
  receiveUnfixed,
} from './supplier.ts';

type Priced = Parameters<typeof receivePriced>[0];
const priced = (more: Partial<Priced> = {}): Priced => ({
  beratMg: 50_000,
  dibayarMg: 50_000,
  kadarMurniMilli: 75_000,
  qty: 20,
  hargaPerGramRp: 1_950_000,
  ongkos: { jenis: 'PER_GRAM', rp: 35_000 },
  ppn: { persenMilli: 1_100, pkp: true },
  pph22Milli: 0,
  ppnKredit: false,
  ...more,
});

type Unfixed = Parameters<typeof receiveUnfixed>[0];
const unfixed = (more: Partial<Unfixed> = {}): Unfixed => ({
  beratMg: 100_000,
  dibayarMg: 100_000,
  kadarMurniMilli: 75_000,
  kadarTukarMilli: 78_000,
  hargaAcuanRp: 2_520_000,
  ongkosRp: 0,
  ppnRp: 0,
  pkp: false,
  ppnKredit: false,
  ...more,
});

describe('a line at a price', () => {
  it('is owed with PPN, which is cost', () => {
    expect(receivePriced(priced())).toEqual({
      sistem: 'TETAP',
      murniMg: 37_500,
      nilaiRp: 97_500_000,
      ongkosRp: 1_750_000,
      dppRp: 99_250_000,
      ppnRp: 1_091_750,
      pph22Rp: 0,
      hutangRp: 100_341_750,
      hutangEmasMg: 0,
      hutangEmasRp: 0,
      ppnMasukanRp: 0,
      hppRp: 100_341_750,
    });
  });

  it('credits its PPN where the shop says so, and owes the PPh 22 that the supplier collects', () => {
    expect(receivePriced(priced({ ppnKredit: true, pph22Milli: 250 }))).toMatchObject({
      pph22Rp: 248_125,
      hutangRp: 100_589_875,
      ppnMasukanRp: 1_091_750,
      hppRp: 99_250_000,
    });
  });

  it('is paid by the weight that was agreed on, and has the gold of its scale', () => {
    expect(receivePriced(priced({ beratMg: 49_960 }))).toMatchObject({
      murniMg: 37_470,
      nilaiRp: 97_500_000,
      ongkosRp: 1_750_000,
    });
  });

  it('rounds gold, ongkos, PPN and PPh 22 half up, each by itself', () => {
    // 1,005 g × 1.500 = 1.507,5; × 100 = 100,5; 1.609 × 1,1 % = 17,699; × 0,25 % = 4,0225.
    const line = priced({
      beratMg: 1_005,
      dibayarMg: 1_005,
      hargaPerGramRp: 1_500,
      ongkos: { jenis: 'PER_GRAM', rp: 100 },
      pph22Milli: 250,
    });
    expect(receivePriced(line)).toMatchObject({
      nilaiRp: 1_508,
      ongkosRp: 101,
      dppRp: 1_609,
      ppnRp: 18,
      pph22Rp: 4,
    });
  });

  it('has ongkos by the gram or by the piece', () => {
    expect(ongkosOf({ jenis: 'PER_PCS', rp: 75_000 }, { beratMg: 50_000, qty: 20 })).toBe(1_500_000);
    expect(ongkosOf({ jenis: 'PER_GRAM', rp: 75_000 }, { beratMg: 50_000, qty: 20 })).toBe(3_750_000);
    expect(() => ongkosOf({ jenis: 'PER_PCS', rp: 75_000 }, { beratMg: 0, qty: 1.5 })).toThrow(RangeError);
  });
});

describe('input PPN', () => {
  const of = (fakturRp: number | undefined, pkp = true) =>
    inputPpn(99_250_000, { persenMilli: 1_100, pkp, fakturRp });

  it('is what the tax invoice says, up to Rp 5 apart', () => {
    expect(of(undefined)).toBe(1_091_750);
    expect(of(1_091_745)).toBe(1_091_745);
    expect(of(1_091_755)).toBe(1_091_755);
    for (const ppn of [1_091_744, 1_091_756, 0])
      expect(() => of(ppn)).toThrow(
        expect.objectContaining({ code: 'PPN_BEDA_FAKTUR', params: { ppn, hitungan: 1_091_750 } }),
      );
  });

  it('comes from a registered supplier alone', () => {
    const refused = expect.objectContaining({ code: 'PPN_BUKAN_PKP' });
    expect(() => of(undefined, false)).toThrow(refused);
    expect(() => of(1, false)).toThrow(refused);
    expect(inputPpn(99_250_000, { persenMilli: 0, pkp: false })).toBe(0);
    expect(() => receiveUnfixed(unfixed({ ppnRp: 1 }))).toThrow(refused);
    expect(() => receivePriced(priced({ ppn: { persenMilli: 1_100, pkp: false } }))).toThrow(refused);
  });
});

describe('the weight that is paid', () => {
  const nota = (beratMg: number) => ({ beratNotaMg: 50_000, beratMg, toleransiMg: 50 });

  it('is the nota’s inside the tolerance, whatever was chosen', () => {
    expect(paidToSupplier(nota(49_960))).toEqual({ selisihMg: -40, dibayarMg: 50_000, otorisasi: false });
    expect(paidToSupplier(nota(50_050))).toMatchObject({ selisihMg: 50, dibayarMg: 50_000 });
    expect(paidToSupplier(nota(49_950), 'TIMBANGAN')).toMatchObject({ dibayarMg: 50_000, otorisasi: false });
  });

  it('is asked for beyond it, and approved', () => {
    for (const [beratMg, mg] of [
      [49_949, -0.051],
      [50_051, 0.051],
    ] as const) {
      expect(() => paidToSupplier(nota(beratMg))).toThrow(
        expect.objectContaining({ code: 'SELISIH_PERLU_KEPUTUSAN', params: { mg } }),
      );
      expect(paidToSupplier(nota(beratMg), 'NOTA')).toMatchObject({ dibayarMg: 50_000, otorisasi: true });
      expect(paidToSupplier(nota(beratMg), 'TIMBANGAN')).toMatchObject({
        dibayarMg: beratMg,
        otorisasi: true,
      });
    }
  });
});

describe('a line that is not fixed', () => {
  it('is owed in fine gold at the purity of exchange, worth so much for the time being', () => {
    expect(receiveUnfixed(unfixed())).toEqual({
      sistem: 'BELUM_FIX',
      murniMg: 75_000,
      nilaiRp: 196_560_000,
      ongkosRp: 0,
      dppRp: 196_560_000,
      ppnRp: 0,
      pph22Rp: 0,
      hutangRp: 0,
      hutangEmasMg: 78_000,
      hutangEmasRp: 196_560_000,
      ppnMasukanRp: 0,
      hppRp: 196_560_000,
    });
  });

  it('owes ongkos and PPN in rupiah', () => {
    const line = unfixed({ ongkosRp: 3_500_000, ppnRp: 2_200_660, pkp: true });
    expect(receiveUnfixed(line)).toMatchObject({
      hutangRp: 5_700_660,
      hutangEmasRp: 196_560_000,
      hppRp: 202_260_660,
    });
    expect(receiveUnfixed({ ...line, ppnKredit: true })).toMatchObject({
      hutangRp: 5_700_660,
      ppnMasukanRp: 2_200_660,
      hppRp: 200_060_000,
    });
  });

  it('rounds what is owed half up, of the weight that is paid', () => {
    expect(receiveUnfixed(unfixed({ dibayarMg: 99_950, kadarTukarMilli: 77_775 }))).toMatchObject({
      murniMg: 75_000,
      hutangEmasMg: 77_736,
    });
    expect(receiveUnfixed(unfixed({ dibayarMg: 2, kadarTukarMilli: 125_000 })).hutangEmasMg).toBe(3);
  });

  it('needs an approval where less is owed than came in', () => {
    const asked = (kadarTukarMilli: number) =>
      isExchangedBelowFine({ kadarTukarMilli, kadarMurniMilli: 75_000 });
    expect([asked(74_999), asked(75_000), asked(78_000)]).toEqual([true, false, false]);
  });
});

it('a line in consignment has gold and no rupiah', () => {
  const { sistem, murniMg, ...rupiah } = receiveConsigned({ beratMg: 10_001, kadarMurniMilli: 75_000 });
  expect({ sistem, murniMg }).toEqual({ sistem: 'KONSINYASI', murniMg: 7_501 });
  expect(new Set(Object.values(rupiah))).toEqual(new Set([0]));
});

it('a line in consignment is worth what is paid for of it, and its ongkos', () => {
  const line = { dibayarMg: 50_000, qty: 20, hargaPerGramRp: 1_950_000 };
  expect(consignedPrice({ ...line, ongkos: { jenis: 'PER_GRAM', rp: 35_000 } })).toBe(99_250_000);
  expect(consignedPrice({ ...line, ongkos: { jenis: 'PER_PCS', rp: 10_000 } })).toBe(97_700_000);
});

it('a tax invoice has 17 digits and a date, else its pieces are sold as those without one', () => {
  const whole = { no_faktur_pajak: '04002500000123456', tgl_faktur: '2026-03-01' };
  const rate = (terima: Parameters<typeof hasFakturPajak>[0]) =>
    ppnPersenOf(hasFakturPajak(terima), { fakturMilli: 1_100, nonFakturMilli: 1_650 });
  expect(rate(whole)).toBe(1_100);
  for (const no_faktur_pajak of ['', null, '0400250000012345', '040025000001234567', '0400250000012345X'])
    expect(rate({ ...whole, no_faktur_pajak })).toBe(1_650);
  expect(rate({ ...whole, tgl_faktur: null })).toBe(1_650);
  expect(rate({})).toBe(1_650);
});
