import { addMonths, type IsoDate } from './dates.ts';
import { refuse } from './errors.ts';
import { assertNatural } from './integer.ts';
import { PERCENT_MILLI, type Pembulatan, type Rupiah, roundRupiah } from './money.ts';
import type { Mg } from './weight.ts';

const MG_PER_GRAM = 1_000n;
/** Rupiah are reckoned in these parts: a gram's thousandths times a percent's. */
const PARTS = MG_PER_GRAM * BigInt(PERCENT_MILLI);

/** What comes off: rupiah for each gram or piece, or thousandths of a percent of the line's gold (settled, buy-back 3). */
export type Deduction =
  | { jenis: 'RP_PER_GRAM' | 'RP_PER_PCS'; rp: Rupiah }
  | { jenis: 'PERSEN'; persenMilli: number };

/** Why something comes off, in the order in which the calculation shows it. */
export type DeductionName = 'RUGINOTA' | 'KONDISI' | 'KATEGORI';
export type NamedDeduction = Deduction & { nama: DeductionName };

/** What a price per gram stands on: the nota's own, today's buying price, the lebur price, or a signed quote. */
export type BuyBasis = 'NOTA' | 'HARGA_BELI' | 'LEBUR' | 'KUTIPAN';

export interface BuyFormula {
  dasar: BuyBasis;
  /** Rupiah per gram before deductions. */
  perGramRp: Rupiah;
  potongan: readonly NamedDeduction[];
}

/** One deduction worked out, in whole rupiah for people; the sum is exact and rounded once. */
export type CountedDeduction = NamedDeduction & { rupiah: Rupiah };

export interface BuyPrice extends BuyFormula {
  /** The weight paid for. */
  beratMg: Mg;
  potongan: readonly CountedDeduction[];
  /** The computed price, rounded once. */
  hargaRp: Rupiah;
}

/** The weight of a bought piece against the nota's (settled, buy-back 4). */
export interface WeighedPiece {
  /** On the scale now, net of attributes. */
  beratMg: Mg;
  /** The priced weight on the nota, and the scale's when it was sold. */
  beratNotaMg: Mg;
  beratAsliMg: Mg;
  toleransiSusutMg: Mg;
  basis: 'NOTA' | 'TIMBANG';
}

/**
 * The weight paid for: the nota's while the loss since the sale is within tolerance, else the scale's, and never more than the
 * nota's, also when the piece is heavier; TIMBANG always pays the scale (settled, buy-back 4).
 */
export function paidWeight({ beratMg, beratNotaMg, beratAsliMg, toleransiSusutMg, basis }: WeighedPiece): Mg {
  for (const [mg, name] of [
    [beratMg, 'weight'],
    [beratNotaMg, 'nota weight'],
    [beratAsliMg, 'weight sold'],
    [toleransiSusutMg, 'tolerance'],
  ] as const)
    assertNatural(mg, name);
  const scale = Math.min(beratMg, beratNotaMg);
  if (basis === 'TIMBANG') return scale;
  return beratAsliMg - beratMg <= toleransiSusutMg ? beratNotaMg : scale;
}

/** Heavier than it was sold: bought only with a reason and an approval (modules §1.3). */
export const isHeavier = ({
  beratMg,
  beratNotaMg,
  toleransiSusutMg,
}: Pick<WeighedPiece, 'beratMg' | 'beratNotaMg' | 'toleransiSusutMg'>): boolean =>
  beratMg > beratNotaMg + toleransiSusutMg;

const partsOf = (deduction: Deduction, beratMg: Mg, pcs: number, perGramRp: Rupiah): bigint => {
  if (deduction.jenis === 'PERSEN') {
    assertNatural(deduction.persenMilli, 'deduction');
    return BigInt(beratMg) * BigInt(perGramRp) * BigInt(deduction.persenMilli);
  }
  assertNatural(deduction.rp, 'deduction');
  const rp = BigInt(deduction.rp);
  return deduction.jenis === 'RP_PER_PCS'
    ? rp * BigInt(pcs) * PARTS
    : rp * BigInt(beratMg) * BigInt(PERCENT_MILLI);
};

const halfUp = (parts: bigint): Rupiah => Number((parts * 2n + PARTS) / (PARTS * 2n));

/**
 * The price of one bought line: R(w × g − Σ deductions), each of them on the same w × g, rounded once (settled, buy-back 3).
 * POTONGAN_MELEBIHI_HARGA when nothing or less is left.
 */
export function buyPrice(
  { dasar, perGramRp, potongan }: BuyFormula,
  { beratMg, pcs = 1, pembulatan }: { beratMg: Mg; pcs?: number; pembulatan: Pembulatan },
): BuyPrice {
  assertNatural(beratMg, 'weight');
  assertNatural(perGramRp, 'price per gram');
  const gold = BigInt(beratMg) * BigInt(perGramRp) * BigInt(PERCENT_MILLI);
  const counted = potongan.map((one) => {
    const parts = partsOf(one, beratMg, pcs, perGramRp);
    return { one, parts };
  });
  const off = counted.reduce((sum, { parts }) => sum + parts, 0n);
  if (off >= gold) refuse('POTONGAN_MELEBIHI_HARGA', { potongan: halfUp(off), maksimum: halfUp(gold) });
  const hargaRp = roundRupiah(gold - off, PARTS, pembulatan.step, pembulatan.direction);
  // A step above the price rounds down to nothing.
  if (hargaRp <= 0) refuse('POTONGAN_MELEBIHI_HARGA', { potongan: halfUp(off), maksimum: halfUp(gold) });
  return {
    dasar,
    perGramRp,
    potongan: counted.map(({ one, parts }) => ({ ...one, rupiah: halfUp(parts) })),
    beratMg,
    hargaRp,
  };
}

/** What a nota's line gives a formula: the price of its gold, and what a customer was let off of it. */
export interface NotaLine {
  /** Frozen price per gram of gold; ongkos, attributes, rounding and PPN on top are not in it. */
  hargaEmas: Rupiah;
  beratMg: Mg;
  /** Line, member and coupon discount of this line. */
  diskonRp: Rupiah;
}

/**
 * Rupiah per gram a nota is worth: the frozen price less the line's discount per gram, rounded down, else a discount is
 * earned back the day after (settled, buy-back 2).
 */
export function notaPerGram({ hargaEmas, beratMg, diskonRp }: NotaLine): Rupiah {
  assertNatural(hargaEmas, 'price per gram');
  assertNatural(beratMg, 'weight');
  assertNatural(diskonRp, 'discount');
  if (beratMg === 0) return hargaEmas;
  const gold = BigInt(hargaEmas) * BigInt(beratMg) - BigInt(diskonRp) * MG_PER_GRAM;
  return gold <= 0n ? 0 : Number(gold / BigInt(beratMg));
}

/**
 * Whether a nota is early: the business date is no later than so many calendar months after the nota's, the month's last day
 * where it lacks the date (settled, buy-back 1). Dates as yyyy-MM-dd.
 */
export const isEarly = (tanggalNota: IsoDate, tanggal: IsoDate, bulan: number): boolean =>
  tanggal <= addMonths(tanggalNota, bulan);

/** A row of ruginota as it is judged; `kode_group` null for all. */
export interface RuginotaRow {
  kode_group: string | null;
  umur_from: number;
  umur_to: number;
  jenis_rugi: 'RP_PER_GRAM' | 'PERSEN';
  rugi_rp: Rupiah;
  persenMilli: number;
}

/** The row that holds for a group and an age in whole months (dates.ts, monthsBetween), the group's own before the general one; none where no row fits. */
export const ruginotaOf = (
  rows: readonly RuginotaRow[],
  kode_group: string,
  umurBulan: number,
): RuginotaRow | undefined => {
  const fits = rows.filter(({ umur_from, umur_to }) => umur_from <= umurBulan && umurBulan <= umur_to);
  return fits.find((row) => row.kode_group === kode_group) ?? fits.find((row) => row.kode_group === null);
};

/** The lebur price of a tested purity: the row of the highest kadar not above it; none below every row (settled, buy-back 5). */
export const leburOf = <Row extends { kadarMilli: number; leburRp: Rupiah }>(
  rows: readonly Row[],
  kadarUjiMilli: number,
): Row | undefined =>
  rows
    .filter(({ kadarMilli, leburRp }) => kadarMilli <= kadarUjiMilli && leburRp > 0)
    .sort((a, b) => b.kadarMilli - a.kadarMilli)[0];

/** What of a payment is above what was computed; an approval is asked for it (modules §1.2). */
export const aboveComputed = (hargaRp: Rupiah, dibayarRp: Rupiah): Rupiah => Math.max(0, dibayarRp - hargaRp);
