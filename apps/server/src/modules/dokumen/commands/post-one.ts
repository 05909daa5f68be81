import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { type Books, booksOf, cashOut } from '@kadar/domain/books.ts';
import { type AuthorisationRequest, requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { requireOpenDay } from '../../hari/public.ts';
import type { Bayar, Head } from '../posting.ts';
import { drawerOf, groundOf, requireCash } from '../queries/ground.ts';
import { postDokumen } from './post.ts';

/** What a kind decides of a document; the rest is the same for all. */
export interface Decided<D extends object> {
  head: Partial<Head>;
  bayar: readonly Bayar[];
  books: Partial<Books>;
  /** Words of its journal. */
  uraian: string;
  /** Where somebody must approve it. */
  approval?: AuthorisationRequest | false;
  /** Of the answer, beside `no_faktur` and `tanggal`; an empty `at` is filled in. */
  data: D;
}

export interface OneKind<G, D extends object> {
  type: DokumenType;
  /** Columns of its own for the reading statement, which may use `h`, the shop's business day. */
  ground: Query<unknown>;
  /** The field whose amount leaves the drawer. */
  amount: string;
  decide: (ground: G) => Decided<D>;
}

export interface OneAnswer<D extends object> {
  data: D & { no_faktur: string; tanggal: string };
  message: string;
}

/**
 * Posts one document of a kind whose input is small: reads its ground, lets the kind decide, asks for the approval it
 * names, and writes. Four round trips, two more for an approval. Throws HARI_*, KAS_TIDAK_CUKUP at the amount,
 * PERLU_OTORISASI, AKUN_BELUM_DIPETAKAN, and what the kind refuses.
 */
export const postOne = async <G extends object, D extends object>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  { type, ground: own, amount, decide }: OneKind<G, D>,
): Promise<OneAnswer<D>> => {
  const toko = oneToko(context);
  const { session, ip, language } = context;
  const ground = await tx.one(
    groundOf<G & { saldo: number | null }>(type, toko, intent, sql`${own}, ${drawerOf(toko)} as saldo`),
  );
  if (intent && ground.answered) return (await findAnswer(tx, intent)) as OneAnswer<D>;
  const tanggal = requireOpenDay(ground);
  const { approval: asked, data, books: some, ...decided } = decide(ground);
  const books = booksOf(some);
  requireCash(ground.saldo, cashOut(books), amount);
  const approval = asked ? await requireApproval(context, tx, asked) : undefined;
  const [posted] = await postDokumen(tx, { toko, tanggal }, [
    {
      ...decided,
      type,
      signed: { user: session.user_id, ip, approval },
      books,
      mapping: ground.mapping,
      audit: context.body,
      ...(intent && { intent }),
      answer: {
        data: { ...data, no_faktur: '', tanggal },
        message: messageText('DATA_DISIMPAN', language),
      },
    },
  ]);
  if (!posted) throw new Error('nothing was posted');
  return posted.answer;
};
