import type { Settings } from '@kadar/contract/settings.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Scope } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';

/** One call by a known user: who, for which shop, under which settings, in which language. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  kadar: Kadar;
  session: Session;
  /** The shop acted for; '*' when head office looks at all of them. */
  toko: string;
  scope: Scope;
  settings: Settings;
  language: Language;
  ip: string;
  params: P;
  query: Q;
  body: B;
  /** The caller's level may do this only with an approval (domain §7). */
  mustAuthorise: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The one shop a write is for. Throws PILIH_TOKO when head office has not picked one. */
export const oneToko = (call: Pick<Call, 'toko'>): string => {
  if (call.toko === '*')
    throw new AppError('PILIH_TOKO', {}, { fields: { kode_toko: { code: 'PILIH_TOKO' } } });
  return call.toko;
};
