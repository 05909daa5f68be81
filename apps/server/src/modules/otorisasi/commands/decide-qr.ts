import type { acceptQr, qrOptions, rejectQr } from '@kadar/contract/endpoints/otorisasi.ts';
import type { RequestOptions } from '@kadar/contract/webauthn.ts';
import type { z } from 'zod';
import { type Approval, logApproval, logRefusal, requireApprover } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { decidedShop } from '../queries/qr-requests.ts';
import { askAssertion, verifyAssertion } from '../webauthn/assertion.ts';
import type { Purpose } from '../webauthn/challenges.ts';
import { siteOf } from '../webauthn/site.ts';
import { checkOwnPassword } from './check-password.ts';
import { tellApprovers, tellRequester } from './tell.ts';

type Params = z.output<NonNullable<typeof acceptQr.params>>;
type AcceptBody = z.output<NonNullable<typeof acceptQr.body>>;
type RejectBody = z.output<NonNullable<typeof rejectQr.body>>;
type OptionsBody = z.output<NonNullable<typeof qrOptions.body>>;

interface Waiting {
  status: 'OPEN' | 'ACCEPT' | 'REJECT' | 'CANCEL';
  expired: boolean;
  sesi_hash: string;
  diminta_oleh: string;
  kategori: string;
  payload_hash: Buffer;
  catatan: string;
  jumlah_rp: number | null;
  token_hash: Buffer;
}

/** Locks a request that still waits: of two who decide, the second finds it settled. Throws DATA_TIDAK_DITEMUKAN, OTORISASI_SUDAH_DIPUTUSKAN, OTORISASI_KEDALUWARSA. */
const lockWaiting = async (tx: Tx, toko: string, keystore: string): Promise<Waiting> => {
  const waiting = await tx.maybe<Waiting>(sql`
    select status, expires_at <= clock_timestamp() as expired, sesi_hash, diminta_oleh, kategori, payload_hash, catatan, jumlah_rp, token_hash
    from otorisasi_qr where keystore = ${keystore} and kode_toko = ${toko} for update`);
  if (!waiting) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (waiting.status !== 'OPEN') throw new AppError('OTORISASI_SUDAH_DIPUTUSKAN');
  if (waiting.expired) throw new AppError('OTORISASI_KEDALUWARSA');
  return waiting;
};

const decisionOn = (call: Call<Params>, toko: string, waiting: Waiting): Omit<Approval, 'seconds'> => ({
  toko,
  kategori: waiting.kategori,
  payloadHash: waiting.payload_hash,
  requester: waiting.diminta_oleh,
  approver: call.session.user_id,
  mode: 'QR',
  notes: waiting.catatan,
  amount: waiting.jumlah_rp ?? undefined,
});

const purposeOf = (call: Call<Params>, toko: string): Purpose => ({
  tujuan: 'QR',
  toko,
  user_id: call.session.user_id,
  requester: call.session.user_id,
  rpId: siteOf(call).rpId,
  keystore: call.params.keystore,
});

/** Asks for the caller's own fingerprint for this one request. */
export const askForRequest = (call: Call<Params, unknown, OptionsBody>): Promise<RequestOptions> => {
  const toko = decidedShop(call);
  return call.kadar.db.transaction({ toko }, async (tx) => {
    const { diminta_oleh, kategori } = await lockWaiting(tx, toko, call.params.keystore);
    await requireApprover(tx, { toko, kategori, requester: diminta_oleh, approver: call.session.user_id });
    return askAssertion(tx, purposeOf(call, toko));
  });
};

/** Approves by password or fingerprint; the requester's session hears of it and asks for its token. */
export const acceptRequest = async (call: Call<Params, unknown, AcceptBody>, route: string) => {
  const toko = decidedShop(call);
  const { assertion, password } = call.body;
  // Tried outside of the transaction, so that a wrong one is counted although everything else is undone.
  if (password !== undefined) await checkOwnPassword(call, password);
  return runCommand({ ...call, scope: { toko } }, route, async (tx) => {
    const waiting = await lockWaiting(tx, toko, call.params.keystore);
    if (assertion) await verifyAssertion(tx, assertion, purposeOf(call, toko), siteOf(call));
    return accept(call, tx, toko, waiting);
  });
};

const accept = async (call: Call<Params>, tx: Tx, toko: string, waiting: Waiting) => {
  const { keystore } = call.params;
  const { events, settings } = call.kadar;
  const { OTORISASI_TTL_DETIK: seconds } = await settings.of(toko);
  const approval = { ...decisionOn(call, toko, waiting), seconds };
  const { id } = await logApproval(tx, approval, waiting.token_hash);
  const approver = call.session.user_id;
  await tx.execute(sql`
    update otorisasi_qr set status = 'ACCEPT', diputuskan_oleh = ${approver}, diputuskan_at = now(), otorisasi_id = ${id}
    where keystore = ${keystore}`);
  const to = { toko, user: waiting.diminta_oleh, session: waiting.sesi_hash };
  await tellRequester(events, tx, to, {
    status: 'ACCEPT',
    keystore,
    cancel: false,
    disetujui_oleh: approver,
  });
  await tellApprovers(events, tx, { status: 'ACCEPT', store_code: toko, keystore });
  return { data: { keystore, status: 'ACCEPT' as const } };
};

/** Refuses with a reason, which the requester sees and the log keeps. */
export const rejectRequest = (call: Call<Params, unknown, RejectBody>, route: string) => {
  const toko = decidedShop(call);
  const { keystore } = call.params;
  const { alasan } = call.body;
  const { events } = call.kadar;
  return runCommand({ ...call, scope: { toko } }, route, async (tx) => {
    const waiting = await lockWaiting(tx, toko, keystore);
    const id = await logRefusal(tx, { ...decisionOn(call, toko, waiting), reason: alasan });
    await tx.execute(sql`
      update otorisasi_qr set status = 'REJECT', diputuskan_oleh = ${call.session.user_id}, diputuskan_at = now(), otorisasi_id = ${id}, alasan = ${alasan}
      where keystore = ${keystore}`);
    const to = { toko, user: waiting.diminta_oleh, session: waiting.sesi_hash };
    await tellRequester(events, tx, to, { status: 'REJECT', keystore, cancel: false, alasan });
    await tellApprovers(events, tx, { status: 'REJECT', store_code: toko, keystore });
    return { data: { keystore, status: 'REJECT' as const } };
  });
};
