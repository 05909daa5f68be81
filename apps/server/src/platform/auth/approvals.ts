import { createHash, randomBytes } from 'node:crypto';
import { APPROVERS, type Level } from '@kadar/contract/permissions.ts';
import { canonicalJson, sha256 } from '../canonical.ts';
import type { Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Call } from '../http/call.ts';

export interface Approval {
  toko: string;
  kategori: string;
  payloadHash: Buffer;
  requester: string;
  approver: string;
  mode: 'MANUAL' | 'QR' | 'FINGERPRINT';
  notes: string;
  amount: number | undefined;
  seconds: number;
}

const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Logs an approval and gives its one-time token (domain §7). Throws when this approver may not approve this request. */
export const grantApproval = async (
  tx: Tx,
  approval: Approval,
): Promise<{ token: string; disetujui_oleh: string; expires_at: string }> => {
  const approver = await tx.maybe<{ level: Level; kode_toko: string; pusat: boolean }>(sql`
    select u.level, u.kode_toko, t.type = 'PUSAT' as pusat from users u join tokos t using (kode_toko)
    where u.user_id = ${approval.approver} and u.deleted_at is null`);
  if (!approver || !APPROVERS.includes(approver.level)) throw new AppError('TIDAK_BERHAK');
  if (!approver.pusat && approver.kode_toko !== approval.toko) throw new AppError('TIDAK_BERHAK');
  if (approval.approver === approval.requester && approver.level !== 'OWN')
    throw new AppError('OTORISASI_DIRI_SENDIRI');
  const token = randomBytes(24).toString('base64url');
  const { expires_at } = await tx.one<{ expires_at: Date }>(sql`
    insert into otorisasi (kode_toko, token_hash, kategori, payload_hash, diminta_oleh, disetujui_oleh, mode, catatan, jumlah_rp, expires_at)
    values (${approval.toko}, ${tokenHash(token)}, ${approval.kategori}, ${approval.payloadHash}, ${approval.requester}, ${approval.approver},
            ${approval.mode}, ${approval.notes}, ${approval.amount ?? null}, now() + make_interval(secs => ${approval.seconds}))
    returning expires_at`);
  return { token, disetujui_oleh: approval.approver, expires_at: expires_at.toISOString() };
};

/** What is asked to be approved. */
export interface AuthorisationRequest {
  kategori: string;
  notes: string;
  amount?: number;
}

/** What an approval is bound to: this action with exactly this content, in this shop. */
export const payloadHashOf = (call: Call, kategori: string): Buffer =>
  sha256(
    canonicalJson([kategori, call.toko, call.request.method, call.request.url, call.request.body ?? null]),
  );

/**
 * Lets the change go on only with an unused, unexpired approval of exactly this request, and uses it up in the caller's
 * transaction. Throws PERLU_OTORISASI with what the dialog needs. Gives the approval's id and approver for the document.
 */
export const requireApproval = async (
  call: Call,
  tx: Tx,
  request: AuthorisationRequest,
): Promise<{ id: number; disetujui_oleh: string }> => {
  const payloadHash = payloadHashOf(call, request.kategori);
  const token = call.request.headers['x-otorisasi'];
  if (typeof token !== 'string' || token === '')
    throw new AppError(
      'PERLU_OTORISASI',
      {},
      { needAuth: { ...request, payload_hash: payloadHash.toString('hex') } },
    );
  const approval = await tx.maybe<{
    id: number;
    disetujui_oleh: string;
    expired: boolean;
    matches: boolean;
  }>(sql`
    select id, disetujui_oleh, expires_at < now() as expired,
           kategori = ${request.kategori} and payload_hash = ${payloadHash} and diminta_oleh = ${call.session.user_id} and kode_toko = ${call.toko} as matches
    from otorisasi where token_hash = ${tokenHash(token)}`);
  if (!approval?.matches) throw new AppError('OTORISASI_TIDAK_SAH');
  if (approval.expired) throw new AppError('OTORISASI_KEDALUWARSA');
  const used = await tx.execute(sql`
    insert into otorisasi_pakai (otorisasi_id, kode_toko) values (${approval.id}, ${call.toko}) on conflict do nothing`);
  if (used === 0) throw new AppError('OTORISASI_TIDAK_SAH');
  return approval;
};
