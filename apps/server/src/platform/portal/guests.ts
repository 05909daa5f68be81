import type { KeyObject } from 'node:crypto';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Tokos } from '../tokos.ts';
import { scopeOf, travels } from './reach.ts';
import { LIFE_S, type PortalClaims, PortalTokenError, SKEW_S, verifyPortalToken } from './token.ts';

/** The branch's side: users of head office who call with a portal token, each call by itself (design §5). */
export class Guests {
  readonly #key: KeyObject | undefined;
  readonly #clock: Clock;
  readonly #tokos: Tokos;
  /** Tokens that were used here, until none of them could hold any more. */
  readonly #used = new Map<string, number>();

  constructor(key: KeyObject | undefined, clock: Clock, tokos: Tokos) {
    this.#key = key;
    this.#clock = clock;
    this.#tokos = tokos;
  }

  /** Who calls, in the one shop and for the one call that the token names. Throws INVALID_TOKEN, TIDAK_BERHAK. */
  async enter(request: FastifyRequest, endpoint: Endpoint, token: string): Promise<Session> {
    const claims = await this.#claimsOf(request, token).catch((error: unknown) => {
      if (!(error instanceof PortalTokenError)) throw error;
      request.log.warn({ reason: error.message, ip: request.ip }, 'portal token refused');
      throw new AppError('INVALID_TOKEN', {}, { cause: error });
    });
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
  }

  async #claimsOf(request: FastifyRequest, token: string): Promise<PortalClaims> {
    if (!this.#key) throw new PortalTokenError('no head office is registered (KADAR_PUSAT_KEY)');
    const now = this.#clock.now();
    const claims = verifyPortalToken(this.#key, token, now);
    if (claims.scope !== scopeOf(request)) throw new PortalTokenError('for another call');
    if ((await this.#tokos.find(claims.aud))?.type !== 'TOKO')
      throw new PortalTokenError(`for ${claims.aud}, which is no shop here`);
    this.#use(claims.jti, now.getTime());
    return claims;
  }

  #use(jti: string, now: number): void {
    for (const [old, until] of this.#used) {
      if (until > now) break;
      this.#used.delete(old);
    }
    if (this.#used.has(jti)) throw new PortalTokenError('used before');
    this.#used.set(jti, now + (LIFE_S + 2 * SKEW_S) * 1000);
  }
}
