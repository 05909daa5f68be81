import type { namedUsers as endpoint } from '@kadar/contract/endpoints/session.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/** Who works at the counters of a shop, as a relation (user_id, nama): its own and those of head office, without SU and MU [spec]. */
export const namedUsers = (toko: string): Query<unknown> => sql`(
  select u.user_id, u.usere_name as nama from users u
  where u.deleted_at is null and u.level not in ('SU', 'MU', 'DEV') and trim(u.user_id) <> '' and trim(u.usere_name) <> ''
    and (${toko} = '*' or u.kode_toko = ${toko} or u.level = 'OWN'))`;

export const listNamedUsers = async (call: Call) => ({
  data: await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<z.infer<typeof endpoint.data>[number]>(
      sql`select user_id, nama from ${namedUsers(call.toko)} u order by nama, user_id`,
    ),
  ),
});
