import type { listBarang as endpoint, ListedBarang } from '@kadar/contract/endpoints/barang.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { anywhere, type Query, sql, startingWith } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { type BarangRow, barangColumns, barangNames, toBarang } from '../barang-row.ts';
import { priceMoved } from '../harga/perlu-ubah.ts';
import { type Asked, canEnd, countOf, windowOf } from './all-pieces.ts';

type Filters = z.output<NonNullable<typeof endpoint.query>>;
type ListCall = Call<unknown, Filters>;

/** What the list and its files show. */
export const LISTED = [
  'kode_toko',
  'kode_barcode',
  'kode_intern',
  'nama_barang',
  'kode_dept',
  'kode_group',
  'kadar',
  'berat',
  'kode_gudang',
  'kode_baki',
  'status',
] as const;
const SORTS = [...LISTED, 'hpp'] as const;
/** Filters that are a column's value. */
const COLUMNS = ['status', 'kode_dept', 'kode_group', 'kode_gudang', 'kode_baki', 'kadar'] as const;

const conditions = async ({ kadar, toko, query: filters }: ListCall, tx: Tx): Promise<Query<unknown>> => {
  const all: Query<unknown>[] = [sql`true`];
  if (toko !== '*') all.push(sql`b.kode_toko = ${toko}`);
  for (const name of COLUMNS)
    if (filters[name] !== undefined) all.push(sql`${sql.ref(`b.${name}`)} = ${filters[name]}`);
  if (filters.foto !== undefined) all.push(sql`b.foto = ${filters.foto === '1'}`);
  if (filters.harga_berubah) all.push(await priceMoved({ kadar, toko }, tx));
  if (filters.q) all.push(searched(filters.q.toUpperCase()));
  return sql.join(all, sql` and `);
};

/** Codes are found by their start, names by any part. All three are stored in capitals. */
const searched = (q: string): Query<unknown> =>
  sql`(b.kode_barcode like ${startingWith(q)} or b.kode_intern like ${startingWith(q)} or b.nama_barang like ${anywhere(q)})`;

/** How near a piece is to what was typed: its code, a code that starts so, then its name from the start or any part. */
const relevance = (q: string): Query<unknown> => sql`
  case when b.kode_barcode = ${q} or b.kode_intern = ${q} then 0
    when b.kode_barcode like ${startingWith(q)} or b.kode_intern like ${startingWith(q)} then 1
    when b.nama_barang like ${startingWith(q)} then 2 else 3 end`;

const order = ({ query: { q, sort }, session }: ListCall): Query<unknown> => {
  const tie = sql`b.kode_toko, b.kode_barcode`;
  if (!sort) return q ? sql`${relevance(q.toUpperCase())}, ${tie}` : tie;
  const wanted = sort.replace(/^-/, '');
  const name = wanted === 'tanggal_masuk' ? 'created_at' : SORTS.find((one) => one === wanted);
  if (!name || (name === 'hpp' && !seesCost(session.level)))
    throw new AppError('INPUT_TIDAK_SAH', {}, { fields: { sort: { code: 'PILIHAN_TIDAK_SAH' } } });
  return sql`${sql.ref(`b.${name}`)} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')}, ${tie}`;
};

/** What the till of the piece's own shop asks for it now, by the same function as a scan. */
const priced = async (call: ListCall, row: BarangRow & PiecePricing): Promise<ListedBarang> => {
  const settings = call.toko === '*' ? await call.kadar.settings.of(row.kode_toko) : call.settings;
  const price = FOR_SALE.includes(row.status) ? orUnpriced(() => pricePiece(row, settings)) : null;
  return { ...toBarang(row, call), harga_jual: price?.hargaJualRp ?? null };
};

/** What a call asks that names one shop and a text and nothing else: of all that the shop ever had, which no search may read through. */
const askedOfAll = ({ toko, query: { q, sort, ...filters } }: ListCall): Asked | undefined => {
  const narrowed = [...COLUMNS, 'foto', 'harga_berubah'] as const;
  return toko !== '*' &&
    q &&
    canEnd(q.toUpperCase()) &&
    !sort &&
    narrowed.every((name) => filters[name] === undefined)
    ? { toko, q: q.toUpperCase() }
    : undefined;
};

type Row = BarangRow & PiecePricing;

/** The rows of a window in their order, and how to count all that match. */
const found = async (call: ListCall, tx: Tx): Promise<{ rows: Row[]; counted: Query<{ count: number }> }> => {
  const { skip, limit } = call.query;
  const by = order(call);
  // The window is cut before names and prices are joined, so that a far page costs no look-ups for the pages before it.
  const shown = (window: Query<unknown>): Query<unknown> => sql`
    select ${barangColumns(call.settings.ZONA_WAKTU)}, ${pricingColumns} from (${window}) b ${barangNames} ${pricingJoins}`;
  const asked = askedOfAll(call);
  if (asked) {
    const piece = sql`select * from barang b where b.kode_toko = ${asked.toko} and b.kode_barcode = wanted.kode_barcode limit 1`;
    const rows = await tx.rows<Row & { usable: boolean }>(sql`
      with recursive ${windowOf(asked, { skip, limit })}
      select fit.usable, b.* from fit left join (${shown(sql`select b.* from wanted cross join lateral (${piece}) b`)}) b on true order by ${by}`);
    if (rows[0]?.usable)
      return { rows: rows.filter(({ kode_barcode }) => kode_barcode !== null), counted: countOf(asked) };
  }
  const where = await conditions(call, tx);
  return {
    rows: await tx.rows<Row>(
      sql`${shown(sql`select * from barang b where ${where} order by ${by} limit ${limit} offset ${skip}`)} order by ${by}`,
    ),
    counted: sql`select count(*) as count from barang b where ${where}`,
  };
};

/** A window of the pieces that match, and how many match in all; head office sees every shop's. */
export const listBarang = async (
  call: ListCall,
): Promise<{ data: ListedBarang[]; count: number; skip: number; limit: number }> => {
  const { skip, limit } = call.query;
  return call.kadar.db.read(call.scope, async (tx) => {
    const { rows, counted } = await found(call, tx);
    const whole = rows.length < limit && (rows.length > 0 || skip === 0);
    const { count } = whole ? { count: skip + rows.length } : await tx.one(counted);
    return { data: await Promise.all(rows.map((row) => priced(call, row))), count, skip, limit };
  });
};
