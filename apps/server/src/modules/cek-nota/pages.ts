import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageAsked } from '../../engines/public-page/spoken.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { claimOf } from './claim.ts';
import { claimPage, type Problem } from './claim-page.ts';
import { type CekView, tooManyPage } from './page.ts';
import { slipOf } from './slip.ts';
import { slipPage } from './slip-page.ts';

/** How pages are answered: in the reader's language, and kept by nobody on the way. */
export const pagesOf = (kadar: Kadar) => {
  const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page);
  const viewOf = async (request: FastifyRequest, kode: string): Promise<CekView> => {
    const settings = await kadar.settings.of('*');
    return { ...languageAsked(request, settings.MULTI_LANGUAGE_FEATURE), kode };
  };

  const sendSlip = async (reply: FastifyReply, view: CekView, problem = ''): Promise<FastifyReply> => {
    const slip = await slipOf(kadar, view.kode);
    const found = slip.status !== 'TIDAK_DIKENAL';
    const { ZONA_WAKTU: timeZone } = await kadar.settings.of(found ? slip.no_hutang.slice(2, 5) : '*');
    const page = slipPage(view, slip, { now: kadar.clock.now(), timeZone }, problem);
    return send(reply, !found ? 404 : problem ? 422 : 200, page);
  };
  const sendClaim = async (reply: FastifyReply, view: CekView, problem?: Problem): Promise<FastifyReply> => {
    const claim = await claimOf(kadar, view.kode);
    const found = claim.status !== 'TIDAK_DIKENAL';
    const { ZONA_WAKTU: timeZone } = await kadar.settings.of(found ? claim.no_faktur.slice(2, 5) : '*');
    const page = claimPage(view, claim, { now: kadar.clock.now(), timeZone }, problem);
    return send(reply, !found ? 404 : problem ? 422 : 200, page);
  };
  const sendTooMany = (reply: FastifyReply, view: CekView, error: unknown): FastifyReply => {
    if (!(error instanceof AppError)) throw error;
    return send(reply.header('retry-after', error.params.detik), error.status, tooManyPage(view));
  };
  return { send, viewOf, sendSlip, sendClaim, sendTooMany };
};
export type Pages = ReturnType<typeof pagesOf>;
