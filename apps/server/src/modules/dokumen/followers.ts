import { TAMBAH_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import { PINDAH_MANUAL, TAMBAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import { EMAS_PESANAN } from '@kadar/contract/dokumen/emas-pesanan.ts';
import { KIRIM_UANG } from '@kadar/contract/dokumen/kirim-uang.ts';
import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import { SELISIH_OPNAME, TEMU_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import { SERVICE_SELESAI } from '@kadar/contract/dokumen/service.ts';
import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import { SERAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import { MADE } from '@kadar/domain/books/stock.ts';
import { BOOKS } from '@kadar/domain/books.ts';
import type { MovedLife } from '@kadar/domain/lives/life.ts';
import { MOVED } from '@kadar/domain/lives.ts';
import { listed, type Query, sql } from '../../platform/database/sql.ts';
import { ENDING } from '../../platform/dokumen-types.ts';
import { type About, booksAbout } from './queries/books.ts';

/** What moved on a life that `d` moved. */
const wentOn = ({ book, key }: MovedLife): Query<string> =>
  sql.raw(`
        (select y.no_faktur from ${BOOKS[book].table} g join ${BOOKS[book].table} y on y.kode_toko = g.kode_toko and y.${key} = g.${key} and y.id > g.id
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.status = 'POSTED' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur limit 1)`);

/** What moved a thing in bulk on, as `next` says of it (`y`), since `d` moved it as `own` says (`g`). */
const movedSince = (own: Query<unknown>, next: Query<unknown>): Query<string> => sql`
        (select y.no_faktur from mutasi_massa g
         join mutasi_massa y on y.kode_toko = g.kode_toko and y.objek = g.objek and y.kunci = g.kunci and y.tanggal >= g.tanggal and y.id > g.id and ${next}
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and ${own} limit 1)`;

/** A tag is known by its piece: nobody knows the number of the document that made it. */
const named = sql`case x.jenis when ${sql.lit(TAMBAH_BARANG.jenis)} then coalesce(
  (select m.kode_barcode from mutasi_stock m where m.kode_toko = x.kode_toko and m.tanggal = x.tanggal and m.no_faktur = x.no_faktur order by m.id limit 1), x.no_faktur) else x.no_faktur end`;

/** What leaves of a thing that these brought leaves at the average with them. */
const AVERAGED: readonly string[] = [TAMBAH_AKSESORIS, TAMBAH_MANUAL, PINDAH_MANUAL, PEMBELIAN].map(
  ({ jenis }) => jenis,
);

/** What counts wrote off of a thing in bulk, or took in. */
const COUNTED = [SELISIH_OPNAME, TEMU_OPNAME].map(({ jenis }) => jenis);

/** What takes scrap of a lot by weight, and ends it not. */
const OF_SCRAP = sql.lit(SERVICE_SELESAI.jenis);

/** A document that names it. */
const NAMED = sql`
        (select ${named} from dokumen x where x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.status = 'POSTED' limit 1)`;

/** What ended that which both follow, or the line of it that `d` moved. */
const endedBeside = (inBulk: boolean): Query<string> => sql`
        (select x.no_faktur from dokumen x where x.asal_toko = d.asal_toko and x.asal_no = d.asal_no and x.status = 'POSTED' and x.no_faktur <> d.no_faktur
           and x.jenis in ${sql.raw(listed(ENDING))} and (x.asal_urut is null${
             inBulk
               ? sql` or exists (select 1 from mutasi_massa m where m.kode_toko = d.kode_toko and m.no_faktur = d.no_faktur
             and m.kunci = x.asal_no || '/' || x.asal_urut)`
               : sql``
           }) limit 1)`;

const GIVEN_BACK = movedSince(sql`g.objek = 'TUKANG'`, sql`y.jenis = 'TERIMA_TUKANG'`);
const TAKEN_FOR_ORDER = movedSince(sql`g.objek = 'CUSTOMER'`, sql`y.jenis = 'JADI_PESANAN'`);
const LEFT_AT_AVERAGE = movedSince(sql`g.objek in ('ACC', 'GROUP') and g.qty > 0`, sql`y.qty < 0`);
/** A count found less or more since of what it brought, or a service took of the scrap. */
const COUNTED_SINCE = movedSince(
  sql`d.status = 'POSTED' and (g.qty > 0 or g.berat > 0)`,
  sql`(y.jenis in ${sql.raw(listed(COUNTED))} or y.objek = 'ROSOK' and y.jenis = ${OF_SCRAP})`,
);

/** What ended a lot that it took some of. */
const LOT_ENDED = sql`
        (select x.no_faktur from mutasi_massa g join dokumen x on x.asal_toko = g.kode_toko and x.asal_no = g.kunci and x.status = 'POSTED' and x.jenis in ${sql.raw(listed(ENDING))}
         where d.status = 'POSTED' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.objek = 'ROSOK' limit 1)`;

/** The receipt of goods or money by another shop. */
const GOODS_RECEIVED = sql`
        (select b.no_akhir from kiriman_baris b where b.no_kirim = d.no_faktur and b.status not in ('JALAN', 'BATAL') or b.no_kirim = d.no_faktur and b.status = 'JALAN' and b.no_akhir <> d.no_faktur limit 1)`;
const MONEY_RECEIVED = sql`
        (select k.no_akhir from kirim_uang k where k.nomor_referensi = d.no_faktur and k.status = 'DONE')`;

/** Where one of its pieces went on, or one that it made lies now; of a piece that was tagged with its barcode. */
const PIECE_WENT_ON = sql`
        (select (select y.no_faktur from mutasi_stock y where y.kode_toko = m.kode_toko and y.kode_barcode = m.kode_barcode order by y.id desc limit 1)
           || case when d.jenis = ${sql.lit(TAMBAH_BARANG.jenis)} then ' (' || m.kode_barcode || ')' else '' end
         from mutasi_stock m join barang b on b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode
         where d.status = 'POSTED' and m.kode_toko = d.kode_toko and m.tanggal = d.tanggal and m.no_faktur = d.no_faktur
           and (b.status <> m.ke_status or m.dari_status = ${sql.lit(MADE)} and (b.kode_gudang, b.kode_baki) <> (m.kode_gudang, m.kode_baki)) limit 1)`;

/**
 * What stands and follows `d`, the first there is of what may follow a document that says this of itself: one that names it, a purchase of one of its
 * lines and a payout of what was swiped follow any; the rest only those that have rows in the book that goes on, or are of its kind.
 */
export const followerOf = (about: About): Query<string | null> => {
  const has = booksAbout(about);
  const { jenis } = about;
  const inBulk = has.has('massa');
  return sql`coalesce(${sql.join([
    NAMED,
    endedBeside(inBulk),
    ...MOVED.filter(({ book }) => has.has(book)).map(wentOn),
    sql`kadar_nota_dibeli(d.kode_toko, d.no_faktur)`,
    sql`kadar_gesek_cair(d.kode_toko, d.no_faktur)`,
    ...(jenis === SERAH_TUKANG.jenis ? [GIVEN_BACK] : []),
    ...(jenis === EMAS_PESANAN.jenis ? [TAKEN_FOR_ORDER] : []),
    ...(AVERAGED.includes(jenis) && inBulk ? [LEFT_AT_AVERAGE] : []),
    ...(inBulk ? [COUNTED_SINCE] : []),
    ...(jenis === SERVICE_SELESAI.jenis && inBulk ? [LOT_ENDED] : []),
    ...(has.has('kiriman') ? [GOODS_RECEIVED] : []),
    ...(jenis === KIRIM_UANG.jenis ? [MONEY_RECEIVED] : []),
    ...(has.has('stock') ? [PIECE_WENT_ON] : []),
  ])})`;
};
