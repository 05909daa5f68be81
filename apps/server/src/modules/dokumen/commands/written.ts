import type { Books } from '@kadar/domain/books.ts';
import type { Intent } from '../../../platform/http/command.ts';
import type { Bayar, DokumenAnswer, Head, Signed } from '../posting.ts';

/** A document or a reversal as a row of the recordset below. */
export interface Written {
  jenis: string;
  awalan: string;
  /** Name of its journal. */
  trx: string;
  entity: string;
  signed: Signed;
  at?: Date | undefined;
  head?: Head;
  lines?: { table: string; rows: readonly object[] };
  /** Rows in other tables of the kind's own. */
  beside?: readonly { table: string; rows: readonly object[] }[];
  bayar: readonly Bayar[];
  /** Pieces that come in with it. */
  pieces?: readonly object[] | undefined;
  books: Books;
  uraian: string;
  audit: unknown;
  /** The document it reverses. */
  batal?: { no_faktur: string; alasan: string };
  intent?: Intent | undefined;
  answer: DokumenAnswer;
}

export interface Place {
  toko: string;
  /** Business date, yyyy-MM-dd. */
  tanggal: string;
}
