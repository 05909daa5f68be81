import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import { type ApiError, isApiError } from '../../kit/api/errors.ts';
import { type Draft, type DraftLine, type Problem, withoutCost } from './draft.ts';
import { priceAt } from './pricing.ts';

/** A line whose price moved since it was scanned. */
export interface PriceChange {
  kode_barcode: string;
  nama_barang: string;
  lamaRp: number;
  baruRp: number;
  /** The piece as it is now. */
  piece: PricedBarang;
}

export interface Checked {
  changes: readonly PriceChange[];
  /** Pieces that can no longer be sold here, by barcode. */
  problems: ReadonlyMap<string, Problem>;
  /** Pieces that are as they were. */
  sound: ReadonlySet<string>;
}

/** A refusal as the till keeps it. */
export const problemOf = ({ code, message, no_faktur }: ApiError): Problem => ({
  code,
  message,
  ...(no_faktur && { no_faktur }),
});

type Look = (kode_barcode: string) => Promise<PricedBarang>;
type Rounding = Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE'>;

const compare = (
  line: DraftLine,
  piece: PricedBarang,
  before: readonly OngkosRow[],
  now: readonly OngkosRow[],
  settings: Rounding,
): PriceChange | null => {
  const lamaRp = priceAt(line, before, settings).hargaJualRp;
  const baruRp = priceAt({ ...line, piece }, now, settings).hargaJualRp;
  const { kode_barcode, nama_barang } = piece;
  return lamaRp === baruRp ? null : { kode_barcode, nama_barang, lamaRp, baruRp, piece };
};

/** Asks for every piece again: what costs something else by now, what is gone. A piece without an answer is neither. */
export const recheck = async (
  draft: Draft,
  look: Look,
  rules: { before: readonly OngkosRow[]; now: readonly OngkosRow[]; settings: Rounding },
): Promise<Checked> => {
  const changes: PriceChange[] = [];
  const problems = new Map<string, Problem>();
  const sound = new Set<string>();
  const check = async (line: DraftLine): Promise<void> => {
    const { kode_barcode } = line.piece;
    try {
      const change = compare(line, await look(kode_barcode), rules.before, rules.now, rules.settings);
      if (change) changes.push(change);
      else sound.add(kode_barcode);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'refused' && error.status < 500 && error.status !== 401)
        problems.set(kode_barcode, problemOf(error));
    }
  };
  await Promise.all(draft.lines.map(check));
  return { changes, problems, sound };
};

/** Marks what was found: gone pieces with their problem, changed prices with theirs, sound ones with none. */
export const marked = (draft: Draft, checked: Checked, changed: (change: PriceChange) => Problem): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => {
    const { kode_barcode } = line.piece;
    const change = checked.changes.find((one) => one.kode_barcode === kode_barcode);
    if (change) return { ...line, problem: changed(change) };
    const problem = checked.problems.get(kode_barcode);
    if (problem) return { ...line, problem };
    return checked.sound.has(kode_barcode) ? { ...line, problem: null } : line;
  }),
});

/** Takes the new prices; the payments stay as they are and show what is now short or over. */
export const withNewPrices = (draft: Draft, changes: readonly PriceChange[]): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => {
    const change = changes.find(({ kode_barcode }) => kode_barcode === line.piece.kode_barcode);
    return change ? { ...line, piece: withoutCost(change.piece), problem: null } : line;
  }),
});
