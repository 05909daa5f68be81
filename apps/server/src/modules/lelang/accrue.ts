import { AKRUAL_BUNGA } from '@kadar/contract/dokumen/hutang-lelang.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postAkrualBunga } from '@kadar/domain/lelang.ts';
import { accrualOn } from '@kadar/domain/pledge.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { groundOf, type Posting, postDokumen } from '../dokumen/public.ts';
import { type Pledge, pledgeColumns, pledgeSource, stateOf, termsOf } from '../hutang/public.ts';
import { accruedRow, headOf, NO_FIGURES } from './rows.ts';

/** Documents of one statement. */
const AT_ONCE = 500;

const postingOf = (
  { session, ip }: Context,
  toko: string,
  pledge: Pledge,
  rp: number,
  mapping: Posting['mapping'],
): Posting => {
  const { no_hutang, nama_customer } = pledge;
  return {
    type: AKRUAL_BUNGA,
    signed: { user: session.user_id, ip },
    head: headOf(pledge, toko),
    lines: [{ ...NO_FIGURES, urut: 1, no_hutang, bunga: rp }],
    books: booksOf({ gadai: [accruedRow(pledge, rp)], jurnal: postAkrualBunga(rp) }),
    mapping,
    uraian: `${no_hutang} ${nama_customer}`,
    audit: { no_hutang, bunga: rp },
    answer: { data: { no_faktur: '' }, message: '' },
  };
};

/**
 * Books the interest of a closing evening as owed, where AKRUAL_BUNGA_MODULE is on: a document per open loan that owes more than what is
 * booked [settled, Pledges 12]. The caller holds the day exclusively. One reading statement, one writing for each AT_ONCE loans. A
 * payment before it is reversed after it is: it follows. How many loans.
 */
export const accrueInterest = async (context: Context, tx: Tx, tanggal: string): Promise<number> => {
  const { HUTANG_MODULE, AKRUAL_BUNGA_MODULE } = context.settings;
  if (!HUTANG_MODULE || !AKRUAL_BUNGA_MODULE) return 0;
  const toko = oneToko(context);
  const { mapping } = await tx.one(groundOf<object>(AKRUAL_BUNGA, toko, undefined, sql`1 as satu`));
  const pledges = await tx.rows<Pledge>(sql`
    select ${pledgeColumns} from ${pledgeSource} where h.kode_toko = ${toko} and h.status = 'AKTIF' order by h.no_hutang`);
  const postings = pledges.flatMap((pledge) => {
    const rp = accrualOn(termsOf(pledge), stateOf(pledge), tanggal, pledge.keadaan.akrual);
    return rp > 0 ? [postingOf(context, toko, pledge, rp, mapping)] : [];
  });
  for (let at = 0; at < postings.length; at += AT_ONCE)
    await postDokumen(tx, { toko, tanggal }, postings.slice(at, at + AT_ONCE));
  return postings.length;
};
