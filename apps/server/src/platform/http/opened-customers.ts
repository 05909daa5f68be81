import type { Tx } from '../database/database.ts';
import { LOCKS } from '../database/locks.ts';
import { sql } from '../database/sql.ts';
import type { Call } from './call.ts';

/** So many documents an hour are a day's work; who opens more is written down. */
const OPENED_FREELY = 20;

/** Who looks at customers is counted one look at a time, over all servers. */
export const oneLookAtATime = (tx: Tx, user_id: string): Promise<number> =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.CUSTOMERS_SEEN}::int, hashtext(${user_id}))`);

/** Counts documents that a user opens with their customers, each once an hour; every further one is a row of the audit. */
export const noteOpened = (call: Call, kode_toko: string, numbers: readonly string[]): Promise<void> =>
  call.kadar.db.transaction({ toko: kode_toko }, async (tx) => {
    const { user_id } = call.session;
    await oneLookAtATime(tx, user_id);
    await tx.execute(sql`
      with n as (select no, row_number() over () as i from unnest(${[...numbers]}::text[]) no),
      ended as (delete from pelanggan_dibuka where user_id = ${user_id} and at <= kadar_now() - interval '1 hour' and no_dokumen <> all(${[...numbers]}::text[])),
      noted as (
        insert into pelanggan_dibuka as p (user_id, no_dokumen) select ${user_id}, no from n
        on conflict (user_id, no_dokumen) do update set at = excluded.at where p.at <= kadar_now() - interval '1 hour'),
      before as (
        select count(*) as opened from pelanggan_dibuka
        where user_id = ${user_id} and at > kadar_now() - interval '1 hour' and no_dokumen <> all(${[...numbers]}::text[]))
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${kode_toko}, ${user_id}, ${call.ip}, 'open', 'pelanggan', n.no, jsonb_build_object('dibuka', b.opened + n.i)
      from n, before b where b.opened + n.i > ${OPENED_FREELY}`);
  });
