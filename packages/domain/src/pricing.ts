import { DomainError, refuse } from './errors.ts';
import { assertNatural, divide, mulDiv, toSafeNumber } from './integer.ts';
import { kadarToPercent } from './kadar.ts';
import { allocate, PERCENT_MILLI, type Pembulatan, type Rupiah, roundRupiah } from './money.ts';
import { pph22Of } from './pajak.ts';
import { type Ppn, ppnOfPiece } from './ppn.ts';
import type { Mg } from './weight.ts';

const MG_PER_GRAM = 1_000;
const MEMBER_DISCOUNT_STEP = 500;

export type HargaSource = 'ITEM' | 'KELOMPOK_HARGA' | 'KADAR' | 'HARGA_GLOBAL';
type MaybePrice = Rupiah | null | undefined;

/**
 * Rupiah per gram by domain §4: item override → price group → kadar price → harga_global × kadar rate / 100.
 * A missing or zero price falls through; HARGA_EMAS_BELUM_DIISI when none is left.
 */
export function pricePerGram(input: {
  itemOverride?: MaybePrice;
  groupPrice?: MaybePrice;
  kadarPrice?: MaybePrice;
  hargaGlobal?: MaybePrice;
  kadarMilli: number;
}): { rp: Rupiah; source: HargaSource } {
  assertNatural(input.kadarMilli, 'kadar');
  const candidates: readonly [HargaSource, MaybePrice][] = [
    ['ITEM', input.itemOverride],
    ['KELOMPOK_HARGA', input.groupPrice],
    ['KADAR', input.kadarPrice],
    ['HARGA_GLOBAL', mulDiv(input.hargaGlobal ?? 0, input.kadarMilli, PERCENT_MILLI, 'half-up')],
  ];
  for (const [source, rp] of candidates) {
    if (rp === null || rp === undefined) continue;
    assertNatural(rp, 'price per gram');
    if (rp > 0) return { rp, source };
  }
  return refuse('HARGA_EMAS_BELUM_DIISI', { kadar: kadarToPercent(input.kadarMilli) });
}

/** What `price` gives; null where no list has a price for it. Other refusals are thrown on. */
export function orUnpriced<T>(price: () => T): T | null {
  try {
    return price();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'HARGA_EMAS_BELUM_DIISI') return null;
    throw error;
  }
}

/** nilai: rupiah per gram, rupiah per piece, or thousandths of a percent of the gold value. */
export type OngkosRule = { jenis: 'PER_GRAM' | 'PER_PCS' | 'PERSEN'; nilai: number };

export type LineInput = {
  /** mg after roundWeight */
  beratMg: Mg;
  /** rupiah per gram, frozen on the line */
  hargaEmas: Rupiah;
  ongkos: OngkosRule | null;
  atributRp: Rupiah;
  diskonRp: Rupiah;
  pembulatan: Pembulatan;
};

export type PricedLine = {
  /** gold value, weight × rupiah per gram, to the nearest rupiah */
  hargaEmasRp: Rupiah;
  ongkosRp: Rupiah;
  atributRp: Rupiah;
  /** rounded price before the line discount */
  hargaJualRp: Rupiah;
  diskonRp: Rupiah;
  /** hargaJualRp − diskonRp */
  totalRp: Rupiah;
  /** hargaJualRp − (hargaEmasRp + ongkosRp + atributRp) */
  pembulatanRp: Rupiah;
};

/**
 * One sale line by domain §4: R(berat × harga_emas + ongkos + Σ atribut). The sum is exact; only its rounding
 * and the shown parts are whole rupiah. DISKON_MELEBIHI_TOTAL when the discount exceeds the price.
 */
export function priceLine(input: LineInput): PricedLine {
  assertNatural(input.beratMg, 'weight');
  assertNatural(input.hargaEmas, 'price per gram');
  assertNatural(input.atributRp, 'atribut');
  assertNatural(input.diskonRp, 'discount');
  const scale = BigInt(MG_PER_GRAM) * BigInt(PERCENT_MILLI);
  const emas = BigInt(input.beratMg) * BigInt(input.hargaEmas) * BigInt(PERCENT_MILLI);
  const ongkos = ongkosScaled(input.ongkos, input.beratMg, input.hargaEmas, scale);
  const exact = emas + ongkos + BigInt(input.atributRp) * scale;
  const hargaJualRp = roundRupiah(exact, scale, input.pembulatan.step, input.pembulatan.direction);
  if (input.diskonRp > hargaJualRp) {
    refuse('DISKON_MELEBIHI_TOTAL', { diskonRp: input.diskonRp, totalRp: hargaJualRp });
  }
  const hargaEmasRp = toSafeNumber(divide(emas, scale, 'half-up'));
  const ongkosRp = toSafeNumber(divide(ongkos, scale, 'half-up'));
  return {
    hargaEmasRp,
    ongkosRp,
    atributRp: input.atributRp,
    hargaJualRp,
    diskonRp: input.diskonRp,
    totalRp: hargaJualRp - input.diskonRp,
    pembulatanRp: hargaJualRp - hargaEmasRp - ongkosRp - input.atributRp,
  };
}

function ongkosScaled(rule: OngkosRule | null, beratMg: Mg, hargaEmas: Rupiah, scale: bigint): bigint {
  if (rule === null) return 0n;
  assertNatural(rule.nilai, 'ongkos');
  const nilai = BigInt(rule.nilai);
  if (rule.jenis === 'PER_PCS') return nilai * scale;
  if (rule.jenis === 'PER_GRAM') return nilai * BigInt(beratMg) * BigInt(PERCENT_MILLI);
  return BigInt(beratMg) * BigInt(hargaEmas) * nilai;
}

/** Member discount, thousandths of a percent of `total`, floored to 500 (domain §4 Discounts). */
export function memberDiscount(total: Rupiah, percentMilli: number): Rupiah {
  assertNatural(total, 'total');
  assertNatural(percentMilli, 'member percent');
  const exact = BigInt(total) * BigInt(percentMilli);
  return roundRupiah(exact, BigInt(PERCENT_MILLI), MEMBER_DISCOUNT_STEP, 'DOWN');
}

export type SaleLine = Pick<PricedLine, 'hargaJualRp' | 'diskonRp'> & {
  beratMg: Mg;
  adaFakturPajak: boolean;
};

export type SaleTotals = {
  /** Σ harga_jual before any discount */
  totalRp: Rupiah;
  /** all discounts: lines, member, coupon */
  diskonRp: Rupiah;
  dppRp: Rupiah;
  ppnRp: Rupiah;
  /** on top of everything, after the rounding */
  pph22Rp: Rupiah;
  pembulatanRp: Rupiah;
  grandTotalRp: Rupiah;
  /** parallel to the input: its share of the member and coupon discount, what is left, and its tax */
  lines: { diskonBersamaRp: Rupiah; netRp: Rupiah; dppRp: Rupiah; ppnRp: Rupiah }[];
};

/**
 * Totals of a sale (domain §4 Discounts, PPN). Member discount and coupon are rupiah and are shared over the
 * lines, so each piece is taxed at its own rate. `pembulatan` rounds the grand total, needed when PPN is added
 * on top. PPh 22 is of the whole tax base and comes after the rounding. DISKON_MELEBIHI_TOTAL when the discounts together exceed the total.
 */
export function totalSale(input: {
  lines: readonly SaleLine[];
  memberDiscount: Rupiah;
  coupon: Rupiah;
  ppn: Ppn | null;
  /** PPh 22 collected from the customer, in thousandths of a percent. */
  pph22Milli?: number;
  pembulatan?: Pembulatan;
}): SaleTotals {
  assertNatural(input.memberDiscount, 'member discount');
  assertNatural(input.coupon, 'coupon');
  const totalRp = sum(input.lines.map((line) => line.hargaJualRp));
  const bersamaRp = input.memberDiscount + input.coupon;
  const diskonRp = sum(input.lines.map((line) => line.diskonRp)) + bersamaRp;
  const nets = input.lines.map((line) => line.hargaJualRp - line.diskonRp);
  if (diskonRp > totalRp || nets.some((net) => net < 0)) {
    refuse('DISKON_MELEBIHI_TOTAL', { diskonRp, totalRp });
  }
  const shares = allocate(bersamaRp, nets);
  const lines = input.lines.map((line, index) => {
    const diskonBersamaRp = shares[index] ?? 0;
    const netRp = line.hargaJualRp - line.diskonRp - diskonBersamaRp;
    const tax = input.ppn ? ppnOfPiece(netRp, line, input.ppn) : { dpp: netRp, ppn: 0 };
    return { diskonBersamaRp, netRp, dppRp: tax.dpp, ppnRp: tax.ppn };
  });
  const dppRp = sum(lines.map((line) => line.dppRp));
  const ppnRp = sum(lines.map((line) => line.ppnRp));
  const exactRp = dppRp + ppnRp;
  const { step, direction } = input.pembulatan ?? { step: 1, direction: 'UP' };
  const roundedRp = roundRupiah(BigInt(exactRp), 1n, step, direction);
  const pph22Rp = pph22Of(dppRp, input.pph22Milli ?? 0);
  const pembulatanRp = roundedRp - exactRp;
  return { totalRp, diskonRp, dppRp, ppnRp, pph22Rp, pembulatanRp, grandTotalRp: roundedRp + pph22Rp, lines };
}

function sum(amounts: readonly Rupiah[]): Rupiah {
  for (const amount of amounts) assertNatural(amount, 'amount');
  return toSafeNumber(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}
