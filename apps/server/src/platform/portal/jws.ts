import { type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** Seconds that a token lives, and that two servers' clocks may differ. */
export const LIFE_S = 60;
export const SKEW_S = 30;
/** With the menu of a user it is some kilobytes; a header has no more room than this. */
const LONGEST = 12_000;
const ALG = 'EdDSA';

/** What each token says of itself: seconds since 1970, and a number that is taken once. */
export const timeClaims = { iat: z.int(), exp: z.int(), jti: z.uuid() };
interface Timed {
  iat: number;
  exp: number;
  jti: string;
}

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

/** A compact JWS (RFC 7515, EdDSA) of this kind, from `now` for a minute. */
export const signClaims = (key: KeyObject, typ: string, claims: object, now: Date): string => {
  const iat = seconds(now);
  const signed = `${encode({ alg: ALG, typ })}.${encode({ ...claims, iat, exp: iat + LIFE_S, jti: randomUUID() })}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

/**
 * The claims of a token of this kind that holds now, signed by the key that belongs to them. Throws PortalTokenError, `stranger` where another signed it.
 */
export const openClaims = <T extends Timed>(
  token: string,
  {
    typ,
    shape,
    keyOf,
    now,
    stranger,
  }: {
    typ: string;
    shape: z.ZodType<T>;
    keyOf: (claims: () => T) => KeyObject | undefined;
    now: Date;
    stranger: string;
  },
): T => {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (token.length > LONGEST || more.length > 0) throw new PortalTokenError('malformed');
  decode(z.strictObject({ alg: z.literal(ALG), typ: z.literal(typ) }), header);
  const read = () => decode(shape, payload);
  const key = keyOf(read);
  if (!key || !verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new PortalTokenError(stranger);
  const claims = read();
  const at = seconds(now);
  if (claims.exp - claims.iat > LIFE_S) throw new PortalTokenError('lives too long');
  if (claims.exp + SKEW_S < at) throw new PortalTokenError('expired');
  if (claims.iat - SKEW_S > at) throw new PortalTokenError('from the future');
  return claims;
};

/** Tokens that were used here, until none of them could hold any more. */
export class UsedOnce {
  readonly #used = new Map<string, number>();

  /** Throws PortalTokenError for one that was used before; `now` in milliseconds. */
  use(jti: string, now: number): void {
    for (const [old, until] of this.#used) {
      if (until > now) break;
      this.#used.delete(old);
    }
    if (this.#used.has(jti)) throw new PortalTokenError('used before');
    this.#used.set(jti, now + (LIFE_S + 2 * SKEW_S) * 1000);
  }
}
