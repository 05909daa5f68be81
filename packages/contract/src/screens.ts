import { type Gate, MANUAL_GATE } from './gates.ts';
import type { MenuPlace } from './menu.ts';
import type { Action } from './permissions.ts';
import type { Text } from './text.ts';

/** A hand-made screen: its route [spec], who may open it, and its place in the menu. */
export interface Screen {
  route: string;
  title: Text;
  access: Action;
  gate?: Gate;
  menu: MenuPlace;
}

/** Screens that are neither a master's list nor a report. */
export const SCREENS: readonly Screen[] = [
  {
    route: '/dashboard',
    title: { id: 'Dashboard', en: 'Dashboard' },
    access: 'dashboard.read',
    menu: { group: 'transaksi', section: 'umum', order: 1, icon: 'dashboard' },
  },
  {
    route: '/transaksi-penjualan',
    title: { id: 'Transaksi Penjualan', en: 'Sales transaction' },
    access: 'penjualan.post',
    menu: { group: 'transaksi', section: 'penjualan', order: 1, icon: 'sale' },
  },
  {
    route: '/lihat-penjualan',
    title: { id: 'Lihat Penjualan', en: 'View sales' },
    access: 'penjualan.read',
    menu: { group: 'transaksi', section: 'penjualan', order: 2, icon: 'list' },
  },
  {
    route: '/batal-penjualan',
    title: { id: 'Batal Penjualan', en: 'Cancel a sale' },
    access: 'penjualan.cancel',
    menu: { group: 'transaksi', section: 'penjualan', order: 3, icon: 'cancel' },
  },
  {
    route: '/validasi-jual-beli',
    title: { id: 'Validasi Jual Beli', en: 'Validate sales and purchases' },
    access: 'tunggu.read',
    menu: { group: 'transaksi', section: 'penjualan', order: 4, icon: 'checks' },
  },
  {
    route: '/transaksi-pesanan',
    title: { id: 'Transaksi Pesanan', en: 'Take an order' },
    access: 'pesanan.post',
    menu: { group: 'transaksi', section: 'penjualan', order: 26, icon: 'pencil' },
  },
  {
    route: '/ambil-barang-contoh',
    title: { id: 'Ambil Barang Contoh', en: 'Sample taken back' },
    access: 'contoh.post',
    menu: { group: 'transaksi', section: 'penjualan', order: 30, icon: 'list' },
  },
  {
    route: '/transaksi-pre-order',
    title: { id: 'Transaksi Pre Order', en: 'Take a pre-order' },
    access: 'pesanan.post',
    menu: { group: 'transaksi', section: 'penjualan', order: 28, icon: 'pencil' },
  },
  {
    route: '/transaksi-jual-beli-manual',
    title: { id: 'Transaksi Jual Beli Manual', en: 'Manual sales and purchases' },
    access: 'penjualan.post',
    gate: MANUAL_GATE,
    menu: { group: 'transaksi', section: 'penjualan', order: 5, icon: 'sale' },
  },
  {
    route: '/lihat-penjualan-manual',
    title: { id: 'Lihat Penjualan Manual', en: 'View manual sales' },
    access: 'penjualan.read',
    gate: MANUAL_GATE,
    menu: { group: 'transaksi', section: 'penjualan', order: 6, icon: 'list' },
  },
  {
    route: '/batal-penjualan-manual',
    title: { id: 'Batal Penjualan Manual', en: 'Cancel a manual sale' },
    access: 'penjualan.cancel',
    gate: MANUAL_GATE,
    menu: { group: 'transaksi', section: 'penjualan', order: 7, icon: 'cancel' },
  },
  {
    route: '/transaksi-pembelian',
    title: { id: 'Transaksi Pembelian', en: 'Purchase transaction' },
    access: 'pembelian.post',
    menu: { group: 'transaksi', section: 'pembelian', order: 10, icon: 'purchase' },
  },
  {
    route: '/batal-pembelian',
    title: { id: 'Batal Pembelian', en: 'Cancel a purchase' },
    access: 'pembelian.cancel',
    menu: { group: 'transaksi', section: 'pembelian', order: 25, icon: 'cancel' },
  },
  {
    route: '/batal-pembelian-manual',
    title: { id: 'Batal Pembelian Manual', en: 'Cancel a manual purchase' },
    access: 'pembelian.cancel',
    gate: MANUAL_GATE,
    menu: { group: 'transaksi', section: 'pembelian', order: 27, icon: 'cancel' },
  },
  {
    route: '/transaksi-service',
    title: { id: 'Transaksi Service', en: 'Service transaction' },
    access: 'service.post',
    menu: { group: 'transaksi', section: 'service', order: 1, icon: 'hammer' },
  },
  {
    route: '/jatuh-tempo',
    title: { id: 'Jatuh Tempo Hutang', en: 'Pledges falling due' },
    access: 'hutang.tagih',
    gate: { module: 'HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 30, icon: 'clock' },
  },
  {
    route: '/transaksi-cicilan',
    title: { id: 'Transaksi Cicilan', en: 'Instalment transaction' },
    access: 'cicilan.post',
    gate: { module: 'CICILAN_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 40, icon: 'cash-banknote' },
  },
  {
    route: '/lelang-cicilan',
    title: { id: 'Lelang Cicilan', en: 'Instalments auctioned' },
    access: 'cicilan.lelang',
    gate: { module: 'CICILAN_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 42, icon: 'hammer' },
  },
  {
    route: '/batal-cicilan',
    title: { id: 'Batal Cicilan', en: 'Instalments called off' },
    access: 'cicilan.putus',
    gate: { module: 'CICILAN_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 43, icon: 'cancel' },
  },
  {
    route: '/lelang',
    title: { id: 'Lelang Gadai', en: 'Auctions of pledges' },
    access: 'hutang.lelang',
    gate: { module: 'HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 31, icon: 'gavel' },
  },
  {
    route: '/kelebihan-lelang',
    title: { id: 'Kelebihan dan Klaim', en: 'Surpluses and claims' },
    access: 'hutang.tagih',
    gate: { module: 'HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 32, icon: 'coins' },
  },
  {
    route: '/riwayat-bank',
    title: { id: 'Riwayat Bank', en: 'Bank history' },
    access: 'hari.expected',
    menu: { group: 'keuangan', section: 'bank', order: 20, icon: 'building-bank' },
  },
  {
    route: '/rekonsiliasi',
    title: { id: 'Rekonsiliasi Bank', en: 'Bank reconciliation' },
    access: 'rekonsiliasi.read',
    menu: { group: 'keuangan', section: 'bank', order: 21, icon: 'checks' },
  },
  {
    route: '/sortir-belian',
    title: { id: 'Sortir Belian', en: 'Sort bought pieces' },
    access: 'pembelian.sort',
    menu: { group: 'transaksi', section: 'pembelian', order: 40, icon: 'arrows-split' },
  },
  {
    route: '/lihat-sortir',
    title: { id: 'Lihat Sortir dan Lot', en: 'Sortings and lots' },
    access: 'pembelian.read',
    menu: { group: 'transaksi', section: 'pembelian', order: 41, icon: 'list' },
  },
  {
    route: '/stock-opname-hutang',
    title: { id: 'Stock Opname Hutang', en: 'Count pledge bags' },
    access: 'opname.scan',
    gate: { module: 'OPNAME_HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 60, icon: 'list' },
  },
  {
    route: '/dashboard-hutang',
    title: { id: 'Dashboard Hutang', en: 'Pledges at a glance' },
    access: 'hutang.read',
    gate: { module: 'HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 45, icon: 'dashboard' },
  },
  {
    route: '/validasi-pelunasan-hutang',
    title: { id: 'Validasi Pelunasan Hutang', en: 'Validation of a redemption' },
    access: 'hutang.validasi',
    gate: { module: 'VALIDASI_PELUNASAN_HUTANG_MODULE' },
    menu: { group: 'transaksi', section: 'hutang', order: 40, icon: 'checks' },
  },
  {
    route: '/data-barang',
    title: { id: 'Data Barang', en: 'Piece records' },
    access: 'barang.read',
    menu: { group: 'stock', section: 'barang', order: 1, icon: 'piece' },
  },
  {
    route: '/kirim-barang-external',
    title: { id: 'Kirim Barang External', en: 'Put pieces on a channel' },
    access: 'barang.write',
    gate: { module: 'EXTERNAL_WEB_ITEM_MODULE' },
    menu: { group: 'stock', section: 'barang', order: 70, icon: 'building-store' },
  },
  {
    route: '/update-barang-external',
    title: { id: 'Update Barang External', en: 'Pieces on channels' },
    access: 'barang.write',
    gate: { module: 'EXTERNAL_WEB_ITEM_MODULE' },
    menu: { group: 'stock', section: 'barang', order: 71, icon: 'building-store' },
  },
  {
    route: '/timbang-baki',
    title: { id: 'Timbang Baki', en: 'Weigh trays' },
    access: 'timbang.weigh',
    menu: { group: 'stock', section: 'lokasi', order: 1, icon: 'box-multiple' },
  },
  {
    route: '/stock-opname',
    title: { id: 'Stock Opname Barang', en: 'Count goods' },
    access: 'opname.scan',
    gate: { module: 'OPNAME_BARANG_MODULE' },
    menu: { group: 'stock', section: 'lokasi', order: 4, icon: 'list' },
  },
  {
    route: '/kas',
    title: { id: 'Kas Masuk dan Keluar', en: 'Cash in and out' },
    access: 'kas.post',
    menu: { group: 'keuangan', section: 'kas', order: 1, icon: 'cash' },
  },
  {
    route: '/posisi-uang',
    title: { id: 'Uang', en: 'Where money is' },
    access: 'hari.expected',
    menu: { group: 'keuangan', section: 'kas', order: 3, icon: 'coins' },
  },
  {
    route: '/tutup-harian',
    title: { id: 'Tutup Harian', en: 'Close the day' },
    access: 'hari.close',
    menu: { group: 'keuangan', section: 'kas', order: 2, icon: 'close-day' },
  },
  {
    route: '/jadwal-notifikasi-promo',
    title: { id: 'Jadwal Notifikasi Promo Ke Customer', en: 'Promo messages to customers' },
    access: 'promo.read',
    menu: { group: 'master', section: 'member', order: 60 },
  },
  {
    route: '/parameter-harga-emas-global',
    title: { id: 'Parameter Harga Emas Global', en: 'Global gold price' },
    access: 'parameter.read',
    menu: { group: 'parameter', section: 'harga', order: 1, icon: 'price' },
  },
  {
    route: '/laba-rugi',
    title: { id: 'Laba Rugi', en: 'Income statement' },
    access: 'ledger.read',
    gate: { module: 'ACCOUNTING_MODULE' },
    menu: { group: 'akunting', section: 'buku', order: 4, icon: 'report' },
  },
  {
    route: '/neraca',
    title: { id: 'Neraca', en: 'Balance sheet' },
    access: 'ledger.read',
    gate: { module: 'ACCOUNTING_MODULE' },
    menu: { group: 'akunting', section: 'buku', order: 5, icon: 'list-numbers' },
  },
  {
    route: '/arus-kas',
    title: { id: 'Arus Kas', en: 'Cash flows' },
    access: 'ledger.read',
    gate: { module: 'ACCOUNTING_MODULE' },
    menu: { group: 'akunting', section: 'buku', order: 6, icon: 'coins' },
  },
  {
    route: '/parameter-akunting',
    title: { id: 'Parameter Akunting', en: 'Accounting parameters' },
    access: 'parameter.read',
    menu: { group: 'akunting', section: 'buku', order: 20 },
  },
  {
    route: '/antrian-cetak',
    title: { id: 'Antrian Cetak', en: 'Print queue' },
    access: 'cetak.use',
    menu: { group: 'sistem', section: 'nota', order: 20, icon: 'printer' },
  },
  {
    route: '/editor-label',
    title: { id: 'Editor Label', en: 'Label editor' },
    access: 'parameter.write',
    menu: { group: 'sistem', section: 'nota', order: 30, icon: 'tags' },
  },
  {
    route: '/setting-nota',
    title: { id: 'Setting Nota', en: 'Nota settings' },
    access: 'lookup.read',
    gate: { levelsWhen: { setting: 'SETTING_NOTA_OWNER_ONLY', levels: ['OWN', 'SU'] } },
    menu: { group: 'sistem', section: 'nota', order: 1 },
  },
  {
    route: '/settingsystem',
    title: { id: 'Setting System', en: 'System settings' },
    access: 'settings.read',
    gate: { levels: ['OWN', 'SU', 'DEV', 'MU'] },
    menu: { group: 'sistem', section: 'umum', order: 1 },
  },
  {
    route: '/kesehatan',
    title: { id: 'Kesehatan', en: 'Health' },
    access: 'kesehatan.read',
    menu: { group: 'sistem', section: 'umum', order: 3, icon: 'checks' },
  },
  {
    route: '/peringatan',
    title: { id: 'Peringatan', en: 'Alerts' },
    access: 'peringatan.read',
    menu: { group: 'sistem', section: 'umum', order: 4, icon: 'alert-triangle' },
  },
  {
    route: '/jadwal-laporan',
    title: { id: 'Jadwal Laporan', en: 'Scheduled reports' },
    access: 'kabar.read',
    menu: { group: 'sistem', section: 'umum', order: 6, icon: 'calendar-event' },
  },
  {
    route: '/export-csv',
    title: { id: 'Export CSV', en: 'Export CSV' },
    access: 'csv.export',
    gate: { levels: ['SU', 'MU'] },
    menu: { group: 'sistem', section: 'umum', order: 5, icon: 'file-text' },
  },
];
