import { randomBytes } from 'node:crypto';
import { type ApprovalKategori, CHAIN_KATEGORI, decides } from '@kadar/contract/approvals.ts';
import { mapNik } from '@kadar/contract/nik.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { canonicalJson, sha256 } from '../canonical.ts';
import type { Tx } from '../database/database.ts';
import { type Query, sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Vault } from '../identity/vault.ts';
import type { Session } from './sessions.ts';

/** Who asks for what may need an approval, and in which words. */
export interface Asking {
  kadar: { vault: Vault };
  session: Pick<Session, 'user_id' | 'level' | 'guest' | 'kode_toko'>;
  /** The shop acted for; '*' when head office looks at all of them. */
  toko: string;
  /** The token of an approval that came with it. */
  approval?: string | undefined;
  /** A client of the specification's, which is told of an approval and then asks again, without any token. */
  knowsNoToken?: boolean;
  /** What exactly is asked for, as JSON: an approval is bound to it. */
  subject: readonly unknown[];
}

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

/** The shop where an approval is asked for: what is for all of them is asked for at the caller's own, head office. */
export const approvalShop = ({
  toko,
  session,
}: {
  toko: string;
  session: Pick<Session, 'kode_toko'>;
}): string => (toko === '*' ? session.kode_toko : toko);

/** Who decides a request for this shop: never the requester himself, unless he is OWN (domain §7); what holds for the chain only OWN and head office's MU. Throws TIDAK_BERHAK, OTORISASI_DIRI_SENDIRI. */
export const requireApprover = async (
  tx: Tx,
  approval: Pick<Approval, 'approver' | 'requester' | 'toko' | 'kategori'>,
): Promise<void> => {
  const approver = await tx.maybe<{ level: Level; asks: Level; kode_toko: string; pusat: boolean }>(sql`
    select u.level, (select level from users where user_id = ${approval.requester}) as asks, u.kode_toko, t.type = 'PUSAT' as pusat from users u join tokos t using (kode_toko)
    where u.user_id = ${approval.approver} and u.deleted_at is null`);
  if (!approver || !decides(approver.level, { ...approval, asks: approver.asks }))
    throw new AppError('TIDAK_BERHAK');
  if (!approver.pusat && approver.kode_toko !== approval.toko) throw new AppError('TIDAK_BERHAK');
  const ofChain = approver.level === 'OWN' || (approver.level === 'MU' && approver.pusat);
  if (approval.kategori === CHAIN_KATEGORI && !ofChain) throw new AppError('TIDAK_BERHAK');
  if (approval.approver === approval.requester && approver.level !== 'OWN')
    throw new AppError('OTORISASI_DIRI_SENDIRI');
};

/** Logs an approval for whoever has the token of this hash (domain §7). Throws when this approver may not approve this request. Gives the row's number. */
export const logApproval = async (
  tx: Tx,
  approval: Approval,
  tokenHash: Buffer,
): Promise<{ id: number; expires_at: string }> => {
  await requireApprover(tx, approval);
  const { id, expires_at } = await tx.one<{ id: number; expires_at: Date }>(sql`
    insert into otorisasi (kode_toko, token_hash, kategori, payload_hash, diminta_oleh, disetujui_oleh, mode, catatan, jumlah_rp, expires_at)
    values (${approval.toko}, ${tokenHash}, ${approval.kategori}, ${approval.payloadHash}, ${approval.requester}, ${approval.approver},
            ${approval.mode}, ${approval.notes}, ${approval.amount ?? null}, now() + make_interval(secs => ${approval.seconds}))
    returning id, expires_at`);
  return { id, expires_at: expires_at.toISOString() };
};

/** The same, with a one-time token made here. */
export const grantApproval = async (
  tx: Tx,
  approval: Approval,
): Promise<{ token: string; disetujui_oleh: string; expires_at: string }> => {
  const token = randomBytes(24).toString('base64url');
  const { expires_at } = await logApproval(tx, approval, sha256(token));
  return { token, disetujui_oleh: approval.approver, expires_at };
};

/** Logs that a request was refused, and why; there is no token. Throws when this approver may not decide it. Gives the row's number. */
export const logRefusal = async (
  tx: Tx,
  refusal: Omit<Approval, 'seconds'> & { reason: string },
): Promise<number> => {
  await requireApprover(tx, refusal);
  const { id } = await tx.one<{ id: number }>(sql`
    insert into otorisasi (kode_toko, kategori, payload_hash, diminta_oleh, disetujui_oleh, mode, catatan, jumlah_rp, alasan_tolak, expires_at)
    values (${refusal.toko}, ${refusal.kategori}, ${refusal.payloadHash}, ${refusal.requester}, ${refusal.approver},
            ${refusal.mode}, ${refusal.notes}, ${refusal.amount ?? null}, ${refusal.reason}, now())
    returning id`);
  return id;
};

/** What is asked to be approved. */
export interface AuthorisationRequest {
  /** One kind, or several. */
  kategori: ApprovalKategori | `${string}+${string}`;
  notes: string;
  amount?: number;
  /** Pieces that are shown with it, by barcode. */
  barang?: readonly string[];
}

/**
 * What an approval is bound to: this action with exactly this content, in this shop. It is kept, so the number of a card goes
 * into it as what nobody can try without the key. Throws KUNCI_IDENTITAS_RUSAK for such a content where there is none.
 */
const payloadHashOf = ({ kadar, toko, subject }: Asking, kategori: string): Buffer => {
  const told = subject.map((part) => mapNik(part, (nik) => nik && kadar.vault.digest(nik, 'approval')));
  return sha256(canonicalJson([kategori, toko, ...told]));
};

/** As many characters as the calls that ask for an approval take. */
const NOTES_MAX = 1000;
const shownNotes = (notes: string): string => notes.slice(0, NOTES_MAX).toWellFormed().trim();

interface Granted {
  id: number;
  disetujui_oleh: string;
  expired: boolean;
  matches: boolean;
}

/**
 * Of a client that sends no token: an approval of exactly this request of its own, which is neither used nor too old. It is bound to the user,
 * the content, the shop, the words and the amount as any other, and to the session as a token is: only the one that was there to ask for it.
 */
const untold = (call: Asking, matches: Query<boolean>): Query<Granted> => sql`
  select o.id, o.disetujui_oleh, false as expired, true as matches from otorisasi o
  where o.kode_toko = ${approvalShop(call)} and o.at > now() - interval '1 day' and o.expires_at > now() and ${matches}
    and o.alasan_tolak is null
    and exists (select from sessions s where s.user_id = o.diminta_oleh and s.app = 'KADAR' and s.revoked_at is null and s.created_at < o.at)
    and not exists (select from otorisasi_pakai p where p.otorisasi_id = o.id)
  order by o.id limit 1`;

/**
 * Lets the change go on only with an unused, unexpired approval of exactly this request, and uses it up in the caller's
 * transaction. What the approver was shown must be what we say here: the notes and the amount come back through the
 * requester's browser, which could show him something smaller. Throws PERLU_OTORISASI with what the dialog needs, and
 * TIDAK_BERHAK for a user of head office at a branch's own server, where nobody could approve beside him. Gives
 * the approval's id and approver for the document.
 */
export const requireApproval = async (
  call: Asking,
  tx: Tx,
  { kategori, amount, barang = [], ...said }: AuthorisationRequest,
): Promise<{ id: number; disetujui_oleh: string }> => {
  if (call.session.guest) throw new AppError('TIDAK_BERHAK');
  const notes = shownNotes(said.notes);
  const payloadHash = payloadHashOf(call, kategori);
  const needAuth = {
    kategori,
    notes,
    payload_hash: payloadHash.toString('hex'),
    ...(amount !== undefined && { amount }),
    ...(barang.length > 0 && { barang }),
  };
  const token = call.approval;
  if (!token && !call.knowsNoToken) throw new AppError('PERLU_OTORISASI', {}, { needAuth });
  const matches: Query<boolean> = sql`
    kategori = ${kategori} and payload_hash = ${payloadHash} and diminta_oleh = ${call.session.user_id} and kode_toko = ${approvalShop(call)}
      and catatan = ${notes} and jumlah_rp is not distinct from ${amount ?? null}::bigint`;
  const approval = await tx.maybe<Granted>(
    token
      ? sql`select id, disetujui_oleh, expires_at < now() as expired, ${matches} as matches from otorisasi where token_hash = ${sha256(token)}`
      : untold(call, matches),
  );
  if (!token && !approval) throw new AppError('PERLU_OTORISASI', {}, { needAuth });
  if (!approval?.matches) throw new AppError('OTORISASI_TIDAK_SAH');
  if (approval.expired) throw new AppError('OTORISASI_KEDALUWARSA');
  const used = await tx.execute(sql`
    insert into otorisasi_pakai (otorisasi_id, kode_toko) values (${approval.id}, ${approvalShop(call)}) on conflict do nothing`);
  if (used === 0) throw new AppError('OTORISASI_TIDAK_SAH');
  return approval;
};

/** Why something needs an approval, in the words the approver reads (domain §3, §7). */
export interface ApprovalReason {
  kategori: ApprovalKategori;
  notes: string;
  /** The piece it is about. */
  kode_barcode?: string;
}

/** Several kinds as one approval has them. */
export const allOf = (kinds: readonly ApprovalKategori[]): AuthorisationRequest['kategori'] =>
  [...new Set(kinds)].join('+') as AuthorisationRequest['kategori'];

/** Pieces that are shown of what is asked at most. */
const SHOWN_PIECES = 4;

/** One approval for all reasons together, after what they are about; none is asked for without a reason. Throws PERLU_OTORISASI. */
export const requireApprovals = async (
  asking: Asking,
  tx: Tx,
  reasons: readonly ApprovalReason[],
  amount?: number,
  about = '',
) =>
  reasons.length === 0
    ? undefined
    : requireApproval(asking, tx, {
        kategori: allOf(reasons.map(({ kategori }) => kategori)),
        barang: [...new Set(reasons.flatMap(({ kode_barcode = [] }) => kode_barcode))].slice(0, SHOWN_PIECES),
        notes: [about, ...reasons.map(({ notes }) => notes)].filter(Boolean).join('; '),
        ...(amount !== undefined && { amount }),
      });

/**
 * What every shop goes by, lists and prices of the chain, is head office's: an administrator of a branch changes it with an approval of
 * OWN or of head office's MU. Throws PERLU_OTORISASI.
 */
export const requireChainApproval = async (
  call: Asking & { session: { pusat: boolean } },
  tx: Tx,
  notes: () => string,
): Promise<void> => {
  if (call.session.level !== 'MU' || call.session.pusat) return;
  await requireApproval(call, tx, { kategori: CHAIN_KATEGORI, notes: notes() });
};
