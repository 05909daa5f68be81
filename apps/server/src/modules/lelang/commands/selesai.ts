import { LELANG } from '@kadar/contract/dokumen/hutang-lelang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { MADE, stockMove } from '@kadar/domain/books/stock.ts';
import { type Books, booksOf } from '@kadar/domain/books.ts';
import { type AuctionDebt, postLelang, splitProceeds } from '@kadar/domain/lelang.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { allocate, toMilli } from '@kadar/domain/money.ts';
import { type JournalLine, line, paymentLines } from '@kadar/domain/posting.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import {
  groundOf,
  type Posting,
  postDokumen,
  type Rekening,
  rekeningsOf,
  settleOne,
} from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { dueOf, holdPledges } from '../../hutang/public.ts';
import {
  batchHeld,
  isSold,
  type Jual,
  type Lot,
  leburRows,
  liveOf,
  lotsOf,
  requireAuction,
} from '../batch.ts';
import { endedRow, headOf } from '../rows.ts';
import { requireLebur } from './jual.ts';

interface Moved {
  bayar: NonNullable<Posting['bayar']>;
  books: Partial<Books>;
  pieces?: Posting['pieces'];
  paid: readonly JournalLine[];
}

/** Money of the sale. Throws REKENING_WAJIB. */
const moneyIn = (
  { nilai, no_rekening, pembeli }: Jual,
  jenis: 'CASH' | 'TRANSFER',
  rekenings: readonly Rekening[],
): Moved => {
  const words = { kategori: 'LELANG', kas: pembeli };
  const { bayar, books, posted } = settleOne(nilai, { jenis, no_rekening }, { rekenings, words }, 'IN');
  return { bayar, books, paid: posted.flatMap(paymentLines) };
};

/** Goods that the shop bought itself are pieces of its own, to be sorted; what they cost is shared by fine gold. */
const ownGoods = ({ goods }: Lot, { nilai, masuk }: Jual, barcodes: readonly string[]): Moved => {
  const fine = goods.map(({ berat, kadar }) => fineGold(berat, toMilli(kadar)));
  const costs = allocate(nilai, fine);
  const status = barangLifecycle.next(MADE, 'BELI');
  const pieces = goods.map(({ nama_barang, kadar, berat, jumlah_pcs }, at) => ({
    kode_barcode: barcodes[at] ?? '',
    nama_barang,
    kadar,
    kadar_murni: kadar,
    berat,
    jumlah_pcs,
    kode_dept: masuk[at]?.kode_dept ?? '',
    kode_group: masuk[at]?.kode_group ?? '',
    murni: fine[at] ?? 0,
    hpp: costs[at] ?? 0,
    ...PLACE,
    status,
    foto: false,
  }));
  const mg = fine.reduce((sum, one) => sum + one, 0);
  return {
    bayar: [],
    pieces,
    books: {
      stock: pieces.map((piece) =>
        stockMove(piece, { jenis: 'LELANG', dari_status: MADE, ke_status: status, qty: 1 }),
      ),
      emas: [
        { role: 'PERSEDIAAN_BELI', dk: 'D', mg },
        { role: 'DIBELI', dk: 'K', mg },
      ],
    },
    paid: [line('PERSEDIAAN_BELI', 'D', nilai)],
  };
};

/** Where own goods lie until they are sorted (domain §3). */
const PLACE = { kode_gudang: 'LELANG', kode_baki: 'LELANG' } as const;

const isOwn = ({ jual }: Pick<Lot, 'jual'>): boolean => jual?.cara === 'TOKO';

/** Barcodes for the goods that the shop itself buys, by their loan, and a place for them where there is none. */
const ownBarcodes = async (
  tx: Tx,
  toko: string,
  tanggal: string,
  lots: readonly Lot[],
): Promise<Map<string, string[]>> => {
  const own = lots.filter(isOwn);
  if (own.length === 0) return new Map();
  const count = own.reduce((sum, { goods }) => sum + goods.length, 0);
  const { kode } = await tx.one<{ kode: string[] }>(sql`
    select kadar_tempat(${toko}, ${PLACE.kode_gudang}, 'BARANG LELANG', 'LELANG'),
      (select json_agg(substr(kadar_next_number('BE', ${toko}, ${tanggal}::date), 3)) from generate_series(1, ${count}::int)) as kode`);
  return new Map(own.map(({ no_hutang, goods }) => [no_hutang, kode.splice(0, goods.length)]));
};

const sumOf = ({ goods }: Lot) => ({
  qty: goods.length,
  berat: goods.reduce((sum, { berat }) => sum + berat, 0),
});

interface Answer {
  data: { no_faktur: string };
  message: string;
}
type Ground = { rekenings: Rekening[]; barcodes: ReadonlyMap<string, readonly string[]> };

const postingOf = (
  context: Context,
  lot: Lot,
  tanggal: string,
  { rekenings, barcodes, mapping }: Ground & Pick<Posting, 'mapping'>,
): Posting & { answer: Answer; no_hutang: string; kelebihan: number } => {
  const { no_hutang, nama_customer, keadaan, jual } = lot;
  if (!jual) throw new AppError('LELANG_BELUM_TERJUAL', { no_hutang });
  const due = dueOf(lot, tanggal, context.settings.PEMBULATAN_HUTANG);
  const { pokok, akrual } = keadaan;
  const debt: AuctionDebt = { biaya: jual.biaya, pokok, bunga: due.bunga, denda: due.denda.rp, akrual };
  const split = splitProceeds(jual.nilai, debt);
  const { bunga, denda, biaya, kelebihan, rugi } = split;
  const own = isOwn(lot);
  const { bayar, books, pieces, paid } =
    jual.cara === 'TOKO'
      ? ownGoods(lot, jual, barcodes.get(no_hutang) ?? [])
      : moneyIn(jual, jual.cara, rekenings);
  const rp = own ? 0 : jual.nilai;
  return {
    type: LELANG,
    signed: { user: context.session.user_id, ip: context.ip },
    head: {
      ...headOf(lot, lot.kode_toko, jual.pembeli),
      // Only goods that the shop keeps are in its books.
      ...(own ? sumOf(lot) : {}),
      total: rp,
      grand_total: rp,
      dibayar: rp,
    },
    lines: [
      {
        urut: 1,
        no_hutang,
        pembeli: jual.pembeli,
        nilai: jual.nilai,
        biaya,
        pokok: split.pokok,
        bunga,
        denda,
        kelebihan,
        rugi,
      },
    ],
    bayar,
    ...(pieces && { pieces }),
    books: booksOf({
      ...books,
      gadai: [endedRow(lot, tanggal, due, { jenis: 'LELANG', move: 'LELANG', bunga, denda, biaya })],
      jurnal: postLelang(jual.nilai, debt, paid),
    }),
    mapping,
    uraian: `${no_hutang} ${nama_customer}`,
    audit: { no_hutang, ...jual },
    answer: { data: { no_faktur: '' }, message: '' },
    no_hutang,
    kelebihan,
  };
};

/**
 * Ends an auction: a document for each loan that is sold and still open. Loans are held first, so that a redemption is wholly before
 * or refused after. Throws LELANG_BELUM_TERJUAL naming the loans, PEMBERITAHUAN_BELUM_ADA, LELANG_TERLALU_CEPAT,
 * LELANG_DI_BAWAH_LEBUR, HARI_*, LELANG_SUDAH_SELESAI.
 */
export const endLelang = async (context: Context<{ id: number }>, tx: Tx) => {
  const toko = oneToko(context);
  const { id } = await batchHeld(tx, toko, context.params.id);
  const inside = await tx.rows<{ no_hutang: string; no_rekening: string }>(
    sql`select no_hutang, no_rekening from lelang_barang where lelang_id = ${id} and aktif order by no_hutang`,
  );
  await holdPledges(
    tx,
    toko,
    inside.map(({ no_hutang }) => no_hutang),
  );
  const accounts = inside.map(({ no_rekening }) => no_rekening);
  const ground = await tx.one(
    groundOf<Pick<Ground, 'rekenings'>>(
      LELANG,
      toko,
      undefined,
      sql`${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings`,
    ),
  );
  const tanggal = requireOpenDay(ground);
  const live = liveOf(await lotsOf(tx, [id]));
  const unsold = live.filter((lot) => !isSold(lot));
  if (unsold.length > 0)
    throw new AppError('LELANG_BELUM_TERJUAL', {
      no_hutang: unsold.map(({ no_hutang }) => no_hutang).join(', '),
    });
  requireAuction(live, tanggal, context.settings.LELANG_NOTICE_HARI);
  const prices = await tx.rows(leburRows);
  for (const lot of live) requireLebur(lot, prices);
  const barcodes = await ownBarcodes(tx, toko, tanggal, live);
  const decided = live.map((lot) => postingOf(context, lot, tanggal, { ...ground, barcodes }));
  const posted = decided.length === 0 ? [] : await postDokumen(tx, { toko, tanggal }, decided);
  const dokumen = decided.map(({ no_hutang, kelebihan }, at) => ({
    no_hutang,
    kelebihan,
    no_faktur: posted[at]?.no ?? '',
  }));
  await tx.execute(sql`
    update lelang_barang b set aktif = false, no_dokumen = x.no_faktur
    from (select i.no_hutang, d.no_faktur from unnest(${inside.map(({ no_hutang }) => no_hutang)}::text[]) i(no_hutang)
      left join json_to_recordset(${JSON.stringify(dokumen)}::json) as d(no_hutang text, no_faktur text) using (no_hutang)) x
    where b.lelang_id = ${id} and b.no_hutang = x.no_hutang`);
  await tx.execute(sql`
    update lelang_hutang set selesai_at = kadar_now(), selesai_oleh = ${context.session.user_id} where id = ${id}`);
  const done = new Set(dokumen.map(({ no_hutang }) => no_hutang));
  const dilewati = inside.map(({ no_hutang }) => no_hutang).filter((no) => !done.has(no));
  return { data: { dokumen, dilewati }, message: messageText('DATA_DISIMPAN', context.language) };
};
