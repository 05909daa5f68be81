import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { AksesNode } from '@kadar/contract/menu.ts';
import { passesMenus } from '@kadar/contract/permissions.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';
import { PREFIX, scopeOf } from './reach.ts';
import { signPortalToken } from './token.ts';

export interface Journey {
  kadar: Kadar;
  session: Session;
  /** The branch, and the address of its server. */
  toko: string;
  portal: string;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

const FIRST_BYTE_MS = 10_000;
/** What a branch may hand to head office's browsers: its own answers, never a page. */
const TYPES =
  /^(application\/(json|pdf|vnd\.openxmlformats-[\w.-]+)|text\/(csv|plain)|image\/[\w.+-]+)\s*(;|$)/;
const PASSED = ['content-type', 'content-disposition', 'cache-control', 'x-fallback'];

/** The screens that a user's menu shows, whose groups and sections are shown too. */
const shownMenus = (akses: readonly AksesNode[]): string[] =>
  akses.flatMap(({ menu, is_show, children }) => (is_show ? (children ? shownMenus(children) : [menu]) : []));

const tokenFor = ({ kadar, session, toko, request }: Journey): string => {
  const key = kadar.config.portalKey;
  if (!key) throw new Error('KADAR_PORTAL_KEY is not set');
  return signPortalToken(
    key,
    {
      iss: session.kode_toko,
      sub: session.user_id,
      nama: session.usere_name,
      level: session.level,
      menu: passesMenus(session.level) ? [] : shownMenus(session.akses),
      aud: toko,
      scope: scopeOf(request),
    },
    kadar.clock.now(),
  );
};

const targetOf = ({ portal, request }: Journey): URL => {
  const own = request.url.slice(request.url.indexOf(PREFIX));
  const target = new URL(`${portal}${own}`);
  // A path that means another one to the branch ('%2e%2e') would be signed as what it is not.
  if (!target.pathname.endsWith(own.split('?', 1)[0] ?? '')) throw new AppError('INPUT_TIDAK_SAH');
  return target;
};

const headersOf = (journey: Journey): Record<string, string> => {
  const { request, language, toko } = journey;
  const key = request.headers['idempotency-key'];
  return {
    'x-portal-token': tokenFor(journey),
    'x-toko': toko,
    'x-language': language,
    accept: request.headers.accept ?? '*/*',
    'accept-encoding': 'identity',
    ...(typeof key === 'string' && { 'idempotency-key': key }),
    ...(hasBody(request) && { 'content-type': 'application/json' }),
  };
};

const hasBody = ({ method, body }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && body !== undefined && body !== null;

/** The branch's answer once its head is here. */
const ask = async (journey: Journey): Promise<Response> => {
  const { request, reply } = journey;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('no answer in time')), FIRST_BYTE_MS);
  reply.raw.once('close', () => stop.abort());
  try {
    return await fetch(targetOf(journey), {
      method: request.method,
      headers: headersOf(journey),
      ...(hasBody(request) && { body: JSON.stringify(request.body) }),
      redirect: 'manual',
      signal: stop.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** A branch that does not know head office's key, sends elsewhere, is broken or answers with a page has not answered. */
const isAnswer = ({ status, headers }: Response): boolean =>
  (status < 300 || status >= 400) &&
  status !== 401 &&
  status < 500 &&
  TYPES.test(headers.get('content-type') ?? '');

/**
 * Sends a call on to the branch's own server as its user, and its answer back as it comes. Throws GAGAL_DIMUAT when the
 * branch does not answer: nothing it says may end or change a session of head office.
 */
export const forward = async (journey: Journey): Promise<FastifyReply> => {
  const { toko, request, reply } = journey;
  if (request.isMultipart()) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
  const failed = (cause: unknown): AppError =>
    new AppError('GAGAL_DIMUAT', {}, { cause: new Error(`no answer of ${toko}`, { cause }) });
  const answer = await ask(journey).catch((error: unknown) => {
    throw error instanceof AppError ? error : failed(error);
  });
  if (!isAnswer(answer)) {
    await answer.body?.cancel();
    throw failed(new Error(`${answer.status} ${answer.headers.get('content-type')}`));
  }
  reply.status(answer.status);
  for (const name of PASSED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
};
