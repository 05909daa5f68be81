import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import { cekKlaim, jawabInput, jawabKlaim } from '@kadar/contract/endpoints/klaim.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { publicCall } from '../../platform/http/route.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { answerClaim, claimOf } from './claim.ts';
import type { Pages } from './pages.ts';

/** Counts a call by who asks and what for. Throws TERLALU_SERING. */
type Count = (request: FastifyRequest, kode: string) => void;

/** How far a claim is, and an answer to what its holder is asked. */
export const claimCalls = (app: FastifyInstance, count: Count): void => {
  const { kadar } = app;
  publicCall(app, cekKlaim, async ({ params, request }) => {
    count(request, params.kode);
    return { data: await claimOf(kadar, params.kode) };
  });

  publicCall(app, jawabKlaim, async ({ params, body, request }) => {
    count(request, params.kode);
    return { data: await answerClaim(kadar, params.kode, body, request.ip) };
  });
};

/** An answer as the page's form sends it: back to the page, which shows what was kept or why it was not. */
export const answerForm =
  (kadar: Kadar, { viewOf, sendClaim, sendTooMany }: Pages, count: Count) =>
  async (request: FastifyRequest<{ Params: { kode: string } }>, reply: FastifyReply) => {
    const { kode } = request.params;
    const view = await viewOf(request, kode);
    try {
      count(request, kode);
    } catch (error) {
      return sendTooMany(reply, view, error);
    }
    const { urut, nama } = (request.body ?? {}) as Record<string, unknown>;
    const about = { urut: Number(urut), nama: String(nama ?? '').slice(0, 60) };
    const typed = jawabInput.safeParse(request.body);
    if (!typed.success) return sendClaim(reply, view, { ...about, said: '', at: 'nama' });
    try {
      await answerClaim(kadar, kode, typed.data, request.ip);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const said = messageText(error.code, view.language, error.params);
      return sendClaim(reply, view, { ...about, said, at: 'tanya' });
    }
    const language = view.chosen ? `?lang=${view.language}` : '';
    return reply.redirect(`${CEK_NOTA}/${encodeURIComponent(kode)}${language}`, 303);
  };
