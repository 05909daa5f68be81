import { TAMBAH_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import { PINDAH_MANUAL, TAMBAH_MANUAL } from '@kadar/contract/dokumen/barang-manual.ts';
import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import { SELISIH_OPNAME, TEMU_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import { SERVICE_SELESAI } from '@kadar/contract/dokumen/service.ts';
import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import { MADE } from '@kadar/domain/books/stock.ts';
import { BOOKS } from '@kadar/domain/books.ts';
import type { MovedLife } from '@kadar/domain/lives/life.ts';
import { MOVED } from '@kadar/domain/lives.ts';
import { listed, sql } from '../../platform/database/sql.ts';
import { ENDING } from '../../platform/dokumen-types.ts';

/** What moved on a life that `d` moved. */
const wentOn = ({ book, key }: MovedLife): string => `
        (select y.no_faktur from ${BOOKS[book].table} g join ${BOOKS[book].table} y on y.kode_toko = g.kode_toko and y.${key} = g.${key} and y.id > g.id
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.status = 'POSTED' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur limit 1)`;

/** A tag is known by its piece: nobody knows the number of the document that made it. */
const named = sql`case x.jenis when ${sql.lit(TAMBAH_BARANG.jenis)} then coalesce(
  (select m.kode_barcode from mutasi_stock m where m.kode_toko = x.kode_toko and m.tanggal = x.tanggal and m.no_faktur = x.no_faktur order by m.id limit 1), x.no_faktur) else x.no_faktur end`;

/** What leaves of a thing that these brought leaves at the average with them. */
const AVERAGED = [TAMBAH_AKSESORIS, TAMBAH_MANUAL, PINDAH_MANUAL, PEMBELIAN].map(({ jenis }) => jenis);

/** What counts wrote off of a thing in bulk, or took in. */
const COUNTED = [SELISIH_OPNAME, TEMU_OPNAME].map(({ jenis }) => jenis);

/** What takes scrap of a lot by weight, and ends it not. */
const OF_SCRAP = sql.lit(SERVICE_SELESAI.jenis);

/** What stands and follows `d`: a document that names it, what ended that which both follow, or the line of it that `d` moved, a purchase of one of its lines, a payout of what was swiped, what moved its life on, what came back of a craftsman's gold since it was handed to him, the piece that took of a customer's gold since he brought it, what left of accessories or of a group since they came, what a count found less or more since of what it brought in bulk, what a service took of the scrap it brought, what ended a lot that it took some of, the receipt of money or goods by another shop, or where one of its pieces went on, or one that it made lies now; of a piece that was tagged with its barcode. */
export const followerOf = sql`coalesce(
        (select ${named} from dokumen x where x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.status = 'POSTED' limit 1),
        (select x.no_faktur from dokumen x where x.asal_toko = d.asal_toko and x.asal_no = d.asal_no and x.status = 'POSTED' and x.no_faktur <> d.no_faktur
           and x.jenis in ${sql.raw(listed(ENDING))} and (x.asal_urut is null or exists (select from mutasi_massa m where m.kode_toko = d.kode_toko and m.no_faktur = d.no_faktur
             and m.kunci = x.asal_no || '/' || x.asal_urut)) limit 1),
        ${sql.raw(MOVED.map(wentOn).join(', '))},
        kadar_nota_dibeli(d.kode_toko, d.no_faktur), kadar_gesek_cair(d.kode_toko, d.no_faktur),
        (select y.no_faktur from mutasi_massa g
         join mutasi_massa y on y.kode_toko = g.kode_toko and y.objek = g.objek and y.kunci = g.kunci and y.tanggal >= g.tanggal and y.id > g.id and y.jenis = 'TERIMA_TUKANG'
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.jenis = 'SERAH_TUKANG' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.objek = 'TUKANG' limit 1),
        (select y.no_faktur from mutasi_massa g
         join mutasi_massa y on y.kode_toko = g.kode_toko and y.objek = g.objek and y.kunci = g.kunci and y.tanggal >= g.tanggal and y.id > g.id and y.jenis = 'JADI_PESANAN'
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.jenis = 'EMAS_PESANAN' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.objek = 'CUSTOMER' limit 1),
        (select y.no_faktur from mutasi_massa g
         join mutasi_massa y on y.kode_toko = g.kode_toko and y.objek = g.objek and y.kunci = g.kunci and y.tanggal >= g.tanggal and y.id > g.id and y.qty < 0
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.jenis in ${sql.raw(listed(AVERAGED))} and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.objek in ('ACC', 'GROUP') and g.qty > 0 limit 1),
        (select y.no_faktur from mutasi_massa g
         join mutasi_massa y on y.kode_toko = g.kode_toko and y.objek = g.objek and y.kunci = g.kunci and y.tanggal >= g.tanggal and y.id > g.id
           and (y.jenis in ${sql.raw(listed(COUNTED))} or y.objek = 'ROSOK' and y.jenis = ${OF_SCRAP})
         join dokumen x on x.kode_toko = y.kode_toko and x.no_faktur = y.no_faktur and x.status = 'POSTED'
         where d.status = 'POSTED' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and (g.qty > 0 or g.berat > 0) limit 1),
        (select x.no_faktur from mutasi_massa g join dokumen x on x.asal_toko = g.kode_toko and x.asal_no = g.kunci and x.status = 'POSTED' and x.jenis in ${sql.raw(listed(ENDING))}
         where d.jenis = ${OF_SCRAP} and d.status = 'POSTED' and g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur and g.objek = 'ROSOK' limit 1),
        (select b.no_akhir from kiriman_baris b where b.no_kirim = d.no_faktur and b.status not in ('JALAN', 'BATAL') or b.no_kirim = d.no_faktur and b.status = 'JALAN' and b.no_akhir <> d.no_faktur limit 1),
        (select k.no_akhir from kirim_uang k where k.nomor_referensi = d.no_faktur and k.status = 'DONE'),
        (select (select y.no_faktur from mutasi_stock y where y.kode_toko = m.kode_toko and y.kode_barcode = m.kode_barcode order by y.id desc limit 1)
           || case when d.jenis = ${sql.lit(TAMBAH_BARANG.jenis)} then ' (' || m.kode_barcode || ')' else '' end
         from mutasi_stock m join barang b on b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode
         where d.status = 'POSTED' and m.kode_toko = d.kode_toko and m.tanggal = d.tanggal and m.no_faktur = d.no_faktur
           and (b.status <> m.ke_status or m.dari_status = ${sql.lit(MADE)} and (b.kode_gudang, b.kode_baki) <> (m.kode_gudang, m.kode_baki)) limit 1))`;
