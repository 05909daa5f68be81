import { defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const told = ['detail', 'export'] as const;

/** A delivery of a supplier (modules-2 §1): gold by weight, a batch for each line, owed until it is paid. */
export const TERIMA_SUPPLIER = defineDokumen({
  jenis: 'TERIMA_SUPPLIER',
  title: { id: 'Terima Supplier', en: 'Supplier delivery' },
  screenTitle: { id: 'Terima dari Supplier', en: 'Supplier receipts' },
  awalan: 'TS',
  path: 'terima-supplier',
  entity: 'terima-supplier',
  screen: '/terima-supplier',
  menu: { group: 'stock', section: 'barang', order: 5, icon: 'truck-delivery' },
  list: true,
  party: 'none',
  money: 'none',
  access: { post: 'terima.post', read: 'terima.read' },
  batal: { awalan: 'ZS', access: 'terima.cancel', kategori: 'BATAL TERIMA SUPPLIER' },
  roles: {
    D: ['PERSEDIAAN_BELUM_TAG', 'PPN_MASUKAN', 'PPH22_DIBAYAR_DIMUKA'],
    K: ['HUTANG_SUPPLIER', 'HUTANG_EMAS'],
  },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Supplier', en: 'Supplier' }, in: shown },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown },
  },
  lines: {
    table: 'terima_detail',
    fields: {
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
      kode_group: { kind: 'text', label: { id: 'Kode Group', en: 'Group code' }, in: told },
      qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: told },
      berat_nota: { kind: 'gram', label: { id: 'Berat Nota', en: 'Nota weight' }, in: told },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
      harga_per_g: {
        kind: 'rupiah',
        label: { id: 'Harga/g', en: 'Price/g' },
        in: told,
        cost: true,
      },
      ongkos: { kind: 'rupiah', label: { id: 'Ongkos', en: 'Making charge' }, in: told, cost: true },
      dpp: { kind: 'rupiah', label: { id: 'DPP', en: 'Tax base' }, in: told, cost: true },
      ppn: { kind: 'rupiah', label: { id: 'PPN', en: 'VAT' }, in: told, cost: true },
      pph22: { kind: 'rupiah', label: { id: 'PPh 22', en: 'Income tax' }, in: told, cost: true },
      hutang_rp: { kind: 'rupiah', label: { id: 'Hutang', en: 'Owed' }, in: told, cost: true },
      harga_titip: {
        kind: 'rupiah',
        label: { id: 'Harga Titip', en: 'Consigned at' },
        in: told,
        cost: true,
      },
      hutang_mg: { kind: 'gram', label: { id: 'Hutang Emas', en: 'Gold owed' }, in: told, cost: true },
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'BUKTI TERIMA BARANG', en: 'GOODS RECEIVED' },
    signer: { id: 'Supplier', en: 'Supplier' },
    amount: 'berat',
  },
});

export default [TERIMA_SUPPLIER];
