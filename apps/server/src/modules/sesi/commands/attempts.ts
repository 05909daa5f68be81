import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';

const PER_USER = 5;
const PER_ADDRESS = 40;
const LOCK_SECONDS = 300;

/** Refuses a try while a user or an address has failed too often lately (domain §7: locked after 5). */
export const refuseIfLocked = async (kadar: Kadar, user_id: string, ip: string): Promise<void> => {
  const { by_user, by_ip, wait } = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.one<{ by_user: number; by_ip: number; wait: number }>(sql`
      with recent as (
        select user_id, ip, at from login_attempts
        where at > now() - make_interval(secs => ${LOCK_SECONDS}) and not berhasil
          and at > coalesce((select max(at) from login_attempts where user_id = ${user_id} and berhasil), '-infinity')
      )
      select count(*) filter (where user_id = ${user_id}) as by_user, count(*) filter (where ip = ${ip}) as by_ip,
             coalesce(ceil(extract(epoch from min(at) + make_interval(secs => ${LOCK_SECONDS}) - now())), 0)::int as wait
      from recent where user_id = ${user_id} or ip = ${ip}`),
  );
  if (by_user >= PER_USER) throw new AppError('AKUN_TERKUNCI', { detik: Math.max(1, wait) });
  if (by_ip >= PER_ADDRESS) throw new AppError('TERLALU_BANYAK_PERCOBAAN', { detik: Math.max(1, wait) });
};

/** Written on its own: a refused login rolls nothing back. */
export const recordAttempt = (
  kadar: Kadar,
  user_id: string,
  ip: string,
  berhasil: boolean,
): Promise<number> =>
  kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.execute(
      sql`insert into login_attempts (user_id, ip, berhasil) values (${user_id}, ${ip}, ${berhasil})`,
    ),
  );
