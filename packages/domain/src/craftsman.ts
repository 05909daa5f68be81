import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { allocate, percentOf, type Rupiah } from './money.ts';
import { type Ongkos, ongkosOf } from './supplier.ts';
import { inGrams, type Mg, valueAt } from './weight.ts';

/** Fine gold of the shop in a craftsman's hand, and what it cost. */
export interface CraftsmanGold {
  murniMg: Mg;
  hppRp: Rupiah;
}

/** Fine gold that a job lost, and who bears it. */
export interface CraftsmanLoss {
  /** Handed over and not returned. */
  terpakaiMg: Mg;
  susutMg: Mg;
  bolehMg: Mg;
  /** The shop's loss. */
  dibebankanMg: Mg;
  /** What he lost beyond it, and still owes. */
  tetapHutangMg: Mg;
}

/**
 * The loss of a job in fine gold, never in gross weight (modules-2 §2, T1): he may lose so much of what he used, rounded down. His own
 * gold counts as handed over. EMAS_BERTAMBAH, in grams, where he gives more than he had.
 */
export const lossOf = (job: {
  serahMurniMg: Mg;
  hasilMurniMg: Mg;
  /** Returned unused. */
  kembaliMurniMg: Mg;
  /** His own gold that is in the result. */
  emasTukangMg?: Mg;
  /** Thousandths of a percent. */
  susutMilli: number;
}): CraftsmanLoss => {
  const { serahMurniMg, hasilMurniMg, kembaliMurniMg, emasTukangMg = 0, susutMilli } = job;
  for (const mg of [serahMurniMg, hasilMurniMg, kembaliMurniMg, emasTukangMg]) assertNatural(mg, 'fine gold');
  assertNatural(susutMilli, 'allowed loss');
  const terpakaiMg = serahMurniMg - kembaliMurniMg;
  const susutMg = terpakaiMg + emasTukangMg - hasilMurniMg;
  if (susutMg < 0) refuse('EMAS_BERTAMBAH', { mg: inGrams(-susutMg) });
  const bolehMg = percentOf(Math.max(0, terpakaiMg), susutMilli, 'floor');
  const dibebankanMg = Math.min(susutMg, bolehMg);
  return { terpakaiMg, susutMg, bolehMg, dibebankanMg, tetapHutangMg: susutMg - dibebankanMg };
};

/** What comes back of a craftsman's gold, and what it costs. */
export interface CraftsmanReturn {
  /** Out of his account: results and loss, less his own gold. */
  keluarMg: Mg;
  lepasRp: Rupiah;
  susutRp: Rupiah;
  /** What is owed for his own gold. */
  emasTukangRp: Rupiah;
  /** Cost of each result, wages not counted. */
  hasilRp: Rupiah[];
  left: CraftsmanGold;
}

/**
 * Results come back, and so much is lost (modules-2 §2, T2): both release their share of the value, half up, and the last of the gold
 * all that is left of it. The loss bears half up of what is released, the results the rest by their fine gold; his own gold in them is
 * bought. EMAS_BERTAMBAH, in grams, where it is more than he has; RangeError where his own gold is more than the results.
 */
export const takeBack = (
  balance: CraftsmanGold,
  came: {
    /** Fine gold of each result. */
    hasilMg: readonly Mg[];
    susutMg: Mg;
    /** His own gold, at so much a fine gram. */
    emasTukang?: { mg: Mg; hargaRp: Rupiah } | undefined;
  },
): CraftsmanReturn => {
  const { hasilMg, susutMg, emasTukang = { mg: 0, hargaRp: 0 } } = came;
  for (const mg of [...hasilMg, susutMg, emasTukang.mg]) assertNatural(mg, 'fine gold');
  const ours = hasilMg.reduce((sum, mg) => sum + mg, 0) - emasTukang.mg;
  assertNatural(ours, 'gold of the shop in the results');
  const keluarMg = ours + susutMg;
  const { murniMg, hppRp } = balance;
  if (keluarMg > murniMg) refuse('EMAS_BERTAMBAH', { mg: inGrams(keluarMg - murniMg) });
  const lepasRp = keluarMg === murniMg ? hppRp : mulDiv(hppRp, keluarMg, murniMg, 'half-up');
  const susutRp = keluarMg === 0 ? 0 : mulDiv(lepasRp, susutMg, keluarMg, 'half-up');
  const emasTukangRp = valueAt(emasTukang.mg, emasTukang.hargaRp);
  return {
    keluarMg,
    lepasRp,
    susutRp,
    emasTukangRp,
    hasilRp: allocate(lepasRp - susutRp + emasTukangRp, hasilMg),
    left: { murniMg: murniMg - keluarMg, hppRp: hppRp - lepasRp },
  };
};

/** What a line of a job is paid by. */
export interface Wage {
  jenis: Ongkos['jenis'] | 'BORONG';
  rp: Rupiah;
}

/** The wage of a line: half up by gram or piece, or for all of it. */
export const wageOf = ({ jenis, rp }: Wage, of: { beratMg: Mg; qty: number }): Rupiah =>
  jenis === 'BORONG' ? rp : ongkosOf({ jenis, rp }, of);

/** A job as it comes back: what of it is work, and what was not used. */
export interface CraftsmanJob extends CraftsmanLoss {
  hasilMg: Mg;
  kembaliMg: Mg;
}

/**
 * The loss of a job that says itself what was lost: what was handed over for it is then what came of it, less his own gold. A loss that is
 * forgiven is the shop's as a whole (modules-2 §2, T1).
 */
export const jobOf = (job: {
  lines: readonly { hasil: 'PIECE' | 'BATANG' | 'SISA'; murniMg: Mg }[];
  susutMg: Mg;
  emasTukangMg: Mg;
  /** Thousandths of a percent. */
  susutMilli: number;
  maaf: boolean;
}): CraftsmanJob => {
  const { lines, susutMg, emasTukangMg, susutMilli, maaf } = job;
  const of = (sisa: boolean): Mg =>
    lines.reduce((sum, { hasil, murniMg }) => ((hasil === 'SISA') === sisa ? sum + murniMg : sum), 0);
  const [hasilMg, kembaliMg] = [of(false), of(true)];
  const loss = lossOf({
    serahMurniMg: Math.max(0, hasilMg + kembaliMg + susutMg - emasTukangMg),
    hasilMurniMg: hasilMg,
    kembaliMurniMg: kembaliMg,
    emasTukangMg,
    susutMilli,
  });
  return {
    hasilMg,
    kembaliMg,
    ...loss,
    ...(maaf && { dibebankanMg: loss.susutMg, tetapHutangMg: 0 }),
  };
};
