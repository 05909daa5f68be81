import { BUNGA_MODES, CICIL_BASES, PERPANJANGAN_BASES } from '@kadar/domain/pledge.ts';
import { z } from 'zod';
import { INSTALMENT_SETTINGS } from './instalment-settings.ts';
import { module_, type Setting, setting } from './setting.ts';
import { LEFT_SETTINGS } from './settings-left.ts';

const step = z.int().min(1).max(1_000_000);
const rate = z.number().min(0).max(100);
const grams = z.number().min(0).max(100);
const startDate = z.union([z.literal(''), z.iso.date()]);
const fraction = z.string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/);

export const SETTINGS = {
  REPORT_SATU_BULAN_PROTECTION_MODULE: module_('laporan', {
    id: 'Rentang laporan paling lama satu bulan',
    en: 'Reports span one month at most',
  }),
  ACTIVE_DATE_LOCK_MODULE: module_(
    'laporan',
    { id: 'Tanggal terkunci pada tanggal sistem', en: 'Dates are locked to the business date' },
    true,
  ),
  PREVIOUS_DATE_SPV_MODULE: module_('laporan', {
    id: 'SPV bebas dari kunci tanggal',
    en: 'SPV is free of the date lock',
  }),
  HIDE_STOCK_SUMMARY_MODULE: module_('laporan', {
    id: 'Saldo tertentu hanya terlihat oleh OWN',
    en: 'Some balances are for OWN only',
  }),
  ZONA_WAKTU: setting('laporan', z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']), 'Asia/Jakarta', {
    id: 'Zona waktu toko: WIB, WITA, WIT',
    en: 'Time zone of the shop: WIB, WITA, WIT',
  }),
  HIDUP_FEATURE_MODULE: module_('laporan', { id: 'Paket laporan HIDUP', en: 'The HIDUP report pack' }),
  LAPORAN_REKAP_SALES_TOKO: setting('laporan', z.array(z.string().regex(/^[A-Z0-9]{3}$/)), [], {
    id: 'Toko yang melihat laporan rekap sales',
    en: 'Shops that see the sales recap',
  }),

  PEMBULATAN: setting('nota', step, 500, {
    id: 'Pembulatan harga jual (Rp)',
    en: 'Rounding step of selling prices (Rp)',
  }),
  PEMBULATAN_DOWN_MODULE: module_('nota', {
    id: 'Harga jual dibulatkan ke bawah',
    en: 'Selling prices round down',
  }),
  PEMBULATAN_GRAM: setting(
    'nota',
    z.object({ digit: z.enum(['HUNDREDTHS', 'THOUSANDTHS']), step: grams }),
    { digit: 'HUNDREDTHS', step: 0 },
    { id: 'Pembulatan berat: digit dan langkah (gram)', en: 'Weight rounding: digit and step (grams)' },
  ),
  DUPLICATE_NOTA_MODULE: module_('nota', {
    id: 'Nota dicetak dua kali (customer dan internal)',
    en: 'The nota prints twice (customer and internal)',
  }),
  SETTING_NOTA_OWNER_ONLY: module_(
    'nota',
    { id: 'Setting nota hanya untuk OWN dan SU', en: 'Nota settings are for OWN and SU only' },
    true,
  ),
  NOTA_FORMAT: setting('nota', z.enum(['A5', '80MM', '58MM', 'DOTMATRIX']), 'A5', {
    id: 'Kertas nota',
    en: 'Paper of the nota',
  }),
  NOTA_JUDUL: setting('nota', z.string().max(60), 'NOTA PENJUALAN', {
    id: 'Judul pada nota',
    en: 'Title on the nota',
  }),
  NOTA_CATATAN: setting('nota', z.string().max(600), '', {
    id: 'Catatan tambahan pada nota',
    en: 'Extra text on the nota',
  }),
  NOTA_FOTO: module_(
    'nota',
    { id: 'Foto barang tercetak pada nota', en: 'The nota shows the photo of the piece' },
    true,
  ),
  CERTIFICATE_PRINT_TYPE: setting('nota', z.enum(['PDF', 'TXT']), 'PDF', {
    id: 'Cetakan sertifikat',
    en: 'Certificate print type',
  }),
  LIMIT_JUAL_OTORISASI: setting('nota', z.int().min(0), 50_000_000, {
    id: 'Penjualan di atas jumlah ini perlu otorisasi (Rp)',
    en: 'Sales above this need an authorisation (Rp)',
  }),
  MIN_HARGA_PROTECTION_MODULE: module_(
    'nota',
    { id: 'Harga di bawah minimum perlu otorisasi', en: 'Prices below the minimum need an authorisation' },
    true,
  ),
  MEMBER_MODULE: module_('nota', { id: 'Member dan poin', en: 'Members and points' }, true),
  KUPON_MODULE: module_('nota', { id: 'Kupon', en: 'Coupons' }),
  GET_POINT_PER_RP: setting('nota', z.int().min(1), 100_000, {
    id: 'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya',
    en: 'One point for each such amount (Rp), where no point earning rule covers the group',
  }),
  POIN_KEDALUWARSA_BULAN: setting('nota', z.int().min(0).max(120), 0, {
    id: 'Poin kedaluwarsa setelah (bulan); 0 = tidak pernah',
    en: 'Points expire after (months); 0 = never',
  }),
  CASHBACK_POINT_PERSEN: setting('nota', rate, 0, {
    id: 'Cashback poin (%), di atas poin biasa',
    en: 'Point cashback (%), on top of the others',
  }),

  PEMBULATAN_BELI: setting('beli', step, 500, {
    id: 'Pembulatan harga beli (Rp)',
    en: 'Rounding step of buy prices (Rp)',
  }),
  PEMBULATAN_BELI_DOWN_MODULE: module_('beli', {
    id: 'Harga beli dibulatkan ke bawah',
    en: 'Buy prices round down',
  }),
  PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE: module_('beli', {
    id: 'Parameter harga emas pembelian',
    en: 'Gold price parameters for purchases',
  }),
  OTORISASI_PEMBELIAN_MODULE: module_(
    'beli',
    { id: 'Setiap pembelian perlu otorisasi', en: 'Each purchase needs an authorisation' },
    true,
  ),
  TOLERANSI_BULAN_NOTA: setting('beli', z.int().min(0).max(120), 3, {
    id: 'Umur nota untuk harga nota (bulan)',
    en: 'Age of a nota that keeps its price (months)',
  }),
  TOLERANSI_SUSUT_GRAM: setting('beli', grams, 0.02, {
    id: 'Toleransi susut (gram)',
    en: 'Tolerated loss of weight (grams)',
  }),
  BELI_BASIS: setting('beli', z.enum(['NOTA', 'TIMBANG']), 'NOTA', {
    id: 'Dasar berat pembelian',
    en: 'Weight that a purchase counts',
  }),
  VALIDASI_JUAL_BELI: module_('beli', {
    id: 'Jual, beli dan tukar oleh yang tidak boleh memvalidasi menunggu validasi',
    en: 'Sales, purchases and exchanges of who may not validate wait for their validation',
  }),
  BELI_LIMIT_HARIAN_RP: setting('beli', z.int().min(0).max(1_000_000_000_000), 0, {
    id: 'Batas tunai pembelian per customer sehari (Rp); 0 = tanpa batas',
    en: 'Cash for the purchases of one customer in a day (Rp); 0 = no limit',
  }),
  TUKAR_POIN_BASIS: setting('beli', z.enum(['NET', 'PENUH']), 'NET', {
    id: 'Dasar poin tukar tambah',
    en: 'What of an exchange earns points',
  }),
  BELI_NOTA_TERTINGGI: module_('beli', {
    id: 'Selama harga nota berlaku, harga beli yang lebih tinggi dibayar',
    en: 'While the price of the nota holds, the buying price is paid where it is higher',
  }),
  ...LEFT_SETTINGS,
  KUTIPAN_JAM: setting('beli', z.int().min(1).max(72), 4, {
    id: 'Kutipan harga jual kembali berlaku (jam)',
    en: 'A quote of the buy-back price holds (hours)',
  }),
  HOLD_BELI_HARI: setting('beli', z.int().min(0).max(90), 0, {
    id: 'Barang belian ditahan sebelum disortir (hari)',
    en: 'Bought pieces are kept before they are sorted (days)',
  }),
  SUSUT_LEBUR_MAKS_PERSEN: setting('beli', rate, 1, {
    id: 'Susut lebur di atas ini perlu pemilik (%)',
    en: 'A melting loss above this needs the owner (%)',
  }),

  PPN_MODULE: module_('bayar', { id: 'PPN pada penjualan dan jasa', en: 'VAT on sales and services' }, true),
  PPN_PERSEN: setting('bayar', rate, 1.1, {
    id: 'PPN barang dengan faktur pajak (%) — PMK 48/2023',
    en: 'VAT of pieces with a tax invoice (%) — PMK 48/2023',
  }),
  PPN_PERSEN_NON_FAKTUR: setting('bayar', rate, 1.65, {
    id: 'PPN barang tanpa faktur pajak (%) — PMK 48/2023',
    en: 'VAT of pieces without a tax invoice (%) — PMK 48/2023',
  }),
  PPN_BARU_MULAI: setting('bayar', startDate, '', {
    id: 'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada',
    en: 'New VAT rates hold from this date; empty = none',
  }),
  PPN_BARU_PERSEN: setting('bayar', rate, 1.1, {
    id: 'PPN baru barang dengan faktur pajak (%)',
    en: 'New VAT of pieces with a tax invoice (%)',
  }),
  PPN_BARU_PERSEN_NON_FAKTUR: setting('bayar', rate, 1.65, {
    id: 'PPN baru barang tanpa faktur pajak (%)',
    en: 'New VAT of pieces without a tax invoice (%)',
  }),
  PPN_NILAI_LAIN: setting('bayar', fraction, '11/12', {
    id: 'Nilai lain dalam tarif PPN (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
    en: 'Deemed value inside the VAT rate (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
  }),
  PPN_TARIF_PERSEN: setting('bayar', rate, 12, { id: 'Tarif umum PPN (%)', en: 'General VAT rate (%)' }),
  PPN_BARU_NILAI_LAIN: setting('bayar', fraction, '11/12', {
    id: 'Nilai lain dalam tarif PPN baru',
    en: 'Deemed value inside the new VAT rate',
  }),
  PPN_BARU_TARIF_PERSEN: setting('bayar', rate, 12, {
    id: 'Tarif umum PPN baru (%)',
    en: 'New general VAT rate (%)',
  }),
  PPN_BY_BERAT_RP: setting('bayar', z.int().min(0).max(10_000_000), 0, {
    id: 'PPN per gram (Rp); 0 = menurut persen',
    en: 'VAT per gram (Rp); 0 = by percent',
  }),
  PPN_INCLUDE: module_('bayar', { id: 'Harga sudah termasuk PPN', en: 'Prices include VAT' }, true),
  PPH22_PERSEN: setting('bayar', rate, 0.25, {
    id: 'PPh 22 dari pedagang tanpa surat keterangan bebas (%) — PMK 48/2023',
    en: 'Income tax collected from traders without an exemption (%) — PMK 48/2023',
  }),
  PPH22_BARU_MULAI: setting('bayar', startDate, '', {
    id: 'Tarif PPh 22 baru berlaku mulai tanggal; kosong = tidak ada',
    en: 'The new rate of collected income tax holds from this date; empty = none',
  }),
  PPH22_BARU_PERSEN: setting('bayar', rate, 0.25, {
    id: 'PPh 22 baru (%)',
    en: 'New rate of collected income tax (%)',
  }),
  PPN_MASUKAN_KREDIT: module_('bayar', {
    id: 'PPN masukan supplier dikreditkan (dilarang PMK 48/2023 pasal 21); mati = menjadi modal',
    en: 'Input VAT of suppliers is credited (PMK 48/2023 art. 21 forbids it); off = it is cost',
  }),
  FEE_GESEK_CUSTOMER_MODULE: module_('bayar', {
    id: 'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)',
    en: 'Card fees are charged to the customer (prohibited by regulation; the shop answers for it)',
  }),
  GESEK_TUNAI_MODULE: module_('bayar', {
    id: 'Gesek tunai kartu debit (kartu kredit dilarang peraturan; OWN menyetujui peringatan sekali)',
    en: 'Cash for debit cards (credit cards are prohibited by regulation; OWN accepts the warning once)',
  }),
  PPATK_LIMIT: setting('bayar', z.int().min(0), 500_000_000, {
    id: 'Batas pelaporan transaksi per hari (Rp)',
    en: 'Reporting limit per customer and day (Rp)',
  }),

  HUTANG_MODULE: module_('hutang', {
    id: 'Hutang (gadai); toko wajib memiliki izin usaha pergadaian',
    en: 'Pledge loans; the shop needs a pawn licence',
  }),
  HUTANG_POKOK_MODULE: module_('hutang', {
    id: 'Parameter hutang pokok',
    en: 'Minimum principal parameters',
  }),
  OPNAME_HUTANG_MODULE: module_('hutang', { id: 'Stock opname hutang', en: 'Stock count of pledges' }),
  VALIDASI_PELUNASAN_HUTANG_MODULE: module_('hutang', {
    id: 'Validasi pelunasan hutang',
    en: 'Validation of redemptions',
  }),
  PEMBULATAN_HUTANG: setting('hutang', step, 500, {
    id: 'Pembulatan hutang (Rp)',
    en: 'Rounding step of loans (Rp)',
  }),
  BUNGA_MODE: setting('hutang', z.enum(BUNGA_MODES), 'HARIAN', {
    id: 'Cara hitung bunga',
    en: 'How interest is counted',
  }),
  BUNGA_PERSEN: setting('hutang', rate, 2.5, { id: 'Bunga per 30 hari (%)', en: 'Interest per 30 days (%)' }),
  BUNGA_MIN_HARI: setting('hutang', z.int().min(0), 15, {
    id: 'Bunga paling sedikit (hari)',
    en: 'Least days of interest',
  }),
  BUNGA_GRACE_HARI: setting('hutang', z.int().min(0), 3, {
    id: 'Masa tenggang bunga (hari)',
    en: 'Grace days of interest',
  }),
  LAMA_PINJAM_HARI: setting('hutang', z.int().min(1), 120, {
    id: 'Lama pinjam (hari)',
    en: 'Loan period (days)',
  }),
  LELANG_NOTICE_HARI: setting('hutang', z.int().min(0), 14, {
    id: 'Pemberitahuan sebelum lelang (hari)',
    en: 'Notice before foreclosure (days)',
  }),
  PERPANJANGAN_BASIS: setting('hutang', z.enum(PERPANJANGAN_BASES), 'TANGGAL_BAYAR', {
    id: 'Perpanjangan dihitung dari',
    en: 'Extensions count from',
  }),
  CICIL_BUNGA_BASIS: setting('hutang', z.enum(CICIL_BASES), 'HARIAN_PRORATA', {
    id: 'Bunga setelah cicil pokok',
    en: 'Interest after an instalment',
  }),
  LTV_MAKS: setting('hutang', z.int().min(1).max(200), 95, {
    id: 'LTV paling tinggi (%)',
    en: 'Highest loan to value (%)',
  }),
  LELANG_KELEBIHAN_HARI: setting('hutang', z.int().min(1), 365, {
    id: 'Kelebihan lelang disimpan (hari)',
    en: 'Auction surplus is kept (days)',
  }),
  BIAYA_SLIP_HILANG: setting('hutang', z.int().min(0), 25_000, {
    id: 'Biaya slip hilang (Rp)',
    en: 'Fee for a lost slip (Rp)',
  }),
  AKRUAL_BUNGA_MODULE: module_('hutang', {
    id: 'Akrual bunga saat tutup harian',
    en: 'Interest accrued at closing',
  }),
  ...INSTALMENT_SETTINGS,
  APP_MODE: setting('stock', z.enum(['BARCODE', 'MANUAL_SALE_STOCK', 'SEMI_GROSIR', 'QTY']), 'BARCODE', {
    id: 'Cara kerja stock',
    en: 'How stock is kept',
  }),
  MANUAL_ITEMS_TRANSACTION_MODULE: module_('stock', {
    id: 'Transaksi barang manual',
    en: 'Manual item transactions',
  }),
  PENERIMAAN_INTERN_MODULE: module_('stock', { id: 'Penerimaan intern', en: 'Intern receipts' }),
  SELISIH_INTERN_GRAM: setting('stock', grams, 0.05, {
    id: 'Toleransi selisih penerimaan (gram)',
    en: 'Tolerated receipt difference (grams)',
  }),
  KOREKSI_TERIMA_PERSEN: setting('stock', rate, 0.2, {
    id: 'Koreksi berat penerimaan di atas ini perlu pemilik (%)',
    en: 'A corrected receipt weight off by more needs the owner (%)',
  }),
  TUKANG_BATAS_GRAM: setting('stock', z.number().min(0).max(100_000), 0, {
    id: 'Emas murni paling banyak di tangan satu tukang (gram); 0 = tanpa batas',
    en: 'Most fine gold in the hands of one craftsman (grams); 0 = no limit',
  }),
  TUKANG_UMUR_HARI: setting('stock', z.int().min(1).max(3650), 14, {
    id: 'Emas di tukang perlu perhatian setelah (hari)',
    en: 'Gold with a craftsman wants attention after (days)',
  }),
  KIRIM_TOLERANSI_GRAM: setting('stock', grams, 0.02, {
    id: 'Toleransi timbang barang kiriman (gram)',
    en: 'Tolerated weight difference of goods received (grams)',
  }),
  PROTEKSI_TIMBANG_BAKI: module_('stock', {
    id: 'Semua baki ditimbang sebelum tutup',
    en: 'All trays are weighed before closing',
  }),
  TOLERANSI_BAKI_GRAM: setting('stock', grams, 0.05, {
    id: 'Toleransi timbang baki (gram)',
    en: 'Tolerated tray difference (grams)',
  }),
  OPNAME_BARANG_MODULE: module_('stock', { id: 'Stock opname barang', en: 'Stock count of goods' }, true),
  OPNAME_BLIND: module_(
    'stock',
    { id: 'Kasir opname barang tanpa melihat hitungan lain', en: 'Cashiers count goods blind' },
    true,
  ),
  OPNAME_TOLERANSI_GRAM: setting('stock', grams, 0.02, {
    id: 'Toleransi timbang opname (gram)',
    en: 'Tolerated difference when counting (grams)',
  }),
  OPNAME_UMUR_HARI: setting('stock', z.int().min(1).max(3650), 30, {
    id: 'Barang perlu terlihat setiap (hari)',
    en: 'Pieces want to be seen every (days)',
  }),
  EXTERNAL_WEB_ITEM_MODULE: module_('stock', { id: 'Barang web eksternal', en: 'External web items' }),
  MARKETPLACE_INTEGRATION_MODULE: module_('stock', {
    id: 'Integrasi marketplace',
    en: 'Marketplace integration',
  }),
  MARKETPLACE_SLIP_MODULE: module_('stock', { id: 'Slip marketplace', en: 'Marketplace slips' }),
  GROSIR_BACKEND_URL: setting('stock', z.union([z.literal(''), z.url()]), '', {
    id: 'Alamat server grosir',
    en: 'Address of the wholesale server',
  }),

  LIMIT_KAS_KELUAR_OTORISASI: setting('platform', z.int().min(0), 10_000_000, {
    id: 'Kas keluar di atas jumlah ini perlu otorisasi (Rp)',
    en: 'Cash out above this needs an authorisation (Rp)',
  }),
  WABLAS_MODULE: module_('platform', {
    id: 'Kirim WhatsApp melalui Wablas',
    en: 'Send WhatsApp through Wablas',
  }),
  WABLAS_BASE_URL: setting('platform', z.union([z.literal(''), z.url()]), '', {
    id: 'Alamat server Wablas',
    en: 'Address of the Wablas server',
  }),
  FINGERPRINT_MODULE: module_('platform', {
    id: 'Otorisasi dengan sidik jari',
    en: 'Authorisation by fingerprint',
  }),
  OTORISASI_QR_MODULE: module_('platform', { id: 'Otorisasi dengan QR', en: 'Authorisation by QR' }),
  OTORISASI_TTL_DETIK: setting('platform', z.int().min(10).max(3600), 120, {
    id: 'Umur otorisasi (detik)',
    en: 'Life of an authorisation (seconds)',
  }),
  MULTI_LANGUAGE_FEATURE: setting('platform', z.enum(['id', 'en', 'it', 'hk', 'my', 'jp']), 'id', {
    id: 'Bahasa',
    en: 'Language',
  }),
  ACCOUNTING_MODULE: module_('platform', { id: 'Akunting', en: 'Accounting' }, true),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { [K in SettingKey]: z.output<(typeof SETTINGS)[K]['schema']> };

/** The settings as shipped; a shop's row overrides head office's, head office's overrides these. */
export const standardSettings = (): Settings =>
  Object.fromEntries(Object.entries(SETTINGS).map(([key, { standard }]) => [key, standard])) as Settings;
