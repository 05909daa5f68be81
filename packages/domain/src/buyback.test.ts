import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buyPrice,
  isEarly,
  isHeavier,
  leburOf,
  type NamedDeduction,
  notaPerGram,
  paidWeight,
  type RuginotaRow,
  ruginotaOf,
} from './buyback.ts';

const UP = { step: 500, direction: 'UP' } as const;
const DOWN = { step: 500, direction: 'DOWN' } as const;
const weighed = { beratNotaMg: 3_390, beratAsliMg: 3_390, toleransiSusutMg: 20, basis: 'NOTA' } as const;
const rugi = (rp: number): NamedDeduction => ({ nama: 'RUGINOTA', jenis: 'RP_PER_GRAM', rp });
const percent = (nama: NamedDeduction['nama'], persenMilli: number): NamedDeduction => ({
  nama,
  jenis: 'PERSEN',
  persenMilli,
});
const tooMuch = expect.objectContaining({ code: 'POTONGAN_MELEBIHI_HARGA' });

describe('the weight paid for', () => {
  it("is the nota's while the loss since the sale is within tolerance, else the scale's", () => {
    expect(paidWeight({ ...weighed, beratMg: 3_380 })).toBe(3_390);
    expect(paidWeight({ ...weighed, beratMg: 3_370 })).toBe(3_390);
    expect(paidWeight({ ...weighed, beratMg: 3_369 })).toBe(3_369);
  });

  it('loses from what was on the scale at the sale, not from the priced weight', () => {
    // 12.341 g were priced as 12.350 g: a loss of 21 mg is one of 21 mg.
    const rounded = { ...weighed, beratNotaMg: 12_350, beratAsliMg: 12_341 };
    expect(paidWeight({ ...rounded, beratMg: 12_321 })).toBe(12_350);
    expect(paidWeight({ ...rounded, beratMg: 12_320 })).toBe(12_320);
  });

  it("is never more than the nota's, also when the piece is heavier, and the scale's by TIMBANG", () => {
    expect(paidWeight({ ...weighed, beratMg: 4_000 })).toBe(3_390);
    expect(paidWeight({ ...weighed, beratMg: 3_380, basis: 'TIMBANG' })).toBe(3_380);
    expect(paidWeight({ ...weighed, beratMg: 4_000, basis: 'TIMBANG' })).toBe(3_390);
    expect(isHeavier({ ...weighed, beratMg: 3_410 })).toBe(false);
    expect(isHeavier({ ...weighed, beratMg: 3_411 })).toBe(true);
  });
});

describe('the price of a bought line', () => {
  it('is shown as it is reckoned: 3.390 g × 2,380,000 = 8,068,200, up to 500: 8,068,500', () => {
    const price = buyPrice(
      { dasar: 'NOTA', perGramRp: 2_465_000, potongan: [rugi(85_000)] },
      { beratMg: 3_390, pembulatan: UP },
    );
    expect(price).toMatchObject({ hargaRp: 8_068_500, potongan: [{ nama: 'RUGINOTA', rupiah: 288_150 }] });
  });

  it('takes every deduction off the same gold and rounds once', () => {
    const formula = {
      dasar: 'HARGA_BELI',
      perGramRp: 1_755_000,
      potongan: [percent('KONDISI', 2_000), percent('KATEGORI', 1_000)],
    } as const;
    // 5.215 g × 1,755,000 = 9,152,325, less 3 % of it (not 2 % and then 1 %) = 8,877,755.25
    expect(buyPrice(formula, { beratMg: 5_215, pembulatan: DOWN }).hargaRp).toBe(8_877_500);
    expect(buyPrice(formula, { beratMg: 5_215, pembulatan: UP }).hargaRp).toBe(8_878_000);
    const perPiece = { nama: 'KATEGORI', jenis: 'RP_PER_PCS', rp: 25_000 } as const;
    expect(
      buyPrice({ ...formula, potongan: [perPiece] }, { beratMg: 5_215, pcs: 2, pembulatan: DOWN }).hargaRp,
    ).toBe(9_102_000);
  });

  it('refuses what leaves nothing', () => {
    const all = { dasar: 'NOTA', perGramRp: 100_000, potongan: [rugi(100_000)] } as const;
    expect(() => buyPrice(all, { beratMg: 1_000, pembulatan: UP })).toThrow(tooMuch);
    expect(() =>
      buyPrice({ ...all, potongan: [rugi(99_900)] }, { beratMg: 1_000, pembulatan: DOWN }),
    ).toThrow(tooMuch);
    expect(buyPrice({ ...all, potongan: [rugi(99_900)] }, { beratMg: 1_000, pembulatan: UP }).hargaRp).toBe(
      500,
    );
  });

  it('never rises with a deduction, and never falls below it by more than a step', () => {
    const amounts = fc.record({
      beratMg: fc.integer({ min: 1, max: 1_000_000 }),
      perGramRp: fc.integer({ min: 1_000, max: 5_000_000 }),
      off: fc.integer({ min: 0, max: 99_000 }),
    });
    fc.assert(
      fc.property(amounts, ({ beratMg, perGramRp, off }) => {
        const of = (potongan: NamedDeduction[]) =>
          buyPrice({ dasar: 'NOTA', perGramRp, potongan }, { beratMg, pembulatan: UP }).hargaRp;
        const exact = (beratMg * perGramRp * (100_000 - off)) / 1000 / 100_000;
        const price = of([percent('KONDISI', off)]);
        expect(price).toBeLessThanOrEqual(of([]));
        expect(price - exact).toBeGreaterThan(-1);
        expect(price - exact).toBeLessThan(501);
      }),
    );
  });
});

describe('what a nota is worth', () => {
  it('is its frozen price less what was let off of it, per gram, rounded down', () => {
    const line = { hargaEmas: 2_430_000, beratMg: 5_230, diskonRp: 0 };
    expect(notaPerGram(line)).toBe(2_430_000);
    expect(notaPerGram({ ...line, diskonRp: 100_000 })).toBe(2_410_879);
    expect(notaPerGram({ ...line, diskonRp: 999_999_999 })).toBe(0);
  });

  it('is early to the same day three months on, or the last of that month', () => {
    expect(isEarly('2026-01-15', '2026-04-15', 3)).toBe(true);
    expect(isEarly('2026-01-15', '2026-04-16', 3)).toBe(false);
    expect(isEarly('2025-11-30', '2026-02-28', 3)).toBe(true);
    expect(isEarly('2025-11-30', '2026-03-01', 3)).toBe(false);
  });

  it("loses what the group's own row says before the general one, and nothing says nothing", () => {
    const row = (kode_group: string | null, umur_from: number, umur_to: number): RuginotaRow => ({
      kode_group,
      umur_from,
      umur_to,
      jenis_rugi: 'RP_PER_GRAM',
      rugi_rp: 1,
      persenMilli: 0,
    });
    const rows = [row(null, 0, 1), row(null, 2, 3), row('TUA750', 0, 1)];
    expect(ruginotaOf(rows, 'TUA750', 1)).toBe(rows[2]);
    expect(ruginotaOf(rows, 'TUA750', 2)).toBe(rows[1]);
    expect(ruginotaOf(rows, 'MUDA375', 0)).toBe(rows[0]);
    expect(ruginotaOf(rows, 'MUDA375', 4)).toBeUndefined();
  });
});

it('pays a tested purity by the row of the highest kadar not above it', () => {
  const rows = [
    { kadarMilli: 37_500, leburRp: 873_000 },
    { kadarMilli: 70_000, leburRp: 1_637_000 },
    { kadarMilli: 75_000, leburRp: 1_755_000 },
  ];
  const row = leburOf(rows, 72_300);
  expect(row?.leburRp).toBe(1_637_000);
  expect(
    buyPrice(
      { dasar: 'LEBUR', perGramRp: row?.leburRp ?? 0, potongan: [] },
      { beratMg: 5_000, pembulatan: UP },
    ).hargaRp,
  ).toBe(8_185_000);
  expect(leburOf(rows, 30_000)).toBeUndefined();
});
