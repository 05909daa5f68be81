import type { changePassword } from '@kadar/contract/endpoints/session.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { isGuessable } from '@kadar/domain/passwords.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { closeAttempt, dropAttempt, openProof } from './attempts.ts';

type Body = z.output<NonNullable<typeof changePassword.body>>;

const wrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.fields?.password?.code === 'OTORISATOR_SALAH';

/**
 * Changes the caller's password in a command of its own. Five wrong old ones lock it: a session left open is no way
 * to try passwords. Throws at `password`, AKUN_TERKUNCI.
 */
export const changeOwnPassword = async (call: Call<unknown, unknown, Body>, route: string) => {
  const attempt = await openProof(call.kadar, call.session.user_id, call);
  try {
    const answer = await runCommand(call, route, (tx) => change(call, tx));
    await closeAttempt(call.kadar, attempt);
    return answer;
  } catch (error) {
    if (!wrongPassword(error)) await dropAttempt(call.kadar, attempt);
    throw error;
  }
};

const change = async (call: Call<unknown, unknown, Body>, tx: Tx) => {
  const { user_id } = call.session;
  const { password_hash } = await tx.one<{ password_hash: string }>(
    sql`select password_hash from users where user_id = ${user_id} for update`,
  );
  if (!(await verifyPassword(password_hash, call.body.password)))
    throw fieldError('password', 'OTORISATOR_SALAH');
  if (isGuessable(call.body.password_baru, user_id))
    throw fieldError('password_baru', 'PASSWORD_MUDAH_DITEBAK');
  await tx.execute(sql`
    update users set password_hash = ${await hashPassword(call.body.password_baru)}, version = version + 1,
      updated_at = now(), updated_by = ${user_id}
    where user_id = ${user_id}`);
  await call.kadar.sessions.end(tx, user_id, { except: call.session, sebab: 'PASSWORD' });
  await writeAudit(tx, {
    toko: call.session.kode_toko,
    user: user_id,
    ip: call.ip,
    action: 'change-password',
    entity: 'users',
    key: user_id,
  });
  return { data: {}, message: messageText('DATA_DIEDIT', call.language) };
};
