import type { KelompokAkun } from '@kadar/domain/statements.ts';

/** A row of the master akuns. */
export interface StandardAccount {
  nomor_akun: string;
  nama_akun: string;
  jenis: 'ASET' | 'KEWAJIBAN' | 'MODAL' | 'PENDAPATAN' | 'BEBAN';
  normal: 'D' | 'K';
  kelompok: KelompokAkun;
}
/** A row of the master para-akun-transaksi. */
export interface StandardMapping {
  kode: string;
  trx: string;
  type: string;
  detail_akun: { kode_akun: string; jenis_akun: 'D' | 'K'; nomor_akun: string }[];
}
/** A row of the master kategori-kas. */
export interface StandardCashCategory {
  kode_kategori: string;
  nama_kategori: string;
  jenis: 'MASUK' | 'KELUAR';
  nomor_akun: string;
}

type Listed = readonly [nomor_akun: string, nama_akun: string, contra?: 'CONTRA'];

/** The first digit says the kind: 1 aset, 2 kewajiban, 3 modal, 4 pendapatan, 5 and 6 beban. */
const LISTED: readonly Listed[] = [
  ['1101', 'KAS TOKO'],
  ['1102', 'KAS KECIL'],
  ['1103', 'UANG DALAM JALAN'],
  ['1111', 'BANK'],
  ['1121', 'PIUTANG GESEK KARTU DAN QRIS'],
  ['1122', 'PIUTANG KARYAWAN'],
  ['1123', 'PIUTANG GADAI'],
  ['1124', 'PIUTANG BUNGA GADAI'],
  ['1125', 'PIUTANG KLAIM'],
  ['1126', 'PIUTANG MARKETPLACE'],
  ['1131', 'PERSEDIAAN EMAS'],
  ['1132', 'PERSEDIAAN BELUM TAG'],
  ['1133', 'PERSEDIAAN EMAS BELIAN'],
  ['1134', 'PERSEDIAAN ROSOK'],
  ['1135', 'PERSEDIAAN LELANG'],
  ['1136', 'BARANG DALAM JALAN'],
  ['1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN'],
  ['1138', 'PERSEDIAAN EMAS BATANGAN'],
  ['1139', 'PERSEDIAAN TUKANG'],
  ['1140', 'PERSEDIAAN SERVICE'],
  ['1141', 'UANG MUKA SUPPLIER'],
  ['1142', 'PPN MASUKAN'],
  ['1143', 'BIAYA DIBAYAR DI MUKA'],
  ['1144', 'PPH 22 DIBAYAR DI MUKA'],
  ['1151', 'REKENING KORAN CABANG'],
  ['1201', 'PERALATAN DAN INVENTARIS TOKO'],
  ['1202', 'AKUMULASI PENYUSUTAN PERALATAN', 'CONTRA'],
  ['2101', 'HUTANG SUPPLIER'],
  ['2102', 'TITIPAN PELANGGAN'],
  ['2103', 'TITIPAN CICILAN'],
  ['2104', 'PPN KELUARAN'],
  ['2105', 'HUTANG KOMISI SALES'],
  ['2106', 'HUTANG KELEBIHAN LELANG'],
  ['2107', 'KLIRING TUKAR TAMBAH'],
  ['2108', 'REKENING KORAN PUSAT'],
  ['2109', 'HUTANG PAJAK PENGHASILAN'],
  ['2110', 'HUTANG PEMBELIAN PELANGGAN'],
  ['2111', 'PPH 22 DIPUNGUT'],
  ['2112', 'HUTANG KLAIM PELANGGAN'],
  ['2113', 'HUTANG EMAS'],
  ['2114', 'TITIPAN SERVICE'],
  ['2115', 'TITIPAN PESANAN'],
  ['2116', 'HUTANG TUKANG'],
  ['2117', 'HUTANG KELEBIHAN CICILAN'],
  ['2201', 'HUTANG BANK'],
  ['3101', 'MODAL PEMILIK'],
  ['3102', 'PRIVE', 'CONTRA'],
  ['3103', 'LABA DITAHAN'],
  ['4101', 'PENJUALAN EMAS'],
  ['4102', 'DISKON PENJUALAN', 'CONTRA'],
  ['4103', 'PENUKARAN POIN MEMBER', 'CONTRA'],
  ['4201', 'PENDAPATAN SERVICE'],
  ['4202', 'PENDAPATAN BUNGA GADAI'],
  ['4203', 'PENDAPATAN ADMIN GADAI'],
  ['4204', 'PENDAPATAN DENDA GADAI'],
  ['4205', 'POTONGAN BUNGA GADAI', 'CONTRA'],
  ['4206', 'PENDAPATAN DENDA CICILAN'],
  ['4301', 'PENDAPATAN LAIN-LAIN'],
  ['4302', 'PENDAPATAN TITIPAN HANGUS'],
  ['5101', 'HARGA POKOK PENJUALAN'],
  ['5102', 'BIAYA SUSUT'],
  ['5103', 'SELISIH OPNAME'],
  ['5104', 'BIAYA TUKANG'],
  ['5105', 'BIAYA PENGHAPUSAN BARANG'],
  ['5106', 'BIAYA LELANG'],
  ['5107', 'BIAYA RUGI LELANG'],
  ['5108', 'BIAYA KLAIM'],
  ['5109', 'SELISIH FIXING EMAS'],
  ['5110', 'BIAYA RETUR SUPPLIER'],
  ['6101', 'BIAYA GAJI DAN TUNJANGAN'],
  ['6102', 'BIAYA KOMISI SALES'],
  ['6103', 'BIAYA LISTRIK, AIR DAN TELEPON'],
  ['6104', 'BIAYA SEWA'],
  ['6105', 'BIAYA KEBERSIHAN DAN KEAMANAN'],
  ['6106', 'BIAYA ALAT TULIS DAN CETAKAN'],
  ['6107', 'BIAYA KEMASAN'],
  ['6108', 'BIAYA TRANSPORT'],
  ['6109', 'BIAYA KONSUMSI'],
  ['6110', 'BIAYA IKLAN DAN PROMOSI'],
  ['6111', 'BIAYA PEMELIHARAAN'],
  ['6112', 'BIAYA ADMIN BANK'],
  ['6113', 'BIAYA PAJAK DAN RETRIBUSI'],
  ['6114', 'BIAYA PENYUSUTAN'],
  ['6115', 'BIAYA ASURANSI'],
  ['6116', 'BIAYA SUMBANGAN'],
  ['6117', 'BIAYA MARKETPLACE'],
  ['6199', 'BIAYA LAIN-LAIN'],
  ['6201', 'SELISIH KAS'],
  ['6202', 'SELISIH KIRIM UANG'],
];

const KINDS: Record<string, Pick<StandardAccount, 'jenis' | 'normal'>> = {
  '1': { jenis: 'ASET', normal: 'D' },
  '2': { jenis: 'KEWAJIBAN', normal: 'K' },
  '3': { jenis: 'MODAL', normal: 'K' },
  '4': { jenis: 'PENDAPATAN', normal: 'K' },
  '5': { jenis: 'BEBAN', normal: 'D' },
  '6': { jenis: 'BEBAN', normal: 'D' },
};

/** Numbers by what they are in the statements, the first that fits. */
const KELOMPOK: readonly (readonly [RegExp, KelompokAkun])[] = [
  [/^(110|111)/, 'KAS'],
  [/^112/, 'PIUTANG'],
  [/^113|^1140/, 'PERSEDIAAN'],
  [/^12/, 'ASET_TETAP'],
  [/^22/, 'PINJAMAN'],
  [/^5/, 'HPP'],
];

const account = ([nomor_akun, nama_akun, contra]: Listed): StandardAccount => {
  const kind = KINDS[nomor_akun.charAt(0)];
  if (!kind) throw new Error(`account ${nomor_akun} is of no kind`);
  const opposite = kind.normal === 'D' ? 'K' : 'D';
  const kelompok = KELOMPOK.find(([numbers]) => numbers.test(nomor_akun))?.[1] ?? 'UMUM';
  return { nomor_akun, nama_akun, jenis: kind.jenis, normal: contra ? opposite : kind.normal, kelompok };
};

/** The chart of accounts of a gold shop, offered at first run and used by the demo. */
export const STANDARD_ACCOUNTS: readonly StandardAccount[] = LISTED.map(account);

/** Role → account (domain §3 Accounts). A rekening and a cash category bring their own account instead. */
export const STANDARD_ROLE_ACCOUNTS = {
  KAS: '1101',
  UANG_DALAM_JALAN: '1103',
  BANK: '1111',
  PIUTANG_GESEK: '1121',
  PIUTANG_GADAI: '1123',
  PIUTANG_BUNGA: '1124',
  PIUTANG_KLAIM: '1125',
  PIUTANG_MARKETPLACE: '1126',
  PERSEDIAAN: '1131',
  PERSEDIAAN_BELUM_TAG: '1132',
  PERSEDIAAN_BELI: '1133',
  PERSEDIAAN_ROSOK: '1134',
  PERSEDIAAN_LELANG: '1135',
  BARANG_DALAM_JALAN: '1136',
  PERSEDIAAN_AKSESORIS: '1137',
  PERSEDIAAN_BATANGAN: '1138',
  PERSEDIAAN_TUKANG: '1139',
  PERSEDIAAN_SERVICE: '1140',
  UANG_MUKA_SUPPLIER: '1141',
  PPN_MASUKAN: '1142',
  PPH22_DIBAYAR_DIMUKA: '1144',
  HUTANG_SUPPLIER: '2101',
  TITIPAN: '2102',
  TITIPAN_CICILAN: '2103',
  PPN: '2104',
  HUTANG_BONUS: '2105',
  HUTANG_KELEBIHAN: '2106',
  KLIRING_TUKAR: '2107',
  HUTANG_BELI: '2110',
  PPH22_DIPUNGUT: '2111',
  HUTANG_KLAIM: '2112',
  HUTANG_EMAS: '2113',
  TITIPAN_SERVICE: '2114',
  TITIPAN_PESANAN: '2115',
  HUTANG_TUKANG: '2116',
  HUTANG_KELEBIHAN_CICILAN: '2117',
  MODAL: '3101',
  PENJUALAN: '4101',
  DISKON: '4102',
  PENUKARAN_POIN: '4103',
  PENDAPATAN_SERVICE: '4201',
  PENDAPATAN_BUNGA: '4202',
  PENDAPATAN_ADMIN: '4203',
  PENDAPATAN_DENDA: '4204',
  POTONGAN_BUNGA: '4205',
  PENDAPATAN_DENDA_CICILAN: '4206',
  PENDAPATAN_LAIN: '4301',
  PENDAPATAN_HANGUS: '4302',
  HPP: '5101',
  BIAYA_SUSUT: '5102',
  SELISIH_OPNAME: '5103',
  BIAYA_TUKANG: '5104',
  BIAYA_HAPUS: '5105',
  BIAYA_LELANG: '5106',
  BIAYA_RUGI_LELANG: '5107',
  BIAYA_KLAIM: '5108',
  SELISIH_FIXING: '5109',
  BIAYA_RETUR: '5110',
  BIAYA_BONUS: '6102',
  BIAYA_KEMASAN: '6107',
  BIAYA_ADMIN_BANK: '6112',
  BIAYA_MARKETPLACE: '6117',
  SELISIH_KAS: '6201',
  SELISIH_KIRIM: '6202',
} as const;
export type StandardRole = keyof typeof STANDARD_ROLE_ACCOUNTS;

/** Every journal of the standard mapping has this one type; a shop may add others. */
export const STANDARD_JOURNAL_TYPE = 'UMUM';

type Sides = { D: readonly StandardRole[]; K: readonly StandardRole[] };

const reversed = ({ D, K }: Sides): Sides => ({ D: K, K: D });

/** Journals that no document declares. The account opposite KAS of a cash document is its category's own. */
const WITHOUT_DOCUMENT: Record<string, Sides> = {
  SALDO_AWAL: { D: ['KAS', 'BANK', 'PERSEDIAAN', 'PERSEDIAAN_BELUM_TAG'], K: ['MODAL', 'HUTANG_SUPPLIER'] },
};

const detail = (side: 'D' | 'K', roles: readonly StandardRole[]) =>
  roles.map((kode_akun) => ({ kode_akun, jenis_akun: side, nomor_akun: STANDARD_ROLE_ACCOUNTS[kode_akun] }));

/** The rows of para-akun-transaksi over STANDARD_ACCOUNTS: each kind of document, its reversal, and the journals without one. */
export const standardMappings = (
  types: readonly { jenis: string; roles: Sides; batal?: object }[],
): StandardMapping[] => {
  const posting = types.filter(({ roles }) => roles.D.length + roles.K.length > 0);
  const ofDocuments = posting.flatMap(({ jenis, roles, batal }) => [
    [jenis, roles] as const,
    ...(batal ? [[`${jenis}_BATAL`, reversed(roles)] as const] : []),
  ]);
  return [...ofDocuments, ...Object.entries(WITHOUT_DOCUMENT)].map(([trx, { D, K }]) => ({
    kode: `${trx}/${STANDARD_JOURNAL_TYPE}`,
    trx,
    type: STANDARD_JOURNAL_TYPE,
    detail_akun: [...detail('D', D), ...detail('K', K)],
  }));
};

const category =
  (jenis: StandardCashCategory['jenis']) =>
  ([kode_kategori, nama_kategori, nomor_akun]: readonly [string, string, string]): StandardCashCategory => ({
    kode_kategori,
    nama_kategori,
    jenis,
    nomor_akun,
  });

/** What cash comes in for and goes out on, each with its account. */
export const STANDARD_CASH_CATEGORIES: readonly StandardCashCategory[] = [
  ...(
    [
      ['MODAL', 'SETORAN MODAL', '3101'],
      ['KASBON_KEMBALI', 'PENGEMBALIAN KASBON', '1122'],
      ['LAIN_MASUK', 'PENERIMAAN LAIN-LAIN', '4301'],
    ] as const
  ).map(category('MASUK')),
  ...(
    [
      ['SUPPLIER', 'PEMBAYARAN SUPPLIER', '2101'],
      ['GAJI', 'GAJI DAN TUNJANGAN', '6101'],
      ['KOMISI', 'KOMISI SALES', '6102'],
      ['KASBON', 'KASBON KARYAWAN', '1122'],
      ['LISTRIK', 'LISTRIK, AIR DAN TELEPON', '6103'],
      ['SEWA', 'SEWA TOKO', '6104'],
      ['KEAMANAN', 'KEBERSIHAN DAN KEAMANAN', '6105'],
      ['ATK', 'ALAT TULIS DAN CETAKAN', '6106'],
      ['KEMASAN', 'KOTAK DAN KEMASAN', '6107'],
      ['TRANSPORT', 'TRANSPORT', '6108'],
      ['KONSUMSI', 'KONSUMSI', '6109'],
      ['IKLAN', 'IKLAN DAN PROMOSI', '6110'],
      ['PEMELIHARAAN', 'PEMELIHARAAN TOKO', '6111'],
      ['PAJAK', 'PAJAK DAN RETRIBUSI', '6113'],
      ['SUMBANGAN', 'SUMBANGAN', '6116'],
      ['PRIVE', 'PENGAMBILAN PEMILIK', '3102'],
      ['LAIN_KELUAR', 'PENGELUARAN LAIN-LAIN', '6199'],
    ] as const
  ).map(category('KELUAR')),
];
