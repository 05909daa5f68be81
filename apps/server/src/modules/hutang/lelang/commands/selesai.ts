import LELANG from '@kadar/contract/dokumen/hutang-lelang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { type Books, booksOf, type MassaRow } from '@kadar/domain/books.ts';
import { type AuctionDebt, postLelang, splitProceeds } from '@kadar/domain/lelang.ts';
import { allocate, toMilli } from '@kadar/domain/money.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { oneToko } from '../../../../platform/http/call.ts';
import {
  type Bayar,
  groundOf,
  type Posting,
  postDokumen,
  type Rekening,
  rekeningsOf,
} from '../../../dokumen/public.ts';
import { requireOpenDay } from '../../../hari/public.ts';
import { dueOf } from '../../pledge.ts';
import {
  batchHeld,
  type Good,
  holdPledges,
  type Jual,
  type Lot,
  leburRows,
  liveOf,
  lotsOf,
  requireAuction,
} from '../batch.ts';
import { endedRow } from '../rows.ts';
import { requireLebur } from './jual.ts';

/** Money of the sale; nothing where the shop bought the goods itself. */
const moneyIn = (
  { cara, nilai, no_rekening, pembeli }: Jual,
  rekenings: readonly Rekening[],
): { bayar: Bayar[]; books: Partial<Books>; paid: Parameters<typeof postLelang>[2] } => {
  if (cara === 'TOKO') return { bayar: [], books: {}, paid: null };
  const amounts = { jumlah_rp: nilai, fee: 0, jumlah_gesek_rp: nilai };
  if (cara === 'CASH')
    return {
      bayar: [{ arah: 'M', jenis: cara, jumlah_rp: nilai }],
      books: { kas: [{ kategori: 'LELANG', keterangan: pembeli, masuk: nilai, keluar: 0 }] },
      paid: { role: 'KAS' },
    };
  const rekening = rekenings.find((one) => one.no_rekening === no_rekening);
  if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
  const { kode_bank, nomor_akun } = rekening;
  return {
    bayar: [{ arah: 'M', jenis: cara, no_rekening, jumlah_rp: nilai, jumlah_gesek_rp: nilai }],
    books: {
      bank: [{ jenis: cara, no_rekening, kode_bank, no_kartu: '', keterangan: pembeli, ...amounts }],
    },
    paid: { role: 'BANK', nomor_akun },
  };
};

/** Goods that the shop bought itself, in bulk under their loan: what they cost is shared by fine gold. */
const ownGoods = (no_hutang: string, goods: readonly Good[], nilai: number): Partial<Books> => {
  const fine = goods.map(({ berat, kadar }) => fineGold(berat, toMilli(kadar)));
  const costs = allocate(nilai, fine);
  const massa = goods.map(
    ({ kadar, berat, jumlah_pcs }, at): MassaRow => ({
      ...{ objek: 'LELANG', kunci: no_hutang, kadar, milik: 'TOKO', jenis: 'LELANG' },
      ...{ qty: jumlah_pcs, berat, murni: fine[at] ?? 0, hpp: costs[at] ?? 0 },
    }),
  );
  const mg = fine.reduce((sum, one) => sum + one, 0);
  return {
    massa,
    emas: [
      { role: 'PERSEDIAAN_LELANG', dk: 'D', mg },
      { role: 'DIBELI', dk: 'K', mg },
    ],
  };
};

const sumOf = (goods: readonly Good[]) => ({
  qty: goods.reduce((sum, { jumlah_pcs }) => sum + jumlah_pcs, 0),
  berat: goods.reduce((sum, { berat }) => sum + berat, 0),
});

interface Answer {
  data: { no_faktur: string };
  message: string;
}
type Ground = { rekenings: Rekening[] };

const postingOf = (
  context: Context,
  lot: Lot,
  tanggal: string,
  { rekenings, mapping }: Ground & Pick<Posting, 'mapping'>,
): Posting & { answer: Answer; no_hutang: string; kelebihan: number } => {
  const { no_hutang, kode_customer, nama_customer, alamat_customer, no_hp, keadaan, goods, jual } = lot;
  if (!jual) throw new AppError('LELANG_BELUM_TERJUAL', { no_hutang });
  const due = dueOf(lot, tanggal, context.settings.PEMBULATAN_HUTANG);
  const { pokok, akrual } = keadaan;
  const debt: AuctionDebt = { biaya: jual.biaya, pokok, bunga: due.bunga, denda: due.denda.rp, akrual };
  const split = splitProceeds(jual.nilai, debt);
  const { bunga, denda, biaya, kelebihan, rugi } = split;
  const { bayar, books, paid } = moneyIn(jual, rekenings);
  const rp = paid ? jual.nilai : 0;
  return {
    type: LELANG[0],
    signed: { user: context.session.user_id, ip: context.ip },
    head: {
      ...{ kode_customer, nama_customer, alamat_customer, no_hp },
      keterangan: `${no_hutang} ${jual.pembeli}`.trim(),
      // Only goods that the shop keeps are in its books.
      ...(paid ? {} : sumOf(goods)),
      ...{ total: rp, grand_total: rp, dibayar: rp },
      asal_toko: lot.kode_toko,
      asal_no: no_hutang,
    },
    lines: [
      {
        ...{ urut: 1, no_hutang, pembeli: jual.pembeli, nilai: jual.nilai, biaya },
        ...{ pokok: split.pokok, bunga, denda, kelebihan, rugi },
      },
    ],
    bayar,
    books: booksOf({
      ...books,
      ...(paid ? {} : ownGoods(no_hutang, goods, jual.nilai)),
      gadai: [endedRow(lot, tanggal, due, { jenis: 'LELANG', move: 'LELANG', bunga, denda, biaya })],
      jurnal: postLelang(jual.nilai, debt, paid),
    }),
    mapping,
    uraian: `${no_hutang} ${nama_customer}`,
    audit: { no_hutang, ...jual },
    answer: { data: { no_faktur: '' }, message: '' },
    ...{ no_hutang, kelebihan },
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
    groundOf<Ground>(
      LELANG[0],
      toko,
      undefined,
      sql`${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings`,
    ),
  );
  const tanggal = requireOpenDay(ground);
  const live = liveOf(await lotsOf(tx, [id]));
  const unsold = live.filter(({ jual }) => !jual);
  if (unsold.length > 0)
    throw new AppError('LELANG_BELUM_TERJUAL', {
      no_hutang: unsold.map(({ no_hutang }) => no_hutang).join(', '),
    });
  requireAuction(live, tanggal, context.settings.LELANG_NOTICE_HARI);
  const prices = await tx.rows(leburRows);
  for (const lot of live) requireLebur(lot, prices);
  const decided = live.map((lot) => postingOf(context, lot, tanggal, ground));
  const posted = decided.length === 0 ? [] : await postDokumen(tx, { toko, tanggal }, decided);
  const dokumen = decided.map(({ no_hutang, kelebihan }, at) => ({
    ...{ no_hutang, kelebihan, no_faktur: posted[at]?.no ?? '' },
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
