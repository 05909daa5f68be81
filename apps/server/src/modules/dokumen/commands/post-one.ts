import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { type Books, booksOf, cashOut } from '@kadar/domain/books.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { requireOpenDay } from '../../hari/public.ts';
import type { Bayar, Head, Posting } from '../posting.ts';
import { drawerOf, groundOf, requireCash } from '../queries/ground.ts';
import { carryOut, type Decision } from './carry-out.ts';

/** What a kind decides of a document; the rest is the same for all. */
export interface Decided<D extends object> {
  head: Partial<Head>;
  /** As in the columns of the kind's table of lines. */
  lines?: readonly object[];
  beside?: NonNullable<Posting['beside']>;
  bayar: readonly Bayar[];
  pieces?: readonly object[];
  books: Partial<Books>;
  /** Words of its journal. */
  uraian: string;
  /** Why somebody must approve it. */
  reasons?: readonly ApprovalReason[];
  /** Rupiah that are approved, where it is about money. */
  approves?: number;
  /** Of the answer, beside `no_faktur` and `tanggal`; an empty `at` is filled in. */
  data: D;
  /** What is said of it; DATA_DISIMPAN where nothing is. */
  message?: MessageCode;
}

export interface OneKind<G, D extends object> {
  type: DokumenType;
  /** Columns of its own for the reading statement, which may use `h`, the shop's business day. */
  ground: Query<unknown>;
  /** The field whose amount leaves the drawer; a kind that pays nothing out has none, and nobody counts its drawer. */
  amount?: string;
  decide: (ground: G) => Decided<D>;
  /** What the audit keeps, where that is not all that was asked. */
  audit?: unknown;
}

/** A kind's declaration of one document, its types told by what it decides. */
export const oneKind = <G extends object, D extends object>(kind: OneKind<G, D>): OneKind<G, D> => kind;

export interface OneAnswer<D extends object> {
  data: D & { no_faktur: string; tanggal: string };
  message: string;
}

/**
 * Reads the ground of one document and lets the kind decide; undefined where the intent was answered already. One round
 * trip. Throws HARI_*, KAS_TIDAK_CUKUP at the amount, and what the kind refuses.
 */
export const decideOne = async <G extends object, D extends object>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  { type, ground: own, amount, decide, audit = context.body }: OneKind<G, D>,
): Promise<Decision<OneAnswer<D>> | undefined> => {
  const toko = oneToko(context);
  const ground = await tx.one(
    groundOf<G & { saldo?: number | null }>(
      type,
      toko,
      intent,
      amount === undefined ? own : sql`${own}, ${drawerOf(toko)} as saldo`,
    ),
  );
  if (intent && ground.answered) return undefined;
  const tanggal = requireOpenDay(ground);
  const decided = decide(ground);
  const { reasons = [], approves, data, books: some, message = 'DATA_DISIMPAN', ...said } = decided;
  const books = booksOf(some);
  if (amount !== undefined) requireCash(ground.saldo ?? null, cashOut(books), amount);
  const answer = {
    data: { ...data, no_faktur: '', tanggal },
    message: messageText(message, context.language),
  };
  return {
    tanggal,
    postings: [{ ...said, type, books, mapping: ground.mapping, audit, answer }],
    reasons,
    amount: approves,
  };
};

/**
 * Posts one document of a kind whose input is small. Four round trips, two more for an approval. `after` writes what else
 * belongs to it, under its number; not where it stood already. Throws what decideOne() refuses, PERLU_OTORISASI, and
 * AKUN_BELUM_DIPETAKAN.
 */
export const postOne = async <G extends object, D extends object>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  kind: OneKind<G, D>,
  after?: (no_faktur: string) => Promise<void>,
): Promise<OneAnswer<D>> => {
  const decision = await decideOne(context, tx, intent, kind);
  if (!decision) {
    if (!intent) throw new Error('answered without an intent');
    return (await findAnswer(tx, intent)) as OneAnswer<D>;
  }
  const { answer } = await carryOut(context, tx, intent, decision);
  await after?.(answer.data.no_faktur);
  return answer;
};
