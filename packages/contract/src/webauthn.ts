import { z } from 'zod';

/** Shapes of WebAuthn level 3 as JSON; binary parts are base64url. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'ISIAN_TIDAK_SAH' });
const publicKey = z.literal('public-key', { error: 'ISIAN_TIDAK_SAH' });
const transports = z.array(z.string().max(20)).max(10);

const descriptor = z.object({ id: base64url, type: publicKey, transports: transports.exactOptional() });

/** Options of navigator.credentials.get(). */
export const requestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** Options of navigator.credentials.create(). */
export const creationOptions = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    authenticatorAttachment: z.literal('platform'),
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What navigator.credentials.get() gives; parts we do not read are let through unread. */
export const assertionJson = z.object({
  id: base64url,
  rawId: base64url,
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type AssertionJson = z.infer<typeof assertionJson>;

/** What navigator.credentials.create() gives. */
export const attestationJson = z.object({
  id: base64url,
  rawId: base64url,
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});
export type AttestationJson = z.infer<typeof attestationJson>;
