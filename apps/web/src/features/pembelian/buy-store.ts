import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { type Party, WALK_IN } from '../../parts/pelanggan/party.ts';
import type { BuyPiece } from '../../parts/pembelian/piece.ts';
import type { Served } from '../../parts/till/sales-of-day.ts';

/** A purchase as it is written on the counter. */
export interface BuyDraft extends Intended {
  pieces: readonly BuyPiece[];
  /** The piece at hand. */
  active: string | null;
  customer: Party;
  /** Never kept on the device, but in what was sent and not answered yet. */
  no_ktp: string;
  ktp: string;
  kode_sales: string;
  keterangan: string;
  bayar: 'CASH' | 'TRANSFER';
  rekening_tujuan: string;
}

/** What a till keeps on its device for one user of one shop. */
export interface BuyTill {
  draft: BuyDraft;
  sales: Served['sales'];
  /** The last proof, for F10. */
  last: string | null;
}

const EMPTY_DRAFT: BuyDraft = {
  pieces: [],
  active: null,
  customer: WALK_IN,
  no_ktp: '',
  ktp: '',
  kode_sales: '',
  keterangan: '',
  bayar: 'CASH',
  rekening_tujuan: '',
  ...NOT_SENT,
};
const EMPTY_BUY: BuyTill = { draft: EMPTY_DRAFT, sales: null, last: null };

/** The piece before it is at hand then. */
export const removePiece = (draft: BuyDraft, id: string): BuyDraft => {
  const at = draft.pieces.findIndex((piece) => piece.id === id);
  const pieces = draft.pieces.filter((piece) => piece.id !== id);
  return { ...draft, pieces, active: pieces[Math.max(0, at - 1)]?.id ?? null };
};

/** The purchase is in the books, or waits to be: the next one begins with its sales person. `last` is the last proof. */
export const finish = (till: BuyTill, last: string | null): BuyTill => ({
  ...till,
  draft: { ...EMPTY_DRAFT, kode_sales: till.sales?.kode_sales ?? '' },
  last,
});

/** The number of anybody's identity card is not written down. */
export const BUY: KeptForm<BuyTill> = {
  version: 1,
  empty: EMPTY_BUY,
  fill: (kept) => ({ ...kept, draft: { ...EMPTY_DRAFT, ...kept.draft } }),
  written: (till) => ({ ...till, draft: { ...till.draft, no_ktp: '' } }),
};

export type BuyHandle = KeptTill<BuyTill>;
