import { type Bulk, cutOfBar, cutOfScrap, takeInBulk } from './bulk.ts';
import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { allocate, type Pembulatan, percentOf, type Rupiah, roundRupiah, toMilli } from './money.ts';
import { type Ppn, ppnOf } from './ppn.ts';
import { fineGold, inGrams, type Mg } from './weight.ts';

/** What a piece in service is charged: its work by piece or by gram, and gold that is added at a price per gram. */
export interface ServiceLine {
  dasar: 'PER_PCS' | 'PER_GRAM';
  ongkosRp: Rupiah;
  jumlah: number;
  beratMg: Mg;
  tambahMg?: Mg;
  /** Rupiah a gram of what is added, and its purity in thousandths of a percent. */
  hargaRp?: Rupiah;
  kadarMilli?: number;
}

/** Rupiah of the work of a line: by piece as it is, by gram up to the rounding step. */
export const workOf = (
  { dasar, ongkosRp, jumlah, beratMg }: ServiceLine,
  { step, direction }: Pembulatan,
): Rupiah => {
  assertNatural(ongkosRp, 'charge');
  return dasar === 'PER_PCS'
    ? ongkosRp * jumlah
    : roundRupiah(BigInt(ongkosRp) * BigInt(beratMg), 1000n, step, direction);
};

/** Rupiah of gold that is added, up to the rounding step. */
export const addedOf = (mg: Mg, hargaRp: Rupiah, { step, direction }: Pembulatan): Rupiah =>
  roundRupiah(BigInt(hargaRp) * BigInt(mg), 1000n, step, direction);

export interface ServiceTotal {
  /** Work and added gold of each line. */
  baris: { jasaRp: Rupiah; emasRp: Rupiah }[];
  totalRp: Rupiah;
  ppnJasaRp: Rupiah;
  ppnEmasRp: Rupiah;
  grandTotalRp: Rupiah;
  murniTambahMg: Mg;
}

/** PPN inside the prices of a service: on work as on what has a purchase invoice, on added gold as on what has none (modules-2 §8). */
export const serviceTax = (
  { jasaRp, emasRp }: { jasaRp: Rupiah; emasRp: Rupiah },
  ppn: Pick<Ppn, 'fakturMilli' | 'nonFakturMilli'> | null,
): { ppnJasaRp: Rupiah; ppnEmasRp: Rupiah } => ({
  ppnJasaRp: ppn ? ppnOf({ base: jasaRp, persenMilli: ppn.fakturMilli, include: true }).ppn : 0,
  ppnEmasRp: ppn ? ppnOf({ base: emasRp, persenMilli: ppn.nonFakturMilli, include: true }).ppn : 0,
});

/** What a ticket comes to (V1, V2): prices hold their tax; a discount is off the work. DISKON_MELEBIHI_TOTAL for more than that. */
export const totalService = (
  lines: readonly ServiceLine[],
  terms: {
    diskonRp: Rupiah;
    pembulatan: Pembulatan;
    ppn: Pick<Ppn, 'fakturMilli' | 'nonFakturMilli'> | null;
  },
): ServiceTotal => {
  const { diskonRp, pembulatan, ppn } = terms;
  const baris = lines.map((line) => ({
    jasaRp: workOf(line, pembulatan),
    emasRp: addedOf(line.tambahMg ?? 0, line.hargaRp ?? 0, pembulatan),
  }));
  const jasa = baris.reduce((sum, { jasaRp }) => sum + jasaRp, 0);
  const emasRp = baris.reduce((sum, line) => sum + line.emasRp, 0);
  if (diskonRp > jasa) refuse('DISKON_MELEBIHI_TOTAL', { diskonRp, totalRp: jasa });
  return {
    baris,
    totalRp: jasa + emasRp,
    ...serviceTax({ jasaRp: jasa - diskonRp, emasRp }, ppn),
    grandTotalRp: jasa - diskonRp + emasRp,
    murniTambahMg: lines.reduce(
      (sum, { tambahMg = 0, kadarMilli = 0 }) => sum + fineGold(tambahMg, kadarMilli),
      0,
    ),
  };
};

/** What a piece lost, and what it may lose without a supervisor: so much of its first weight, rounded down (V6). SERVICE_BERTAMBAH, in grams, for a gain. */
export const serviceLoss = (piece: {
  awalMg: Mg;
  tambahMg: Mg;
  akhirMg: Mg;
  /** Thousandths of a percent. */
  maksMilli: number;
}): { susutMg: Mg; batasMg: Mg; otorisasi: boolean } => {
  const { awalMg, tambahMg, akhirMg, maksMilli } = piece;
  for (const mg of [awalMg, tambahMg, akhirMg]) assertNatural(mg, 'weight');
  const susutMg = awalMg + tambahMg - akhirMg;
  if (susutMg < 0) refuse('SERVICE_BERTAMBAH', { mg: inGrams(-susutMg) });
  const batasMg = percentOf(awalMg, maksMilli, 'floor');
  return { susutMg, batasMg, otorisasi: susutMg > batasMg };
};

/** Up to what the estimate may rise without the customer (V7), rounded down, and whether a total asks him. */
export const serviceConsent = (
  perkiraanRp: Rupiah,
  totalRp: Rupiah,
  naikMilli: number,
): { batasRp: Rupiah; perluSetuju: boolean } => {
  const batasRp = perkiraanRp + percentOf(perkiraanRp, naikMilli, 'floor');
  return { batasRp, perluSetuju: totalRp > batasRp };
};

/**
 * What of a ticket's deposit belongs to the pieces that are taken (modules-2 §8, rule 11): by what each of those still there costs; all of it
 * where none stays.
 */
export const depositShare = (saldoRp: Rupiah, pieces: readonly { rp: Rupiah; taken: boolean }[]): Rupiah => {
  const shares = allocate(
    saldoRp,
    pieces.map(({ rp }) => rp),
  );
  return pieces.reduce((sum, { taken }, at) => (taken ? sum + (shares[at] ?? 0) : sum), 0);
};

/** What goes back of what was paid, by how it was paid: what was taken went out of the first of it (V5). */
export const paidBack = <J extends string>(
  paid: readonly { jenis: J; rp: Rupiah }[],
  saldoRp: Rupiah,
): { jenis: J; rp: Rupiah }[] => {
  let spent = paid.reduce((sum, { rp }) => sum + rp, 0) - saldoRp;
  return paid.flatMap(({ jenis, rp }) => {
    const gone = Math.min(spent, rp);
    spent -= gone;
    return rp > gone ? [{ jenis, rp: rp - gone }] : [];
  });
};

/** What gold that is added comes of: a bar, the scrap of a lot, or pieces that are kept by group and quantity. */
export const ADDED_FROM = ['BATANGAN', 'ROSOK', 'GROUP'] as const;
export type AddedFrom = (typeof ADDED_FROM)[number];

/**
 * Weight of a source that goes into a piece for so much gold of a purity (modules-2 §8): of bars and scrap as much as has its fine gold, of scrap as it
 * was tested; pieces of a group go in as they are. Nothing, where it comes to less than half a milligram or the source has no gold.
 */
export const weightFor = (sumber: AddedFrom, there: Bulk, tambahMg: Mg, kadarMilli: number): Mg => {
  const { beratMg, murniMg } = there;
  if (sumber === 'GROUP') return tambahMg;
  if (sumber === 'BATANGAN') return barFor(tambahMg, kadarMilli, toMilli(there.kadar));
  if (murniMg === fineGold(beratMg, kadarMilli)) return tambahMg;
  return murniMg === 0 ? 0 : mulDiv(fineGold(tambahMg, kadarMilli), beratMg, murniMg, 'half-up');
};

/**
 * So much of a source at its average; pieces of a group by their number too, and none is split. BATCH_TIDAK_CUKUP, in grams, for more than is left,
 * STOCK_TIDAK_TERSEDIA for more pieces, SISA_TIDAK_HABIS; RangeError on none.
 */
export const takeForService = (
  sumber: AddedFrom,
  there: Bulk,
  { beratMg, qty }: { beratMg: Mg; qty: number },
): Bulk => {
  if (sumber === 'BATANGAN') return cutOfBar(there, beratMg);
  if (sumber === 'ROSOK') return cutOfScrap(there, beratMg);
  if (beratMg > there.beratMg)
    refuse('BATCH_TIDAK_CUKUP', {
      sisa: inGrams(there.beratMg),
      kurang: inGrams(beratMg - there.beratMg),
    });
  return takeInBulk(there, { qty, beratMg });
};

/** Weight of a bar that has as much fine gold as what is added: the same where it is as pure, to the milligram. RangeError for a bar of no gold. */
export const barFor = (tambahMg: Mg, kadarMilli: number, barMilli: number): Mg =>
  kadarMilli === barMilli ? tambahMg : mulDiv(tambahMg, kadarMilli, barMilli, 'half-up');

/** Days after which a ticket that is done is called for, first to last, as SERVICE_TAGIH_HARI says them: `30/90/180`. */
export const callingSteps = (hari: string): number[] => hari.split('/').map(Number);

/** Whether gold that is added to a customer's piece is given away, or sold below what it cost; mg, rupiah. Free and discounted work is approved (modules-2 §8). */
export const givesGoldAway = ({ mg, rp, hpp }: { mg: Mg; rp: Rupiah; hpp: Rupiah }): boolean =>
  mg > 0 && rp < Math.max(1, hpp);
