import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sha256 } from '../canonical.ts';
import { AppError } from '../errors.ts';
import { docsPage } from './docs-page.ts';
import { refuse } from './error-handler.ts';
import { openApi } from './openapi.ts';

const WEB = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const BY_PROXY = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * The numbers tell what a shop does all day: with a configured token they are for its bearer, without one for this
 * machine itself, which a proxy that answers the world from here is not.
 */
const mayWatch = ({ headers, ip }: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return LOOPBACK.test(ip) && !BY_PROXY.some((name) => name in headers);
  return timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`));
};

/** Health, readiness, metrics, API reference, and the web app's files. */
export const serverRoutes = async (app: FastifyInstance): Promise<void> => {
  const { kadar } = app;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await kadar.db.ping();
      await kadar.space.check();
      return { status: 'ready' };
    } catch (error) {
      return reply
        .status(503)
        .send({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayWatch(request, kadar.config.metricsToken)) throw new AppError('TIDAK_DITEMUKAN');
    return reply.header('content-type', kadar.metrics.registry.contentType).send(await kadar.metrics.text());
  });
  app.get('/api/v1/openapi.json', async () => openApi(app.endpoints, app.keyed));
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').send(docsPage(app.endpoints)),
  );

  if (existsSync(WEB))
    await app.register(fastifyStatic, {
      root: WEB,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (page && existsSync(WEB)) return reply.sendFile('index.html', WEB);
    return refuse(new AppError('TIDAK_DITEMUKAN'), request, reply);
  });
};
