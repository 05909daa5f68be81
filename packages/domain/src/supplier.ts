import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, percentOf, type Rupiah } from './money.ts';
import { pph22Of } from './pajak.ts';
import { fineGold, inGrams, type Mg, valueAt } from './weight.ts';

/** On what terms gold comes in: at a price, owed in fine gold until it is priced, or the supplier's own until it is sold. */
export const SISTEM_TERIMA = ['TETAP', 'BELUM_FIX', 'KONSINYASI'] as const;
export type SistemTerima = (typeof SISTEM_TERIMA)[number];

/** Whose weight is paid: the supplier's, as his nota says, or our scale's. */
export const DASAR_BAYAR = ['NOTA', 'TIMBANGAN'] as const;
export type DasarBayar = (typeof DASAR_BAYAR)[number];

/** A line of a delivery as it is owed and as it is booked, in rupiah and milligrams. */
export interface ReceivedLine {
  sistem: SistemTerima;
  /** Of the weight on the scale. */
  murniMg: Mg;
  /** Of the gold alone; provisional while it is not fixed. */
  nilaiRp: Rupiah;
  ongkosRp: Rupiah;
  dppRp: Rupiah;
  ppnRp: Rupiah;
  pph22Rp: Rupiah;
  hutangRp: Rupiah;
  /** Fine gold that is owed in kind, and what it is worth for the time being. */
  hutangEmasMg: Mg;
  hutangEmasRp: Rupiah;
  /** Of the PPN, what is credited and so no cost. */
  ppnMasukanRp: Rupiah;
  /** What tags share. */
  hppRp: Rupiah;
}

/** The weight that is paid for a line, and what it differs by from the nota's. */
export interface PaidWeight {
  /** Our scale's less the nota's. */
  selisihMg: Mg;
  dibayarMg: Mg;
  /** Beyond the tolerance somebody has to approve. */
  otorisasi: boolean;
}

/**
 * The nota's weight inside the tolerance, beyond it the one that was chosen (modules-2 §1, S2). SELISIH_PERLU_KEPUTUSAN, in grams,
 * where nobody chose.
 */
export const paidToSupplier = (
  { beratNotaMg, beratMg, toleransiMg }: { beratNotaMg: Mg; beratMg: Mg; toleransiMg: Mg },
  dasar?: DasarBayar,
): PaidWeight => {
  assertNatural(beratNotaMg, 'nota weight');
  assertNatural(beratMg, 'weight');
  assertNatural(toleransiMg, 'tolerance');
  const selisihMg = beratMg - beratNotaMg;
  if (Math.abs(selisihMg) <= toleransiMg) return { selisihMg, dibayarMg: beratNotaMg, otorisasi: false };
  if (dasar === undefined) refuse('SELISIH_PERLU_KEPUTUSAN', { mg: inGrams(selisihMg) });
  return { selisihMg, dibayarMg: dasar === 'NOTA' ? beratNotaMg : beratMg, otorisasi: true };
};

/** What work on gold costs: rupiah for each gram, half up, or for each piece. */
export interface Ongkos {
  jenis: 'PER_GRAM' | 'PER_PCS';
  rp: Rupiah;
}

export const ongkosOf = ({ jenis, rp }: Ongkos, { beratMg, qty }: { beratMg: Mg; qty: number }): Rupiah => {
  if (jenis === 'PER_GRAM') return valueAt(beratMg, rp);
  assertNatural(qty, 'qty');
  assertNatural(rp, 'ongkos');
  return mulDiv(qty, rp, 1, 'half-up');
};

/** What a tax invoice may differ by from the PPN that is reckoned. */
const FAKTUR_RP = 5;

/** Input PPN of a line: reckoned, or as the tax invoice has it. */
export interface InputPpn {
  /** Thousandths of a percent. */
  persenMilli: number;
  pkp: boolean;
  fakturRp?: Rupiah | undefined;
}

const assertPkp = (ppnRp: Rupiah, pkp: boolean): void => {
  assertNatural(ppnRp, 'ppn');
  if (ppnRp > 0 && !pkp) refuse('PPN_BUKAN_PKP');
};

/**
 * Half up of the tax base, or what the tax invoice says, up to Rp 5 apart (modules-2 §1, S1 and rule 13). PPN_BUKAN_PKP from
 * a supplier that is not registered, PPN_BEDA_FAKTUR.
 */
export const inputPpn = (dppRp: Rupiah, { persenMilli, pkp, fakturRp }: InputPpn): Rupiah => {
  assertNatural(dppRp, 'ppn base');
  assertNatural(persenMilli, 'ppn rate');
  const hitungan = percentOf(dppRp, persenMilli, 'half-up');
  const ppnRp = fakturRp ?? hitungan;
  assertPkp(ppnRp, pkp);
  if (Math.abs(ppnRp - hitungan) > FAKTUR_RP) refuse('PPN_BEDA_FAKTUR', { ppn: ppnRp, hitungan });
  return ppnRp;
};

interface Received {
  /** On the scale. */
  beratMg: Mg;
  kadarMurniMilli: number;
}

/** Input PPN is cost, as PMK 48/2023 art. 21(1) forbids its credit; PPN_MASUKAN_KREDIT credits it. */
const costOf = (
  dppRp: Rupiah,
  ppnRp: Rupiah,
  kredit: boolean,
): Pick<ReceivedLine, 'hppRp' | 'ppnMasukanRp'> =>
  kredit ? { hppRp: dppRp, ppnMasukanRp: ppnRp } : { hppRp: dppRp + ppnRp, ppnMasukanRp: 0 };

/**
 * A line at a price (modules-2 §1, S1): the gold that is paid for and ongkos are the tax base; PPN and the PPh 22 that the supplier
 * collects, half up, are owed on top. PPN_BUKAN_PKP, PPN_BEDA_FAKTUR.
 */
export const receivePriced = (
  input: Received & {
    dibayarMg: Mg;
    qty: number;
    hargaPerGramRp: Rupiah;
    ongkos: Ongkos;
    ppn: InputPpn;
    /** Thousandths of a percent; 0 where the supplier collects none. */
    pph22Milli: number;
    ppnKredit: boolean;
  },
): ReceivedLine => {
  const nilaiRp = valueAt(input.dibayarMg, input.hargaPerGramRp);
  const ongkosRp = ongkosOf(input.ongkos, { beratMg: input.dibayarMg, qty: input.qty });
  const dppRp = nilaiRp + ongkosRp;
  const ppnRp = inputPpn(dppRp, input.ppn);
  const pph22Rp = pph22Of(dppRp, input.pph22Milli);
  return {
    sistem: 'TETAP',
    murniMg: fineGold(input.beratMg, input.kadarMurniMilli),
    nilaiRp,
    ongkosRp,
    dppRp,
    ppnRp,
    pph22Rp,
    hutangRp: dppRp + ppnRp + pph22Rp,
    hutangEmasMg: 0,
    hutangEmasRp: 0,
    ...costOf(dppRp, ppnRp, input.ppnKredit),
  };
};

/**
 * A line that is not fixed (modules-2 §1, S5): fine gold is owed at the purity of exchange, half up, worth so much a fine gram for the time
 * being; ongkos and PPN are owed in rupiah. PPN_BUKAN_PKP.
 */
export const receiveUnfixed = (
  input: Received & {
    dibayarMg: Mg;
    /** Thousandths of a percent; no purity, so that it may be above 100 %. */
    kadarTukarMilli: number;
    /** Of a fine gram. */
    hargaAcuanRp: Rupiah;
    ongkosRp: Rupiah;
    ppnRp: Rupiah;
    pkp: boolean;
    ppnKredit: boolean;
  },
): ReceivedLine => {
  const { dibayarMg, kadarTukarMilli, ongkosRp, ppnRp } = input;
  assertNatural(dibayarMg, 'weight');
  assertNatural(kadarTukarMilli, 'kadar tukar');
  assertNatural(ongkosRp, 'ongkos');
  assertPkp(ppnRp, input.pkp);
  const hutangEmasMg = mulDiv(dibayarMg, kadarTukarMilli, PERCENT_MILLI, 'half-up');
  const nilaiRp = valueAt(hutangEmasMg, input.hargaAcuanRp);
  const dppRp = nilaiRp + ongkosRp;
  return {
    sistem: 'BELUM_FIX',
    murniMg: fineGold(input.beratMg, input.kadarMurniMilli),
    nilaiRp,
    ongkosRp,
    dppRp,
    ppnRp,
    pph22Rp: 0,
    hutangRp: ongkosRp + ppnRp,
    hutangEmasMg,
    hutangEmasRp: nilaiRp,
    ...costOf(dppRp, ppnRp, input.ppnKredit),
  };
};

/** A line that stays the supplier's: no rupiah until a piece of it is sold (modules-2 §1, S9). */
export const receiveConsigned = ({ beratMg, kadarMurniMilli }: Received): ReceivedLine => ({
  sistem: 'KONSINYASI',
  murniMg: fineGold(beratMg, kadarMurniMilli),
  nilaiRp: 0,
  ongkosRp: 0,
  dppRp: 0,
  ppnRp: 0,
  pph22Rp: 0,
  hutangRp: 0,
  hutangEmasMg: 0,
  hutangEmasRp: 0,
  ppnMasukanRp: 0,
  hppRp: 0,
});

/** What a line that stays the supplier's is worth to him, in rupiah: what is paid for of it at the price agreed on, and ongkos. */
export const consignedPrice = (line: {
  dibayarMg: Mg;
  qty: number;
  hargaPerGramRp: Rupiah;
  ongkos: Ongkos;
}): Rupiah =>
  valueAt(line.dibayarMg, line.hargaPerGramRp) +
  ongkosOf(line.ongkos, { beratMg: line.dibayarMg, qty: line.qty });

/** Less gold would be owed than came in: somebody has to approve it (modules-2 §1, rule 6). */
export const isExchangedBelowFine = ({
  kadarTukarMilli,
  kadarMurniMilli,
}: {
  kadarTukarMilli: number;
  kadarMurniMilli: number;
}): boolean => kadarTukarMilli < kadarMurniMilli;

/** The number of a tax invoice (modules-2 §1, rule 7). */
export const NO_FAKTUR_PAJAK = /^\d{17}$/;

/** A delivery whose tax invoice has number and date: its pieces are sold at the rate of pieces with one. */
export const hasFakturPajak = (terima: {
  no_faktur_pajak?: string | null;
  tgl_faktur?: string | null;
}): boolean => NO_FAKTUR_PAJAK.test(terima.no_faktur_pajak ?? '') && Boolean(terima.tgl_faktur);
