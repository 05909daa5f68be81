import { defineDokumen } from '../dokumen.ts';
import { PAID_PARTS } from '../dokumen-parts.ts';

const GATE = { module: 'HUTANG_MODULE' } as const;
const customer = { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] } as const;
const amount = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] } as const;
const remark = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] } as const;
const head = { nama_customer: customer, grand_total: amount, keterangan: remark } as const;
const MONEY = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;
const EARNED = ['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA'] as const;
const shared = {
  screen: '/hutang',
  gate: GATE,
  party: 'customer',
  asal: { of: 'document', required: true },
  head,
} as const;
const cancelled = (awalan: string, kategori: `BATAL ${string}`) =>
  ({ awalan, access: 'hutang.cancel', kategori, kategoriKas: 'BATAL_HUTANG' }) as const;
const paid = { D: [...MONEY, 'POTONGAN_BUNGA'], K: EARNED } as const;

/** Money lent against gold (domain §3 Hutang). */
export const HUTANG = defineDokumen({
  jenis: 'HUTANG',
  title: { id: 'Hutang', en: 'Pledge loan' },
  awalan: 'HT',
  path: 'hutang',
  entity: 'hutang',
  screen: '/hutang',
  address: 'no',
  menu: { group: 'transaksi', section: 'hutang', order: 10, icon: 'cash-banknote' },
  gate: GATE,
  party: 'customer',
  money: 'out',
  access: { post: 'hutang.post', read: 'hutang.read', reprint: 'hutang.read' },
  batal: cancelled('XH', 'BATAL HUTANG'),
  roles: { D: ['PIUTANG_GADAI'], K: ['KAS', 'BANK', 'PENDAPATAN_ADMIN'] },
  head: { kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['detail'] }, ...head },
  lines: {
    table: 'hutang_detail',
    fields: {
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      jumlah_pcs: { kind: 'integer', label: { id: 'Pcs', en: 'Pcs' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
    },
  },
  paper: { name: 'nota' },
});

/** Interest and penalty are paid and the due date moves; a renewal at another rate too. */
export const HUTANG_PERPANJANG = defineDokumen({
  ...shared,
  jenis: 'HUTANG_PERPANJANG',
  title: { id: 'Perpanjangan Hutang', en: 'Extension of a pledge' },
  awalan: 'HP',
  path: 'hutang-perpanjang',
  entity: 'hutang-perpanjang',
  money: 'in',
  parts: PAID_PARTS,
  access: { post: 'hutang.bayar', read: 'hutang.read' },
  batal: cancelled('XP', 'BATAL PERPANJANGAN HUTANG'),
  roles: paid,
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Perpanjangan', en: 'Proof of an extension' },
    signer: { id: 'Kasir', en: 'Cashier' },
  },
});

/** Interest, penalty and some of the principal; due date and periods stay. */
export const HUTANG_CICIL = defineDokumen({
  ...shared,
  jenis: 'HUTANG_CICIL',
  title: { id: 'Cicil Pokok Hutang', en: 'Principal instalment' },
  awalan: 'HC',
  path: 'hutang-cicil',
  entity: 'hutang-cicil',
  money: 'in',
  parts: PAID_PARTS,
  access: { post: 'hutang.bayar', read: 'hutang.read' },
  batal: cancelled('XK', 'BATAL CICIL POKOK'),
  roles: { D: paid.D, K: [...EARNED, 'PIUTANG_GADAI'] },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Cicil Pokok', en: 'Proof of an instalment' },
    signer: { id: 'Kasir', en: 'Cashier' },
  },
});

/** All of it is paid and the goods go back, after validation where the module asks. */
export const HUTANG_TEBUS = defineDokumen({
  ...shared,
  jenis: 'HUTANG_TEBUS',
  title: { id: 'Penebusan Hutang', en: 'Redemption' },
  awalan: 'HB',
  path: 'hutang-tebus',
  entity: 'hutang-tebus',
  money: 'in',
  parts: PAID_PARTS,
  access: { post: 'hutang.bayar', read: 'hutang.read' },
  batal: { ...cancelled('XT', 'BATAL PENEBUSAN HUTANG'), segel: 'LUNAS' },
  // What the shop buys the goods for may pay it.
  roles: { D: [...paid.D, 'KLIRING_TUKAR'], K: [...EARNED, 'PIUTANG_GADAI'] },
  paper: {
    name: 'voucher',
    title: { id: 'Nota Penebusan', en: 'Redemption note' },
    signer: { id: 'Penerima Barang', en: 'Goods received by' },
  },
});

export default [HUTANG, HUTANG_PERPANJANG, HUTANG_CICIL, HUTANG_TEBUS];
