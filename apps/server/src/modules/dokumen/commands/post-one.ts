import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { type Books, booksOf, cashOut } from '@kadar/domain/books.ts';
import { type AuthorisationRequest, requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { requireOpenDay } from '../../hari/public.ts';
import type { Bayar, Head, Posting } from '../posting.ts';
import { drawerOf, groundOf, requireCash } from '../queries/ground.ts';
import { postDokumen } from './post.ts';

/** What a kind decides of a document; the rest is the same for all. */
export interface Decided<D extends object> {
  head: Partial<Head>;
  /** As in the columns of the kind's table of lines. */
  lines?: readonly object[];
  beside?: NonNullable<Posting['beside']>;
  bayar: readonly Bayar[];
  books: Partial<Books>;
  /** Words of its journal. */
  uraian: string;
  /** Where somebody must approve it. */
  approval?: AuthorisationRequest | false;
  /** Of the answer, beside `no_faktur` and `tanggal`; an empty `at` is filled in. */
  data: D;
  /** What is said of it; DATA_DISIMPAN where nothing is. */
  message?: MessageCode;
}

export interface OneKind<G, D extends object> {
  type: DokumenType;
  /** Columns of its own for the reading statement, which may use `h`, the shop's business day. */
  ground: Query<unknown>;
  /** The field whose amount leaves the drawer. */
  amount: string;
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

/** A document that is decided and approved, for whoever writes it. */
export type OneJudged<D extends object> = Posting & { answer: OneAnswer<D> };

/**
 * Reads the ground of one document, lets the kind decide and asks for the approval it names; undefined where the intent
 * was answered already. One round trip, two more for an approval. Throws HARI_*, KAS_TIDAK_CUKUP at the amount,
 * PERLU_OTORISASI, and what the kind refuses.
 */
export const judgeOne = async <G extends object, D extends object>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  { type, ground: own, amount, decide, audit = context.body }: OneKind<G, D>,
): Promise<OneJudged<D> | undefined> => {
  const toko = oneToko(context);
  const { session, ip, language } = context;
  const ground = await tx.one(
    groundOf<G & { saldo: number | null }>(type, toko, intent, sql`${own}, ${drawerOf(toko)} as saldo`),
  );
  if (intent && ground.answered) return undefined;
  const tanggal = requireOpenDay(ground);
  const { approval: asked, data, books: some, message = 'DATA_DISIMPAN', ...decided } = decide(ground);
  const books = booksOf(some);
  requireCash(ground.saldo, cashOut(books), amount);
  const approval = asked ? await requireApproval(context, tx, asked) : undefined;
  return {
    ...decided,
    type,
    signed: { user: session.user_id, ip, approval },
    books,
    mapping: ground.mapping,
    audit,
    ...(intent && { intent }),
    answer: {
      data: { ...data, no_faktur: '', tanggal },
      message: messageText(message, language),
    },
  };
};

/** What was answered to an intent whose document stands already, where judgeOne() gave none. */
export const answeredOne = async <G, D extends object>(
  tx: Tx,
  intent: Intent | undefined,
  _kind: OneKind<G, D>,
): Promise<OneAnswer<D>> => {
  if (!intent) throw new Error('answered without an intent');
  return (await findAnswer(tx, intent)) as OneAnswer<D>;
};

/**
 * Posts one document of a kind whose input is small: judges it and writes it. Four round trips, two more for an approval.
 * `after` writes what else belongs to it, under its number; not where it stood already. Throws what judgeOne() refuses, and
 * AKUN_BELUM_DIPETAKAN.
 */
export const postOne = async <G extends object, D extends object>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  kind: OneKind<G, D>,
  after?: (no_faktur: string) => Promise<void>,
): Promise<OneAnswer<D>> => {
  const judged = await judgeOne(context, tx, intent, kind);
  if (!judged) return answeredOne(tx, intent, kind);
  const { tanggal } = judged.answer.data;
  const [posted] = await postDokumen(tx, { toko: oneToko(context), tanggal }, [judged]);
  if (!posted) throw new Error('nothing was posted');
  await after?.(posted.no);
  return posted.answer;
};
