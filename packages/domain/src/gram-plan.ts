import { refuse } from './errors.ts';
import { mulDiv } from './integer.ts';
import { type Pembulatan, type Rupiah, roundRupiah } from './money.ts';
import { fineGold, inGrams, type Mg, valueAt } from './weight.ts';

const MG_PER_GRAM = 1_000;

/** What a payment of a gram plan buys at the price of a gram of its day: never a part of a milligram (modules-2 §10, I7). */
export const boughtBy = (rp: Rupiah, perGramRp: Rupiah): Mg => mulDiv(rp, MG_PER_GRAM, perGramRp, 'floor');

/** A piece as it grows: what each payment bought, all of it, the fine gold in it, and the rupiah that were paid (I7). */
export function gramPlan(
  payments: readonly { rp: Rupiah; perGramRp: Rupiah }[],
  kadarMurniMilli: number,
): { mg: Mg[]; saldoMg: Mg; murniMg: Mg; rp: Rupiah } {
  const mg = payments.map(({ rp, perGramRp }) => boughtBy(rp, perGramRp));
  const saldoMg = mg.reduce((sum, part) => sum + part, 0);
  return {
    mg,
    saldoMg,
    murniMg: fineGold(saldoMg, kadarMurniMilli),
    rp: payments.reduce((sum, payment) => sum + payment.rp, 0),
  };
}

/**
 * What a payment adds to a piece of some weight. Throws PEMBAYARAN_LEBIH where it would buy more than is missing of the piece, PEMBAYARAN_KURANG where it
 * would buy nothing.
 */
export function growsBy(
  rp: Rupiah,
  { perGramRp, beratMg, saldoMg }: { perGramRp: Rupiah; beratMg: Mg; saldoMg: Mg },
): Mg {
  const mg = boughtBy(rp, perGramRp);
  const left = Math.max(0, beratMg - saldoMg);
  if (mg > left || left === 0) refuse('PEMBAYARAN_LEBIH', { lebihRp: rp - valueAt(left, perGramRp) });
  if (mg === 0) refuse('PEMBAYARAN_KURANG', { kurangRp: mulDiv(perGramRp, 1, MG_PER_GRAM, 'ceil') - rp });
  return mg;
}

/**
 * What is still paid for a piece that is fetched: its price of that day (`hargaRp`, with its work and tax) less the milligrams that were bought, at
 * that day's price of a gram, rounded as prices are: it is paid in notes. Throws GRAM_MELEBIHI_BARANG for a piece that weighs less than what was bought: gold is never paid out.
 */
export function lastGramPayment({
  hargaRp,
  perGramRp,
  beratMg,
  saldoMg,
  pembulatan: { step, direction },
}: {
  hargaRp: Rupiah;
  perGramRp: Rupiah;
  beratMg: Mg;
  saldoMg: Mg;
  pembulatan: Pembulatan;
}): { kurangMg: Mg; rp: Rupiah } {
  if (saldoMg > beratMg) refuse('GRAM_MELEBIHI_BARANG', { berat: inGrams(beratMg), gram: inGrams(saldoMg) });
  return {
    kurangMg: beratMg - saldoMg,
    rp: Math.max(0, roundRupiah(BigInt(hargaRp - valueAt(saldoMg, perGramRp)), 1n, step, direction)),
  };
}
