import { type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { kodeToko } from '@kadar/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Seconds that a token lives, and that two servers' clocks may differ. */
export const LIFE_S = 60;
export const SKEW_S = 30;
/** With the menu of a user it is some kilobytes; a header has no more room than this. */
const LONGEST = 12_000;

const HEADER = { alg: 'EdDSA', typ: 'kadar-portal' } as const;
const headerShape = z.strictObject({ alg: z.literal(HEADER.alg), typ: z.literal(HEADER.typ) });

const claimsShape = z.strictObject({
  /** Head office's kode_toko. */
  iss: kodeToko,
  /** Never with an '@', so that no user of a branch is called like one of head office ('OWNER@PST'). */
  sub: z.string().regex(/^[A-Z0-9._-]{2,30}$/),
  nama: z.string().max(100),
  level: z.enum(LEVELS),
  /** The screens of his menu; empty for levels that pass every menu check. */
  menu: z.array(z.string().max(100)).max(500),
  /** The branch's kode_toko. */
  aud: kodeToko,
  /** Method and path below /api/v1/ of the one call it is for. */
  scope: z.string().max(400),
  /** SHA-256 over its query, its body and the headers that give them their meaning (content.ts). */
  content: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Seconds since 1970. */
  iat: z.int(),
  exp: z.int(),
  jti: z.uuid(),
});
export type PortalClaims = z.output<typeof claimsShape>;

/** Why a token is worth nothing; for the log, the caller is only told that it is invalid. */
export class PortalTokenError extends Error {}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const decode = <T>(shape: z.ZodType<T>, part: string): T => {
  try {
    return shape.parse(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch (error) {
    throw new PortalTokenError('malformed', { cause: error });
  }
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A compact JWS (RFC 7515, EdDSA) for one call of one user in one branch, from `now` for a minute. */
export const signPortalToken = (
  key: KeyObject,
  claims: Omit<PortalClaims, 'iat' | 'exp' | 'jti'>,
  now: Date,
): string => {
  const iat = seconds(now);
  const signed = `${encode(HEADER)}.${encode({ ...claims, iat, exp: iat + LIFE_S, jti: randomUUID() })}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

/** The claims of a token that this key signed and that holds now. Throws PortalTokenError. */
export const verifyPortalToken = (key: KeyObject, token: string, now: Date): PortalClaims => {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (token.length > LONGEST || more.length > 0) throw new PortalTokenError('malformed');
  decode(headerShape, header);
  if (!verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new PortalTokenError('not signed by the registered head office');
  const claims = decode(claimsShape, payload);
  const at = seconds(now);
  if (claims.exp - claims.iat > LIFE_S) throw new PortalTokenError('lives too long');
  if (claims.exp + SKEW_S < at) throw new PortalTokenError('expired');
  if (claims.iat - SKEW_S > at) throw new PortalTokenError('from the future');
  return claims;
};

/** What a user of head office calls a branch with, instead of a session (design §5). */
export const portalTokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-portal-token'];
  return header === undefined ? undefined : String(header);
};
