import type { changePassword } from '@kadar/contract/endpoints/session.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

type Body = z.output<NonNullable<typeof changePassword.body>>;

/** Throws at `password` when the old one is wrong. */
export const changeOwnPassword = async (call: Call<unknown, unknown, Body>, tx: Tx): Promise<void> => {
  const { user_id } = call.session;
  const { password_hash } = await tx.one<{ password_hash: string }>(
    sql`select password_hash from users where user_id = ${user_id} for update`,
  );
  if (!(await verifyPassword(password_hash, call.body.password)))
    throw fieldError('password', 'OTORISATOR_SALAH');
  await tx.execute(
    sql`update users set password_hash = ${await hashPassword(call.body.password_baru)}, version = version + 1 where user_id = ${user_id}`,
  );
  await writeAudit(tx, {
    toko: call.session.kode_toko,
    user: user_id,
    ip: call.ip,
    action: 'change-password',
    entity: 'users',
    key: user_id,
  });
};
