import type { PesananKeadaan } from '@kadar/domain/books/pesanan.ts';

/** What a piece on HOLD was promised for, and by which document; rupiah. */
export interface Held {
  no_titip: string;
  /** Whose deposit it is paid from; its own where nothing is said. */
  asal?: string;
  /** Paid off in instalments: sold with the last of them, and by no other sale. */
  kontrak?: boolean;
  mengikat: boolean;
  batas: string;
  harga_emas: number;
  ongkos: number;
  harga_atribut: number;
  pembulatan: number;
  harga_jual: number;
  diskon: number;
  /** What was agreed on for its work, whatever gold costs. */
  kerja?: number;
  /** What of its weight its customer's own gold is, mg: not charged. */
  kredit?: number | null;
  /** Its customer is asked before it may be fetched. */
  tunda?: boolean;
  /** The line of an order that it was made for, as its sale judged it. */
  pesanan?: { no_pesanan: string; versi: number; dari: PesananKeadaan };
  /** What that line was estimated at, and all lines of the order that are open: it takes its share of the deposit. */
  perkiraan?: number;
  terbuka?: number;
  /** How many lines of that order are open, and its samples that are not back: the last line waits for them. */
  baris?: number;
  luar?: string[] | null;
  /** The line of an order that it is out for as a sample. */
  contoh?: string;
}
