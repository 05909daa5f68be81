import type { authoriseManually } from '@kadar/contract/endpoints/session.ts';
import type { z } from 'zod';
import { approvalShop, grantApproval } from '../../../platform/auth/approvals.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { closeAttempt, openProof } from './attempts.ts';

type Body = z.output<NonNullable<typeof authoriseManually.body>>;

/** An approver signs at the till. Errors stand at the field they belong to; five failures at one till lock the approver there (domain §7). */
export const approveManually = async (call: Call<unknown, unknown, Body>) => {
  const { kadar, body } = call;
  const toko = approvalShop(call);
  const attempt = await openProof(kadar, body.user_id, call);
  const approver = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.maybe<{ password_hash: string }>(
      sql`select password_hash from users where user_id = ${body.user_id} and deleted_at is null`,
    ),
  );
  const correct = await verifyPassword(approver?.password_hash, body.password);
  if (!approver) throw fieldError('user_id', 'OTORISATOR_TIDAK_TERDAFTAR');
  if (!correct) throw fieldError('password', 'OTORISATOR_SALAH');
  await closeAttempt(kadar, attempt);
  return kadar.db.transaction({ toko }, (tx) =>
    grantApproval(tx, {
      toko,
      kategori: body.kategori,
      payloadHash: Buffer.from(body.payload_hash, 'hex'),
      requester: call.session.user_id,
      approver: body.user_id,
      mode: 'MANUAL',
      notes: body.catatan,
      amount: body.jumlah_rp,
      seconds: call.settings.OTORISASI_TTL_DETIK,
    }),
  );
};
