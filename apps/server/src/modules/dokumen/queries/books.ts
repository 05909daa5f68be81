import { BOOKS, type BookName, type Books } from '@kadar/domain/books.ts';
import { sectionsOf } from '../../../platform/chain/sealed-columns.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** What a document says of itself for good: its kind, and the sections of its seal that it has rows in. Older ones say no sections. */
export interface About {
  jenis: string;
  bagian: readonly number[] | null;
}

/** Named for every document: what most have, so that kinds share texts and a connection keeps few plans. */
const OF_MOST: readonly BookName[] = ['kas', 'bank', 'poin', 'fee', 'jurnal', 'emas'];
const NAMES = Object.keys(BOOKS) as BookName[];

/** The books that it may have rows in: all where it says nothing. */
export const booksAbout = ({ bagian }: About): ReadonlySet<BookName> =>
  new Set(
    NAMES.filter(
      (name) =>
        !bagian ||
        OF_MOST.includes(name) ||
        sectionsOf([BOOKS[name].table]).some((section) => bagian.includes(section)),
    ),
  );

/**
 * The rows of a document `d` (a row of dokumen) in each book: the very rows, with the accounts they were posted to.
 * A piece that moved inside comes with where it lay. A sale from before the column `role` has it in its text.
 */
const ROWS: Readonly<Record<BookName, Query<unknown>>> = {
  stock: sql`(select coalesce(json_agg(json_build_object('kode_barcode', m.kode_barcode, 'jenis', m.jenis, 'dari_status', m.dari_status, 'ke_status', m.ke_status,
      'qty', m.qty, 'berat', m.berat, 'murni', m.murni, 'hpp', m.hpp, 'kode_dept', m.kode_dept, 'kode_group', m.kode_group, 'kadar', m.kadar,
      'kode_gudang', m.kode_gudang, 'kode_baki', m.kode_baki, 'dari_gudang', l.kode_gudang, 'dari_baki', l.kode_baki,
      'milik', m.milik, 'pegang', case when m.ke_status = 'HOLD' then m.no_faktur when m.dari_status = 'HOLD' then kadar_titip_barang(m.kode_toko, m.kode_barcode, m.id) end,
      'lepas', case when m.dari_status = 'HOLD' and m.ke_status = 'HOLD' then kadar_titip_barang(m.kode_toko, m.kode_barcode, m.id) end) order by m.id), '[]')
    from mutasi_stock m
    left join lateral (
      select p.kode_gudang, p.kode_baki from mutasi_stock p
      where m.qty = 0 and p.kode_toko = m.kode_toko and p.kode_barcode = m.kode_barcode and p.id < m.id order by p.id desc limit 1) l on true
    where m.kode_toko = d.kode_toko and m.tanggal = d.tanggal and m.no_faktur = d.no_faktur)`,
  massa: sql`(select coalesce(json_agg(json_build_object('objek', m.objek, 'kunci', m.kunci, 'kadar', m.kadar, 'milik', m.milik, 'jenis', m.jenis,
      'qty', m.qty, 'berat', m.berat, 'murni', m.murni, 'hpp', m.hpp) order by m.id), '[]')
    from mutasi_massa m where m.kode_toko = d.kode_toko and m.no_faktur = d.no_faktur)`,
  kas: sql`(select coalesce(json_agg(json_build_object('kategori', k.kategori, 'keterangan', k.keterangan, 'masuk', k.masuk, 'keluar', k.keluar) order by k.id), '[]')
    from kas_mutasi k where k.kode_toko = d.kode_toko and k.no_faktur = d.no_faktur)`,
  bank: sql`(select coalesce(json_agg(json_build_object('jenis', b.jenis, 'no_rekening', b.no_rekening, 'kode_bank', b.kode_bank, 'no_kartu', b.no_kartu,
      'keterangan', b.keterangan, 'jumlah_rp', b.jumlah_rp, 'fee', b.fee, 'jumlah_gesek_rp', b.jumlah_gesek_rp) order by b.id), '[]')
    from bank_mutasi b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur)`,
  poin: sql`(select coalesce(json_agg(json_build_object('kode_customer', p.kode_customer, 'poin', p.poin, 'keterangan', p.keterangan) order by p.id), '[]')
    from poin_mutasi p where p.kode_customer = d.kode_customer and p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur)`,
  fee: sql`(select coalesce(json_agg(json_build_object('kode_sales', f.kode_sales, 'fee', f.fee) order by f.id), '[]')
    from fee_mutasi f where f.kode_toko = d.kode_toko and f.tanggal = d.tanggal and f.no_faktur = d.no_faktur)`,
  titipan: sql`(select coalesce(json_agg(json_build_object('no_titip', t.no_titip, 'jumlah_rp', t.jumlah_rp, 'jenis', t.jenis) order by t.id), '[]')
    from titipan_mutasi t where t.kode_toko = d.kode_toko and t.no_faktur = d.no_faktur)`,
  gadai: sql`(select coalesce(json_agg(json_build_object('no_hutang', g.no_hutang, 'jenis', g.jenis, 'kode_customer', h.kode_customer, 'versi', h.version, 'hari', g.hari,
      'lewat_hari', g.lewat_hari, 'pokok', g.pokok, 'bunga', g.bunga, 'denda', g.denda, 'biaya', g.biaya, 'diskon', g.diskon, 'akrual', g.akrual, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from hutang_gerak g join hutang h using (kode_toko, no_hutang) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur)`,
  cicilan: sql`(select coalesce(json_agg(json_build_object('no_cicilan', g.no_cicilan, 'jenis', g.jenis, 'kode_customer', c.kode_customer, 'versi', c.version,
      'dibayar', g.dibayar, 'denda', g.denda, 'hapus', g.hapus, 'potongan', g.potongan, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from cicilan_gerak g join cicilan c using (kode_toko, no_cicilan) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur)`,
  pihak: sql`(select coalesce(json_agg(json_build_object('pihak', p.pihak, 'kode', p.kode, 'no_asal', p.no_asal, 'rp', p.rp, 'emas_mg', p.emas_mg,
      'emas_rp', p.emas_rp, 'muka_rp', p.muka_rp) order by p.id), '[]')
    from pihak_mutasi p where p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur)`,
  kiriman: sql`(select coalesce(json_agg(json_build_object('no_kirim', g.no_kirim, 'urut', g.urut, 'jenis', g.jenis, 'dari', g.dari, 'ke', g.ke, 'qty', g.qty, 'berat', g.berat,
      'murni', g.murni, 'hpp', g.hpp, 'berat_terima', g.berat_terima) order by g.id), '[]')
    from kiriman_gerak g where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur)`,
  pesanan: sql`(select coalesce(json_agg(json_build_object('no_pesanan', g.no_pesanan, 'jenis', g.jenis, 'kode_customer', h.kode_customer, 'versi', h.version,
      'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from pesanan_gerak g join pesanan h using (kode_toko, no_pesanan) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur)`,
  service: sql`(select coalesce(json_agg(json_build_object('no_service', g.no_service, 'jenis', g.jenis, 'kode_customer', s.kode_customer, 'versi', s.version,
      'murni', g.murni, 'hpp', g.hpp, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from service_gerak g join service s using (kode_toko, no_service) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur)`,
  jurnal: sql`(select coalesce(json_agg(json_build_object('role', coalesce(j.role, case when j.trx = 'PENJUALAN' then j.keterangan end), 'nomor_akun', j.nomor_akun, 'dk', case when j.debet > 0 then 'D' else 'K' end,
      'rp', j.debet + j.kredit) order by j.id), '[]')
    from jurnal j where j.kode_toko = d.kode_toko and j.no_jurnal = d.no_faktur)`,
  emas: sql`(select coalesce(json_agg(json_build_object('role', e.tempat, 'dk', case when e.debet > 0 then 'D' else 'K' end, 'mg', e.debet + e.kredit) order by e.id), '[]')
    from jurnal_emas e where e.kode_toko = d.kode_toko and e.tanggal = d.tanggal and e.no_jurnal = d.no_faktur)`,
};

/** Those of these books, as one JSON expression. */
export const booksOfDokumen = (has: ReadonlySet<BookName>): Query<Partial<Books>> =>
  sql`json_build_object(${sql.join([...has].flatMap((name) => [sql.lit(name), ROWS[name]]))})`;
