import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import type { DokumenAnswer, Posting, Signed } from '../posting.ts';
import { type Aside, putAside } from '../tunggu/put-aside.ts';
import { approvalOf, type Waited } from '../tunggu/waited.ts';
import { postDokumen } from './post.ts';

/** What the door takes, but for who signs it. */
export type Unsigned<A extends DokumenAnswer = DokumenAnswer> = Omit<
  Posting,
  'signed' | 'intent' | 'answer'
> & {
  answer: A;
};

/** What a command decided of one or more documents, before anybody agreed to it. */
export interface Decision<A extends DokumenAnswer = DokumenAnswer> {
  /** The business day it is posted on. */
  tanggal: string;
  /** The intent and the approval are of one document: the first, whose answer is the one that is given. */
  postings: readonly [Unsigned<A>, ...Unsigned[]];
  /** Why somebody must approve it; none where nobody must. */
  reasons: readonly ApprovalReason[];
  /** Rupiah that are approved, where it is about money. */
  amount?: number | undefined;
  /** What an approver reads before any reason. */
  about?: string;
  /** Where it is to wait for its validation, or in a day's queue, instead of being posted. */
  aside?: Aside | null;
  /** They are documents of one number, which each head and the answer name. */
  joined?: true;
}

/** Who signs: the maker of what waited, and who posts it now as its validator; else who posts it. */
const signerOf = ({ session, ip }: Context, waited: Waited<unknown> | undefined): Signed =>
  waited ? { user: waited.input_by, ip, validator: session.user_id } : { user: session.user_id, ip };

/**
 * The documents of a decision as they are signed, with the approval that they ask for, which is used up. Throws
 * PERLU_OTORISASI.
 */
export const agreedTo = async <A extends DokumenAnswer>(
  context: Context,
  tx: Tx,
  decision: Decision<A>,
  { intent, waited }: { intent?: Intent | undefined; waited?: Waited<unknown> | undefined } = {},
): Promise<[Posting & { answer: A }, ...Posting[]]> => {
  const approval = await approvalOf(context, tx, decision, waited);
  const signed = signerOf(context, waited);
  const [first, ...rest] = decision.postings;
  return [
    { ...first, signed: { ...signed, approval }, ...(intent && { intent }) },
    ...rest.map((posting) => ({ ...posting, signed })),
  ];
};

/** Documents under the number that joins them. */
export const joinedBy = <P extends readonly Posting[]>(no_tukar: string, postings: P): P =>
  postings.map((posting) => ({
    ...posting,
    head: { ...posting.head, no_tukar },
    answer: { ...posting.answer, data: { ...posting.answer.data, no_tukar } },
  })) as unknown as P;

const joiningNumber = async (tx: Tx, toko: string, tanggal: string): Promise<string> => {
  const { no } = await tx.one<{ no: string }>(
    sql`select kadar_next_number('TT', ${toko}, ${tanggal}::date) as no`,
  );
  return no;
};

/**
 * Carries out what a command decided: asks for the approval, lets it wait or posts it. One round trip; two more for an
 * approval, one more for a number that joins. Gives the answer, and the numbers of the documents: none of what waits.
 * Throws PERLU_OTORISASI, and what the door refuses.
 */
export const carryOut = async <A extends DokumenAnswer>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  decision: Decision<A>,
  waited?: Waited<unknown>,
): Promise<{ answer: A; numbers: string[] }> => {
  const toko = oneToko(context);
  const { tanggal, aside, reasons } = decision;
  const postings = await agreedTo(context, tx, decision, { intent, waited });
  if (aside) {
    const [{ signed, answer }] = postings;
    const waits = { ...aside, tanggal, reasons, approval: signed.approval };
    return { answer: await putAside(context, tx, intent, waits, answer), numbers: [] };
  }
  const under = decision.joined ? joinedBy(await joiningNumber(tx, toko, tanggal), postings) : postings;
  const posted = await postDokumen<DokumenAnswer>(tx, { toko, tanggal }, under);
  return { answer: posted[0]?.answer as A, numbers: posted.map(({ no }) => no) };
};
