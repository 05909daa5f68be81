import type { PesananState } from '../lifecycle.ts';
import { book, type Stored } from './book.ts';

/** Where a line of an order stands: with the piece that was made for it, once there is one. */
export interface PesananKeadaan {
  status: PesananState;
  kode_barcode: string | null;
}

/** A line of an order that moves, with its state before and after. */
export interface PesananRow {
  /** 'OP…/1'; '/1' of the document's own number, which makes it now. */
  no_pesanan: string;
  jenis: string;
  kode_customer: string;
  /** The version it was judged at. */
  versi: number;
  dari: PesananKeadaan | null;
  ke: PesananKeadaan;
}

/** The columns of its state, as its table and its movements have them. */
export const PESANAN_STATE = {
  status: 'text',
  kode_barcode: 'text',
} as const satisfies Record<keyof PesananKeadaan, Stored | 'date'>;

export const PESANAN = book<PesananRow>()({
  table: 'pesanan_gerak',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_pesanan: { as: 'text', own: 'part' },
    jenis: { as: 'text' },
    dari: { as: 'jsonb' },
    ke: { as: 'jsonb' },
  },
  since: 10,
  back: ({ jenis, dari, ke }) => ({
    jenis: `BATAL_${jenis}`,
    dari: ke,
    ke: dari ?? { ...ke, status: 'BATAL' },
  }),
  undone: { by: 'no_pesanan', sums: [`case when jenis like 'BATAL\\_%' then -1 else 1 end`] },
});
