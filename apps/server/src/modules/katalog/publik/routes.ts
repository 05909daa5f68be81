import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAsk } from './ask.ts';
import { type Asset, MARK, SCRIPT } from './assets.ts';
import { concerns, type Encoding, KatalogPages } from './pages.ts';

const YEAR_S = 31_536_000;
const ROBOTS = [
  'User-agent: *',
  'Allow: /katalog',
  'Allow: /api/v1/app/gambar/',
  'Allow: /assets/',
  'Disallow: /',
  '',
];

const encodingOf = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '');
  const takes = (name: Encoding): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
};

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim() === etag || one.trim() === '*');

/** The public catalogue: no login, read-only, rendered here, the same for everyone who asks for the same. */
export const publikRoutes = (app: FastifyInstance): void => {
  const { kadar } = app;
  const pages = new KatalogPages(kadar);
  kadar.events.subscribe((event) => {
    if (concerns(event)) pages.forget();
  });

  const show = async (request: FastifyRequest, reply: FastifyReply, barang?: string) => {
    const settings = await kadar.settings.of('*');
    const page = await pages.get(readAsk(request, settings.MULTI_LANGUAGE_FEATURE, barang));
    reply.status(page.status).headers({
      etag: page.etag,
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'accept-encoding, accept-language',
    });
    if (isKnown(request, page.etag)) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingOf(request);
    if (!encoding) return reply.send(page.text);
    return reply.header('content-encoding', encoding).send(await page.short(encoding));
  };
  app.get('/katalog', (request, reply) => show(request, reply));
  app.get<{ Params: { barang: string } }>('/katalog/:barang', (request, reply) =>
    show(request, reply, request.params.barang),
  );
  app.get('/katalog/', (_request, reply) => reply.redirect('/katalog', 301));

  const give = (asset: Asset) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`).type(asset.type).send(asset.text);
  for (const asset of [SCRIPT, MARK]) app.get(asset.address, give(asset));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(ROBOTS.join('\n')),
  );
};
