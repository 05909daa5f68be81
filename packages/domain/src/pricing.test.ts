import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from './errors.ts';
import type { Pembulatan } from './money.ts';
import {
  type LineInput,
  memberDiscount,
  orUnpriced,
  priceLine,
  pricePerGram,
  type SaleLine,
  totalSale,
} from './pricing.ts';

const up: Pembulatan = { step: 500, direction: 'UP' };
const down: Pembulatan = { step: 500, direction: 'DOWN' };
const tooMuch = expect.objectContaining({ code: 'DISKON_MELEBIHI_TOTAL' });

describe('pricePerGram', () => {
  const all = {
    itemOverride: 2_500_000,
    groupPrice: 2_430_000,
    kadarPrice: 2_429_000,
    hargaGlobal: 2_600_000,
    kadarMilli: 75_000,
  };

  it('falls from item to group to kadar to harga_global', () => {
    expect(pricePerGram(all)).toEqual({ rp: 2_500_000, source: 'ITEM' });
    expect(pricePerGram({ ...all, itemOverride: null })).toEqual({ rp: 2_430_000, source: 'KELOMPOK_HARGA' });
    expect(pricePerGram({ ...all, itemOverride: null, groupPrice: 0 })).toEqual({
      rp: 2_429_000,
      source: 'KADAR',
    });
    expect(pricePerGram({ hargaGlobal: 2_600_000, kadarMilli: 75_000 })).toEqual({
      rp: 1_950_000,
      source: 'HARGA_GLOBAL',
    });
  });

  it('takes a kadar above 100 % as a rate, to the nearest rupiah', () => {
    expect(pricePerGram({ hargaGlobal: 2_600_001, kadarMilli: 37_500 }).rp).toBe(975_000);
    expect(pricePerGram({ hargaGlobal: 2_600_002, kadarMilli: 37_500 }).rp).toBe(975_001);
    expect(pricePerGram({ hargaGlobal: 2_600_000, kadarMilli: 112_000 }).rp).toBe(2_912_000);
  });

  it('refuses when there is no price at all', () => {
    expect(() => pricePerGram({ kadarMilli: 75_000 })).toThrow(
      expect.objectContaining({ code: 'HARGA_EMAS_BELUM_DIISI' }),
    );
  });
});

describe('priceLine', () => {
  const line: LineInput = {
    beratMg: 5_230,
    hargaEmas: 2_430_000,
    ongkos: null,
    atributRp: 0,
    diskonRp: 0,
    pembulatan: up,
  };

  it('prices 5.23 g at 2,430,000: 12,709,000 up, 12,708,500 down', () => {
    expect(priceLine(line)).toEqual({
      hargaEmasRp: 12_708_900,
      ongkosRp: 0,
      atributRp: 0,
      hargaJualRp: 12_709_000,
      diskonRp: 0,
      totalRp: 12_709_000,
      pembulatanRp: 100,
    });
    expect(priceLine({ ...line, pembulatan: down })).toMatchObject({
      hargaJualRp: 12_708_500,
      pembulatanRp: -400,
    });
  });

  it.each([
    ['PER_GRAM', 50_000, 261_500],
    ['PER_PCS', 75_000, 75_000],
    ['PERSEN', 2_000, 254_178],
  ] as const)('charges ongkos %s', (jenis, nilai, ongkosRp) => {
    expect(priceLine({ ...line, ongkos: { jenis, nilai } }).ongkosRp).toBe(ongkosRp);
  });

  it('shows parts to the nearest rupiah but rounds the exact sum', () => {
    const ongkos = { jenis: 'PER_GRAM', nilai: 100 } as const;
    expect(priceLine({ ...line, beratMg: 5_005, hargaEmas: 100, ongkos })).toMatchObject({
      hargaEmasRp: 501,
      ongkosRp: 501,
      hargaJualRp: 1_500,
      pembulatanRp: 498,
    });
    const whole = { step: 1, direction: 'UP' } as const;
    expect(priceLine({ ...line, beratMg: 5_005, hargaEmas: 100, ongkos, pembulatan: whole })).toMatchObject({
      hargaJualRp: 1_001,
      pembulatanRp: -1,
    });
  });

  it('adds attributes and takes the discount off after rounding', () => {
    const priced = priceLine({
      ...line,
      ongkos: { jenis: 'PER_GRAM', nilai: 50_000 },
      atributRp: 350_000,
      diskonRp: 20_500,
    });
    expect(priced.hargaJualRp).toBe(13_320_500);
    expect(priced.totalRp).toBe(13_300_000);
  });

  it('refuses a discount above the price', () => {
    expect(() => priceLine({ ...line, diskonRp: 12_709_001 })).toThrow(tooMuch);
    expect(priceLine({ ...line, diskonRp: 12_709_000 }).totalRp).toBe(0);
  });

  it('adds up, lands on the step and stays within a step of its parts', () => {
    fc.assert(
      fc.property(
        fc.nat(500_000),
        fc.nat(5_000_000),
        fc.constantFrom('PER_GRAM', 'PER_PCS', 'PERSEN'),
        fc.nat(100_000),
        fc.nat(10_000_000),
        fc.constantFrom(up, down),
        (beratMg, hargaEmas, jenis, nilai, atributRp, pembulatan) => {
          const ongkos = { jenis, nilai };
          const priced = priceLine({ beratMg, hargaEmas, ongkos, atributRp, diskonRp: 0, pembulatan });
          expect(priced.hargaJualRp % 500).toBe(0);
          expect(priced.hargaEmasRp + priced.ongkosRp + priced.atributRp + priced.pembulatanRp).toBe(
            priced.hargaJualRp,
          );
          expect(Math.abs(priced.pembulatanRp)).toBeLessThanOrEqual(501);
        },
      ),
    );
  });
});

describe('memberDiscount', () => {
  it('is floored to 500', () => {
    expect(memberDiscount(12_709_000, 2_000)).toBe(254_000);
    expect(memberDiscount(12_709_000, 0)).toBe(0);
    expect(memberDiscount(24_000, 2_000)).toBe(0);
  });
});

describe('totalSale', () => {
  const faktur: SaleLine = { hargaJualRp: 10_110_000, diskonRp: 0, beratMg: 10_000, adaFakturPajak: true };
  const bekas: SaleLine = { hargaJualRp: 10_165_000, diskonRp: 0, beratMg: 10_000, adaFakturPajak: false };
  const rates = { fakturMilli: 1_100, nonFakturMilli: 1_650, perGramRp: 0 };

  it('taxes each piece at its own rate, inside the price', () => {
    const totals = totalSale({
      lines: [faktur, bekas],
      memberDiscount: 0,
      coupon: 0,
      ppn: { ...rates, include: true },
    });
    expect(totals.lines.map((line) => line.ppnRp)).toEqual([110_000, 165_000]);
    expect(totals).toMatchObject({
      totalRp: 20_275_000,
      ppnRp: 275_000,
      dppRp: 20_000_000,
      grandTotalRp: 20_275_000,
    });
  });

  it('adds tax on top and rounds the grand total when asked to', () => {
    const totals = totalSale({
      lines: [{ hargaJualRp: 1_234_500, diskonRp: 0, beratMg: 1_000, adaFakturPajak: true }],
      memberDiscount: 0,
      coupon: 0,
      ppn: { ...rates, include: false },
      pembulatan: up,
    });
    expect(totals).toMatchObject({
      dppRp: 1_234_500,
      ppnRp: 13_580,
      pembulatanRp: 420,
      grandTotalRp: 1_248_500,
    });
  });

  it('takes no tax when the module is off', () => {
    const totals = totalSale({ lines: [faktur], memberDiscount: 0, coupon: 0, ppn: null });
    expect(totals).toMatchObject({ ppnRp: 0, dppRp: 10_110_000, grandTotalRp: 10_110_000 });
  });

  it('refuses discounts that together exceed the total', () => {
    const lines = [{ ...bekas, hargaJualRp: 1_000, diskonRp: 400 }];
    expect(totalSale({ lines, memberDiscount: 500, coupon: 100, ppn: null }).grandTotalRp).toBe(0);
    expect(() => totalSale({ lines, memberDiscount: 500, coupon: 101, ppn: null })).toThrow(tooMuch);
  });

  it('always adds up to the rupiah', () => {
    const line = fc
      .record({
        hargaJualRp: fc.nat(100_000_000),
        beratMg: fc.nat(1_000_000),
        adaFakturPajak: fc.boolean(),
        part: fc.nat(100),
      })
      .map(({ part, ...rest }) => ({ ...rest, diskonRp: Math.floor((rest.hargaJualRp * part) / 100) }));
    const lines = fc.array(line, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lines, fc.nat(100), fc.boolean(), fc.nat(50_000), (chosen, part, include, perGramRp) => {
        const net = chosen.reduce((sum, one) => sum + one.hargaJualRp - one.diskonRp, 0);
        const bersama = Math.floor((net * part) / 100);
        const coupon = Math.floor(bersama / 3);
        const ppn = { ...rates, perGramRp, include };
        const totals = totalSale({ lines: chosen, memberDiscount: bersama - coupon, coupon, ppn });
        expect(totals.lines.reduce((sum, one) => sum + one.netRp, 0)).toBe(totals.totalRp - totals.diskonRp);
        expect(totals.lines.every((one) => one.netRp >= 0)).toBe(true);
        expect(totals.dppRp + totals.ppnRp).toBe(totals.grandTotalRp);
        if (include) expect(totals.grandTotalRp).toBe(totals.totalRp - totals.diskonRp);
      }),
    );
  });
});

it('what no list has a price for is unpriced, any other refusal stays one', () => {
  expect(orUnpriced(() => pricePerGram({ kadarMilli: 75_000, hargaGlobal: null }))).toBeNull();
  expect(orUnpriced(() => pricePerGram({ kadarMilli: 75_000, hargaGlobal: 2_600_000 }))).toEqual({
    rp: 1_950_000,
    source: 'HARGA_GLOBAL',
  });
  const other = () => {
    throw new DomainError('DISKON_MELEBIHI_TOTAL');
  };
  expect(() => orUnpriced(other)).toThrow('DISKON_MELEBIHI_TOTAL');
});
