import { type BookTable, saidBy } from '@kadar/domain/books/book.ts';
import { MADE } from '@kadar/domain/books/stock.ts';
import { BOOKS, type MassaSum, type PihakSum } from '@kadar/domain/books.ts';
import { type Query, type Statement, sql, toStatement } from '../../../platform/database/sql.ts';
import { lives, livesTold } from './lives.ts';
import {
  BAYAR,
  carriedOf,
  HEAD,
  isSmall,
  names,
  PLAIN,
  type Plain,
  recordColumns,
  recordOf,
  type Shape,
  SMALL,
  type Small,
  type Stored,
  shapeOf,
  storedBy,
  typed,
} from './shape.ts';
import type { Place, Written } from './written.ts';

/** What the statement sums for who checks it: rupiah that leave the drawer, points by member, goods in bulk and debts that become less. */
export interface Bounds {
  out: number;
  members: readonly string[];
  less: readonly MassaSum[];
  owed: readonly PihakSum[];
}

/** What documents give to a text, which is made once for all of their shape. */
interface Values {
  toko: string;
  tanggal: string;
  /** JSON, a record for each. */
  dokumen: string;
  barcodes: readonly string[];
  reversed: readonly string[];
  members: readonly string[];
  /** JSON. */
  less: string;
  owed: string;
}

/** Stands in a text's parameters for the value that comes with each statement. */
class Slot {
  readonly of: keyof Values;
  constructor(of: keyof Values) {
    this.of = of;
  }
}
const slot = (of: keyof Values): Query<unknown> => sql`${new Slot(of)}`;
const TOKO = slot('toko');
const DAY = sql`${slot('tanggal')}::date`;
const REVERSED = sql`${slot('reversed')}::text[]`;

/** Which sums whoever sent it looks at. */
type Sums = Readonly<Record<keyof Bounds, boolean>>;

/** The rows of a book or of several, beside what their document says of all: `one` of its array. */
const rowsOf = (as: string, array: string, columns: Stored): Query<unknown> => sql`
    ${sql.raw(as)} as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.${sql.raw(array)}) as x(${sql.raw(typed(columns))})
    ),`;

/** Insert of a book's rows out of `from`. */
const insertOf = (name: Small | Plain, from: Query<unknown>) => {
  const { table, number, stamps, columns }: BookTable = BOOKS[name];
  const own = Object.keys(columns);
  const at = stamps.includes('at');
  const user = stamps.includes('user_id');
  return sql`
    ${sql.raw(name)} as (
      insert into ${sql.raw(table)} (kode_toko, tanggal, ${sql.raw(at ? 'at, ' : '')}${sql.raw(number)}, ${names(own)}${sql.raw(user ? ', user_id' : '')})
      select ${TOKO}, ${DAY}, ${sql.raw(at ? 'jam, ' : '')}no, ${names(Object.entries(columns).map(([column, of]) => saidBy(column, of)))}${sql.raw(user ? ', "user"' : '')} from ${from}
    ),`;
};

const headers = (shape: Shape): Query<unknown> => sql`
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, ${names(Object.keys(HEAD))}, status, otorisasi_id, bagian)
      select ${TOKO}, no, jenis, ${DAY}, jam, "user", valid_by, ${names(Object.keys(HEAD))}, 'POSTED', otorisasi_id, bagian from d
    ),${
      shape.bayar
        ? sql`
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, ${names(Object.keys(BAYAR))})
      select ${TOKO}, no, urut, ${names(Object.keys(BAYAR))} from m where buku = 'bayar'
    ),`
        : sql``
    }${linesOf(shape)}${
      shape.pieces
        ? sql`
    barang_baru as (select kadar_tulis_barang(${TOKO}, "user", potong) from d where potong is not null),`
        : sql``
    }`;

const linesOf = ({ lines, beside }: Shape): Query<unknown> => {
  const parts = [
    ...(lines
      ? [sql`select kadar_tulis_baris(tabel, ${TOKO}, no, ${DAY}, lines) from d where tabel is not null`]
      : []),
    ...(beside
      ? [
          sql`select kadar_tulis_baris(x."table", ${TOKO}, d.no, ${DAY}, x.rows) from d, json_to_recordset(d.beside) as x("table" text, rows json)`,
        ]
      : []),
  ];
  return parts.length === 0
    ? sql``
    : sql`
    baris as (${sql.join(parts, sql` union all `)}),`;
};

/** Reversals, and the state of what they reverse. */
const REVERSALS = sql`
    baris as (
      update dokumen set status = 'BATAL' where kode_toko = ${TOKO} and no_faktur = any(${REVERSED}) and status = 'POSTED' returning 1
    ),
    head as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id, bagian)
      select ${TOKO}, no, batal, ${DAY}, jam, alasan, "user", otorisasi_id, bagian from d
    ),`;

/** Pieces that were there go on, each from the state and the place it was judged in. */
const moved = (shape: Shape): Query<unknown> => {
  if (!shape.moves) return sql``;
  const of = (column: string) =>
    sql`(select ${sql.ref(`s.${column}`)} from s where s.kode_barcode = b.kode_barcode)`;
  const goes = (column: string) =>
    sql`case when ${of('dari_baki')} is null then ${sql.ref(`b.${column}`)} else ${of(column)} end`;
  const set = shape.places
    ? sql`, kode_gudang = ${goes('kode_gudang')}, kode_baki = ${goes('kode_baki')}`
    : sql``;
  const where = shape.places
    ? sql` and (b.kode_gudang, b.kode_baki) = (coalesce(${of('dari_gudang')}, b.kode_gudang), coalesce(${of('dari_baki')}, b.kode_baki))`
    : sql``;
  return sql`
    moved as (
      update barang b set status = ${of('ke_status')}${set}, version = version + 1, updated_at = now()
      where kode_toko = ${TOKO} and kode_barcode = any(${slot('barcodes')}::text[]) and status = ${of('dari_status')}${where} returning 1
    ),`;
};

const ledgers = ({ books }: Shape): Query<unknown> =>
  sql`${
    books.has('jurnal')
      ? sql`
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select ${TOKO}, ${DAY}, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),`
      : sql``
  }${
    books.has('emas')
      ? sql`
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select ${TOKO}, ${DAY}, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),`
      : sql``
  }`;

const smallColumns = ({ bayar, books }: Shape): Stored => ({
  buku: 'text',
  ...(bayar && { urut: 'smallint', ...BAYAR }),
  ...Object.assign({}, ...SMALL.filter((name) => books.has(name)).map((name) => storedBy(BOOKS[name]))),
});

const kept = ({ answer, reversal }: Shape): Query<unknown> =>
  answer
    ? sql`
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, ${sql.raw(reversal ? `'{data,no_faktur_batal}'` : `'{data,no_faktur}'`)}, to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),`
    : sql``;

/** What there is of each thing in bulk that becomes less. */
const IN_BULK = sql`
      (select json_agg(json_build_object('qty', s.qty, 'berat', s.berat) order by nomor)
       from rows from (json_to_recordset(${slot('less')}::json) as (objek text, kunci text, kadar numeric, milik text)) with ordinality
         as k(objek, kunci, kadar, milik, nomor)
       cross join lateral (
         select coalesce(sum(x.qty), 0) as qty, coalesce(sum(x.berat), 0) as berat from kadar_saldo_massa(${TOKO}, k.objek, k.kunci) x
         where x.kadar = k.kadar and x.milik = k.milik) s) as massa`;

/** What is owed of each debt that becomes less, and what its party was paid in advance. */
const STILL_OWED = sql`
      (select json_agg(json_build_object('rp', s.rp, 'emas_mg', s.emas_mg, 'emas_rp', s.emas_rp, 'muka_rp', s.muka_rp) order by nomor)
       from rows from (json_to_recordset(${slot('owed')}::json) as (pihak text, kode text, no_asal text)) with ordinality as k(pihak, kode, no_asal, nomor)
       cross join lateral (
         select coalesce(sum(x.rp) filter (where x.no_asal = k.no_asal), 0) as rp, coalesce(sum(x.emas_mg) filter (where x.no_asal = k.no_asal), 0) as emas_mg,
           coalesce(sum(x.emas_rp) filter (where x.no_asal = k.no_asal), 0) as emas_rp, coalesce(sum(x.muka_rp), 0) as muka_rp
         from kadar_saldo_pihak(${TOKO}, k.pihak, k.kode) x) s) as pihak`;

/** What whoever sent it looks at, before it is committed. */
const told = (shape: Shape, { out, members, less, owed }: Sums): Query<unknown> =>
  sql.join([
    sql`(select json_agg(no order by nomor) from d) as numbers`,
    sql`(select json_agg(kadar_iso(jam) order by nomor) from d) as times`,
    ...(shape.moves ? [sql`(select count(*) from moved) as moved`] : []),
    ...(shape.reversal
      ? [
          sql`(select count(*) from baris) as undone`,
          sql`(select max(coalesce(kadar_nota_dibeli(${TOKO}, x), kadar_gesek_cair(${TOKO}, x))) from unnest(${REVERSED}) x) as pengikut`,
        ]
      : []),
    ...(!shape.reversal && (shape.lines || shape.beside) ? [sql`(select count(*) from baris) as lines`] : []),
    ...(shape.pieces ? [sql`(select count(*) from barang_baru) as pieces`] : []),
    ...livesTold(shape),
    ...(out ? [sql`kadar_kas_awal(${TOKO}, ${DAY} + 1) as saldo`] : []),
    ...(members
      ? [
          sql`(select json_object_agg(m, kadar_poin_saldo(m)) from unnest(${slot('members')}::text[]) m) as poin`,
        ]
      : []),
    ...(less ? [IN_BULK] : []),
    ...(owed ? [STILL_OWED] : []),
  ]);

/** The text of documents of a shape. */
const queryOf = (shape: Shape, sums: Sums): Query<unknown> => {
  const plain = PLAIN.filter((name) => shape.books.has(name));
  const small = SMALL.filter((name) => shape.books.has(name));
  const source = (name: Plain): string => (name === 'stock' ? 's' : `rows_${name}`);
  return sql`
    with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, ${TOKO}, ${DAY}) as no
      from (select * from json_to_recordset(${slot('dokumen')}::json) as r(${recordColumns(shape)})
        order by nomor) x
    ),${sql.join(
      plain.map((name) =>
        rowsOf(source(name), name, { ...storedBy(BOOKS[name]), ...carriedOf(name, shape) }),
      ),
      sql``,
    )}${isSmall(shape) ? rowsOf('m', 'small', smallColumns(shape)) : sql``}${moved(shape)}${
      shape.reversal ? REVERSALS : headers(shape)
    }${sql.join(
      plain.map((name) => insertOf(name, sql.raw(source(name)))),
      sql``,
    )}${lives(shape, TOKO, DAY)}${sql.join(
      small.map((name) => insertOf(name, sql`m where buku = ${sql.lit(name)}`)),
      sql``,
    )}${ledgers(shape)}${kept(shape)}
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${TOKO}, "user", ip, ${
        shape.reversal
          ? sql`'cancel', entity, batal, audit`
          : sql`'post', entity, no, audit || jsonb_build_object('grand_total', grand_total)`
      } from d
    )
    select ${told(shape, sums)}`;
};

interface Text extends Pick<Statement, 'name' | 'text'> {
  /** Of which values its parameters are. */
  slots: readonly (keyof Values)[];
}

const texts = new Map<string, Text>();
/** All that a text is made of, sets in one order. */
const keyOf = (shape: Shape, sums: Sums): string =>
  JSON.stringify([shape, sums], (_, value) => (value instanceof Set ? [...value].sort() : value));

/** Throws where a text holds what is one document's own: all of its shape would have it. */
const slotOf = (value: unknown): keyof Values => {
  if (!(value instanceof Slot)) throw new TypeError(`${String(value)} stands in a text that others have too`);
  return value.of;
};

/** Made at the first document of a shape: to write a text took a server longer than to reckon the sale. */
const textOf = (shape: Shape, sums: Sums): Text => {
  const key = keyOf(shape, sums);
  const known = texts.get(key);
  if (known) return known;
  const { name, text, values } = toStatement(queryOf(shape, sums));
  const made = { name, text, slots: values.map(slotOf) };
  texts.set(key, made);
  return made;
};

/**
 * Documents of one shop and day, or reversals of some, in one statement: numbers, headers, payments, lines, every book,
 * audit and the stored answers. It names what these documents have and, of sales, what any sale may have (`shapeOf`); documents that have the same share a text,
 * whatever their kinds, so that a connection keeps one plan for them (documents §3). `bounds` is summed here too, after the locks
 * of the opening: never in the statement that takes them.
 */
export const statementOf = (
  { toko, tanggal }: Place,
  documents: readonly Written[],
  { out, members, less, owed }: Bounds,
): Statement => {
  const shape = shapeOf(documents);
  const { name, text, slots } = textOf(shape, {
    out: out > 0,
    members: members.length > 0,
    less: less.length > 0,
    owed: owed.length > 0,
  });
  const own: Values = {
    toko,
    tanggal,
    dokumen: JSON.stringify(documents.map((one, at) => recordOf(one, at, shape))),
    barcodes: documents.flatMap(({ books }) =>
      books.stock.flatMap(({ dari_status, kode_barcode }) => (dari_status === MADE ? [] : [kode_barcode])),
    ),
    reversed: documents.flatMap(({ batal }) => (batal ? [batal.no_faktur] : [])),
    members,
    less: JSON.stringify(less),
    owed: JSON.stringify(owed),
  };
  return { name, text, values: slots.map((of) => own[of]) };
};
