import type { ErrorCode } from '@kadar/contract/errors.ts';
import type { Session } from '../../../platform/auth/sessions.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { isKnownOn } from '../devices.ts';

/** Failures of one user in one line (domain §7). */
const PER_LINE = 5;
/** Failures for whatever users, of the unknown devices at one address, or in one session. */
const PER_ORIGIN = 40;
/**
 * Failures for one approver in all sessions of others: four tills may err as far as they can, and a shop full of tills
 * still guesses no more than 5,760 times a day.
 */
const PER_APPROVER = 20;
const LOCK_SECONDS = 300;

/** The line of all devices that a user is not known on, wherever they are: a fresh cookie gives no fresh tries. */
const UNKNOWN = 'ASING';
const OF_SESSIONS = 'S:';
/** By user and app, not by token: who signs in anew goes on where he was. */
const ofSession = ({ app, user_id }: Session): string => `${OF_SESSIONS}${app}:${user_id}`;

/** Tries that count each other stand in line; a try takes each lock once, in the order of their numbers. */
const standInLine = async (tx: Tx, lock: number, who: string): Promise<void> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${lock}, hashtext(${who}))`);
};

/** Throws the code, with its seconds, while `limit` of these failures are recent. */
const refuseAfter = async (tx: Tx, limit: number, code: ErrorCode, which: Query<unknown>): Promise<void> => {
  const last = await tx.maybe<{ wait: number }>(sql`
    select ceil(extract(epoch from at + make_interval(secs => ${LOCK_SECONDS}) - clock_timestamp()))::int as wait
    from login_attempts
    where not berhasil and at > clock_timestamp() - make_interval(secs => ${LOCK_SECONDS}) and ${which}
    order by at desc offset ${limit - 1} limit 1`);
  if (last) throw new AppError(code, { detik: Math.max(1, last.wait) });
};

/** Of this user in this line, since he was last right there. */
const inLine = (user_id: string, line: string): Query<unknown> => sql`
  user_id = ${user_id} and jalur = ${line} and at > coalesce(
    (select max(at) from login_attempts where user_id = ${user_id} and jalur = ${line} and berhasil), '-infinity')`;

const open = async (tx: Tx, user_id: string, ip: string, line: string): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into login_attempts (user_id, ip, jalur, at, berhasil) values (${user_id}, ${ip}, ${line}, clock_timestamp(), false) returning id`);
  return id;
};

/**
 * Opens a try to sign in, counted as a failure until closeAttempt() says otherwise: tries at the same moment count
 * each other, so no more of them are judged than the limit allows. A device on which this user has signed in before
 * has a line of its own, which nobody else can lock. Throws AKUN_TERKUNCI, TERLALU_BANYAK_PERCOBAAN. Gives the number of the try.
 */
export const openLogin = (
  kadar: Kadar,
  user_id: string,
  { ip, device }: { ip: string; device: string | undefined },
): Promise<number> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    const known = device !== undefined && (await isKnownOn(tx, user_id, device));
    const line = known ? `P:${sha256(device).toString('base64url')}` : UNKNOWN;
    await standInLine(tx, LOCKS.TRIES_AT_USER, `${user_id} ${line}`);
    await refuseAfter(tx, PER_LINE, 'AKUN_TERKUNCI', inLine(user_id, line));
    if (!known) {
      await standInLine(tx, LOCKS.TRIES_FROM, ip);
      const here = sql`jalur = ${UNKNOWN} and ip = ${ip}`;
      await refuseAfter(tx, PER_ORIGIN, 'TERLALU_BANYAK_PERCOBAAN', here);
    }
    return open(tx, user_id, ip, line);
  });

/**
 * The same for a password asked for within a session: the caller's own, or that of an approver at his till. Failures
 * there lock neither anybody's login nor, but for the total of one approver, anybody else's session.
 */
export const openProof = (
  kadar: Kadar,
  user_id: string,
  { session, ip }: { session: Session; ip: string },
): Promise<number> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    const line = ofSession(session);
    await standInLine(tx, LOCKS.TRIES_AT_USER, `${user_id} ${OF_SESSIONS}`);
    await refuseAfter(tx, PER_LINE, 'AKUN_TERKUNCI', inLine(user_id, line));
    if (user_id !== session.user_id) {
      const ofOthers = sql`user_id = ${user_id} and jalur like 'S:%' and split_part(jalur, ':', 3) <> ${user_id}`;
      await refuseAfter(tx, PER_APPROVER, 'AKUN_TERKUNCI', ofOthers);
    }
    await standInLine(tx, LOCKS.TRIES_FROM, line);
    await refuseAfter(tx, PER_ORIGIN, 'TERLALU_BANYAK_PERCOBAAN', sql`jalur = ${line}`);
    return open(tx, user_id, ip, line);
  });

/** The password was right: the try is no failure, and the user's earlier failures in this line count no more. */
export const closeAttempt = (kadar: Kadar, id: number): Promise<void> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    await tx.execute(sql`
      with mine as (delete from login_attempts where id = ${id} returning user_id, ip, jalur)
      insert into login_attempts (user_id, ip, jalur, at, berhasil) select user_id, ip, jalur, clock_timestamp(), true from mine`);
  });

/** The try came to no judgement, for another reason than the password: it counts neither way. */
export const dropAttempt = async (kadar: Kadar, id: number): Promise<void> => {
  await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.execute(sql`delete from login_attempts where id = ${id}`),
  );
};
