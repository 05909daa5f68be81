import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';

const PER_USER = 5;
const PER_ADDRESS = 40;
const LOCK_SECONDS = 300;
/** Advisory locks: tries of one user, and from one address, stand in line, always in this order. */
const USER_LINE = 7242;
const ADDRESS_LINE = 7243;

/** Seconds until fewer than `limit` failures are recent; 0 when it is so now. */
const secondsLocked = async (
  tx: Tx,
  who: { user_id: string } | { ip: string },
  limit: number,
): Promise<number> => {
  const mine =
    'user_id' in who
      ? sql`user_id = ${who.user_id} and at > coalesce((select max(at) from login_attempts where user_id = ${who.user_id} and berhasil), '-infinity')`
      : sql`ip = ${who.ip}`;
  const last = await tx.maybe<{ wait: number }>(sql`
    select ceil(extract(epoch from at + make_interval(secs => ${LOCK_SECONDS}) - clock_timestamp()))::int as wait
    from login_attempts
    where not berhasil and at > clock_timestamp() - make_interval(secs => ${LOCK_SECONDS}) and ${mine}
    order by at desc offset ${limit - 1} limit 1`);
  return last ? Math.max(1, last.wait) : 0;
};

/**
 * Opens a try at a password, counted as a failure until closeAttempt() says otherwise: tries at the same moment count
 * each other, so no more of them are judged than the limit allows (domain §7: locked after 5). Throws AKUN_TERKUNCI,
 * TERLALU_BANYAK_PERCOBAAN. Gives the number of the try.
 */
export const openAttempt = (kadar: Kadar, user_id: string, ip: string): Promise<number> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${USER_LINE}, hashtext(${user_id}))`);
    await tx.rows(sql`select pg_advisory_xact_lock(${ADDRESS_LINE}, hashtext(${ip}))`);
    const user = await secondsLocked(tx, { user_id }, PER_USER);
    if (user > 0) throw new AppError('AKUN_TERKUNCI', { detik: user });
    const address = await secondsLocked(tx, { ip }, PER_ADDRESS);
    if (address > 0) throw new AppError('TERLALU_BANYAK_PERCOBAAN', { detik: address });
    const { id } = await tx.one<{ id: number }>(sql`
      insert into login_attempts (user_id, ip, at, berhasil) values (${user_id}, ${ip}, clock_timestamp(), false) returning id`);
    return id;
  });

/** The password was right: the try is no failure, and the user's earlier failures count no more. */
export const closeAttempt = (kadar: Kadar, id: number): Promise<void> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    await tx.execute(sql`
      with mine as (delete from login_attempts where id = ${id} returning user_id, ip)
      insert into login_attempts (user_id, ip, at, berhasil) select user_id, ip, clock_timestamp(), true from mine`);
  });

/** The try came to no judgement, for another reason than the password: it counts neither way. */
export const dropAttempt = async (kadar: Kadar, id: number): Promise<void> => {
  await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.execute(sql`delete from login_attempts where id = ${id}`),
  );
};
