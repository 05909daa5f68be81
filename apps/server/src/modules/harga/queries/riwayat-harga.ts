import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatHarga as endpoint } from '@kadar/contract/endpoints/harga.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { iso } from '../../../platform/http/page.ts';

type Row = DataOf<typeof endpoint>[number];
type Filters = z.output<NonNullable<typeof endpoint.query>>;

/** The changes of a list's prices as the audit has them: a record that goes or comes back takes its price along. */
const fromAudit = (
  jenis: string,
  entity: string,
  kode: Query<unknown>,
  label: Query<unknown>,
): Query<unknown> => sql`
  select ${jenis} as jenis, ${kode} as kode, (a.after->>'kadar')::numeric as kadar, ${label} as label, a.at, a.user_id,
    case when a.action in ('add', 'reactivate') then null else nullif((a.before->>'harga_jual')::bigint, 0) end as dari,
    case when a.action = 'delete' then null else nullif((a.after->>'harga_jual')::bigint, 0) end as ke, a.id
  from audit a where a.entity = ${entity}`;

const CHANGES: Query<unknown> = sql`
  select 'GLOBAL' as jenis, '' as kode, 100::numeric as kadar, '' as label, berlaku_at as at, user_id,
    lag(nominal) over (order by id) as dari, nominal as ke, id
  from harga_emas_global
  union all ${fromAudit('KADAR', 'kadar', sql`a.after->>'kode_kadar'`, sql`a.after->>'label'`)}
  union all ${fromAudit('GROUP', 'kelompok-harga', sql`a.after->>'kode_group'`, sql`a.after->>'kode_group'`)}`;

const wanted = ({ jenis, kode, kadar }: Filters): Query<unknown> =>
  sql.join(
    [
      sql`c.dari is distinct from c.ke`,
      ...(jenis === undefined ? [] : [sql`c.jenis = ${jenis}`]),
      ...(kode === undefined ? [] : [sql`c.kode = ${kode}`]),
      ...(kadar === undefined ? [] : [sql`c.kadar = ${kadar}`]),
    ],
    sql` and `,
  );

/** How the prices per gram came to be. They are the chain's, so a branch is told of changes made from elsewhere too. */
export const riwayatHarga = (call: Call<unknown, Filters>) => {
  const { skip, limit } = call.query;
  const where = wanted(call.query);
  return call.kadar.db.read({ toko: '*' }, async (tx) => {
    const data = await tx.rows<Row>(sql`
      select c.jenis, c.kode, c.kadar, c.label, ${iso(sql`c.at`)} as at, c.user_id, c.dari, c.ke
      from (${CHANGES}) c where ${where} order by c.at desc, c.id desc, c.jenis limit ${limit} offset ${skip}`);
    const whole = skip === 0 && data.length < limit;
    const { count } = whole
      ? { count: data.length }
      : await tx.one<{ count: number }>(sql`select count(*) as count from (${CHANGES}) c where ${where}`);
    return { data, count, skip, limit };
  });
};

/** How many changes of the lists are told of one piece. */
const OF_PIECE = 50;

/** Changes of the price per gram of the lists that this purity and group follow, since a moment, newest first; the global price only where no list goes before it. */
export const listChanges = (
  { kadar: server }: Pick<Call, 'kadar'>,
  { kadar, kode_group, global, since }: { kadar: number; kode_group: string; global: boolean; since: Date },
): Promise<(Omit<Row, 'at'> & { at: Date })[]> =>
  server.db.read({ toko: '*' }, (tx) =>
    tx.rows<Omit<Row, 'at'> & { at: Date }>(sql`
      select c.jenis, c.kode, c.kadar, c.label, c.at, c.user_id, c.dari, c.ke
      from (${CHANGES}) c
      where c.dari is distinct from c.ke and c.at >= ${since}
        and (c.jenis = 'KADAR' and c.kadar = ${kadar} or c.jenis = 'GROUP' and c.kode = ${kode_group} and c.kadar = ${kadar}
          or c.jenis = 'GLOBAL' and ${global})
      order by c.at desc, c.id desc limit ${OF_PIECE}`),
  );
