import { createHmac, randomUUID } from 'node:crypto';
import { idempotencyKey } from '@kadar/contract/wire.ts';
import { canonicalJson, sha256 } from '../canonical.ts';
import type { Spending, Tx } from '../database/database.ts';
import { isPgError } from '../database/errors.ts';
import { type Query, sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Call } from './call.ts';
import { PreviousCall } from './previous-call.ts';

interface Stored {
  route: string;
  body_hash: Buffer;
  status: number;
  answer: unknown;
}

/** What identifies an intended change besides its key: user, route, shop (the transaction's) and body (domain §1.4). */
export interface Intent {
  user: string;
  key: string;
  toko: string;
  route: string;
  bodyHash: Buffer;
}

/** The client's key; undefined for one of the specification's, which knows none. Throws KUNCI_WAJIB. */
export const keyOf = ({ headers }: Pick<Call['request'], 'headers'>): string | undefined => {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  const key = idempotencyKey.safeParse(sent);
  if (!key.success) throw new AppError('KUNCI_WAJIB');
  return key.data;
};

const intentOf = (call: Call, route: string, key: string): Intent => ({
  user: call.session.user_id,
  // What is kept could not be made without the client's key: bodies hold passwords, and a bare hash could be guessed at.
  key: sha256(key).toString('base64url'),
  toko: call.scope.toko,
  route: `${call.request.method} ${route}`,
  bodyHash: createHmac('sha256', key)
    .update(canonicalJson([call.toko, call.params ?? null, call.query ?? null, call.request.body ?? null]))
    .digest(),
});

/** The first answer to this key, if it was answered; another body or route under the same key is refused. */
const judge = (stored: Stored | undefined, intent: Intent): unknown => {
  if (!stored) return undefined;
  if (stored.route !== intent.route || !stored.body_hash.equals(intent.bodyHash))
    throw new AppError('KUNCI_DIPAKAI_LAIN');
  return stored.answer;
};

export const findAnswer = async (tx: Tx, intent: Intent): Promise<unknown> =>
  judge(
    await tx.maybe<Stored>(sql`
      select route, body_hash, status, answer from kadar_answer_to(${intent.user}, ${intent.key})`),
    intent,
  );

/** A parameter list for `insert into idempotency`, for commands that fold it into their one writing statement. */
const answerValues = (intent: Intent, answer: unknown) =>
  sql`(${intent.user}, ${intent.key}, ${intent.toko}, ${intent.route}, ${intent.bodyHash}, 200, ${JSON.stringify(answer)}::jsonb)`;

/** Keeps the answer of a command that writes nothing else through the door. */
export const keepAnswer = async (tx: Tx, intent: Intent, answer: unknown): Promise<void> => {
  await tx.execute(sql`
    insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer) values ${answerValues(intent, answer)}`);
};

/**
 * Whether a refusal may only be the shadow of a twin of this very command: it was faster, so that its row, its piece or
 * its approval is taken now. A key that is missing or used otherwise, or a database out of reach, is its own reason.
 */
const mayBeTwin = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && !error.code.startsWith('KUNCI_');

export interface CommandOptions<C extends Call = Call> {
  /** The work looks up and stores its answer itself, inside statements it sends anyway. */
  selfStoring?: boolean;
  /** What is asked elsewhere before the transaction opens, so that no lock waits for another server. */
  before?: (call: C) => Promise<void>;
  day?: 'shared' | 'exclusive';
  /** The balances this call may spend, as far as its input tells. */
  spends?: (call: C) => Spending[];
  /** What is read with the opening of its transaction (`tx.asked`). */
  asks?: (call: C) => Query<unknown>;
}

/** Looks up and stores the answer, where the work does not do that itself. */
const once =
  <T>(work: (tx: Tx, intent: Intent) => Promise<T>, intent: Intent, selfStoring = false) =>
  async (tx: Tx): Promise<T> => {
    if (selfStoring) return work(tx, intent);
    const stored = await findAnswer(tx, intent);
    if (stored !== undefined) return stored as T;
    const answer = await work(tx, intent);
    await keepAnswer(tx, intent, answer);
    return answer;
  };

/** The same for a client without a key: under one drawn for it, unless its call is the one before again. */
const unlessRepeated =
  <T>(previous: PreviousCall, { key }: Intent, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    const earlier = await previous.answer(tx);
    if (earlier !== undefined) return earlier as T;
    const answer = await work(tx);
    await previous.keep(tx, key);
    return answer;
  };

/**
 * Runs a change once per key: replays the first answer, else does the work and stores its answer in the same transaction.
 * A twin that comes at the same moment gets that answer too, whatever its own attempt stumbled over.
 */
export const runCommand = async <T, C extends Call>(
  call: C,
  route: string,
  work: (tx: Tx, intent: Intent) => Promise<T>,
  options: CommandOptions<C> = {},
): Promise<T> => {
  const key = keyOf(call.request);
  const intent = intentOf(call, route, key ?? randomUUID());
  const previous = key === undefined ? new PreviousCall(call, intent.route) : undefined;
  const observe = (count: number) => call.kadar.metrics.roundTrips.observe({ route: intent.route }, count);
  const keyed = once(work, intent, options.selfStoring);
  await options.before?.(call);
  const spends = [...(previous ? [previous.line] : []), ...(options.spends?.(call) ?? [])];
  try {
    return await call.kadar.db.transaction(
      call.scope,
      previous ? unlessRepeated(previous, intent, keyed) : keyed,
      {
        onRoundTrips: observe,
        ...(options.day && { day: options.day }),
        ...(spends.length > 0 && { spends }),
        ...(options.asks && { asks: options.asks(call) }),
      },
    );
  } catch (error) {
    if (previous || !mayBeTwin(error)) throw error;
    const stored = await call.kadar.db.transaction(call.scope, (tx) => findAnswer(tx, intent));
    if (stored !== undefined) return stored as T;
    const lost = isPgError(error.cause) && error.cause.constraint === 'idempotency_once';
    throw lost ? new AppError('SEDANG_DIPROSES', {}, { cause: error }) : error;
  }
};
