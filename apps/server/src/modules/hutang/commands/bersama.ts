import { HUTANG_CICIL, HUTANG_PERPANJANG, HUTANG_TEBUS } from '@kadar/contract/dokumen/hutang.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { bersamaInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { splitPayments } from '@kadar/domain/payment.ts';
import type { RoleMapping } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, atLine, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import {
  carryOut,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settle,
  type Unsigned,
} from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { type HeldPledge, pledgesHeld, requireActive } from '../pledge.ts';
import { handOver } from '../siap/queue.ts';
import { type CoverGround, coverColumns } from '../taksir.ts';
import { type Bayar, bayarDecided, type OnDay, onDay, owedOf, wordsOf } from './bayar.ts';
import { instalment, leastOf } from './cicil.ts';
import { extension } from './perpanjang.ts';
import { auditedCollector, collected, keepCollector, redemption } from './tebus.ts';

type Input = z.output<typeof bersamaInput>;
type Row = Input['rows'][number];
type Call = Context<unknown, unknown, Input>;

const TYPES: Readonly<Record<Row['cara'], DokumenType>> = {
  P: HUTANG_PERPANJANG,
  C: HUTANG_CICIL,
  T: HUTANG_TEBUS,
};

interface Ground extends SalesGround {
  tgl_system: string | null;
  buka: boolean | null;
  pledges: HeldPledge[];
  rekenings: Rekening[];
  least: Record<string, number | null> | null;
  /** Of those that are extended. */
  plafond: CoverGround;
  mappings: Record<string, RoleMapping['detail_akun']> | null;
}

const load = (tx: Tx, toko: string, { rows, payments, kode_sales }: Input): Promise<Ground> => {
  const numbers = rows.map(({ no_hutang }) => no_hutang);
  const accounts = payments.map(({ no_rekening }) => no_rekening);
  const kinds = rows.map(({ cara }) => TYPES[cara].jenis);
  const goOn = rows.filter(({ cara }) => cara === 'P').map(({ no_hutang }) => no_hutang);
  return tx.one<Ground>(sql`
    select h.tgl_system, h.buka, ${pledgesHeld(toko, numbers)} as pledges, ${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings,
      ${leastOf(toko, numbers)} as least, (select to_json(p) from (select ${coverColumns(toko, goOn)}) p) as plafond, ${salesColumn(toko, kode_sales)},
      (select json_object_agg(trx, detail_akun) from para_akun_transaksi where trx = any(${kinds}::text[]) and deleted_at is null) as mappings
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
};

const decidedRow = (
  context: Call,
  row: Row,
  on: OnDay<HeldPledge>,
  { least, plafond }: Ground,
): Bayar<object> => {
  const { pengambil } = context.body;
  if (row.cara === 'T') return { ...redemption(context, row, on), ...(pengambil && collected(pengambil)) };
  if (row.cara === 'P') return extension(context, row, on, plafond);
  return instalment(context.settings, row.pokok, least?.[row.no_hutang] ?? 0, on);
};

/**
 * Pays several pledges of one visit, each in its own way, in one transaction and one statement of the door: one number joins their
 * documents, which are reversed one by one. Payments are split over them to the rupiah. Throws HUTANG_DUA_KALI for a pledge that is
 * named twice, DATA_BERUBAH, PEMBAYARAN_*, PERLU_OTORISASI, and what each row's kind refuses: then none is paid.
 */
export const postBersama = async (context: Call, tx: Tx) => {
  const toko = oneToko(context);
  const { body, settings, language } = context;
  if (new Set(body.rows.map(({ no_hutang }) => no_hutang)).size < body.rows.length)
    throw new AppError('HUTANG_DUA_KALI');
  // Nobody takes anything where nothing is redeemed.
  if (body.pengambil && body.rows.every(({ cara }) => cara !== 'T'))
    throw fieldError('pengambil', 'ISIAN_TIDAK_SAH');
  const ground = await load(tx, toko, body);
  const tanggal = requireOpenDay(ground);
  requireSales(ground);
  const rows = body.rows.map((row, at) => {
    const on = onDay(requireActive(ground.pledges, row.no_hutang), tanggal, settings);
    const decided = atLine(`rows.${at}`, () => decidedRow(context, row, on, ground));
    return { row, on, decided, total: owedOf(on, decided, row) };
  });
  const total_bayar = rows.reduce((sum, { total }) => sum + total, 0);
  if (total_bayar !== body.total_bayar) throw new AppError('DATA_BERUBAH');
  const parts = splitPayments(
    rows.map(({ total }) => total),
    body.payments,
  );
  const documents = rows.map(({ row, on, decided, total }, at) => {
    const money = { rekenings: ground.rekenings, words: wordsOf(on.pledge) };
    const paid = settle(total, parts[at] ?? [], money, settings, 'IN');
    const said = { kode_sales: body.kode_sales, keterangan: body.keterangan, diskon: row.diskon };
    return { row, paid, ...bayarDecided(context, on, decided, said, paid) };
  });
  const { no_bersama } = await tx.one<{ no_bersama: string }>(
    sql`select kadar_next_number('HG', ${toko}, ${tanggal}::date) as no_bersama`,
  );
  const taker = body.pengambil && auditedCollector(body.pengambil);
  const [first, ...rest] = documents.map(
    ({ row, head, beside, bayar, books, uraian }): Unsigned => ({
      type: TYPES[row.cara],
      head,
      ...(beside && { beside }),
      bayar,
      books: booksOf(books),
      mapping: ground.mappings?.[TYPES[row.cara].jenis] ?? null,
      uraian,
      audit: { ...row, no_bersama, ...(row.cara === 'T' && taker && { pengambil: taker }) },
      answer: { data: {}, message: '' },
    }),
  );
  if (!first) throw new Error('a joint payment of nothing');
  const { numbers } = await carryOut(context, tx, undefined, {
    tanggal,
    postings: [first, ...rest],
    reasons: documents.flatMap(({ reasons }) => reasons),
    amount: total_bayar,
  });
  await tx.execute(sql`
    insert into hutang_bersama (kode_toko, no_bersama, no_faktur) select ${toko}, ${no_bersama}, unnest(${numbers}::text[])`);
  const redeemed = rows.flatMap(({ row }, at) => (row.cara === 'T' ? [{ row, no: numbers[at] ?? '' }] : []));
  await handOver(
    context,
    tx,
    redeemed.map(({ row }) => row.no_hutang),
  );
  if (body.pengambil)
    await keepCollector(
      context,
      tx,
      redeemed.map(({ no }) => no),
      body.pengambil,
    );
  return {
    data: {
      no_bersama,
      tanggal,
      dokumen: rows.map(({ row, total }, at) => ({
        no_faktur: numbers[at] ?? '',
        no_hutang: row.no_hutang,
        total_bayar: total,
      })),
      total_bayar,
      kembali: documents.reduce((sum, { paid }) => sum + paid.changeRp, 0),
    },
    message: messageText('DATA_DISIMPAN', language),
  };
};
