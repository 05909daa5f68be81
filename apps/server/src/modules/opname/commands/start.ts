import { OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';
import { businessDay, runningSessions, type Session } from '../queries/session.ts';

/** Whether two counts would count the same things; '' is every place. A sample is looked for beside whatever is counted. */
const overlaps = (one: string, other: string): boolean =>
  one === other || (one !== OPNAME_SAMPEL && other !== OPNAME_SAMPEL && (one === '' || other === ''));

/**
 * Starts a count, or joins the one that runs: two who start at once share it. Throws OPNAME_TEMPAT_LAIN while a count runs that
 * leaves no room for it, HARI_BELUM_DIBUKA.
 */
export const begin = async (
  call: Context,
  tx: Tx,
  object: CountObject,
  { tempat, buta }: { tempat: string; buta: boolean },
): Promise<Session> => {
  const toko = oneToko(call);
  await tx.one(
    sql`select pg_advisory_xact_lock(${LOCKS.OPNAME}, hashtext(${`${toko} ${object.objek}`})) as held`,
  );
  const running = await runningSessions(tx, object, toko);
  const joined = running.find((one) => one.tempat === tempat || (!object.several && tempat === ''));
  if (joined) return joined;
  const other = running.find((one) => !object.several || overlaps(one.tempat, tempat));
  if (other) throw new AppError('OPNAME_TEMPAT_LAIN', { tempat: other.tempat || 'SEMUA' });
  const session = await tx.one<Session>(sql`
    insert into opname_sesi (kode_toko, objek, tempat, buta, tanggal, mulai_oleh)
    values (${toko}, ${object.objek}, ${tempat}, ${buta}, ${await businessDay(tx, toko)}::date, ${call.session.user_id})
    returning id, kode_toko, tempat, buta, tanggal, mulai_at, mulai_oleh`);
  await told(call, tx, 'start', session.id, { tempat, buta });
  return session;
};
