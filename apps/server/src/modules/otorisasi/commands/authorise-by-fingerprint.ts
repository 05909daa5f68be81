import type {
  authoriseByFingerprint as endpoint,
  FingerprintAuthPush,
  fingerprintOptions,
} from '@kadar/contract/endpoints/otorisasi.ts';
import { FINGER_APPROVERS } from '@kadar/contract/permissions.ts';
import type { RequestOptions } from '@kadar/contract/webauthn.ts';
import type { z } from 'zod';
import { approvalShop, grantApproval, requireApprover } from '../../../platform/auth/approvals.ts';
import { AppError } from '../../../platform/errors.ts';
import type { KadarEvent } from '../../../platform/events.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type AskedFor, askedFor } from '../asked-for.ts';
import { requireKnown } from '../queries/approvers.ts';
import { askAssertion, verifyAssertion } from '../webauthn/assertion.ts';
import type { Purpose } from '../webauthn/challenges.ts';
import { siteOf } from '../webauthn/site.ts';

type OptionsBody = z.output<NonNullable<typeof fingerprintOptions.body>>;
type Body = z.output<NonNullable<typeof endpoint.body>>;

const purposeOf = (
  call: Call<unknown, unknown, OptionsBody>,
  toko: string,
  { kategori, payloadHash }: AskedFor,
): Purpose => ({
  tujuan: 'OTORISASI',
  toko,
  user_id: call.body.user_id,
  requester: call.session.user_id,
  rpId: siteOf(call).rpId,
  kategori,
  payloadHash,
});

/** Asks for the fingerprint of an SPV or OWN on this device, for one action with exactly its content [spec B §6]. */
export const askApprover = (call: Call<unknown, unknown, OptionsBody>): Promise<RequestOptions> => {
  const toko = approvalShop(call);
  const { user_id } = call.body;
  return call.kadar.db.transaction({ toko }, async (tx) => {
    if (!FINGER_APPROVERS.includes(await requireKnown(tx, user_id))) throw new AppError('TIDAK_BERHAK');
    const asked = await askedFor(call, tx, toko, { ...call.body, notes: '', amount: undefined });
    const { kategori } = asked;
    await requireApprover(tx, { toko, kategori, requester: call.session.user_id, approver: user_id });
    return askAssertion(tx, purposeOf(call, toko, asked));
  });
};

/** An approver signs with the fingerprint at the till. Throws as `askedFor`, and SIDIK_JARI_GAGAL, which the session hears as well [spec B §8]. */
export const approveByFingerprint = async (call: Call<unknown, unknown, Body>) => {
  const toko = approvalShop(call);
  const { body, kadar, session } = call;
  const push = (data: FingerprintAuthPush): KadarEvent => ({
    topic: 'fingerprint-auth',
    toko,
    user: session.user_id,
    session: session.tokenHash,
    data,
  });
  const asked = await kadar.db.transaction({ toko }, (tx) =>
    askedFor(call, tx, toko, { ...body, notes: body.catatan, amount: body.jumlah_rp }),
  );
  const about = { auth_for: asked.kategori, user_id: body.user_id };
  try {
    return await kadar.db.transaction({ toko }, async (tx) => {
      await verifyAssertion(tx, body.fp, purposeOf(call, toko, asked), siteOf(call));
      const granted = await grantApproval(tx, {
        ...asked,
        toko,
        requester: session.user_id,
        approver: body.user_id,
        mode: 'FINGERPRINT',
        seconds: call.settings.OTORISASI_TTL_DETIK,
      });
      await kadar.events.publish(tx, push({ status: 'ACCEPT', ...about, token: granted.token }));
      return granted;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'SIDIK_JARI_GAGAL')
      await kadar.events.send(push({ status: 'REJECT', ...about }));
    throw error;
  }
};
