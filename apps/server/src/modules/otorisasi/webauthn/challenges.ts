import { randomBytes } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';

export const CHALLENGE_SECONDS = 300;

/** What a challenge is for; an answer counts for nothing else. */
export interface Purpose {
  tujuan: 'DAFTAR' | 'OTORISASI' | 'QR';
  toko: string;
  /** Whose fingerprint. */
  user_id: string;
  /** In whose session. */
  requester: string;
  rpId: string;
  kategori?: string;
  payloadHash?: Buffer;
  keystore?: string;
}

/** A challenge for one answer within five minutes; base64url. Clears away those that nobody answered. */
export const makeChallenge = async (tx: Tx, purpose: Purpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await tx.execute(sql`delete from webauthn_challenges where expires_at < now()`);
  await tx.execute(sql`
    insert into webauthn_challenges (challenge, kode_toko, tujuan, user_id, peminta, rp_id, kategori, payload_hash, keystore, expires_at)
    values (${challenge}, ${purpose.toko}, ${purpose.tujuan}, ${purpose.user_id}, ${purpose.requester}, ${purpose.rpId},
            ${purpose.kategori ?? ''}, ${purpose.payloadHash ?? null}, ${purpose.keystore ?? null},
            now() + make_interval(secs => ${CHALLENGE_SECONDS}))`);
  return challenge;
};

const challengeIn = (clientDataJSON: string): string => {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch (error) {
    throw new AppError('SIDIK_JARI_GAGAL', {}, { cause: error });
  }
};

/** Uses up the challenge that an answer carries. Throws SIDIK_JARI_GAGAL for one that is unknown, old, used, or for something else. */
export const takeChallenge = async (tx: Tx, clientDataJSON: string, purpose: Purpose): Promise<string> => {
  const challenge = challengeIn(clientDataJSON);
  const taken = await tx.execute(sql`
    delete from webauthn_challenges
    where challenge = ${challenge} and kode_toko = ${purpose.toko} and tujuan = ${purpose.tujuan} and user_id = ${purpose.user_id}
      and peminta = ${purpose.requester} and rp_id = ${purpose.rpId} and kategori = ${purpose.kategori ?? ''}
      and payload_hash is not distinct from ${purpose.payloadHash ?? null}::bytea
      and keystore is not distinct from ${purpose.keystore ?? null}::text and expires_at > now()`);
  if (taken === 0) throw new AppError('SIDIK_JARI_GAGAL');
  return challenge;
};
