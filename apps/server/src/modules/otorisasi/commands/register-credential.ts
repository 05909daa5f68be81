import type {
  registerOptions,
  registerVerify,
  removeCredential,
} from '@kadar/contract/endpoints/webauthn.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { AttestationJson, CreationOptions } from '@kadar/contract/webauthn.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type CredentialRow, credentialColumns, shownCredential } from '../queries/credentials.ts';
import { CHALLENGE_SECONDS, makeChallenge, type Purpose, takeChallenge } from '../webauthn/challenges.ts';
import { type Site, siteOf } from '../webauthn/site.ts';
import { checkOwnPassword } from './check-password.ts';

type OptionsBody = z.output<NonNullable<typeof registerOptions.body>>;
type VerifyBody = z.output<NonNullable<typeof registerVerify.body>>;
type RemoveParams = z.output<NonNullable<typeof removeCredential.params>>;

/** EdDSA, ES256 and RS256 (COSE): what phones and laptops sign with. */
const ALGORITHMS = [-8, -7, -257];

const purposeOf = (call: Call, site: Site): Purpose => ({
  tujuan: 'DAFTAR',
  toko: call.session.kode_toko,
  user_id: call.session.user_id,
  requester: call.session.user_id,
  rpId: site.rpId,
});

/** Opens the registration of a fingerprint reader of the caller's own. Throws at `password`, AKUN_TERKUNCI. */
export const askRegistration = async (
  call: Call<unknown, unknown, OptionsBody>,
): Promise<CreationOptions> => {
  const { user_id, usere_name } = call.session;
  await checkOwnPassword(call, call.body.password);
  const purpose = purposeOf(call, siteOf(call));
  return call.kadar.db.transaction({ toko: purpose.toko }, async (tx) => {
    const known = await tx.rows<{ credential_id: string; transports: string[] }>(sql`
      select credential_id, transports from webauthn_credentials where user_id = ${user_id} and rp_id = ${purpose.rpId}`);
    return {
      challenge: await makeChallenge(tx, purpose),
      rp: { id: purpose.rpId, name: 'Kadar' },
      // The handle stays on the device: it names nobody, and is the same for all devices of a user (WebAuthn §14.6.1).
      user: { id: sha256(user_id).toString('base64url'), name: user_id, displayName: usere_name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_SECONDS * 1000,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'preferred',
        userVerification: 'required',
      },
    };
  });
};

const judge = async (attestation: AttestationJson, challenge: string, site: Site) => {
  const { clientDataJSON, attestationObject } = attestation.response;
  try {
    return await verifyRegistrationResponse({
      response: {
        id: attestation.id,
        rawId: attestation.rawId,
        type: attestation.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch (error) {
    throw new AppError('SIDIK_JARI_GAGAL', {}, { cause: error });
  }
};

/** Keeps the public key of a new reader. Throws SIDIK_JARI_GAGAL, DATA_SUDAH_ADA. */
export const registerCredential = async (call: Call<unknown, unknown, VerifyBody>, tx: Tx) => {
  const { user_id } = call.session;
  const { attestation, nama_perangkat } = call.body;
  const site = siteOf(call);
  const challenge = await takeChallenge(tx, attestation.response.clientDataJSON, purposeOf(call, site));
  const { verified, registrationInfo } = await judge(attestation, challenge, site);
  if (!verified) throw new AppError('SIDIK_JARI_GAGAL');
  const { id, publicKey, counter } = registrationInfo.credential;
  const kept = await tx.maybe<CredentialRow>(sql`
    insert into webauthn_credentials (user_id, credential_id, public_key, counter, transports, rp_id, nama_perangkat)
    values (${user_id}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${attestation.response.transports ?? []}::text[], ${site.rpId}, ${nama_perangkat})
    on conflict (credential_id) do nothing returning ${credentialColumns}`);
  if (!kept) throw new AppError('DATA_SUDAH_ADA', { label: 'Sidik Jari', nilai: nama_perangkat });
  await audit(call, tx, 'register', kept);
  return { data: shownCredential(kept), message: messageText('DATA_DISIMPAN', call.language) };
};

/** Forgets one of the caller's readers. Throws DATA_TIDAK_DITEMUKAN, also for another user's. */
export const forgetCredential = async (call: Call<RemoveParams>, tx: Tx) => {
  const gone = await tx.maybe<CredentialRow>(sql`
    delete from webauthn_credentials where id = ${call.params.id} and user_id = ${call.session.user_id}
    returning ${credentialColumns}`);
  if (!gone) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await audit(call, tx, 'remove', gone);
  return { data: {}, message: messageText('DATA_DIHAPUS', call.language) };
};

const audit = (call: Call, tx: Tx, action: string, { nama_perangkat, host }: CredentialRow): Promise<void> =>
  writeAudit(tx, {
    toko: call.session.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action,
    entity: 'webauthn_credentials',
    key: call.session.user_id,
    after: { nama_perangkat, host },
  });
