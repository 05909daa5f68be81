import type { SessionApp } from '@kadar/contract/endpoints/session.ts';
import { APPROVERS, type Level } from '@kadar/contract/permissions.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { rememberDevice } from '../devices.ts';
import { closeAttempt, openLogin } from './attempts.ts';

export interface Credentials {
  user_id: string;
  password: string;
  takeover: boolean;
  app: SessionApp;
}

/**
 * Checks the password and starts the user's one session of this app, the authenticator's for approvers only. Throws
 * LOGIN_SALAH, TIDAK_BERHAK, USER_SEDANG_DIPAKAI, AKUN_TERKUNCI, TERLALU_BANYAK_PERCOBAAN. Gives the token.
 */
export const signIn = async (
  kadar: Kadar,
  { user_id, password, takeover, app }: Credentials,
  from: { ip: string; agent: string; device: string | undefined },
): Promise<string> => {
  const attempt = await openLogin(kadar, user_id, from);
  const user = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.maybe<{ password_hash: string; kode_toko: string; level: Level }>(
      sql`select password_hash, kode_toko, level from users where user_id = ${user_id} and deleted_at is null`,
    ),
  );
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw new AppError('LOGIN_SALAH');
  await closeAttempt(kadar, attempt);
  if (app === 'OTORISATOR' && !APPROVERS.includes(user.level)) throw new AppError('TIDAK_BERHAK');
  return kadar.db.transaction({ toko: '*' }, async (tx) => {
    const started = await kadar.sessions.start(tx, user_id, from, { app, takeover });
    if (from.device !== undefined) await rememberDevice(tx, user_id, from.device);
    await writeAudit(tx, {
      toko: user.kode_toko,
      user: user_id,
      ip: from.ip,
      action: takeover ? 'takeover' : 'login',
      entity: 'session',
      key: user_id,
      after: { app },
    });
    return started;
  });
};
