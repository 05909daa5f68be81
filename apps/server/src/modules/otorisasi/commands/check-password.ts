import { verifyPassword } from '../../../platform/auth/passwords.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { closeAttempt, openProof } from '../../sesi/public.ts';

/** The caller proves who he is once more; five failures lock (domain §7). Throws at `password`, AKUN_TERKUNCI. */
export const checkOwnPassword = async (call: Call, password: string): Promise<void> => {
  const { kadar, session } = call;
  const attempt = await openProof(kadar, session.user_id, call);
  const user = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.maybe<{ password_hash: string }>(
      sql`select password_hash from users where user_id = ${session.user_id} and deleted_at is null`,
    ),
  );
  if (!(await verifyPassword(user?.password_hash, password)))
    throw fieldError('password', 'OTORISATOR_SALAH');
  await closeAttempt(kadar, attempt);
};
