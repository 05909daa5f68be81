import type { endSessions, UserSession, userSessions } from '@kadar/contract/endpoints/session.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, shopTime, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

type Params = z.output<NonNullable<typeof userSessions.params>>;
type Body = z.output<NonNullable<typeof endSessions.body>>;

/** As many sessions as are told, those that ended among them. */
const SHOWN = 20;
const ABOVE: readonly Level[] = ['OWN', 'SU'];

/** A user whom the caller looks after: of his own shop, at head office of any. Throws DATA_TIDAK_DITEMUKAN. */
const userOf = async ({ session, params: { user_id } }: Call<Params>, tx: Tx) => {
  const user = await tx.maybe<{ level: Level; kode_toko: string }>(sql`
    select level, kode_toko from users where user_id = ${user_id} and deleted_at is null
      and (${session.pusat} or kode_toko = ${session.kode_toko})`);
  if (!user) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return user;
};

/** Where a user is and was signed in. Throws as `userOf`. */
export const sessionsOf = async (call: Call<Params>) => ({
  data: await call.kadar.db.read({ toko: '*' }, async (tx) => {
    await userOf(call, tx);
    const at = (moment: Query<unknown>) => shopTime(moment, call.settings.ZONA_WAKTU);
    return tx.rows<UserSession>(sql`
      select s.app, s.ip, s.agent, ${at(sql`s.created_at`)} as sejak, ${at(sql`s.last_seen`)} as terlihat,
        case when s.revoked_at is not null or s.expires_at <= now() then ${at(sql`least(s.revoked_at, s.expires_at)`)} end as berakhir,
        s.token_hash = ${Buffer.from(call.session.tokenHash, 'base64url')} as ini
      from sessions s where s.user_id = ${call.params.user_id}
      order by s.revoked_at is null and s.expires_at > now() desc, s.created_at desc limit ${SHOWN}`);
  }),
});

/** Puts a user out, of everything or of one app. Throws as `userOf`, TIDAK_BERHAK for one above the caller. */
export const endUserSessions = async (call: Call<Params, unknown, Body>, tx: Tx) => {
  const { session, body, params, kadar } = call;
  const { level, kode_toko } = await userOf(call, tx);
  if (ABOVE.includes(level) && session.level !== 'OWN' && params.user_id !== session.user_id)
    throw new AppError('TIDAK_BERHAK');
  const ended = await kadar.sessions.end(tx, params.user_id, {
    ...(body.app && { app: body.app }),
    sebab: 'OLEH_ADMIN',
  });
  await writeAudit(tx, {
    toko: kode_toko,
    user: session.user_id,
    ip: call.ip,
    action: 'end-session',
    entity: 'session',
    key: params.user_id,
    after: { ...body, ended },
  });
  return { data: { ended }, message: messageText('DATA_DIEDIT', call.language) };
};
