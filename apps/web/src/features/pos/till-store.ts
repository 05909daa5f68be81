import { PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import type { DraftPayment } from '../../parts/dokumen/payments.ts';
import type { Served } from '../../parts/till/sales-of-day.ts';
import type { Waits } from '../../parts/till/WaitsDialog.tsx';
import { type Draft, EMPTY_DRAFT, isEmptyDraft } from './draft.ts';

/** A sale set aside that the server does not know yet; it hears of it as soon as it can. */
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
  kembali: number;
  poin_dapat: number;
  /** How it was paid, as the till was told. */
  payments: readonly Pick<DraftPayment, 'id' | 'jenis' | 'jumlah_rp'>[];
  /** What came in exchange; grams. */
  lama: readonly { id: string; nama_barang: string; berat: number; jumlah_rp: number }[];
  /** A member's points after it; null of who is none. */
  poin_sisa: number | null;
  /** It is in no book yet: `no_faktur` is the number it waits under. */
  menunggu?: Waits['menunggu'] | undefined;
}

/** What was due of it: below zero where the customer was paid out. */
export const dueOf = ({ grand_total, lama }: Pick<Done, 'grand_total' | 'lama'>): number =>
  lama.reduce((due, { jumlah_rp }) => due - jumlah_rp, grand_total);

/** Of a sale that an earlier page kept, which said less of it. */
const SAID_LESS = { payments: [], lama: [], poin_sisa: null };

/** A till without barcodes buys as well. */
export const isPurchase = (no_faktur: string): boolean => no_faktur.startsWith(PEMBELIAN_MANUAL.awalan);

/** Everything a till keeps on its device for one user of one shop. */
export interface Till {
  draft: Draft;
  parked: readonly Parked[];
  /** A sale of the server that is being taken back, with the key it is asked for by. */
  claim: { id: string; key: string } | null;
  done: Done | null;
  /** The last nota, for F10. */
  last: string | null;
  sales: Served['sales'];
}

export const EMPTY_TILL: Till = {
  draft: EMPTY_DRAFT,
  parked: [],
  claim: null,
  done: null,
  last: null,
  sales: null,
};

/** What the next sale begins with: nothing but the sales person of the day. */
const freshDraft = ({ sales }: Till): Draft => ({ ...EMPTY_DRAFT, kode_sales: sales?.kode_sales ?? '' });

/** Sets the draft aside and starts an empty one; an empty draft is not worth keeping. */
export const park = (till: Till, id: string, at: string, grandTotalRp: number): Till =>
  isEmptyDraft(till.draft)
    ? till
    : {
        ...till,
        draft: freshDraft(till),
        parked: [...till.parked, { id, at, grandTotalRp, draft: till.draft }],
      };

/** A parked sale is back; what stands on the screen is parked in its place. */
export const resume = (
  till: Till,
  draft: Draft,
  now: { id: string; at: string; grandTotalRp: number },
): Till => ({ ...park(till, now.id, now.at, now.grandTotalRp), draft, claim: null });

/** A draft as another till parked it; null for what is none. */
export const parseDraft = (value: Readonly<Record<string, unknown>>): Draft | null =>
  Array.isArray(value.lines) && Array.isArray(value.payments) && isParty(value.customer)
    ? { ...EMPTY_DRAFT, ...value }
    : null;

const isParty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'nama_customer' in value;

export const dropParked = (till: Till, id: string): Till => ({
  ...till,
  parked: till.parked.filter((parked) => parked.id !== id),
});

/** The sale is in the books, or waits to be: the draft is over; what has a nota is the last one. */
export const finish = (till: Till, done: Done): Till => ({
  ...till,
  draft: freshDraft(till),
  done,
  last: done.menunggu ? till.last : done.no_faktur,
});

export const TILL: KeptForm<Till> = {
  version: 1,
  empty: EMPTY_TILL,
  fill: (kept) => ({
    ...kept,
    done: kept.done && { ...SAID_LESS, ...kept.done },
    draft: { ...EMPTY_DRAFT, ...kept.draft },
  }),
};

export type TillHandle = KeptTill<Till>;
