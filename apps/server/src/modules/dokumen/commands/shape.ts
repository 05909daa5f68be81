import { withoutNik } from '@kadar/contract/nik.ts';
import type { BookTable } from '@kadar/domain/books/book.ts';
import { isHandedOver, isHolding, MADE } from '@kadar/domain/books/stock.ts';
import { BOOKS, type BookName } from '@kadar/domain/books.ts';
import type { MovedLife, TouchedLife } from '@kadar/domain/lives/life.ts';
import { MOVED, TOUCHED } from '@kadar/domain/lives.ts';
import { sectionsOf } from '../../../platform/chain/sealed-columns.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Head } from '../posting.ts';
import type { Written } from './written.ts';

export type Stored = Readonly<Record<string, string>>;

/** Columns of a header that its kind fills in, as they are kept. */
export const HEAD: Readonly<Record<keyof Head, string>> = {
  kode_sales: 'text',
  kode_customer: 'text',
  nama_customer: 'text',
  alamat_customer: 'text',
  no_hp: 'text',
  kategori: 'text',
  keterangan: 'text',
  qty: 'int',
  berat: 'bigint',
  total: 'bigint',
  diskon: 'bigint',
  ppn: 'bigint',
  ppn_termasuk: 'boolean',
  pembulatan: 'bigint',
  grand_total: 'bigint',
  dibayar: 'bigint',
  kembali: 'bigint',
  poin_dapat: 'int',
  poin_pakai: 'int',
  asal_toko: 'text',
  asal_no: 'text',
  asal_urut: 'smallint',
  no_tukar: 'text',
  pph22: 'bigint',
};
export const BAYAR: Stored = {
  arah: 'text',
  jenis: 'text',
  no_rekening: 'text',
  no_kartu: 'text',
  jumlah_rp: 'bigint',
  fee: 'bigint',
  jumlah_gesek_rp: 'bigint',
  poin: 'int',
};
const NO_DETAIL = { no_rekening: '', no_kartu: '', fee: 0, jumlah_gesek_rp: 0, poin: 0 };

/** Books that mostly have a row or none: with the payments one array, since each array costs the statement a scan of its own. */
export const SMALL = ['kas', 'bank', 'poin', 'fee', 'titipan'] as const satisfies readonly BookName[];
export type Small = (typeof SMALL)[number];
/** Books whose rows are their table's as they come. */
export const PLAIN = [
  'stock',
  'massa',
  'gadai',
  'pihak',
  'kiriman',
  'pesanan',
  'cicilan',
  'service',
] as const satisfies readonly BookName[];
export type Plain = (typeof PLAIN)[number];
export const isPlain = (name: BookName): name is Plain => PLAIN.some((one) => one === name);

/** What some documents have: the statement names nothing else but `OF_SALES`, so that who has none of a thing does not pay for it (lives §3). */
export interface Shape {
  reversal: boolean;
  answer: boolean;
  lines: boolean;
  beside: boolean;
  pieces: boolean;
  bayar: boolean;
  /** Pieces that were there before, and those that go to another place. */
  moves: boolean;
  places: boolean;
  /** Pieces that begin or end to be kept for somebody. */
  holds: boolean;
  /** Pieces that go from one that keeps them to another. */
  handed: boolean;
  books: ReadonlySet<BookName>;
  /** Tables of the lives that only some rows of their book are of. */
  touches: ReadonlySet<string>;
  /** Tables of the lives that they begin, and of those that they go on with. */
  begins: ReadonlySet<string>;
  goesOn: ReadonlySet<string>;
}

/** What they do with lives of a kind, row by row: 'begins' where the life is the document's own. */
const stepsOf = (life: MovedLife | TouchedLife, { books }: Written): ('begins' | 'goesOn')[] => {
  const step = (own: boolean) => (own ? 'begins' : 'goesOn');
  if (life.goes === 'moved')
    return books[life.book].map((row) => step((row as { dari?: unknown }).dari == null));
  const { book, key, by = key, rows, holds } = life;
  const touched = (books[book] as readonly object[]).filter((row) => !rows || rows.has(row as never));
  const kept = holds === undefined ? [] : books.stock;
  return [
    ...touched.map((row) => (row as Record<string, unknown>)[by]),
    ...kept.filter((row) => isHolding(row) || isHandedOver(row)).map(({ pegang }) => pegang),
    ...kept.filter(isHandedOver).map(({ lepas }) => lepas),
  ].map((number) => step(number == null || String(number).startsWith('/')));
};

/** The books that it has rows in. */
const booksIn = ({ books }: Written): BookName[] =>
  (Object.keys(BOOKS) as BookName[]).filter((name) => books[name].length > 0);

/**
 * What a paid sale of pieces may have, whoever buys and however it is paid: one text for all of them. Another text would cost
 * each connection that meets it a plan of its own.
 */
const OF_SALES: readonly BookName[] = ['kas', 'bank', 'poin', 'fee'];

export const shapeOf = (documents: readonly Written[]): Shape => {
  const some = (has: (one: Written) => unknown): boolean => documents.some((one) => Boolean(has(one)));
  const stock = documents.flatMap(({ books }) => books.stock);
  const tablesOf = (step: 'begins' | 'goesOn') =>
    new Set(
      [...MOVED, ...TOUCHED]
        .filter((life) => some((one) => stepsOf(life, one).includes(step)))
        .map(({ table }) => table),
    );
  const bayar = some((one) => one.bayar.length);
  const sells = bayar && stock.some(({ ke_status }) => ke_status === 'SOLD');
  return {
    reversal: some(({ batal }) => batal),
    answer: some(({ intent }) => intent),
    lines: some(({ lines }) => lines),
    beside: some(({ beside }) => beside?.length),
    pieces: some(({ pieces }) => pieces),
    bayar,
    moves: stock.some(({ dari_status }) => dari_status !== MADE),
    places: stock.some(({ dari_baki }) => dari_baki),
    holds: stock.some(isHolding),
    handed: stock.some(isHandedOver),
    books: new Set([...documents.flatMap(booksIn), ...(sells ? OF_SALES : [])]),
    touches: new Set(
      TOUCHED.filter(
        ({ book, rows }) => rows && some(({ books }) => books[book].some((row) => rows.has(row as never))),
      ).map(({ table }) => table),
    ),
    begins: tablesOf('begins'),
    goesOn: tablesOf('goesOn'),
  };
};

/** Of a row for the door, what no book has. */
export const carriedOf = (name: Plain, { places, holds, handed }: Shape): Stored => {
  const life = MOVED.find(({ book }) => book === name);
  if (life) return { ...Object.fromEntries(life.made.map((column) => [column, 'text'])), versi: 'int' };
  if (name === 'kiriman') return { baru: 'json' };
  if (name !== 'stock') return {};
  return {
    ...(places && { dari_gudang: 'text', dari_baki: 'text' }),
    ...((holds || handed) && { pegang: 'text' }),
    ...(handed && { lepas: 'text' }),
  };
};

const smallOf = ({ bayar, books }: Written): object[] => [
  ...bayar.map((row, index) => ({ ...NO_DETAIL, ...row, urut: index + 1, buku: 'bayar' })),
  ...SMALL.flatMap((buku) => books[buku].map((row) => ({ ...row, buku }))),
];
export const isSmall = ({ bayar, books }: Shape): boolean => bayar || SMALL.some((name) => books.has(name));

/** The tables it is written in, its header's apart: whoever seals it reads no others. */
const writtenIn = (one: Written): string[] => [
  ...[one.lines, ...(one.beside ?? [])].flatMap((some) => (some?.rows.length ? [some.table] : [])),
  ...(one.bayar.length > 0 ? ['dokumen_bayar'] : []),
  ...booksIn(one).map((name) => BOOKS[name].table),
];

export const recordOf = (one: Written, nomor: number, shape: Shape) => {
  const { signed, head, lines, books, intent, batal } = one;
  return {
    nomor,
    jenis: one.jenis,
    awalan: one.awalan,
    trx: one.trx,
    entity: one.entity,
    user: signed.user,
    ip: signed.ip,
    otorisasi_id: signed.approval?.id ?? null,
    valid_by: signed.approval?.disetujui_oleh ?? signed.validator ?? signed.user,
    at: one.at ?? null,
    uraian: one.uraian,
    audit: withoutNik(one.audit),
    bagian: sectionsOf(writtenIn(one)),
    ...head,
    ...(shape.lines && { tabel: lines?.table ?? null, lines: lines?.rows ?? null }),
    ...(shape.beside && { beside: one.beside ?? [] }),
    ...(shape.pieces && { potong: one.pieces ?? null }),
    ...(isSmall(shape) && { small: smallOf(one) }),
    ...Object.fromEntries(
      [...PLAIN, 'jurnal' as const, 'emas' as const].flatMap((name) =>
        shape.books.has(name) ? [[name, books[name]]] : [],
      ),
    ),
    ...(batal && { batal: batal.no_faktur, alasan: batal.alasan }),
    ...(shape.answer && {
      kunci: intent ? { ...intent, bodyHash: intent.bodyHash.toString('hex') } : null,
      answer: one.answer,
    }),
  };
};

/** Names of ours: part of the text, never of what somebody sent. */
export const names = (columns: readonly string[]): Query<unknown> => sql.raw(columns.join(', '));
export const typed = (columns: Stored): string =>
  Object.entries(columns)
    .map(([column, as]) => `"${column}" ${as}`)
    .join(', ');
export const storedBy = ({ columns }: BookTable): Stored =>
  Object.fromEntries(Object.entries(columns).map(([column, { as }]) => [column, as]));

export const recordColumns = (shape: Shape): Query<unknown> =>
  sql.raw(
    typed({
      nomor: 'int',
      jenis: 'text',
      awalan: 'text',
      trx: 'text',
      entity: 'text',
      user: 'text',
      ip: 'text',
      otorisasi_id: 'bigint',
      valid_by: 'text',
      at: 'timestamptz',
      uraian: 'text',
      audit: 'jsonb',
      bagian: 'smallint[]',
      ...(shape.reversal ? { batal: 'text', alasan: 'text' } : HEAD),
      ...(shape.lines && { tabel: 'text', lines: 'json' }),
      ...(shape.beside && { beside: 'json' }),
      ...(shape.pieces && { potong: 'json' }),
      ...(isSmall(shape) && { small: 'json' }),
      ...Object.fromEntries(
        [...PLAIN, 'jurnal', 'emas'].flatMap((name) =>
          shape.books.has(name as BookName) ? [[name, 'json']] : [],
        ),
      ),
      ...(shape.answer && { kunci: 'json', answer: 'jsonb' }),
    }),
  );
