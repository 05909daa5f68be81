import type { KeyObject } from 'node:crypto';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { kodeToko } from '@kadar/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openClaims, signClaims, timeClaims } from './jws.ts';

const TYP = 'kadar-portal';

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
  ...timeClaims,
});
export type PortalClaims = z.output<typeof claimsShape>;

/** A token for one call of one user in one branch, from `now` for a minute. */
export const signPortalToken = (
  key: KeyObject,
  claims: Omit<PortalClaims, 'iat' | 'exp' | 'jti'>,
  now: Date,
): string => signClaims(key, TYP, claims, now);

/** The claims of a token that this key signed and that holds now. Throws PortalTokenError. */
export const verifyPortalToken = (key: KeyObject, token: string, now: Date): PortalClaims =>
  openClaims(token, {
    typ: TYP,
    shape: claimsShape,
    keyOf: () => key,
    now,
    stranger: 'not signed by the registered head office',
  });

/** What a user of head office calls a branch with, instead of a session (design §5). */
export const portalTokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-portal-token'];
  return header === undefined ? undefined : String(header);
};
