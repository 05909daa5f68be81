import type { batalCall } from '@kadar/contract/endpoints/dokumen.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { textIn } from '@kadar/contract/text.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type BookName, type Books, booksOf, cashOut, negate } from '@kadar/domain/books.ts';
import type { z } from 'zod';
import { allOf, requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { type Query, sql, toStatement } from '../../../platform/database/sql.ts';
import { ENDING, seriesOf, typeOf } from '../../../platform/dokumen-types.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { followerOf } from '../followers.ts';
import { refusalOf } from '../may-reverse.ts';
import { type About, booksAbout, booksOfDokumen } from '../queries/books.ts';
import { drawerOf, requireCash, wasAnswered } from '../queries/ground.ts';
import { bagOpened, goodsLeft, manifesPrinted, resealed, sealOnOther } from '../reseal.ts';
import { answered } from './post.ts';
import { write } from './write.ts';

type Batal = ReturnType<typeof batalCall>;
type BatalContext = Context<
  z.output<NonNullable<Batal['params']>>,
  unknown,
  z.output<NonNullable<Batal['body']>>
>;

export interface BatalAnswer {
  data: { no_faktur_batal: string; no_faktur: string };
  message: string;
}

interface Ground {
  tgl_system: string | null;
  buka: boolean | null;
  answered: boolean;
  jenis: string;
  tanggal: string;
  status: 'POSTED' | 'BATAL';
  nama_customer: string;
  keterangan: string;
  grand_total: number;
  /** The other half of an exchange, which goes with it. */
  pasangan: AboutOne | null;
  /** A document that follows this one and stands. */
  pengikut: string | null;
  /** Goods of a pledge left with it; their bag was opened; the seal that their new one is given is on another. */
  keluar: boolean;
  /** Its manifest was printed. */
  manifes: boolean;
  kantong: boolean;
  segel: boolean;
  /** The last of his own, young enough that he takes it back by himself. */
  sendiri: boolean;
  books: Partial<Books>;
  saldo: number | null;
}

interface AboutOne extends About {
  no_faktur: string;
}

/** What came in in bulk goes out again: held here, after the cash, because only the document names it; `write` sums it. */
const heldMassa = sql`(
  select count(pg_advisory_xact_lock(${sql.raw(String(LOCKS.MASSA))}, hashtext(m.satu))) from (
    select distinct (kode_toko || '/' || objek || '/' || kunci) collate "C" as satu from mutasi_massa
    where kode_toko = d.kode_toko and no_faktur = d.no_faktur and (qty > 0 or berat > 0) order by 1) m)`;

/** What was owed or paid in advance by it is so no more, before the goods in bulk; in the order of SPENT (database.ts). */
const heldPihak = sql`(
  select count(pg_advisory_xact_lock(${sql.raw(String(LOCKS.SUPPLIER))}, hashtext(p.kode))) from (
    select distinct kode collate "C" as kode from pihak_mutasi
    where kode_toko = d.kode_toko and no_faktur = d.no_faktur and (rp > 0 or emas_mg > 0 or emas_rp > 0 or muka_rp > 0) order by 1) p)`;

/** Lines of a shipment that it sent are as they were: held against who receives them. */
const heldKiriman = sql`(
  select count(pg_advisory_xact_lock(${sql.raw(String(LOCKS.KIRIMAN))}, hashtext(g.no_faktur))) from (
    select no_faktur from kiriman_gerak where kode_toko = d.kode_toko and no_faktur = d.no_faktur limit 1) g)`;

/** A deposit that came in with it goes out again. */
const heldTitipan = sql`(
  select count(pg_advisory_xact_lock(${sql.raw(String(LOCKS.TITIPAN))}, hashtext(t.no_titip))) from (
    select distinct no_titip from titipan_mutasi where kode_toko = d.kode_toko and no_faktur = d.no_faktur and jumlah_rp > 0 order by 1) t)`;

/** Made by `user` within the minutes of its kind, and no later one of his stands. */
const ownLast = ({ jenis }: About, user: string): Query<boolean> => {
  const minutes = typeOf(jenis).batal?.sendiri;
  return minutes === undefined
    ? sql`false`
    : sql`(
  d.input_by = ${user} and d.at > now() - make_interval(mins => ${sql.lit(minutes)})
  and not exists (select 1 from dokumen y where y.kode_toko = d.kode_toko and y.tanggal = d.tanggal and y.jenis = d.jenis and y.input_by = d.input_by
    and y.status = 'POSTED' and (y.at, y.no_faktur) > (d.at, d.no_faktur)))`;
};

/** What is held for the books that it has rows in, in the order of SPENT (database.ts). */
const heldBy = (has: ReadonlySet<BookName>): Query<unknown> =>
  sql.join(
    (
      [
        ['titipan', heldTitipan],
        ['pihak', heldPihak],
        ['massa', heldMassa],
        ['kiriman', heldKiriman],
      ] as const
    ).flatMap(([name, held]) => (has.has(name) ? [sql`${held} as ${sql.ref(`held_${name}`)}, `] : [])),
    sql``,
  );

const aboutOf = (toko: Query<unknown>, no_faktur: Query<unknown>): Query<AboutOne> =>
  sql`select no_faktur, jenis, bagian from dokumen where kode_toko = ${toko} and no_faktur = ${no_faktur}`;

/** What is asked with the opening of a reversal: what its document says of itself, so that what is read next names nothing that it has not. */
export const asksAbout = (toko: string, no_faktur: string): Query<unknown> =>
  aboutOf(sql.lit(toko), sql.lit(no_faktur));

const load = async (
  { session, body }: BatalContext,
  tx: Tx,
  toko: string,
  about: AboutOne,
  intent: Intent | undefined,
): Promise<Ground> => {
  const has = booksAbout(about);
  return tx.oneOfDoor<Ground>(
    toStatement(sql`
    select h.tgl_system, h.buka, d.jenis, d.tanggal, d.status, d.nama_customer, d.keterangan, d.grand_total,
      (select json_build_object('no_faktur', x.no_faktur, 'jenis', x.jenis, 'bagian', x.bagian)
       from dokumen x where x.kode_toko = d.kode_toko and x.no_tukar = d.no_tukar and x.no_faktur <> d.no_faktur) as pasangan,
      ${booksOfDokumen(has)} as books, ${drawerOf(toko)} as saldo, ${heldBy(has)}${followerOf(about)} as pengikut, ${goodsLeft(about)} as keluar,
      ${manifesPrinted(about)} as manifes, ${bagOpened(about)} as kantong, ${sealOnOther(about, body.no_segel ?? '')} as segel,
      ${ownLast(about, session.user_id)} as sendiri, ${wasAnswered(sql`${intent?.user ?? ''}`, sql`${intent?.key ?? ''}`)} as answered
    from dokumen d left join hari_kerja h on h.kode_toko = d.kode_toko
    where d.kode_toko = ${toko} and d.no_faktur = ${about.no_faktur} for update of d`),
  );
};

/** Melt lots that get some of their scrap back, where what took it did not end them. */
const lotsTakenOf = ({ jenis, books }: Ground): string[] =>
  ENDING.includes(jenis)
    ? []
    : (books.massa ?? []).flatMap(({ objek, berat, kunci }) =>
        objek === 'ROSOK' && berat < 0 && kunci ? [kunci] : [],
      );

/** A document that may be reversed now, with the books that undo it. Throws what refuses it. */
const judged = ({ session, language, body }: BatalContext, no_faktur: string, found: Ground) => {
  const type = seriesOf(found.jenis, no_faktur);
  const refusal = refusalOf({ ...found, no_faktur, level: session.level, language }, type);
  if (refusal) throw new AppError(refusal.code, refusal.params);
  const { batal } = type;
  if (!batal) throw new Error('refusalOf() let it through');
  const keterangan = `BATAL ${no_faktur}`;
  const books = negate(booksOf(found.books), { keterangan, kategoriKas: batal.kategoriKas });
  return {
    no_faktur,
    found,
    type,
    batal,
    keterangan,
    books: found.kantong ? resealed(books, body, found.segel) : books,
  };
};

/**
 * Reverses any document by one of its own, dated today, whatever mapping and category say by now: the very rows the
 * other way. On its business day by whom its declaration lets, later by OWN alone, and the closed day stays as it was
 * (documents §3). An exchange is reversed whole: both its documents, whichever was named. Four round trips, one more for an
 * exchange, two more for an approval and for what took some of a melt lot. Throws DATA_TIDAK_DITEMUKAN (also for a kind of another path), HARI_*, SUDAH_DIBATALKAN,
 * the kind's own refusal of a late one, DOKUMEN_DIIKUTI, KAS_TIDAK_CUKUP, BARANG_SUDAH_KELUAR, what resealed() refuses, DATA_BERUBAH when a piece went on meanwhile,
 * STOCK_TIDAK_TERSEDIA for goods in bulk, HUTANG_SUDAH_DIBAYAR, UANG_MUKA_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const reverseDokumen = async (
  context: BatalContext,
  tx: Tx,
  intent: Intent | undefined,
  kinds: readonly string[],
): Promise<BatalAnswer> => {
  const toko = oneToko(context);
  const { no_faktur } = context.params;
  const { language, session, ip } = context;
  const { alasan, no_segel = '', berat_kantong } = context.body;
  // A transaction that holds more than this call, as a day of the demo, asked nothing with its opening.
  const about =
    (tx.asked as AboutOne | undefined) ?? (await tx.maybe(aboutOf(sql`${toko}`, sql`${no_faktur}`)));
  if (!about || !kinds.includes(about.jenis)) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const first = await load(context, tx, toko, about, intent);
  // Whether a lot that some was taken of is open still, is read again once it is held.
  const lots = lotsTakenOf(first);
  if (lots.length > 0)
    await tx.rows(
      sql`select 1 from dokumen where kode_toko = ${toko} and no_faktur = any(${lots}::text[]) order by no_faktur for update`,
    );
  const found = lots.length > 0 ? await load(context, tx, toko, about, intent) : first;
  if (intent && found.answered) return (await findAnswer(tx, intent)) as BatalAnswer;
  const parts = [judged(context, no_faktur, found)];
  if (found.pasangan)
    parts.push(
      judged(context, found.pasangan.no_faktur, await load(context, tx, toko, found.pasangan, intent)),
    );
  const tanggal = found.tgl_system;
  if (!tanggal) throw new Error('refusalOf() let it through');
  // Cash that came in and was spent since cannot be given back.
  requireCash(
    found.saldo,
    parts.reduce((sum, { books }) => sum + cashOut(books), 0),
  );
  const approval =
    context.mustAuthorise && !found.sendiri
      ? await requireApproval(context, tx, {
          kategori: allOf(parts.map(({ batal }) => batal.kategori)),
          notes: `${parts.map((part) => `${part.no_faktur} ${describe(context, part.found)}`).join(' + ')}: ${alasan}`,
          amount: found.grand_total,
        })
      : undefined;
  const answerOf = (no: string): BatalAnswer => ({
    data: { no_faktur_batal: '', no_faktur: no },
    message: messageText('DATA_DISIMPAN', language),
  });
  const [written] = await write(
    tx,
    { toko, tanggal },
    parts.map(({ no_faktur: no, type, batal, keterangan, books }, at) => ({
      jenis: type.jenis,
      awalan: batal.awalan,
      trx: `${type.jenis}_BATAL`,
      entity: type.entity,
      signed: { user: session.user_id, ip, approval: at === 0 ? approval : undefined },
      bayar: [],
      books,
      uraian: `${keterangan}: ${alasan}`,
      audit: found.kantong ? { alasan, no_segel, berat_kantong } : { alasan },
      batal: { no_faktur: no, alasan },
      intent: at === 0 ? intent : undefined,
      answer: answerOf(no),
    })),
  );
  return answered(answerOf(no_faktur), written?.no ?? '', written?.at ?? '', 'no_faktur_batal');
};

/** What the approver is shown of it. */
const describe = (
  { language }: BatalContext,
  { jenis, nama_customer, keterangan, grand_total }: Ground,
): string =>
  [textIn(typeOf(jenis).title, language), nama_customer, formatRupiah(grand_total), keterangan]
    .filter(Boolean)
    .join(' ');
