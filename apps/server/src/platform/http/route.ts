import type { Answer, Endpoint } from '@kadar/contract/endpoint.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { approvalShop } from '../auth/approvals.ts';
import { keepPending } from '../auth/pending.ts';
import type { Session } from '../auth/sessions.ts';
import type { Tx } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';
import { forward } from '../portal/forward.ts';
import { guestSession } from '../portal/guests.ts';
import { portalOf } from '../portal/reach.ts';
import { portalTokenOf } from '../portal/token.ts';
import { checkAccess, checkApp, checkWayOut, isOwnPage, languageOf, tokenOf, tokoOf } from './access.ts';
import type { Call } from './call.ts';
import { type CommandOptions, type Intent, runCommand } from './command.ts';
import { personalTeller } from './customer-data.ts';
import { sendWhole, type Whole } from './whole.ts';

declare module 'fastify' {
  interface FastifyInstance {
    kadar: Kadar;
    endpoints: Endpoint[];
    /** Those that change something, and so are done once per idempotency key. */
    keyed: Set<Endpoint>;
  }
}

type CallOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Call<
  z.output<P>,
  z.output<Q>,
  z.output<B>
>;
/** `whole` in place of `data`: rows that leave as they come. */
export type Result<T> = Answer<T> & { whole?: Whole };

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A `{path}` at the end takes all that follows, slashes too. */
const REST = /\{path\}$/;
const withRest =
  (handler: Handler): Handler =>
  (request, reply) => {
    request.params = { path: (request.params as Record<string, string>)['*'] };
    return handler(request, reply);
  };

/** A call without a login takes no more: its largest, of the setup, is some thousand characters. */
const OPEN_BODY_LIMIT = 64 * 1024;

/** Nothing that a stranger sends to a call with a login is read. Portal tokens are looked at before their body is, too (guests.ts). */
const refuseStranger = async (request: FastifyRequest): Promise<void> => {
  if (portalTokenOf(request) === undefined) await request.server.kadar.sessions.find(tokenOf(request));
};

const register = (
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler,
  config?: FastifyContextConfig,
): void => {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    // Nobody asks for the head of an answer alone, and every route costs at the start.
    exposeHeadRoute: false,
    url: `/api/v1/${endpoint.path.replace(REST, '*').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler: REST.test(endpoint.path) ? withRest(handler) : handler,
    ...(endpoint.access === 'public' ? { bodyLimit: OPEN_BODY_LIMIT } : { onRequest: refuseStranger }),
    ...(config && { config }),
  });
};

const approvalOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers['x-otorisasi'];
  return typeof token === 'string' ? token : undefined;
};

/** Who calls: a session of this server, or a user of head office for this one call. Throws INVALID_TOKEN, TIDAK_BERHAK. */
const sessionOf = async (
  { kadar }: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Session> =>
  request.guest ? guestSession(endpoint, request.guest) : kadar.sessions.find(tokenOf(request));

/**
 * Lets go on what `work` throws; a refusal for want of an approval is what this session may then ask an approval for, and one
 * that leaves a trace stands in the audit although its transaction is undone.
 */
const rememberingRefusal = async (
  { db }: Kadar,
  { session, toko, ip }: { session: Session; toko: string; ip: string },
  work: () => Promise<unknown>,
): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { needAuth: need, trace } = error;
    const asked = approvalShop({ toko, session });
    if (need) await db.transaction({ toko: asked }, (tx) => keepPending(tx, session, asked, need));
    if (trace)
      await db.transaction({ toko }, (tx) => writeAudit(tx, { toko, user: session.user_id, ip, ...trace }));
    throw error;
  }
};

const isUnkeyed = ({ headers }: FastifyRequest): boolean => headers['idempotency-key'] === undefined;

/** Neither a key nor a token's header can be sent by a page of somebody else: what comes by cookie alone must be of no such page. Throws TIDAK_BERHAK. */
const checkPage = ({ keyed, kadar }: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): void => {
  if (!keyed.has(endpoint) || !isUnkeyed(request) || request.headers['x-auth-token'] !== undefined) return;
  if (!isOwnPage(request, kadar.config.publicUrl)) throw new AppError('TIDAK_BERHAK');
};

/** What a client of the specification sends besides is not looked at. */
const bodyOf = ({ body, ignored = [] }: Endpoint, sent: unknown): unknown => {
  if (ignored.length === 0 || sent === null || typeof sent !== 'object') return body?.parse(sent ?? {});
  return body?.parse(Object.fromEntries(Object.entries(sent).filter(([name]) => !ignored.includes(name))));
};

/**
 * Session, shop, settings, permission and parsed input of a request, for the work to be done here; a call for a branch
 * with a server of its own is answered there instead. Throws AppError or ZodError.
 */
const withCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (call: Call) => Promise<unknown>,
): Promise<unknown> => {
  const { kadar } = app;
  const session = await sessionOf(app, endpoint, request);
  checkApp(endpoint, session);
  checkPage(app, endpoint, request);
  const toko = tokoOf(request, session);
  const other = toko === '*' || toko === session.kode_toko ? undefined : await kadar.tokos.find(toko);
  if (toko !== '*' && toko !== session.kode_toko && !other) throw new AppError('TOKO_TIDAK_DIKENAL');
  const settings = await kadar.settings.of(toko);
  const language = languageOf(request, settings);
  request.language = language;
  const portal = portalOf(endpoint, other, kadar.config);
  if (portal) {
    checkWayOut(endpoint, { session, toko, settings });
    return forward({ kadar, session, toko, portal, language, request, reply });
  }
  const mustAuthorise = checkAccess(endpoint, { session, toko, settings });
  return rememberingRefusal(kadar, { session, toko, ip: request.ip }, () =>
    work({
      kadar,
      session,
      toko,
      settings,
      mustAuthorise,
      request,
      reply,
      scope: { toko },
      language,
      ip: request.ip,
      approval: approvalOf(request),
      knowsNoToken: isUnkeyed(request),
      subject: [request.method, request.url, request.body ?? null],
      params: endpoint.params?.parse(request.params),
      query: endpoint.query?.parse(request.query),
      body: bodyOf(endpoint, request.body),
    }),
  );
};

/** A call that changes nothing, or one that runs its command itself and then says that it is `keyed`. */
export const query = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (call: CallOf<P, Q, B>) => Promise<Result<z.input<R>> | FastifyReply | undefined>,
  { keyed = false }: { keyed?: boolean } = {},
): void => {
  const declared = endpoint as unknown as Endpoint;
  if (keyed) app.keyed.add(declared);
  const tell = personalTeller(declared);
  register(app, declared, (request, reply) =>
    withCall(app, declared, request, reply, async (call) => {
      const found = await answer(call as CallOf<P, Q, B>);
      // A reply that was sent is awaited like any promise, and nothing comes of it.
      if (!found || !('data' in found)) return reply;
      const { whole } = found;
      return whole
        ? sendWhole(call, whole, async (data) => (await tell(call, { data })).data)
        : tell(call, found);
    }),
  );
};

/** A call that changes something: one transaction, once per key (domain §1.4). */
export const command = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  work: (call: CallOf<P, Q, B>, tx: Tx, intent: Intent) => Promise<Result<z.input<R>>>,
  { labels, ...options }: CommandOptions<CallOf<P, Q, B>> & { labels?: Readonly<Record<string, Text>> } = {},
): void => {
  const declared = endpoint as unknown as Endpoint;
  app.keyed.add(declared);
  const handler: Handler = (request, reply) =>
    withCall(app, declared, request, reply, (call) =>
      runCommand(
        call as CallOf<P, Q, B>,
        endpoint.path,
        (tx, intent) => work(call as CallOf<P, Q, B>, tx, intent),
        options,
      ),
    );
  register(app, declared, handler, labels && { labels });
};

/** A call without a session. */
export const publicCall = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (input: {
    params: z.output<P>;
    query: z.output<Q>;
    body: z.output<B>;
    request: FastifyRequest;
    reply: FastifyReply;
  }) => Promise<Result<z.input<R>> | FastifyReply>,
  config?: FastifyContextConfig,
): void =>
  register(
    app,
    endpoint as unknown as Endpoint,
    async (request, reply) =>
      answer({
        params: endpoint.params?.parse(request.params) as z.output<P>,
        query: endpoint.query?.parse(request.query) as z.output<Q>,
        body: endpoint.body?.parse(request.body ?? {}) as z.output<B>,
        request,
        reply,
      }),
    config,
  );
