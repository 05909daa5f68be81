import { ANY_DOKUMEN, defineDokumen } from '../dokumen.ts';
import { TERIMA_SUPPLIER } from './terima-supplier.ts';

const shown = ['list', 'detail', 'export'] as const;
const told = ['detail', 'export'] as const;
const supplier = { kind: 'text', label: { id: 'Supplier', en: 'Supplier' }, in: shown } as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown } as const;
const of = {
  no_batch: { kind: 'text', label: { id: 'Batch', en: 'Batch' }, in: told },
  kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
} as const;
const sisa = { kind: 'gram', label: { id: 'Sisa', en: 'Left' }, in: told } as const;
const murni = { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told } as const;
const hpp = { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: told, cost: true } as const;
const shared = {
  screen: ANY_DOKUMEN,
  party: 'none',
  money: 'none',
  list: true,
  access: { post: 'terima.post', read: 'terima.read' },
} as const;
const cancelled = { access: 'terima.cancel', menu: TERIMA_SUPPLIER.screen } as const;
const signer = { id: 'Pemeriksa', en: 'Checked by' };
const KOREKSI = { id: 'Koreksi Terima', en: 'Delivery weighed anew' };
const SELESAI = { id: 'Selesai Batch', en: 'Batch ended' };
const RETUR = { id: 'Retur Supplier', en: 'Return to supplier' };

/** What is left of a batch is weighed anew (modules-2 §1, TC): milligrams without rupiah. */
export const KOREKSI_TERIMA = defineDokumen({
  ...shared,
  jenis: 'KOREKSI_TERIMA',
  title: KOREKSI,
  awalan: 'TC',
  path: 'koreksi-terima',
  entity: 'koreksi-terima',
  batal: { ...cancelled, awalan: 'ZC', kategori: 'BATAL KOREKSI TERIMA' },
  asal: { of: 'line', required: true },
  roles: { D: [], K: [] },
  head: {
    nama_customer: supplier,
    berat: { kind: 'gram', label: { id: 'Selisih', en: 'Difference' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'batch_detail',
    one: true,
    fields: {
      ...of,
      sisa,
      berat: { kind: 'gram', label: { id: 'Selisih', en: 'Difference' }, in: told },
      murni,
    },
  },
  paper: { name: 'voucher', title: KOREKSI, signer, amount: 'berat' },
});

/** The end of a batch (S4): what nobody tagged of it is lost. */
export const SELESAI_TERIMA = defineDokumen({
  ...shared,
  jenis: 'SELESAI_TERIMA',
  title: SELESAI,
  awalan: 'SE',
  path: 'selesai-terima',
  entity: 'selesai-terima',
  batal: { ...cancelled, awalan: 'ZE', kategori: 'BATAL SELESAI BATCH' },
  asal: { of: 'line', required: true, menutup: true },
  roles: { D: ['BIAYA_SUSUT'], K: ['PERSEDIAAN_BELUM_TAG'] },
  head: {
    nama_customer: supplier,
    berat: { kind: 'gram', label: { id: 'Selisih', en: 'Difference' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'batch_detail',
    one: true,
    fields: {
      ...of,
      berat: { kind: 'gram', label: { id: 'Selisih', en: 'Difference' }, in: told },
      murni,
      hpp,
    },
  },
  paper: { name: 'voucher', title: SELESAI, signer, amount: 'berat' },
});

/** Pieces, and gold that is not tagged, go back for a credit note (S8). */
export const RETUR_SUPPLIER = defineDokumen({
  ...shared,
  jenis: 'RETUR_SUPPLIER',
  title: RETUR,
  awalan: 'RT',
  path: 'retur-supplier',
  entity: 'retur-supplier',
  batal: { ...cancelled, awalan: 'ZR', kategori: 'BATAL RETUR SUPPLIER' },
  asal: { of: 'document', required: true },
  roles: {
    D: ['HUTANG_SUPPLIER', 'HUTANG_EMAS', 'UANG_MUKA_SUPPLIER', 'BIAYA_RETUR'],
    K: ['PERSEDIAAN', 'PERSEDIAAN_BELUM_TAG', 'BIAYA_RETUR'],
  },
  head: {
    nama_customer: supplier,
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'batch_detail',
    fields: {
      ...of,
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: told },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
      murni,
      hpp,
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'BUKTI RETUR SUPPLIER', en: 'GOODS RETURNED' },
    signer: { id: 'Supplier', en: 'Supplier' },
    amount: 'berat',
  },
});

export default [KOREKSI_TERIMA, SELESAI_TERIMA, RETUR_SUPPLIER];
