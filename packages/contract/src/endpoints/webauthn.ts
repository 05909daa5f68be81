import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attestationJson, creationOptions } from '../webauthn.ts';

/** A registered fingerprint reader; times in ISO 8601. */
const credential = z.object({
  id: z.number(),
  nama_perangkat: z.string(),
  /** The host it works at; a credential never works at another one. */
  host: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Credential = z.infer<typeof credential>;

export const listCredentials = endpoint({
  method: 'GET',
  path: 'webauthn/credentials',
  summary: "The caller's registered fingerprint readers",
  access: 'otorisasi.approve',
  data: z.array(credential),
});

export const registerOptions = endpoint({
  method: 'POST',
  path: 'webauthn/register/options',
  summary:
    'WebAuthn creation options; asks for the own password, so that a session left open registers no one else',
  access: 'otorisasi.approve',
  body: z.strictObject({ password: z.string().min(1, { error: 'WAJIB_DIISI' }).max(200) }),
  data: creationOptions,
});

export const registerVerify = endpoint({
  method: 'POST',
  path: 'webauthn/register/verify',
  summary: 'Keeps the public key of the new credential under a name for the device',
  access: 'otorisasi.approve',
  body: z.strictObject({
    nama_perangkat: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(60),
    attestation: attestationJson,
  }),
  data: credential,
});

export const removeCredential = endpoint({
  method: 'DELETE',
  path: 'webauthn/credentials/{id}',
  summary: 'Removes one of the own registered fingerprint readers',
  access: 'otorisasi.approve',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  data: z.object({}),
});
