import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { PRINT_HEADER } from '@kadar/contract/endpoints/paper.ts';
import type { AksesNode } from '@kadar/contract/menu.ts';
import { passesMenus } from '@kadar/contract/permissions.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { askBranch, readAnswer } from './ask-branch.ts';
import { contentOf } from './content.ts';
import { PREFIX, scopeOf } from './reach.ts';
import { signPortalToken } from './token.ts';

export interface Journey {
  kadar: { config: Pick<Config, 'portalKey' | 'portalHosts'>; clock: Clock };
  session: Session;
  /** The branch, and the address of its server. */
  toko: string;
  portal: string;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a branch may hand to head office's browsers: its own answers, never a page. */
const TYPES =
  /^(application\/(json|pdf|vnd\.openxmlformats-[\w.-]+)|text\/(csv|plain)|image\/[\w.+-]+)\s*(;|$)/;
const PASSED = ['content-type', 'content-disposition', 'cache-control', 'x-fallback', PRINT_HEADER];

/** The screens that a user's menu shows, whose groups and sections are shown too. */
const shownMenus = (akses: readonly AksesNode[]): string[] =>
  akses.flatMap(({ menu, is_show, children }) => (is_show ? (children ? shownMenus(children) : [menu]) : []));

const tokenFor = ({ kadar, session, toko, request }: Journey, content: string): string => {
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
      content,
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

const bodyOf = ({ method, body }: FastifyRequest): Buffer =>
  method === 'GET' || method === 'HEAD' || body === undefined || body === null
    ? Buffer.alloc(0)
    : Buffer.from(JSON.stringify(body));

/** The branch's answer once its head is here; the token holds for exactly what is sent. */
const ask = async (journey: Journey): Promise<IncomingMessage> => {
  const { kadar, request, reply, language, toko } = journey;
  const target = targetOf(journey);
  const body = bodyOf(request);
  const key = request.headers['idempotency-key'];
  const bound: Record<string, string> = {
    ...(typeof key === 'string' && { 'idempotency-key': key }),
    ...(body.length > 0 && { 'content-type': 'application/json' }),
  };
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return askBranch({
    target,
    method: request.method,
    headers: {
      ...bound,
      'x-portal-token': tokenFor(journey, contentOf({ search: target.search, headers: bound, body })),
      'x-toko': toko,
      'x-language': language,
      accept: request.headers.accept ?? '*/*',
      'accept-encoding': 'identity',
    },
    body,
    hosts: kadar.config.portalHosts,
    signal: gone.signal,
  });
};

/** A branch that does not know head office's key, sends elsewhere, is broken or answers with a page has not answered. */
const isAnswer = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  (statusCode < 300 || statusCode >= 400) &&
  statusCode !== 401 &&
  statusCode < 500 &&
  (headers['content-encoding'] ?? 'identity') === 'identity' &&
  TYPES.test(headers['content-type'] ?? '');

/** An answer whose first piece is here: from then on only the line can tell that it broke off. */
const begun = async (journey: Journey): Promise<{ answer: IncomingMessage; body: Readable }> => {
  const answer = await ask(journey);
  if (!isAnswer(answer)) {
    answer.destroy();
    throw new Error(`${answer.statusCode} ${answer.headers['content-type']}`);
  }
  const pieces = readAnswer(answer);
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<Buffer> {
    if (first.done) return;
    yield first.value;
    yield* pieces;
  };
  return { answer, body: Readable.from(all(), { objectMode: false }) };
};

/**
 * Sends a call on to the branch's own server as its user, and its answer back as it comes. Throws GAGAL_DIMUAT when the
 * branch does not answer: nothing it says may end or change a session of head office.
 */
export const forward = async (journey: Journey): Promise<FastifyReply> => {
  const { toko, request, reply } = journey;
  if (request.isMultipart()) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
  const { answer, body } = await begun(journey).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError('GAGAL_DIMUAT', {}, { cause: new Error(`no answer of ${toko}`, { cause: error }) });
  });
  reply.status(answer.statusCode ?? 200);
  for (const name of PASSED) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.send(body);
};
