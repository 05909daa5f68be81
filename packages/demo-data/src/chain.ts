import { SETTINGS, type SettingKey, type Settings } from '@kadar/contract/settings.ts';
import {
  STANDARD_ACCOUNTS,
  STANDARD_CASH_CATEGORIES,
  type StandardAccount,
} from '@kadar/contract/standard-accounts.ts';
import { STANDARD_TERMS } from '@kadar/contract/standard-terms.ts';
import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import { couponRows, LEVELS } from './campaign.ts';
import * as catalogue from './catalogue.ts';
import { parameterRows } from './parameters.ts';
import {
  isBranch,
  makeBaki,
  makeDevices,
  makeGudang,
  makeRekenings,
  makeSales,
  makeTokos,
  makeUsers,
} from './places.ts';
import { rngFrom } from './rng.ts';
import type {
  AkunRow,
  BakiRow,
  BankRow,
  FeeRow,
  GetPointRow,
  GroupRow,
  GudangRow,
  JenisRow,
  KadarRow,
  KategoriKasRow,
  KelompokHargaRow,
  KeteranganNotaRow,
  KeteranganPenjualanRow,
  KuponRow,
  ParapoinRow,
  RekeningRow,
  SalesRow,
  SupplierRow,
  TokoRow,
  UserRow,
} from './rows.ts';
import { exchangeRows, supplierRows } from './suppliers.ts';

export type DemoSize = 'small' | 'medium' | 'large';

/** Domain §9; `years` is what a whole history would span, the demo itself shows one. */
export const DEMO_SIZES: Record<
  DemoSize,
  {
    branches: number;
    ready: number;
    salesPerDay: number;
    buysPerDay: number;
    years: number;
    members: number;
    trayLetters: number;
  }
> = {
  small: {
    branches: 2,
    ready: 4_000,
    salesPerDay: 25,
    buysPerDay: 12,
    years: 1,
    members: 3_000,
    trayLetters: 4,
  },
  medium: {
    branches: 8,
    ready: 6_000,
    salesPerDay: 60,
    buysPerDay: 30,
    years: 5,
    members: 60_000,
    trayLetters: 6,
  },
  large: {
    branches: 40,
    ready: 10_000,
    salesPerDay: 120,
    buysPerDay: 60,
    years: 5,
    members: 600_000,
    trayLetters: 8,
  },
};

export interface DemoChain {
  size: DemoSize;
  seed: string | number;
  today: string;
  hargaGlobal: number;
  tokos: readonly TokoRow[];
  gudang: readonly GudangRow[];
  baki: readonly BakiRow[];
  jenis: readonly JenisRow[];
  group: readonly GroupRow[];
  kadar: readonly KadarRow[];
  kelompokHarga: readonly KelompokHargaRow[];
  ongkos: readonly OngkosRow[];
  sales: readonly SalesRow[];
  banks: readonly BankRow[];
  rekenings: readonly RekeningRow[];
  akuns: readonly AkunRow[];
  keteranganPenjualan: readonly KeteranganPenjualanRow[];
  feePenjualan: readonly FeeRow[];
  keteranganNota: readonly KeteranganNotaRow[];
  kupon: readonly KuponRow[];
  parapoin: readonly ParapoinRow[];
  getPoint: readonly GetPointRow[];
  suppliers: readonly SupplierRow[];
  kategoriKas: readonly KategoriKasRow[];
  /** Head office's settings; only what differs from the standard. */
  settings: Partial<Settings>;
  users: readonly UserRow[];
}

/** They open no screen, but change prices, hide figures, narrow reports, send messages, book more or break a rule. */
const LEFT_STANDARD: ReadonlySet<SettingKey> = new Set([
  'PEMBULATAN_DOWN_MODULE',
  'PEMBULATAN_BELI_DOWN_MODULE',
  'HIDE_STOCK_SUMMARY_MODULE',
  'REPORT_SATU_BULAN_PROTECTION_MODULE',
  'DUPLICATE_NOTA_MODULE',
  'WABLAS_MODULE',
  'FEE_GESEK_CUSTOMER_MODULE',
  'GESEK_TUNAI_MODULE',
  // OWN accepts its terms before.
  'CICILAN_GRAM_MODULE',
  'AKRUAL_BUNGA_MODULE',
  // A piece may still be added by hand.
  'PENERIMAAN_INTERN_MODULE',
]);

const demoSettings = (tokos: readonly TokoRow[]): Partial<Settings> => {
  const modules = (Object.keys(SETTINGS) as SettingKey[]).filter(
    (key) => key.endsWith('_MODULE') && SETTINGS[key].standard === false && !LEFT_STANDARD.has(key),
  );
  return {
    ...Object.fromEntries(modules.map((key) => [key, true])),
    LAPORAN_REKAP_SALES_TOKO: tokos.map(({ kode_toko }) => kode_toko),
    NOTA_CATATAN: 'TERIMA KASIH ATAS KUNJUNGAN ANDA',
  };
};

/** The standard chart, with an account for each of the demo's banks. */
const demoAccounts = (): StandardAccount[] =>
  STANDARD_ACCOUNTS.flatMap((account) =>
    account.nomor_akun === '1111'
      ? [
          { ...account, nama_akun: 'BANK BCA' },
          { ...account, nomor_akun: '1112', nama_akun: 'BANK MANDIRI' },
          { ...account, nomor_akun: '1113', nama_akun: 'BANK BRI' },
        ]
      : [account],
  );

/** A whole chain's masters and settings, the same for the same size, seed and today (yyyy-MM-dd). */
export const demoChain = (options: { size: DemoSize; seed: string | number; today: string }): DemoChain => {
  const { size, seed, today } = options;
  const { branches, trayLetters } = DEMO_SIZES[size];
  const rng = rngFrom(`chain/${seed}`);
  const tokos = makeTokos(branches, rng.fork('tokos'));
  const year = Number(today.slice(0, 4));
  return {
    ...options,
    hargaGlobal: catalogue.HARGA_GLOBAL,
    tokos,
    gudang: makeGudang(tokos),
    baki: makeBaki(tokos, trayLetters, rng.fork('baki')),
    jenis: catalogue.JENIS,
    group: catalogue.GROUPS,
    kadar: catalogue.KADAR,
    kelompokHarga: catalogue.KELOMPOK_HARGA,
    ongkos: catalogue.ONGKOS,
    sales: makeSales(tokos, rng.fork('sales')),
    banks: catalogue.BANKS,
    rekenings: makeRekenings(tokos, rng.fork('rekenings')),
    akuns: demoAccounts(),
    keteranganPenjualan: catalogue.KETERANGAN_PENJUALAN,
    feePenjualan: catalogue.FEE_PENJUALAN,
    keteranganNota: STANDARD_TERMS,
    parapoin: [
      { tgl_berlaku: `${year - 6}-01-01`, nilai_poin: 500 },
      { tgl_berlaku: `${year}-01-01`, nilai_poin: 500 },
    ],
    getPoint: catalogue.GET_POINT,
    kupon: couponRows(today),
    suppliers: supplierRows(rng.fork('suppliers')),
    kategoriKas: STANDARD_CASH_CATEGORIES,
    settings: demoSettings(tokos),
    users: makeUsers(tokos, rng.fork('users')),
  };
};

/** The codes of the shops that sell; head office does not. */
export const branchCodes = (chain: DemoChain): string[] =>
  chain.tokos.filter(isBranch).map(({ kode_toko }) => kode_toko);

/** The masters' rows by master name, in an order in which every reference already stands. */
export const masterRows = (
  chain: DemoChain,
): readonly (readonly [master: string, rows: readonly object[]])[] => [
  ['tokos', chain.tokos],
  ['users', chain.users],
  ['gudang', chain.gudang],
  ['baki', chain.baki],
  ['jenis', chain.jenis],
  ['group', chain.group],
  ['kadar', chain.kadar],
  ['kelompok-harga', chain.kelompokHarga],
  ['parameter-ongkos', chain.ongkos],
  ['banks', chain.banks],
  ['sales', chain.sales],
  ['akuns', chain.akuns],
  ['rekenings', chain.rekenings],
  ['kategori-kas', chain.kategoriKas],
  ['para-keterangan-penjualan', chain.keteranganPenjualan],
  ['param-fee-penjualan', chain.feePenjualan],
  ['keterangan-nota', chain.keteranganNota],
  ['parapoin', chain.parapoin],
  ['parameter-get-point-member', chain.getPoint],
  ['agen-cetak', makeDevices(chain.tokos).agen],
  ['printer', makeDevices(chain.tokos).printer],
  ['kupon', chain.kupon],
  ['level-member', LEVELS],
  ['supplier-barang', chain.suppliers],
  ['para-kadar-tukar', exchangeRows(chain.today)],
  ['promo-berhenti', [{ no_hp: '081200000001', keterangan: 'MINTA BERHENTI LEWAT KASIR' }]],
  ...parameterRows({ ...chain, rng: rngFrom(`parameters/${chain.seed}`) }),
];
