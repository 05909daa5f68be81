import { defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const told = ['detail', 'export'] as const;
const supplier = { kind: 'text', label: { id: 'Supplier', en: 'Supplier' }, in: shown } as const;
const jumlah = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: shown } as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown } as const;
const no_asal = { kind: 'text', label: { id: 'No Terima', en: 'Delivery no.' }, in: told } as const;
const access = { post: 'hutang-supplier.post', read: 'hutang-supplier.read' } as const;
const shared = { screen: '/hutang-supplier', party: 'none', list: true, access } as const;
const signer = { id: 'Supplier', en: 'Supplier' };
const BAYAR = { id: 'Bayar Supplier', en: 'Supplier paid' };
const EMAS = { id: 'Bayar Emas Supplier', en: 'Supplier paid in gold' };
const MUKA = { id: 'Uang Muka Supplier', en: 'Advance to a supplier' };

/** What is owed to a supplier in rupiah is paid (modules-2 §1, S10): of named deliveries, or of those due first. */
export const BAYAR_SUPPLIER = defineDokumen({
  ...shared,
  jenis: 'BAYAR_SUPPLIER',
  title: BAYAR,
  screenTitle: { id: 'Hutang Supplier', en: 'Owed to suppliers' },
  awalan: 'BS',
  path: 'bayar-supplier',
  entity: 'bayar-supplier',
  menu: { group: 'keuangan', section: 'kas', order: 30, icon: 'coins' },
  money: 'out',
  batal: {
    awalan: 'ZB',
    access: 'hutang-supplier.cancel',
    kategori: 'BATAL BAYAR SUPPLIER',
  },
  roles: { D: ['HUTANG_SUPPLIER', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK', 'UANG_MUKA_SUPPLIER'] },
  head: { nama_customer: supplier, grand_total: jumlah, keterangan },
  lines: {
    table: 'bayar_supplier_detail',
    fields: {
      no_asal,
      jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: told },
    },
  },
  paper: { name: 'voucher', title: BAYAR, signer },
});

/** A part of what is owed in gold is priced, and owed in rupiah from then on (S6). */
export const FIXING = defineDokumen({
  ...shared,
  jenis: 'FIXING',
  title: { id: 'Fixing Emas', en: 'Fixing of gold' },
  awalan: 'FX',
  path: 'fixing',
  entity: 'fixing',
  money: 'none',
  batal: {
    awalan: 'ZF',
    access: 'hutang-supplier.cancel',
    kategori: 'BATAL FIXING EMAS',
  },
  roles: { D: ['HUTANG_EMAS', 'SELISIH_FIXING'], K: ['HUTANG_SUPPLIER', 'SELISIH_FIXING'] },
  head: {
    nama_customer: supplier,
    keterangan,
  },
  lines: {
    table: 'fixing_detail',
    one: true,
    fields: {
      no_asal,
      mg: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
      harga_per_g: { kind: 'rupiah', label: { id: 'Harga/g', en: 'Price/g' }, in: told },
      nilai_rp: { kind: 'rupiah', label: { id: 'Nilai Fixing', en: 'Fixed at' }, in: told },
      lepas_rp: { kind: 'rupiah', label: { id: 'Nilai Terima', en: 'Value received' }, in: told },
      selisih_rp: { kind: 'rupiah', label: { id: 'Selisih', en: 'Difference' }, in: told },
    },
  },
  paper: { name: 'voucher', title: { id: 'Fixing Emas', en: 'Fixing of gold' }, signer },
});

/** Gold that is owed is paid with bars or a lot of scrap, at assay (S7); what of it is more than is owed is sold to the supplier. */
export const BAYAR_EMAS = defineDokumen({
  ...shared,
  jenis: 'BAYAR_EMAS',
  title: EMAS,
  awalan: 'BM',
  path: 'bayar-emas',
  entity: 'bayar-emas',
  money: 'none',
  batal: {
    awalan: 'ZM',
    access: 'hutang-supplier.cancel',
    kategori: 'BATAL BAYAR EMAS SUPPLIER',
  },
  roles: {
    D: ['HUTANG_EMAS', 'UANG_MUKA_SUPPLIER', 'SELISIH_FIXING'],
    K: ['PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK', 'SELISIH_FIXING'],
  },
  head: {
    nama_customer: supplier,
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'bayar_emas_detail',
    one: true,
    fields: {
      no_asal,
      kunci: { kind: 'text', label: { id: 'No Batangan/Lot', en: 'Bar or lot no.' }, in: told },
      kadar_uji: { kind: 'kadar', label: { id: 'Kadar Uji', en: 'Assay' }, in: told },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
      lebih_mg: { kind: 'gram', label: { id: 'Lebih dari Hutang', en: 'Beyond what is owed' }, in: told },
      harga_lebih_per_g: { kind: 'rupiah', label: { id: 'Harga/g', en: 'Price/g' }, in: told },
      lebih_rp: { kind: 'rupiah', label: { id: 'Jadi Uang Muka', en: 'Paid in advance by it' }, in: told },
      lepas_rp: { kind: 'rupiah', label: { id: 'Nilai Terima', en: 'Value received' }, in: told },
      hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: told, cost: true },
      selisih_rp: { kind: 'rupiah', label: { id: 'Selisih', en: 'Difference' }, in: told },
    },
  },
  // A lot of scrap that paid is ended by it.
  asal: { of: 'document', required: false, menutup: true },
  paper: { name: 'voucher', title: EMAS, signer },
});

/** Money to a supplier before anything is owed. */
export const UANG_MUKA_SUPPLIER = defineDokumen({
  ...shared,
  jenis: 'UANG_MUKA_SUPPLIER',
  title: MUKA,
  awalan: 'UM',
  path: 'uang-muka-supplier',
  entity: 'uang-muka-supplier',
  money: 'out',
  batal: {
    awalan: 'ZU',
    access: 'hutang-supplier.cancel',
    kategori: 'BATAL UANG MUKA SUPPLIER',
  },
  roles: { D: ['UANG_MUKA_SUPPLIER', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK'] },
  head: { nama_customer: supplier, grand_total: jumlah, keterangan },
  paper: { name: 'voucher', title: MUKA, signer },
});

export default [BAYAR_SUPPLIER, FIXING, BAYAR_EMAS, UANG_MUKA_SUPPLIER];
