import { STANDARD_JOURNAL_TYPE } from '@kadar/contract/standard-accounts.ts';
import { assertBooksAgree } from '@kadar/domain/books.ts';
import { compact, mapRoles } from '@kadar/domain/posting.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { DokumenAnswer, Head, Posting } from '../posting.ts';
import { write } from './write.ts';
import type { Place, Written } from './written.ts';

const EMPTY_HEAD: Head = {
  kode_sales: '',
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  kategori: null,
  keterangan: '',
  qty: 0,
  berat: 0,
  total: 0,
  diskon: 0,
  ppn: 0,
  ppn_termasuk: null,
  pembulatan: 0,
  grand_total: 0,
  dibayar: 0,
  kembali: 0,
  poin_dapat: 0,
  poin_pakai: 0,
  asal_toko: null,
  asal_no: null,
  asal_urut: null,
  no_tukar: null,
  pph22: null,
};

/** The books with the accounts of this moment; the same lines of one account are one. Throws AKUN_BELUM_DIPETAKAN. */
const mapped = ({ books, type, mapping }: Posting): Posting['books'] => ({
  ...books,
  jurnal: mapRoles(compact(books.jurnal), {
    trx: type.jenis,
    type: STANDARD_JOURNAL_TYPE,
    detail_akun: mapping ?? [],
  }),
  emas: books.emas.filter(({ mg }) => mg !== 0),
});

const writtenOf = (posting: Posting): Written => {
  const { type, lines } = posting;
  const books = mapped(posting);
  assertBooksAgree(books);
  if (lines && !type.lines) throw new Error(`${type.jenis} has no table of lines`);
  return {
    jenis: type.jenis,
    awalan: type.awalan,
    trx: type.jenis,
    entity: type.entity,
    signed: posting.signed,
    at: posting.at,
    head: { ...EMPTY_HEAD, ...posting.head },
    ...(lines && type.lines && { lines: { table: type.lines.table, rows: lines } }),
    beside: Object.entries(posting.beside ?? {}).flatMap(([table, rows]) =>
      rows.length > 0 ? [{ table, rows }] : [],
    ),
    bayar: posting.bayar ?? [],
    pieces: posting.pieces,
    books,
    uraian: posting.uraian,
    audit: posting.audit,
    intent: posting.intent,
    answer: posting.answer,
  };
};

export interface Posted<A extends DokumenAnswer = DokumenAnswer> {
  no: string;
  answer: A;
}

/** Puts what only the database knew into the answer, as it stands in the stored one. */
export const answered = <A extends DokumenAnswer>(answer: A, no: string, at: string, key: string): A => ({
  ...answer,
  data: { ...answer.data, [key]: no, ...('at' in answer.data && { at }) },
});

/**
 * Posts decided documents of one shop and day: the one door into the books (documents §3). One round trip; the caller
 * holds the day and what the documents spend. Throws what `write` refuses, and AKUN_BELUM_DIPETAKAN.
 */
export const postDokumen = async <A extends DokumenAnswer>(
  tx: Tx,
  place: Place,
  postings: readonly (Posting & { answer: A })[],
): Promise<Posted<A>[]> => {
  const numbers = await write(tx, place, postings.map(writtenOf));
  return postings.map(({ answer }, index) => {
    const { no, at } = numbers[index] ?? { no: '', at: '' };
    return { no, answer: answered(answer, no, at, 'no_faktur') };
  });
};
