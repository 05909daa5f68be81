import {
  barukanLayar,
  batalTanya,
  isikanLayar,
  jawabLayar,
  keadaanTanya,
  pasangLayar,
  putusLayar,
  statusLayar,
  tampilLayar,
  tanyaLayar,
} from '@kadar/contract/endpoints/layar.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { RateLimit } from '../../platform/http/rate-limit.ts';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { COOKIE, isPaired, newScreen, pair, photoOn, screenOf, show, shownOn, unpair } from './layar.ts';
import { answer, ask, stands, withdraw } from './tanya.ts';

const MINUTE_MS = 60_000;
/** New screens of one address in a minute, and codes that one till may try. */
const NEW_SCREENS = 20;
const CODES_TRIED = 10;
const COOKIE_DAYS = 365;
const KEPT_DAYS = 30;

/** The customer's screen of a till: paired by a code, without a login. */
export const layarRoutes = (app: FastifyInstance): void => {
  const { kadar } = app;
  const begun = new RateLimit(kadar.clock, NEW_SCREENS, MINUTE_MS);
  const tried = new RateLimit(kadar.clock, CODES_TRIED, MINUTE_MS);

  publicCall(app, barukanLayar, async ({ request, reply }) => {
    begun.count(request.ip);
    const { token, kode, sampai } = await newScreen(kadar);
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: 'auto',
      maxAge: COOKIE_DAYS * 24 * 3600,
    });
    return { data: { kode, sampai } };
  });
  publicCall(app, tampilLayar, async ({ request }) => ({
    data: await shownOn(kadar, request.cookies[COOKIE]),
  }));
  app.get<{ Params: { kode: string } }>('/api/v1/layar/foto/:kode', async (request, reply) => {
    const photo = await photoOn(kadar, request.cookies[COOKIE], request.params.kode);
    if (!photo) throw new AppError('TIDAK_DITEMUKAN');
    return reply
      .header('cache-control', 'private, max-age=600')
      .type(photo.type)
      .send(Buffer.from(photo.bytes));
  });

  publicCall(app, jawabLayar, async ({ body, request }) => {
    const screen = await screenOf(kadar, request.cookies[COOKIE]);
    if (!screen?.kode_toko) throw new AppError('TANYA_SELESAI');
    const { id, kode_toko } = screen;
    return { data: await answer(kadar, { id, kode_toko }, body, request.ip) };
  });
  command(app, tanyaLayar, ask);
  query(app, keadaanTanya, async (call) => ({ data: await stands(call) }));
  query(app, batalTanya, async (call) => ({ data: await withdraw(call) }), { keyed: true });

  query(app, statusLayar, async (call) => ({ data: await isPaired(call) }));
  query(app, isikanLayar, async (call) => ({ data: await show(call) }));
  query(app, putusLayar, async (call) => ({ data: await unpair(call) }), { keyed: true });
  query(
    app,
    pasangLayar,
    async (call) => {
      tried.count(call.session.user_id);
      return { data: await pair(call) };
    },
    { keyed: true },
  );
  kadar.jobs.add({
    name: 'layar',
    cron: '31 3 * * *',
    run: async ({ db }) => {
      await db.transaction({ toko: '*' }, (tx) =>
        tx.execute(
          sql`delete from layar where terlihat_at < now() - make_interval(days => ${KEPT_DAYS}) or (kode_toko is null and kode_sampai < now())`,
        ),
      );
      await db.transaction({ toko: '*' }, (tx) =>
        tx.execute(sql`delete from layar_tanya where at < now() - make_interval(days => ${KEPT_DAYS})`),
      );
    },
  });
};
