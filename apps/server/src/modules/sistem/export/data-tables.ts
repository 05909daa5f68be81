import type { Action } from '@kadar/contract/permissions.ts';
import type { Text } from '@kadar/contract/text.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { DOKUMEN, headColumns } from '../../dokumen/public.ts';
import { columnsNamed } from './columns.ts';
import type { ExportTable } from './export-table.ts';
import { WORK_TABLES } from './work-tables.ts';

const data = (
  name: string,
  label: Text,
  access: Action,
  columns: string,
  sort: string,
  rest: Pick<ExportTable, 'menu' | 'except' | 'date' | 'rows'> = {},
): ExportTable => {
  const names = columns.split(/\s+/);
  const column = ['tanggal', 'at'].find((one) => names.includes(one));
  return {
    name: name.replaceAll('_', '-'),
    label,
    kind: 'DATA',
    table: name,
    columns: columnsNamed(names),
    access,
    ...(column && { date: { column, moment: column === 'at' } }),
    perToko: names.includes('kode_toko'),
    sort: sort.split(' '),
    ...rest,
  };
};

/** Rows of a table of documents that belong to sales. */
const ofSales = (table: 'dokumen_bayar' | 'dokumen_batal'): Query<unknown> => sql`
  select x.* from ${sql.table(table)} x join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PENJUALAN'`;

const BY_DAY = 'kode_toko tanggal id';
const BY_NUMBER = 'kode_toko tanggal no_faktur';

/** Documents, movements, books and logs. What is missing here on purpose stands in LEFT_OUT. */
export const DATA_TABLES: readonly ExportTable[] = [
  data(
    'barang',
    { id: 'Barang', en: 'Pieces' },
    'barang.read',
    `kode_toko kode_barcode kode_intern nama_barang kode_dept kode_group kadar kadar_murni berat berat_asli
     berat_bandrol kode_gudang kode_baki harga_emas ongkos harga_atribut atribut hpp ada_faktur_pajak status
     created_at created_by updated_at`,
    'kode_toko kode_barcode',
    { menu: '/data-barang' },
  ),
  data(
    'mutasi_stock',
    { id: 'Mutasi Stock', en: 'Stock movements' },
    'barang.read',
    `kode_toko id tanggal at kode_barcode jenis no_faktur dari_status ke_status qty berat murni hpp kode_dept
     kode_group kadar kode_gudang kode_baki user_id`,
    BY_DAY,
  ),
  data(
    'mutasi_massa',
    { id: 'Mutasi Stock Timbangan', en: 'Movements of goods in bulk' },
    'barang.read',
    'kode_toko id tanggal at objek kunci kadar milik jenis no_faktur qty berat murni hpp user_id',
    BY_DAY,
  ),
  data(
    'penjualan',
    { id: 'Penjualan', en: 'Sales' },
    'penjualan.read',
    `kode_toko no_faktur tanggal at kode_sales input_by valid_by kode_customer nama_customer alamat_customer no_hp
     keterangan qty berat total diskon ppn pembulatan grand_total dibayar kembali poin_dapat poin_pakai status
     otorisasi_id cetak`,
    BY_NUMBER,
    { menu: '/lihat-penjualan', rows: sql`select * from dokumen where jenis = 'PENJUALAN'` },
  ),
  data(
    'penjualan_detail',
    { id: 'Penjualan: Barang', en: 'Sales: pieces' },
    'penjualan.read',
    `kode_toko no_faktur urut tanggal kode_barcode kode_intern nama_barang kode_dept kode_group kadar berat murni
     harga_emas sumber_harga ongkos harga_atribut pembulatan harga_jual diskon ppn total hpp fee keterangan qty kredit_mg`,
    `${BY_NUMBER} urut`,
    { menu: '/lihat-penjualan' },
  ),
  data(
    'sortir_detail',
    { id: 'Sortir Belian: Barang', en: 'Sorting: pieces' },
    'pembelian.read',
    `kode_toko no_faktur urut tanggal kode_barcode nama_barang kadar berat murni hpp biaya dari_status ke_status
     kode_gudang kode_baki pejabat no_surat`,
    `${BY_NUMBER} urut`,
    { menu: '/lihat-sortir' },
  ),
  data(
    'lebur_detail',
    { id: 'Lebur: Batang', en: 'Melting: bars' },
    'pembelian.read',
    'kode_toko no_faktur urut tanggal berat kadar murni hpp',
    `${BY_NUMBER} urut`,
    { menu: '/lihat-sortir' },
  ),
  data(
    'penjualan_bayar',
    { id: 'Penjualan: Pembayaran', en: 'Sales: payments' },
    'penjualan.read',
    'kode_toko no_faktur urut jenis no_rekening no_kartu jumlah_rp fee jumlah_gesek_rp poin',
    'kode_toko no_faktur urut',
    { menu: '/lihat-penjualan', rows: ofSales('dokumen_bayar') },
  ),
  data(
    'penjualan_batal',
    { id: 'Batal Penjualan', en: 'Cancelled sales' },
    'penjualan.read',
    'kode_toko no_faktur_batal no_faktur tanggal at alasan input_by otorisasi_id',
    BY_NUMBER,
    { menu: '/lihat-penjualan', rows: ofSales('dokumen_batal') },
  ),
  data(
    'poin_mutasi',
    { id: 'Mutasi Poin', en: 'Point movements' },
    'laporan.read',
    'kode_toko id tanggal at kode_customer no_faktur poin keterangan',
    BY_DAY,
  ),
  data(
    'fee_mutasi',
    { id: 'Fee Penjualan', en: 'Sales fees' },
    'laporan.read',
    'kode_toko id tanggal kode_sales no_faktur fee',
    BY_DAY,
  ),
  data(
    'kas_mutasi',
    { id: 'Buku Kas', en: 'Cash book' },
    'laporan.read',
    'kode_toko id tanggal at no_faktur kategori keterangan masuk keluar user_id',
    BY_DAY,
  ),
  data(
    'kas_transaksi',
    { id: 'Kas Masuk dan Keluar', en: 'Cash in and out' },
    'kas.post',
    `kode_toko no_faktur tanggal jenis kategori jumlah_rp keterangan status no_faktur_batal otorisasi_id input_by at`,
    BY_NUMBER,
    {
      menu: '/kas',
      rows: sql`
        select k.kode_toko, k.no_faktur, k.tanggal, substr(k.jenis, 5) as jenis, k.kategori, k.grand_total as jumlah_rp, k.keterangan, k.status,
          x.no_faktur_batal, k.otorisasi_id, k.input_by, k.at
        from dokumen k left join dokumen_batal x using (kode_toko, no_faktur) where k.jenis in ('KAS_MASUK', 'KAS_KELUAR')`,
    },
  ),
  data(
    'bank_mutasi',
    { id: 'Buku Bank', en: 'Bank book' },
    'laporan.read',
    `kode_toko id tanggal at no_faktur jenis no_rekening kode_bank no_kartu keterangan jumlah_rp fee
     jumlah_gesek_rp user_id`,
    BY_DAY,
  ),
  data(
    'jurnal',
    { id: 'Jurnal', en: 'Journal' },
    'ledger.read',
    'kode_toko id tanggal no_jurnal trx type nomor_akun keterangan debet kredit',
    BY_DAY,
  ),
  data(
    'jurnal_emas',
    { id: 'Jurnal Emas', en: 'Gold journal' },
    'ledger.read',
    'kode_toko id tanggal no_jurnal tempat debet_emas kredit_emas',
    BY_DAY,
  ),
  data(
    'saldo_akun',
    { id: 'Saldo Akun', en: 'Account balances' },
    'ledger.read',
    'kode_toko tanggal nomor_akun debet kredit',
    'kode_toko tanggal nomor_akun',
  ),
  data(
    'hari_kerja',
    { id: 'Hari Kerja', en: 'Business days' },
    'hari.read',
    'kode_toko tgl_system buka updated_at updated_by',
    'kode_toko',
  ),
  data(
    'tutup_harian',
    { id: 'Tutup Harian', en: 'Closed days' },
    'hari.read',
    'kode_toko tanggal at user_id kas_sistem kas_hitung rincian_kas non_cash catatan ringkasan',
    'kode_toko tanggal',
    { menu: '/tutup-harian' },
  ),
  data(
    'hari_hitungan',
    { id: 'Hitungan Tutup Harian', en: 'Counts before closing' },
    'hari.expected',
    'kode_toko id tanggal at user_id rincian_kas non_cash cocok',
    BY_DAY,
  ),
  data(
    'kadar_eod',
    { id: 'Stock Tutup Harian per Kadar', en: 'Closing stock by purity' },
    'hari.read',
    'kode_toko tanggal kadar qty berat murni hpp harga',
    'kode_toko tanggal kadar',
  ),
  data(
    'harga_emas_global',
    { id: 'Riwayat Harga Emas Global', en: 'History of the global gold price' },
    'parameter.read',
    'id nominal berlaku_at user_id',
    'id',
  ),
  data(
    'para_system',
    { id: 'Setting System', en: 'System settings' },
    'settings.read',
    'kode_toko key value updated_at updated_by',
    'kode_toko key',
    { menu: '/settingsystem', except: 'key' },
  ),
  data(
    'timbang_sesi',
    { id: 'Sesi Timbang Baki', en: 'Tray weighing sessions' },
    'laporan.read',
    'kode_toko id tanggal kode_gudang mulai_at mulai_oleh selesai_at selesai_oleh',
    BY_DAY,
  ),
  data(
    'timbang_aktivitas',
    { id: 'Aktivitas Timbang Baki', en: 'Tray weighings' },
    'laporan.read',
    `kode_toko id sesi_id tanggal at kode_gudang kode_baki qty berat_asli berat_bandrol berat_baki berat_seharusnya
     berat_timbang selisih toleransi status sumber dugaan otorisasi_id user_id`,
    BY_DAY,
  ),
  data(
    'perhatian_selesai',
    { id: 'Perhatian Selesai', en: 'Attention done' },
    'perhatian.read',
    'kode_toko tanggal hal kunci input_by jumlah_rp catatan user_id at',
    'kode_toko tanggal hal kunci',
  ),
  data(
    'promo_jadwal',
    { id: 'Jadwal Notifikasi Promo', en: 'Promo messages' },
    'promo.read',
    `kode_toko id judul template audiens jenis_pelanggan tgl_kirim jam_kirim kirim_at status kendala input_by at
     updated_by mulai_at selesai_at`,
    'kode_toko id',
    { menu: '/jadwal-notifikasi-promo' },
  ),
  data(
    'promo_kirim',
    { id: 'Pesan WhatsApp', en: 'WhatsApp messages' },
    'promo.read',
    `kode_toko id antri_at jenis promo_id kode_customer nama no_hp pesan status coba kesalahan input_by dicoba_at
     selesai_at`,
    'kode_toko id',
    { menu: '/jadwal-notifikasi-promo', date: { column: 'antri_at', moment: true } },
  ),
  // Without what a record held before and after: settings and users are logged too.
  data(
    'audit',
    { id: 'Audit', en: 'Audit' },
    'audit.read',
    'kode_toko id at user_id ip action entity entity_key',
    'kode_toko id',
  ),
  data(
    'otorisasi',
    { id: 'Otorisasi', en: 'Approvals' },
    'audit.read',
    'kode_toko id at kategori diminta_oleh disetujui_oleh mode catatan jumlah_rp expires_at alasan_tolak',
    'kode_toko id',
  ),
  data(
    'peran',
    { id: 'Peran', en: 'Roles' },
    'users.read',
    'kode_peran nama_peran level layar',
    'kode_peran',
    { menu: '/hak-akses' },
  ),
  data(
    'riwayat_pengaturan',
    { id: 'Riwayat Pengaturan', en: 'Changes of settings and rights' },
    'audit.read',
    'kode_toko id at jenis objek bagian sebelum sesudah alasan oleh disetujui_oleh otorisasi_id',
    'kode_toko id',
    {
      rows: sql`
        select kode_toko, id, at, jenis, objek, bagian, sebelum #>> '{}' as sebelum, sesudah #>> '{}' as sesudah, alasan, oleh, disetujui_oleh, otorisasi_id
        from riwayat_pengaturan`,
      except: 'objek',
    },
  ),
  data(
    'otorisasi_pakai',
    { id: 'Pemakaian Otorisasi', en: 'Use of approvals' },
    'audit.read',
    'kode_toko otorisasi_id at no_dokumen',
    'kode_toko otorisasi_id',
  ),
  ...WORK_TABLES,
];

/** Lists of documents that are told by their declarations, a table for each path. */
export const DOKUMEN_TABLES: readonly ExportTable[] = [
  ...Map.groupBy(
    DOKUMEN.filter(({ list }) => list),
    ({ path }) => path,
  ).entries(),
].flatMap(([path, types]) => {
  const [first] = types;
  if (!first) return [];
  const head = headColumns(Object.assign({}, ...types.map((type) => type.head)), 'export');
  const common = 'kode_toko no_faktur jenis tanggal at status input_by no_faktur_batal';
  const own = head.map(({ key, from }) => sql`, ${from} as ${sql.ref(key)}`);
  const rows = sql`
    select d.kode_toko, d.no_faktur, d.jenis, d.tanggal, d.at, d.status, d.input_by, x.no_faktur_batal${sql.join(own, sql``)}
    from dokumen d left join dokumen_batal x using (kode_toko, no_faktur) where d.jenis = any(${types.map(({ jenis }) => jenis)}::text[])`;
  const table = data(path, first.title, first.access.read, common, BY_NUMBER, { menu: first.screen, rows });
  const columns = head.map(({ key, field: { label, kind } }) => ({ key, label, kind, cost: false }));
  return [{ ...table, columns: [...table.columns, ...columns] }];
});
