import { mulDiv } from './integer.ts';
import { allocate, PERCENT_MILLI, type Pembulatan, type Rupiah, roundRupiah } from './money.ts';
import { type OngkosRule, priceLine } from './pricing.ts';
import { lockedPriceHolds } from './titip.ts';
import { fineGold, type Mg } from './weight.ts';

/** What a line of an order is priced by: an estimated weight, or that of the finished piece; rupiah per gram. */
export interface OrderedLine {
  beratMg: Mg;
  hargaEmas: Rupiah;
  ongkos: OngkosRule | null;
  atributRp?: Rupiah;
  /** What of the weight the customer's own gold is (P7): not charged, but worked on. */
  kreditMg?: Mg;
  pembulatan: Pembulatan;
}

/** What a line comes to (modules-2 §9, P1 and P7): R(weight that is charged × Rp/g + work on all of it + stones). */
export const orderedPrice = ({ atributRp = 0, kreditMg = 0, ...line }: OrderedLine) => {
  const whole = priceLine({ ...line, atributRp, diskonRp: 0 });
  if (kreditMg === 0) return whole;
  const ongkos = { jenis: 'PER_PCS', nilai: whole.ongkosRp } as const;
  return priceLine({ ...line, beratMg: line.beratMg - kreditMg, ongkos, atributRp, diskonRp: 0 });
};

/**
 * The price of a finished piece on a day (P2): the locked rupiah per gram to the end of the lock's date, and after it while today's is no
 * higher (settled 11); without a lock today's.
 */
export const finishedPrice = (
  line: Omit<OrderedLine, 'hargaEmas'>,
  prices: { kunci: Rupiah | null; hariIni: Rupiah },
  days: { tanggal: string; kunciSampai: string },
): { totalRp: Rupiah; dasar: 'KUNCI' | 'HARI_INI' } => {
  const today = orderedPrice({ ...line, hargaEmas: prices.hariIni }).hargaJualRp;
  if (prices.kunci === null) return { totalRp: today, dasar: 'HARI_INI' };
  const locked = orderedPrice({ ...line, hargaEmas: prices.kunci }).hargaJualRp;
  return lockedPriceHolds({ totalRp: locked, batas: days.kunciSampai }, today, days.tanggal)
    ? { totalRp: locked, dasar: 'KUNCI' }
    : { totalRp: today, dasar: 'HARI_INI' };
};

/** Whether a piece weighs so much more or less than was estimated that its customer says yes first (P3). */
export const needsConsent = (estimatedMg: Mg, beratMg: Mg, toleransiMilli: number): boolean =>
  BigInt(Math.abs(beratMg - estimatedMg)) * BigInt(PERCENT_MILLI) >
  BigInt(estimatedMg) * BigInt(toleransiMilli);

/** The least that is paid down for a total without an approval (P4). */
export const minimumDeposit = (totalRp: Rupiah, persenMilli: number, { step }: Pembulatan): Rupiah =>
  roundRupiah(BigInt(totalRp) * BigInt(persenMilli), BigInt(PERCENT_MILLI), step, 'UP');

/** What a customer's own gold is in the piece made for him, mg: what of the piece he is charged, what of his gold that took, and what is left. */
export interface CustomersGold {
  murniTitip: Mg;
  kredit: Mg;
  ditagih: Mg;
  murniTerpakai: Mg;
  murniSisa: Mg;
}

/** What a customer's own gold is worth in the piece made for him (P7); all he left, in fine gold; purity in thousandths of a percent. */
export const customersGold = (input: {
  murniTitip: Mg;
  kadarHasilMilli: number;
  beratJadiMg: Mg;
}): CustomersGold => {
  const { murniTitip } = input;
  const kredit = mulDiv(murniTitip, PERCENT_MILLI, input.kadarHasilMilli, 'floor');
  const murniTerpakai = Math.min(murniTitip, fineGold(input.beratJadiMg, input.kadarHasilMilli));
  return {
    murniTitip,
    kredit,
    ditagih: Math.max(0, input.beratJadiMg - kredit),
    murniTerpakai,
    murniSisa: murniTitip - murniTerpakai,
  };
};

/** What of a piece's cost the customer's gold stands for: the shop's gold that it replaces, half up, never more than all of it. */
export const replacedCost = (piece: { hppRp: Rupiah; murniMg: Mg }, murniTerpakai: Mg): Rupiah =>
  piece.murniMg === 0
    ? 0
    : mulDiv(piece.hppRp, Math.min(murniTerpakai, piece.murniMg), piece.murniMg, 'half-up');

/** A deposit shared over lines by what each was estimated at (P8). */
export const depositShares = (saldoRp: Rupiah, estimatedRp: readonly Rupiah[]): Rupiah[] =>
  allocate(saldoRp, estimatedRp);

/** What some of the lines that are open may take of a deposit: their share of it, all of it where none is left. */
export const shareOf = (saldoRp: Rupiah, ofRp: Rupiah, allRp: Rupiah): Rupiah =>
  depositShares(saldoRp, [ofRp, Math.max(0, allRp - ofRp)])[0] ?? 0;

/** Grams that a deposit would buy at the price of its day, and their fine gold (P9), mg. */
export const depositGold = (
  dpRp: Rupiah,
  perGramRp: Rupiah,
  kadarMurniMilli: number,
): { mg: Mg; murni: Mg } => {
  const mg = mulDiv(dpRp, 1_000, perGramRp, 'floor');
  return { mg, murni: fineGold(mg, kadarMurniMilli) };
};
