import type { Answer, Endpoint } from '@kadar/contract/endpoint.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';
import { checkAccess, checkApp, languageOf, tokenOf, tokoOf } from './access.ts';
import type { Call } from './call.ts';
import { type CommandOptions, type Intent, runCommand } from './command.ts';

declare module 'fastify' {
  interface FastifyInstance {
    kadar: Kadar;
    endpoints: Endpoint[];
    /** Those that change something, and so need an idempotency key. */
    keyed: Set<Endpoint>;
  }
}

type CallOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Call<
  z.output<P>,
  z.output<Q>,
  z.output<B>
>;
export type Result<T> = Answer<T>;

const register = (
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  labels?: Readonly<Record<string, Text>>,
): void => {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api/v1/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler,
    ...(labels && { config: { labels } }),
  });
};

/** Session, shop, settings, permission and parsed input of a request. Throws AppError or ZodError. */
const openCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> => {
  const { kadar } = app;
  const session = await kadar.sessions.find(tokenOf(request));
  checkApp(endpoint, session);
  const toko = tokoOf(request, session);
  if (toko !== '*' && toko !== session.kode_toko && !(await kadar.tokos.has(toko)))
    throw new AppError('TOKO_TIDAK_DIKENAL');
  const settings = await kadar.settings.of(toko);
  const language = languageOf(request, settings);
  request.language = language;
  const mustAuthorise = checkAccess(endpoint, { session, toko, settings });
  return {
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
    params: endpoint.params?.parse(request.params),
    query: endpoint.query?.parse(request.query),
    body: endpoint.body?.parse(request.body ?? {}),
  };
};

/** A call that changes nothing, or one that runs its command itself and then says that it is `keyed`. */
export const query = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (call: CallOf<P, Q, B>) => Promise<Result<z.input<R>> | FastifyReply>,
  { keyed = false }: { keyed?: boolean } = {},
): void => {
  const declared = endpoint as unknown as Endpoint;
  if (keyed) app.keyed.add(declared);
  register(app, declared, async (request, reply) =>
    answer((await openCall(app, declared, request, reply)) as CallOf<P, Q, B>),
  );
};

/** A call that changes something: one transaction, once per key (domain §1.4). */
export const command = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  work: (call: CallOf<P, Q, B>, tx: Tx, intent: Intent) => Promise<Result<z.input<R>>>,
  { labels, ...options }: CommandOptions & { labels?: Readonly<Record<string, Text>> } = {},
): void => {
  const declared = endpoint as unknown as Endpoint;
  app.keyed.add(declared);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = (await openCall(app, declared, request, reply)) as CallOf<P, Q, B>;
    return runCommand(call, endpoint.path, (tx, intent) => work(call, tx, intent), options);
  };
  register(app, declared, handler, labels);
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
  }) => Promise<Result<z.input<R>>>,
): void =>
  register(app, endpoint as unknown as Endpoint, async (request, reply) =>
    answer({
      params: endpoint.params?.parse(request.params) as z.output<P>,
      query: endpoint.query?.parse(request.query) as z.output<Q>,
      body: endpoint.body?.parse(request.body ?? {}) as z.output<B>,
      request,
      reply,
    }),
  );
