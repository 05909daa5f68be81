import { z } from 'zod';
import type { Text } from './text.ts';

/** One key of the system settings: its type, default and meaning, said once (domain §6). */
export interface Setting<S extends z.ZodType = z.ZodType> {
  schema: S;
  standard: z.output<S>;
  group: SettingGroup;
  meaning: Text;
}

export const SETTING_GROUPS = {
  laporan: { id: 'Laporan dan tanggal', en: 'Reports and dates' },
  nota: { id: 'Penjualan dan nota', en: 'Sales and nota' },
  beli: { id: 'Pembelian', en: 'Purchases' },
  bayar: { id: 'Pajak dan pembayaran', en: 'Tax and payment' },
  hutang: { id: 'Hutang dan cicilan', en: 'Loans and instalments' },
  stock: { id: 'Stock', en: 'Stock' },
  platform: { id: 'Sistem', en: 'Platform' },
} as const satisfies Record<string, Text>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

const setting = <S extends z.ZodType>(
  group: SettingGroup,
  schema: S,
  standard: z.output<S>,
  id: string,
  en: string,
): Setting<S> => ({ schema, standard, group, meaning: { id, en } });
const module_ = (group: SettingGroup, id: string, en: string, standard = false) =>
  setting(group, z.boolean(), standard, id, en);
const step = z.int().min(1).max(1_000_000);
const rate = z.number().min(0).max(100);
const grams = z.number().min(0).max(100);

export const SETTINGS = {
  REPORT_SATU_BULAN_PROTECTION_MODULE: module_(
    'laporan',
    'Rentang laporan paling lama satu bulan',
    'Reports span one month at most',
  ),
  ACTIVE_DATE_LOCK_MODULE: module_(
    'laporan',
    'Tanggal terkunci pada tanggal sistem',
    'Dates are locked to the business date',
    true,
  ),
  PREVIOUS_DATE_SPV_MODULE: module_(
    'laporan',
    'SPV bebas dari kunci tanggal',
    'SPV is free of the date lock',
  ),
  HIDE_STOCK_SUMMARY_MODULE: module_(
    'laporan',
    'Saldo tertentu hanya terlihat oleh OWN',
    'Some balances are for OWN only',
  ),
  HIDUP_FEATURE_MODULE: module_('laporan', 'Paket laporan HIDUP', 'The HIDUP report pack'),
  LAPORAN_REKAP_SALES_TOKO: setting(
    'laporan',
    z.array(z.string().regex(/^[A-Z0-9]{3}$/)),
    [],
    'Toko yang melihat laporan rekap sales',
    'Shops that see the sales recap',
  ),

  PEMBULATAN: setting(
    'nota',
    step,
    500,
    'Pembulatan harga jual (Rp)',
    'Rounding step of selling prices (Rp)',
  ),
  PEMBULATAN_DOWN_MODULE: module_('nota', 'Harga jual dibulatkan ke bawah', 'Selling prices round down'),
  PEMBULATAN_GRAM: setting(
    'nota',
    z.object({ digit: z.enum(['HUNDREDTHS', 'THOUSANDTHS']), step: grams }),
    { digit: 'HUNDREDTHS', step: 0 },
    'Pembulatan berat: digit dan langkah (gram)',
    'Weight rounding: digit and step (grams)',
  ),
  DUPLICATE_NOTA_MODULE: module_(
    'nota',
    'Nota dicetak dua kali (customer dan internal)',
    'The nota prints twice (customer and internal)',
  ),
  SETTING_NOTA_OWNER_ONLY: module_(
    'nota',
    'Setting nota hanya untuk OWN dan SU',
    'Nota settings are for OWN and SU only',
    true,
  ),
  NOTA_FORMAT: setting('nota', z.enum(['A5', '80MM', '58MM']), 'A5', 'Kertas nota', 'Paper of the nota'),
  NOTA_JUDUL: setting('nota', z.string().max(60), 'NOTA PENJUALAN', 'Judul pada nota', 'Title on the nota'),
  NOTA_CATATAN: setting(
    'nota',
    z.string().max(600),
    '',
    'Catatan tambahan pada nota',
    'Extra text on the nota',
  ),
  NOTA_FOTO: module_('nota', 'Foto barang tercetak pada nota', 'The nota shows the photo of the piece', true),
  CERTIFICATE_PRINT_TYPE: setting(
    'nota',
    z.enum(['PDF', 'TXT']),
    'PDF',
    'Cetakan sertifikat',
    'Certificate print type',
  ),
  LIMIT_JUAL_OTORISASI: setting(
    'nota',
    z.int().min(0),
    50_000_000,
    'Penjualan di atas jumlah ini perlu otorisasi (Rp)',
    'Sales above this need an authorisation (Rp)',
  ),
  MIN_HARGA_PROTECTION_MODULE: module_(
    'nota',
    'Harga di bawah minimum perlu otorisasi',
    'Prices below the minimum need an authorisation',
    true,
  ),
  MEMBER_MODULE: module_('nota', 'Member dan poin', 'Members and points', true),
  KUPON_MODULE: module_('nota', 'Kupon', 'Coupons'),
  GET_POINT_PER_RP: setting(
    'nota',
    z.int().min(1),
    100_000,
    'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya',
    'One point for each such amount (Rp), where no point earning rule covers the group',
  ),
  CASHBACK_POINT_PERSEN: setting(
    'nota',
    rate,
    0,
    'Cashback poin (%), di atas poin biasa',
    'Point cashback (%), on top of the others',
  ),

  PEMBULATAN_BELI: setting(
    'beli',
    step,
    500,
    'Pembulatan harga beli (Rp)',
    'Rounding step of buy prices (Rp)',
  ),
  PEMBULATAN_BELI_DOWN_MODULE: module_('beli', 'Harga beli dibulatkan ke bawah', 'Buy prices round down'),
  PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE: module_(
    'beli',
    'Parameter harga emas pembelian',
    'Gold price parameters for purchases',
  ),
  OTORISASI_PEMBELIAN_MODULE: module_(
    'beli',
    'Setiap pembelian perlu otorisasi',
    'Each purchase needs an authorisation',
    true,
  ),
  TOLERANSI_BULAN_NOTA: setting(
    'beli',
    z.int().min(0).max(120),
    3,
    'Umur nota untuk harga nota (bulan)',
    'Age of a nota that keeps its price (months)',
  ),
  TOLERANSI_SUSUT_GRAM: setting(
    'beli',
    grams,
    0.02,
    'Toleransi susut (gram)',
    'Tolerated loss of weight (grams)',
  ),
  BELI_BASIS: setting(
    'beli',
    z.enum(['NOTA', 'TIMBANG']),
    'NOTA',
    'Dasar berat pembelian',
    'Weight that a purchase counts',
  ),

  PPN_MODULE: module_('bayar', 'PPN pada penjualan dan jasa', 'VAT on sales and services', true),
  PPN_PERSEN: setting(
    'bayar',
    rate,
    1.1,
    'PPN barang dengan faktur pajak (%) — PMK 48/2023',
    'VAT of pieces with a tax invoice (%) — PMK 48/2023',
  ),
  PPN_PERSEN_NON_FAKTUR: setting(
    'bayar',
    rate,
    1.65,
    'PPN barang tanpa faktur pajak (%) — PMK 48/2023',
    'VAT of pieces without a tax invoice (%) — PMK 48/2023',
  ),
  PPN_BARU_MULAI: setting(
    'bayar',
    z.union([z.literal(''), z.iso.date()]),
    '',
    'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada',
    'New VAT rates hold from this date; empty = none',
  ),
  PPN_BARU_PERSEN: setting(
    'bayar',
    rate,
    1.1,
    'PPN baru barang dengan faktur pajak (%)',
    'New VAT of pieces with a tax invoice (%)',
  ),
  PPN_BARU_PERSEN_NON_FAKTUR: setting(
    'bayar',
    rate,
    1.65,
    'PPN baru barang tanpa faktur pajak (%)',
    'New VAT of pieces without a tax invoice (%)',
  ),
  PPN_BY_BERAT_RP: setting(
    'bayar',
    z.int().min(0).max(10_000_000),
    0,
    'PPN per gram (Rp); 0 = menurut persen',
    'VAT per gram (Rp); 0 = by percent',
  ),
  PPN_INCLUDE: module_('bayar', 'Harga sudah termasuk PPN', 'Prices include VAT', true),
  FEE_GESEK_CUSTOMER_MODULE: module_(
    'bayar',
    'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)',
    'Card fees are charged to the customer (prohibited by regulation; the shop answers for it)',
  ),
  PPATK_LIMIT: setting(
    'bayar',
    z.int().min(0),
    500_000_000,
    'Batas pelaporan transaksi per hari (Rp)',
    'Reporting limit per customer and day (Rp)',
  ),

  HUTANG_MODULE: module_(
    'hutang',
    'Hutang (gadai); toko wajib memiliki izin usaha pergadaian',
    'Pledge loans; the shop needs a pawn licence',
  ),
  HUTANG_POKOK_MODULE: module_('hutang', 'Parameter hutang pokok', 'Minimum principal parameters'),
  OPNAME_HUTANG_MODULE: module_('hutang', 'Stock opname hutang', 'Stock count of pledges'),
  VALIDASI_PELUNASAN_HUTANG_MODULE: module_(
    'hutang',
    'Validasi pelunasan hutang',
    'Validation of redemptions',
  ),
  PEMBULATAN_HUTANG: setting('hutang', step, 500, 'Pembulatan hutang (Rp)', 'Rounding step of loans (Rp)'),
  BUNGA_MODE: setting(
    'hutang',
    z.enum(['HARIAN', '15_HARI', 'BULANAN']),
    'HARIAN',
    'Cara hitung bunga',
    'How interest is counted',
  ),
  BUNGA_PERSEN: setting('hutang', rate, 2.5, 'Bunga per 30 hari (%)', 'Interest per 30 days (%)'),
  BUNGA_MIN_HARI: setting(
    'hutang',
    z.int().min(0),
    15,
    'Bunga paling sedikit (hari)',
    'Least days of interest',
  ),
  BUNGA_GRACE_HARI: setting(
    'hutang',
    z.int().min(0),
    3,
    'Masa tenggang bunga (hari)',
    'Grace days of interest',
  ),
  LAMA_PINJAM_HARI: setting('hutang', z.int().min(1), 120, 'Lama pinjam (hari)', 'Loan period (days)'),
  LELANG_NOTICE_HARI: setting(
    'hutang',
    z.int().min(0),
    14,
    'Pemberitahuan sebelum lelang (hari)',
    'Notice before foreclosure (days)',
  ),
  CICILAN_MODULE: module_('hutang', 'Cicilan', 'Instalments'),

  APP_MODE: setting(
    'stock',
    z.enum(['BARCODE', 'MANUAL_SALE_STOCK', 'SEMI_GROSIR', 'QTY']),
    'BARCODE',
    'Cara kerja stock',
    'How stock is kept',
  ),
  MANUAL_ITEMS_TRANSACTION_MODULE: module_('stock', 'Transaksi barang manual', 'Manual item transactions'),
  PENERIMAAN_INTERN_MODULE: module_('stock', 'Penerimaan intern', 'Intern receipts'),
  SELISIH_INTERN_GRAM: setting(
    'stock',
    grams,
    0.05,
    'Toleransi selisih penerimaan (gram)',
    'Tolerated receipt difference (grams)',
  ),
  PROTEKSI_TIMBANG_BAKI: module_(
    'stock',
    'Semua baki ditimbang sebelum tutup',
    'All trays are weighed before closing',
  ),
  TOLERANSI_BAKI_GRAM: setting(
    'stock',
    grams,
    0.05,
    'Toleransi timbang baki (gram)',
    'Tolerated tray difference (grams)',
  ),
  EXTERNAL_WEB_ITEM_MODULE: module_('stock', 'Barang web eksternal', 'External web items'),
  MARKETPLACE_INTEGRATION_MODULE: module_('stock', 'Integrasi marketplace', 'Marketplace integration'),
  MARKETPLACE_SLIP_MODULE: module_('stock', 'Slip marketplace', 'Marketplace slips'),
  GROSIR_BACKEND_URL: setting(
    'stock',
    z.union([z.literal(''), z.url()]),
    '',
    'Alamat server grosir',
    'Address of the wholesale server',
  ),

  LIMIT_KAS_KELUAR_OTORISASI: setting(
    'platform',
    z.int().min(0),
    10_000_000,
    'Kas keluar di atas jumlah ini perlu otorisasi (Rp)',
    'Cash out above this needs an authorisation (Rp)',
  ),
  WABLAS_MODULE: module_('platform', 'Kirim WhatsApp melalui Wablas', 'Send WhatsApp through Wablas'),
  WABLAS_BASE_URL: setting(
    'platform',
    z.union([z.literal(''), z.url()]),
    '',
    'Alamat server Wablas',
    'Address of the Wablas server',
  ),
  FINGERPRINT_MODULE: module_('platform', 'Otorisasi dengan sidik jari', 'Authorisation by fingerprint'),
  OTORISASI_QR_MODULE: module_('platform', 'Otorisasi dengan QR', 'Authorisation by QR'),
  OTORISASI_TTL_DETIK: setting(
    'platform',
    z.int().min(10).max(3600),
    120,
    'Umur otorisasi (detik)',
    'Life of an authorisation (seconds)',
  ),
  MULTI_LANGUAGE_FEATURE: setting(
    'platform',
    z.enum(['id', 'en', 'it', 'hk', 'my', 'jp']),
    'id',
    'Bahasa',
    'Language',
  ),
  ACCOUNTING_MODULE: module_('platform', 'Akuntansi', 'Accounting', true),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { [K in SettingKey]: z.output<(typeof SETTINGS)[K]['schema']> };

/** The settings as shipped; a shop's row overrides head office's, head office's overrides these. */
export const standardSettings = (): Settings =>
  Object.fromEntries(Object.entries(SETTINGS).map(([key, { standard }]) => [key, standard])) as Settings;
