import { createKeptStore, type KeptStore, type Shelf } from '../../kit/dokumen/kept-store.ts';
import { type Draft, EMPTY_DRAFT, isEmptyDraft } from './draft.ts';

export interface Parked {
  id: string;
  /** ISO instant. */
  at: string;
  /** As it was when parked; prices may have moved since. */
  grandTotalRp: number;
  draft: Draft;
}

/** A finished sale that still stands on the screen, so that a reload does not hide the change to be given. */
export interface Done {
  no_faktur: string;
  grand_total: number;
  dibayar: number;
  kembali: number;
  poin_dapat: number;
}

/** Everything a till keeps on its device for one user of one shop. */
export interface Till {
  draft: Draft;
  parked: readonly Parked[];
  done: Done | null;
  /** The last nota, for F10. */
  last: string | null;
  /** Who sold last and on which business date: the sales person of the next draft of that day. */
  sales: { kode_sales: string; tanggal: string } | null;
}

export const EMPTY_TILL: Till = { draft: EMPTY_DRAFT, parked: [], done: null, last: null, sales: null };

/** Raised when the kept form changes; what another version kept is set aside, not read. */
const VERSION = 1;

/** What the next sale begins with: nothing but the sales person of the day. */
const freshDraft = ({ sales }: Till): Draft => ({ ...EMPTY_DRAFT, kode_sales: sales?.kode_sales ?? '' });

/** The sales person is chosen, for this sale and those after it until the day is over. */
export const chooseSales = (till: Till, kode_sales: string, tanggal: string): Till => ({
  ...till,
  draft: { ...till.draft, kode_sales },
  sales: kode_sales ? { kode_sales, tanggal } : null,
});

/** On another business date nobody sells until somebody says so; a sale that was begun keeps its sales person. */
export const onDay = (till: Till, tanggal: string): Till => {
  if (!till.sales || till.sales.tanggal === tanggal) return till;
  const draft = isEmptyDraft(till.draft) ? { ...till.draft, kode_sales: '' } : till.draft;
  return { ...till, draft, sales: null };
};

/** Sets the draft aside and starts an empty one; an empty draft is not worth keeping. */
export const park = (till: Till, id: string, at: string, grandTotalRp: number): Till =>
  isEmptyDraft(till.draft)
    ? till
    : {
        ...till,
        draft: freshDraft(till),
        parked: [...till.parked, { id, at, grandTotalRp, draft: till.draft }],
      };

/** Takes a parked sale back; what stands on the screen is parked in its place. */
export const resume = (
  till: Till,
  id: string,
  now: { id: string; at: string; grandTotalRp: number },
): Till => {
  const found = till.parked.find((parked) => parked.id === id);
  if (!found) return till;
  const kept = park(till, now.id, now.at, now.grandTotalRp);
  return { ...kept, draft: found.draft, parked: kept.parked.filter((parked) => parked.id !== id) };
};

export const dropParked = (till: Till, id: string): Till => ({
  ...till,
  parked: till.parked.filter((parked) => parked.id !== id),
});

/** The sale is in the books: the draft is over, its nota is the last one. */
export const finish = (till: Till, done: Done): Till => ({
  ...till,
  draft: freshDraft(till),
  done,
  last: done.no_faktur,
});

const isTill = (value: unknown): value is Till & { version: number } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'draft' in value;

/** What was kept, or null when it cannot be read. */
export const parseTill = (text: string): Till | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isTill(value) ? { ...EMPTY_TILL, ...value, draft: { ...EMPTY_DRAFT, ...value.draft } } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

export type TillStore = KeptStore<Till>;

/** The till of a user in a shop, on its device. */
export const createTillStore = (shelf: Shelf, user: string, toko: string): TillStore =>
  createKeptStore(shelf, `kadar.device.pos.${toko}.${user}`, {
    empty: EMPTY_TILL,
    parse: parseTill,
    text: (till) => JSON.stringify({ ...till, version: VERSION }),
  });
