import type { KeyObject } from 'node:crypto';
import { kodeToko } from '@kadar/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentOf, searchOf } from './content.ts';
import { openClaims, PortalTokenError, signClaims, timeClaims } from './jws.ts';
import { scopeOf } from './reach.ts';

const TYP = 'kadar-server';
export const SERVER_TOKEN = 'x-server-token';

const claimsShape = z.strictObject({
  /** The shop whose server asks, and that of this server which is asked. */
  iss: kodeToko,
  aud: kodeToko,
  /** Method and path below /api/v1/ of the one call it is for. */
  scope: z.string().max(400),
  /** SHA-256 over what is asked (content.ts). */
  content: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  ...timeClaims,
});
export type ServerClaims = z.output<typeof claimsShape>;

/** What one server asks another in the name of one of its shops: goods and money that go from shop to shop. No user stands behind it, and it opens no call of users. */
export const signServerToken = (
  key: KeyObject,
  claims: Omit<ServerClaims, 'iat' | 'exp' | 'jti'>,
  now: Date,
): string => signClaims(key, TYP, claims, now);

/**
 * The claims of a request that the server of the shop it names signed for exactly this call. Throws PortalTokenError, also for a shop whose server has no
 * key in `keys` (KADAR_SERVER_KEYS).
 */
export const readServerToken = (
  keys: ReadonlyMap<string, KeyObject>,
  request: FastifyRequest,
  now: Date,
): ServerClaims => {
  const token = request.headers[SERVER_TOKEN];
  if (typeof token !== 'string') throw new PortalTokenError('no token');
  const claims = openClaims(token, {
    typ: TYP,
    shape: claimsShape,
    keyOf: (read) => keys.get(read().iss),
    now,
    stranger: 'not signed by the registered server of its shop',
  });
  if (claims.scope !== scopeOf(request)) throw new PortalTokenError('for another call');
  const { headers, signedBody = Buffer.alloc(0), url } = request;
  if (claims.content !== contentOf({ search: searchOf(url), headers, body: signedBody }))
    throw new PortalTokenError('for another body');
  return claims;
};
