import { addDays, type IsoDate } from './dates.ts';
import { refuse } from './errors.ts';
import { assertNatural, toSafeNumber } from './integer.ts';
import type { HutangState } from './lifecycle.ts';
import { PERCENT_MILLI, type Pembulatan, percentOf, type Rupiah, roundRupiah } from './money.ts';
import type { Mg } from './weight.ts';

export const BUNGA_MODES = ['HARIAN', '15_HARI', 'BULANAN'] as const;
export type BungaMode = (typeof BUNGA_MODES)[number];

/** The period one bunga % is for [spec A §9]. */
const BUNGA_DAYS = 30;
const PLAFOND_STEP = 1_000;
const MG_PER_GRAM = 1_000n;

/** Interest of one 30-day period, nearest rupiah, as shown on the slip. */
export function bungaRp(jumlahHutangRp: Rupiah, bungaPersenMilli: number): Rupiah {
  return percentOf(jumlahHutangRp, bungaPersenMilli, 'half-up');
}

/** Pledge interest due after `hari` days by the three modes of domain §4, exact, then rounded once by R. */
export function bungaPinjam(input: {
  jumlahHutangRp: Rupiah;
  bungaPersenMilli: number;
  hari: number;
  mode: BungaMode;
  minHari: number;
  graceHari: number;
  pembulatan: Pembulatan;
}): Rupiah {
  assertNatural(input.jumlahHutangRp, 'loan');
  assertNatural(input.bungaPersenMilli, 'interest');
  assertNatural(input.hari, 'days');
  assertNatural(input.minHari, 'minimum days');
  assertNatural(input.graceHari, 'grace days');
  const thirtyDays = BigInt(input.jumlahHutangRp) * BigInt(input.bungaPersenMilli);
  const days = BigInt(chargedDays(input.mode, input.hari, input.minHari, input.graceHari));
  const { step, direction } = input.pembulatan;
  return roundRupiah(thirtyDays * days, BigInt(PERCENT_MILLI * BUNGA_DAYS), step, direction);
}

function chargedDays(mode: BungaMode, hari: number, minHari: number, graceHari: number): number {
  if (mode === 'HARIAN') return Math.max(minHari, hari);
  const period = mode === '15_HARI' ? 15 : BUNGA_DAYS;
  return period * Math.max(1, Math.ceil((hari - graceHari) / period));
}

/** jumlah_hutang + bunga (already rounded) + biaya − diskon; the waiver never eats into the principal. */
export function totalBayar(input: {
  jumlahHutangRp: Rupiah;
  bungaPinjamRp: Rupiah;
  biayaRp: Rupiah;
  diskonRp: Rupiah;
}): Rupiah {
  for (const amount of Object.values(input)) assertNatural(amount, 'amount');
  const waivable = input.bungaPinjamRp + input.biayaRp;
  if (input.diskonRp > waivable) {
    refuse('DISKON_MELEBIHI_TOTAL', { diskonRp: input.diskonRp, totalRp: waivable });
  }
  const total = input.jumlahHutangRp + waivable - input.diskonRp;
  assertNatural(total, 'total');
  return total;
}

/** Plafond per gram out of the lebur price, floored to 1,000; 85 % by default (domain §4 Plafond, §9). */
export function plafondPerGram(leburPerGramRp: Rupiah, persenMilli = 85_000): Rupiah {
  assertNatural(leburPerGramRp, 'lebur price');
  assertNatural(persenMilli, 'plafond percent');
  const exact = BigInt(leburPerGramRp) * BigInt(persenMilli);
  return roundRupiah(exact, BigInt(PERCENT_MILLI), PLAFOND_STEP, 'DOWN');
}

/** Maximum loan: Σ berat × plafond per gram, floored to the rupiah, and at most the customer's cap. */
export function plafond(
  pieces: readonly { beratMg: Mg; plafondPerGramRp: Rupiah }[],
  customerCapRp: Rupiah | null,
): Rupiah {
  let exact = 0n;
  for (const piece of pieces) {
    assertNatural(piece.beratMg, 'weight');
    assertNatural(piece.plafondPerGramRp, 'plafond');
    exact += BigInt(piece.beratMg) * BigInt(piece.plafondPerGramRp);
  }
  const byWeight = toSafeNumber(exact / MG_PER_GRAM);
  return customerCapRp === null ? byWeight : Math.min(byWeight, customerCapRp);
}

/** HUTANG_MELEBIHI_PLAFOND when the loan is above it; an approver may pass it (domain §3 Hutang). */
export function checkPlafond(jumlahHutangRp: Rupiah, plafondRp: Rupiah): void {
  assertNatural(jumlahHutangRp, 'loan');
  if (jumlahHutangRp > plafondRp) refuse('HUTANG_MELEBIHI_PLAFOND', { jumlahHutangRp, plafondRp });
}

/** A principal instalment: at most the balance, at least the bracket's minimum unless it clears the balance. */
export function checkCicilPokok(input: { sisaRp: Rupiah; pokokRp: Rupiah; minimumRp: Rupiah }): void {
  assertNatural(input.pokokRp, 'principal');
  if (input.pokokRp > input.sisaRp) {
    refuse('BAYAR_POKOK_MELEBIHI_SISA', { pokokRp: input.pokokRp, sisaRp: input.sisaRp });
  }
  if (input.pokokRp < Math.min(input.minimumRp, input.sisaRp)) {
    refuse('BAYAR_POKOK_DI_BAWAH_MINIMUM', { pokokRp: input.pokokRp, minimumRp: input.minimumRp });
  }
}

export function jatuhTempo(tglHutang: IsoDate, lamaPinjamHari: number): IsoDate {
  return addDays(tglHutang, lamaPinjamHari);
}

/** The shown status: JATUH_TEMPO is derived from an AKTIF loan past its due date, never stored. */
export function statusHutang(
  status: HutangState,
  tglJatuhTempo: IsoDate,
  tanggal: IsoDate,
): HutangState | 'JATUH_TEMPO' {
  return status === 'AKTIF' && tanggal > tglJatuhTempo ? 'JATUH_TEMPO' : status;
}
