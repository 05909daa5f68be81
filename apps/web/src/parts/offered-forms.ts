import type { Titip, TitipInput } from '@kadar/contract/endpoints/titip.ts';
import type { ComponentType } from 'react';
import type { BatchFacts } from './batches.ts';
import type { Ordered } from './dokumen/ordered.ts';

/** What each of them is given. */
export interface OfferedProps {
  /**
   * A new piece; `onSaved` is told its barcode once it is in stock, and the form closes. Out of a batch one piece after the other: the form
   * stays until it is closed.
   */
  barang: {
    batch?: BatchFacts & { kode_toko: string };
    onClose: () => void;
    onSaved: (kode_barcode: string) => void;
  };
  /** The tagging line of a shop, out of a batch or of none. */
  tagging: { batch?: BatchFacts; toko: string; onClose: () => void };
  /** A deposit on the pieces of a sale that is not made; `onSaved` is told its number, and the form closes. */
  titip: {
    sale: Pick<TitipInput, 'kode_sales' | 'nama_customer' | 'lines'> &
      Record<'kode_customer' | 'alamat_customer' | 'no_hp' | 'keterangan', string>;
    totalRp: number;
    onClose: () => void;
    onSaved: (no_faktur: string) => void;
  };
  /** A pledge as it stands, with what may be done; in place of the screen that asked. */
  kartu: { no_hutang: string; onClose: () => void };
  /** Goods of a pledge that were lost or damaged; a pledge that is written off. */
  klaim: { no_hutang: string; toko: string; onClose: () => void };
  hapusHutang: { no_hutang: string; toko: string; onClose: () => void };
  /** What an auction or a claim owes, paid out whole. */
  bayarKewajiban: {
    asal: 'LELANG' | 'KLAIM';
    no_faktur: string;
    jumlah_rp: number;
    nama_customer: string;
    toko: string;
    onClose: () => void;
  };
  /** An open deposit, or an order or pre-order with a piece that waits, of a member or of anybody ('' ). */
  ambil: { kode_customer: string; onPick: (picked: Titip | Ordered) => void; onClose: () => void };
}

/** Forms that a feature offers to the screens of others: they stand over the screen that asked. */
export type OfferedForms = {
  [Name in keyof OfferedProps]: ComponentType<OfferedProps[Name]>;
};

const offered: Partial<OfferedForms> = {};

/** Told by the app at its start, which alone knows every feature. */
export const offerForms = (forms: Partial<OfferedForms>): void => {
  Object.assign(offered, forms);
};

/** Undefined where no feature of this build offers it. */
export const offeredForm = <K extends keyof OfferedForms>(name: K): OfferedForms[K] | undefined =>
  offered[name];
