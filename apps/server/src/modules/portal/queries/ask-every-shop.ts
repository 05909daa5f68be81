import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { PortalAnswers } from '@kadar/contract/endpoints/portal.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../../../platform/canonical.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { keyOf } from '../../../platform/http/command.ts';
import { searchOf } from '../../../platform/portal/content.ts';
import { travels } from '../../../platform/portal/reach.ts';

type Asked = Call<{ path: string }>;
type Shop = Pick<PortalAnswers[number], 'kode_toko' | 'nama_toko'>;

/** How the caller is known, in the inner calls as in this one. */
const CARRIED = ['x-auth-token', 'x-app', 'cookie', 'accept-language'] as const;

const isCallOf =
  (method: string, path: string) =>
  (endpoint: Endpoint): boolean =>
    endpoint.method === method &&
    travels(endpoint) &&
    new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** One key per shop, the same each time that this call is repeated; none where it came without. Throws KUNCI_WAJIB. */
const keyFor = ({ request }: Asked, kode_toko: string): Record<string, string> => {
  const key = keyOf(request);
  return key === undefined
    ? {}
    : { 'idempotency-key': sha256(`portal ${key} ${kode_toko}`).toString('base64url') };
};

/** Asks as the caller himself, with this shop picked: its own server or this database answers, as any of his calls. */
const askShop = async (
  app: FastifyInstance,
  call: Asked,
  { kode_toko, nama_toko }: Shop,
): Promise<PortalAnswers[number]> => {
  const { request } = call;
  const isPost = request.method === 'POST';
  const carried = CARRIED.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []));
  const path = call.params.path.split('/').map(encodeURIComponent).join('/');
  const reply = await app.inject({
    method: isPost ? 'POST' : 'GET',
    url: `/api/v1/${path}${searchOf(request.url)}`,
    remoteAddress: request.ip,
    headers: {
      ...Object.fromEntries(carried),
      'x-toko': kode_toko,
      'x-language': call.language,
      ...(isPost && keyFor(call, kode_toko)),
    },
    ...(isPost && { payload: request.body as object }),
  });
  const isJson = String(reply.headers['content-type'] ?? '').includes('json');
  const body = isJson ? reply.json<{ data?: unknown; code?: string }>() : {};
  if (reply.statusCode === 200 && isJson) return { kode_toko, nama_toko, status: 'ok', data: body.data };
  return {
    kode_toko,
    nama_toko,
    status: 'error',
    message: messageText('GAGAL_DIMUAT', call.language),
    code: body.code ?? 'GAGAL_DIMUAT',
  };
};

/** All shops at once, each answered or failed by itself [spec B §7]; head office is left out of a GET. */
export const askEveryShop = async (app: FastifyInstance, call: Asked): Promise<{ data: PortalAnswers }> => {
  const { method } = call.request;
  if (!call.session.pusat) throw new AppError('TIDAK_BERHAK');
  if (!app.endpoints.some(isCallOf(method, call.params.path))) throw new AppError('TIDAK_DITEMUKAN');
  const shops = await call.kadar.db.read({ toko: '*' }, (tx) =>
    tx.rows<Shop>(sql`
      select kode_toko, nama_toko from tokos
      where deleted_at is null and (type = 'TOKO' or (${method} = 'POST' and kode_toko = ${call.session.kode_toko}))
      order by kode_toko`),
  );
  return { data: await Promise.all(shops.map((shop) => askShop(app, call, shop))) };
};
