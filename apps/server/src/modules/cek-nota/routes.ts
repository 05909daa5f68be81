import { readFileSync } from 'node:fs';
import { CEK_NOTA, cekNota, cekSlip, siapInput, siapkanSlip } from '@kadar/contract/endpoints/cek-nota.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { notaCode, readNotaCode } from '@kadar/domain/nota-code.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { RateLimit } from '../../platform/http/rate-limit.ts';
import { publicCall } from '../../platform/http/route.ts';
import { claimPhoto, isClaim } from './claim.ts';
import { answerForm, claimCalls } from './claim-routes.ts';
import { fotoOf, notaOf } from './nota.ts';
import { askPage, notaPage } from './page.ts';
import { pagesOf } from './pages.ts';
import { readyFor, SIAP_SCRIPT } from './siap.ts';
import { isSlip, slipOf } from './slip.ts';

const SCRIPT = readFileSync(new URL('siap.js', import.meta.url), 'utf8');
const MINUTE_MS = 60_000;
/** A page is one call and one for each photo. */
const PER_ADDRESS = 120;
const PER_CODE = 30;

/** Whether a nota is genuine and what it is worth today: a page and a call without a session. */
export const cekNotaRoutes = (app: FastifyInstance): void => {
  const { kadar } = app;
  const addresses = new RateLimit(kadar.clock, PER_ADDRESS, MINUTE_MS);
  const codes = new RateLimit(kadar.clock, PER_CODE, MINUTE_MS);
  // By the whole code and who sends it, never by the number in it: others' forged codes leave the holder's own open.
  const count = ({ ip }: FastifyRequest, kode: string): void => {
    addresses.count(ip);
    const signed = readNotaCode(kode);
    if (signed) codes.count(`${ip} ${notaCode(signed)}`);
  };

  publicCall(app, cekNota, async ({ params, request }) => {
    count(request, params.kode);
    return { data: await notaOf(kadar, params.kode) };
  });

  publicCall(app, cekSlip, async ({ params, request }) => {
    count(request, params.kode);
    return { data: await slipOf(kadar, params.kode) };
  });

  publicCall(app, siapkanSlip, async ({ params, body, request }) => {
    count(request, params.kode);
    return { data: await readyFor(kadar, params.kode, body.pin, request.ip) };
  });

  claimCalls(app, count);

  const pages = pagesOf(kadar);
  const { send, viewOf, sendSlip, sendClaim, sendTooMany } = pages;
  app.get<{ Querystring: { kode?: string } }>(CEK_NOTA, async (request, reply) => {
    const typed = typeof request.query.kode === 'string' ? request.query.kode : '';
    const signed = readNotaCode(typed);
    const view = await viewOf(request, '');
    if (!signed) return send(reply, 200, askPage(view, typed.slice(0, 100)));
    const language = view.chosen ? `?lang=${view.language}` : '';
    return reply.redirect(`${CEK_NOTA}/${notaCode(signed)}${language}`, 302);
  });

  app.get<{ Params: { kode: string } }>(`${CEK_NOTA}/:kode`, async (request, reply) => {
    const { kode } = request.params;
    const view = await viewOf(request, kode);
    try {
      count(request, kode);
    } catch (error) {
      return sendTooMany(reply, view, error);
    }
    if (isSlip(kode)) return sendSlip(reply, view);
    if (isClaim(kode)) return sendClaim(reply, view);
    const nota = await notaOf(kadar, kode);
    const known = nota.status !== 'TIDAK_DIKENAL';
    const { ZONA_WAKTU } = await kadar.settings.of(known ? nota.no_faktur.slice(2, 5) : '*');
    return send(
      reply,
      known ? 200 : 404,
      notaPage(view, nota, { now: kadar.clock.now(), timeZone: ZONA_WAKTU }),
    );
  });

  app.get<{ Params: { kode: string; urut: string } }>(
    `${CEK_NOTA}/:kode/foto/:urut`,
    async (request, reply) => {
      addresses.count(request.ip);
      const { kode, urut } = request.params;
      const bytes = await (isClaim(kode) ? claimPhoto : fotoOf)(kadar, kode, Number(urut));
      if (!bytes) throw new AppError('TIDAK_DITEMUKAN');
      return reply
        .headers({ 'cache-control': 'private, max-age=3600' })
        .type('image/jpeg')
        .send(Buffer.from(bytes));
    },
  );

  app.get(SIAP_SCRIPT, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(SCRIPT),
  );

  const askForBag = async (request: FastifyRequest<{ Params: { kode: string } }>, reply: FastifyReply) => {
    const { kode } = request.params;
    const view = await viewOf(request, kode);
    try {
      count(request, kode);
    } catch (error) {
      return sendTooMany(reply, view, error);
    }
    const typed = siapInput.safeParse(request.body);
    if (!typed.success) return sendSlip(reply, view, messageText('PIN_SALAH', view.language));
    try {
      await readyFor(kadar, kode, typed.data.pin, request.ip);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, params = {} } = error.fields?.pin ?? error;
      return sendSlip(reply, view, messageText(code, view.language, params));
    }
    const language = view.chosen ? `?lang=${view.language}` : '';
    return reply.redirect(`${CEK_NOTA}/${encodeURIComponent(kode)}${language}`, 303);
  };
  // A page without a script sends its form as forms do; nothing else is taken so.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    forms.post(`${CEK_NOTA}/:kode/siap`, askForBag);
    forms.post(`${CEK_NOTA}/:kode/setuju`, answerForm(kadar, pages, count));
  });
};
