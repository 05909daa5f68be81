import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** One call by a known user: who, for which shop, under which settings, in which language, and its HTTP. */
export interface Call<P = unknown, Q = unknown, B = unknown> extends Context<P, Q, B> {
  session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The one shop a write is for. Throws PILIH_TOKO when head office has not picked one. */
export const oneToko = ({ toko }: Pick<Context, 'toko'>): string => {
  if (toko === '*') throw new AppError('PILIH_TOKO', {}, { fields: { kode_toko: { code: 'PILIH_TOKO' } } });
  return toko;
};
