import type { DokumenField, DokumenType } from '@kadar/contract/dokumen.ts';
import type { DokumenRow, listCall } from '@kadar/contract/endpoints/dokumen.ts';
import type { z } from 'zod';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';

type ListQuery = z.output<NonNullable<ReturnType<typeof listCall>['query']>>;

/** Of a transfer, where its pieces went, or what of a group: all of it to one tray. */
const movedTo = (
  column: 'kode_gudang' | 'kode_baki',
  group: 'ke_gudang' | 'ke_baki',
): Query<unknown> => sql`coalesce(
  (select l.${sql.ref(column)} from pindah_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur and l.urut = 1),
  (select l.${sql.ref(group)} from manual_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur and l.urut = 1))`;

/** Columns of a header that stand beside document `d`: its account, what came of it after the bank's fee, the place its pieces went to. */
export const BESIDE_COLUMNS: Readonly<Record<string, Query<unknown>>> = {
  kode_gudang: movedTo('kode_gudang', 'ke_gudang'),
  kode_baki: movedTo('kode_baki', 'ke_baki'),
  no_rekening: sql`(select y.no_rekening from dokumen_bayar y where y.kode_toko = d.kode_toko and y.no_faktur = d.no_faktur order by y.urut limit 1)`,
  diterima: sql`(select coalesce(sum(y.jumlah_rp - y.fee), 0)::bigint from dokumen_bayar y where y.kode_toko = d.kode_toko and y.no_faktur = d.no_faktur)`,
};

/** Where a column of a header comes from, `d` being the document. */
const headColumn = (key: string): Query<unknown> => BESIDE_COLUMNS[key] ?? sql.ref(`d.${key}`);

/** The columns its declaration shows in a place; weights in mg. */
export const headColumns = (
  head: DokumenType['head'],
  place: DokumenField['in'][number],
): { key: string; field: DokumenField; from: Query<unknown> }[] =>
  Object.entries(head).flatMap(([key, field]) =>
    field.in.includes(place) ? [{ key, field, from: headColumn(key) }] : [],
  );

/** The documents of some kinds, newest first. */
export const listDokumen = async (
  call: Call<unknown, ListQuery>,
  types: readonly DokumenType[],
): Promise<{ data: DokumenRow[]; count: number; skip: number; limit: number }> => {
  const { jenis, status, q } = call.query;
  const kinds = types.map((type) => type.jenis).filter((one) => !jenis || one === jenis);
  const series = types.find(({ seri }) => seri);
  const columns = headColumns(
    Object.assign({}, ...types.map(({ head }) => head)) as DokumenType['head'],
    'list',
  );
  const where = sql.join(
    [
      ...inPeriod('d', call, call.query),
      sql`d.jenis = any(${kinds}::text[])`,
      ...(series ? [sql`left(d.no_faktur, 2) = ${series.awalan}`] : []),
      ...(status ? [sql`d.status = ${status}`] : []),
      ...(q
        ? [
            sql`(d.no_faktur ilike ${anywhere(q)} or d.keterangan ilike ${anywhere(q)} or d.nama_customer ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const own = columns.map(({ key, from }) => sql`, ${from} as ${sql.ref(key)}`);
  const listed = await page(
    call,
    sql<DokumenRow>`
      select d.kode_toko, d.no_faktur, d.jenis, d.tanggal, kadar_iso(d.at) as at, d.status, x.no_faktur_batal, d.input_by${sql.join(own, sql``)}
      from dokumen d left join dokumen_batal x using (kode_toko, no_faktur)
      where ${where} order by d.tanggal desc, d.at desc, d.no_faktur desc`,
    sql<{ count: number }>`select count(*) as count from dokumen d where ${where}`,
  );
  const grams = columns.filter(({ field }) => field.kind === 'gram').map(({ key }) => key);
  return {
    ...listed,
    data: listed.data.map((row) => ({
      ...row,
      ...Object.fromEntries(grams.map((key) => [key, Number(row[key]) / 1000])),
    })),
  };
};
