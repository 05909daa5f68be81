import type { AssertionJson, RequestOptions } from '@kadar/contract/webauthn.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { CHALLENGE_SECONDS, makeChallenge, type Purpose, takeChallenge } from './challenges.ts';
import type { Site } from './site.ts';

/** Asks for the fingerprint of `purpose.user_id`. Throws SIDIK_JARI_BELUM_TERDAFTAR when none is known at this host. */
export const askAssertion = async (tx: Tx, purpose: Purpose): Promise<RequestOptions> => {
  const known = await tx.rows<{ credential_id: string; transports: string[] }>(sql`
    select credential_id, transports from webauthn_credentials
    where user_id = ${purpose.user_id} and rp_id = ${purpose.rpId} order by id`);
  if (known.length === 0) throw new AppError('SIDIK_JARI_BELUM_TERDAFTAR', { user_id: purpose.user_id });
  return {
    challenge: await makeChallenge(tx, purpose),
    rpId: purpose.rpId,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
  };
};

interface Key {
  id: number;
  public_key: Buffer;
  counter: number;
}

const judge = async (assertion: AssertionJson, challenge: string, key: Key, site: Site) => {
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  try {
    return await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: assertion.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      credential: { id: assertion.id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
      requireUserVerification: true,
    });
  } catch (error) {
    throw new AppError('SIDIK_JARI_GAGAL', {}, { cause: error });
  }
};

/**
 * Accepts a fingerprint's answer once, for exactly the purpose it was asked for, and moves the key's counter on. Throws
 * SIDIK_JARI_GAGAL, also for a counter that went back: then a copy of the key is about (WebAuthn §6.1.1).
 */
export const verifyAssertion = async (
  tx: Tx,
  assertion: AssertionJson,
  purpose: Purpose,
  site: Site,
): Promise<void> => {
  const challenge = await takeChallenge(tx, assertion.response.clientDataJSON, purpose);
  const key = await tx.maybe<Key>(sql`
    select id, public_key, counter from webauthn_credentials
    where credential_id = ${assertion.id} and user_id = ${purpose.user_id} and rp_id = ${purpose.rpId} for update`);
  if (!key) throw new AppError('SIDIK_JARI_GAGAL');
  const { verified, authenticationInfo } = await judge(assertion, challenge, key, site);
  if (!verified) throw new AppError('SIDIK_JARI_GAGAL');
  await tx.execute(sql`
    update webauthn_credentials set counter = ${authenticationInfo.newCounter}, last_used_at = now() where id = ${key.id}`);
};
