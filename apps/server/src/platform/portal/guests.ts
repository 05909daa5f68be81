import type { KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Tokos } from '../tokos.ts';
import { contentOf, searchOf } from './content.ts';
import { PortalTokenError, UsedOnce } from './jws.ts';
import { scopeOf, travels } from './reach.ts';
import { type PortalClaims, portalTokenOf, verifyPortalToken } from './token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls with a portal token that was found good for exactly this call. */
    guest: PortalClaims | undefined;
  }
}

/** A body before it is parsed, as large as any body may be. Throws ISI_TERLALU_BESAR. */
const readWhole = async (payload: Readable, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // The line must live on for the refusal.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > limit) throw new AppError('ISI_TERLALU_BESAR');
  }
  return Buffer.concat(chunks);
};

/** Nothing of a call with a portal token is parsed, let alone done, before the token is good for what it asks. */
export const installGuests = (app: FastifyInstance, guests: Guests, bodyLimit: number): void => {
  app.decorateRequest('guest', undefined);
  app.addHook('preParsing', async (request, _reply, payload) => {
    const token = portalTokenOf(request);
    if (token === undefined) return payload;
    const body = await guests.admit(request, token, () => readWhole(payload, bodyLimit));
    return Readable.from(body.length > 0 ? [body] : []);
  });
};

/** The branch's side: users of head office who call with a portal token, each call by itself (design §5). */
export class Guests {
  readonly #key: KeyObject | undefined;
  readonly #clock: Clock;
  readonly #tokos: Tokos;
  readonly #used = new UsedOnce();

  constructor(key: KeyObject | undefined, clock: Clock, tokos: Tokos) {
    this.#key = key;
    this.#clock = clock;
    this.#tokos = tokos;
  }

  /** Takes a token for this one call and makes its bearer the request's guest; gives the body. Throws INVALID_TOKEN, ISI_TERLALU_BESAR. */
  async admit(request: FastifyRequest, token: string, read: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const claims = this.#claimsOf(request, token);
      const body = await read();
      const content = contentOf({ search: searchOf(request.url), headers: request.headers, body });
      if (claims.content !== content) throw new PortalTokenError('for another query or body');
      if ((await this.#tokos.find(claims.aud))?.type !== 'TOKO')
        throw new PortalTokenError(`for ${claims.aud}, which is no shop here`);
      this.#used.use(claims.jti, this.#clock.now().getTime());
      request.guest = claims;
      return body;
    } catch (error) {
      if (!(error instanceof PortalTokenError)) throw error;
      request.log.warn({ reason: error.message, ip: request.ip }, 'portal token refused');
      throw new AppError('INVALID_TOKEN', {}, { cause: error });
    }
  }

  #claimsOf(request: FastifyRequest, token: string): PortalClaims {
    if (!this.#key) throw new PortalTokenError('no head office is registered (KADAR_PUSAT_KEY)');
    const claims = verifyPortalToken(this.#key, token, this.#clock.now());
    if (claims.scope !== scopeOf(request)) throw new PortalTokenError('for another call');
    return claims;
  }
}

/** The session of one call that a guest has, in the one shop that his token names. Throws TIDAK_BERHAK. */
export const guestSession = (endpoint: Endpoint, claims: PortalClaims): Session => {
  if (!travels(endpoint)) throw new AppError('TIDAK_BERHAK');
  return {
    user_id: `${claims.sub}@${claims.iss}`,
    usere_name: claims.nama,
    level: claims.level,
    kode_toko: claims.aud,
    pusat: false,
    akses: claims.menu.map((menu) => ({ menu, label: '', is_show: true })),
    app: 'KADAR',
    tokenHash: '',
    guest: true,
  };
};
