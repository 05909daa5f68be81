import { defineDokumen } from '../dokumen.ts';
import { PAID_PARTS } from '../dokumen-parts.ts';

const MONEY = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;
const EARNED = ['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA'] as const;
const piece = { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] } as const;
const kadar = { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] } as const;
const berat = { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] } as const;
const shared = {
  screen: '/hutang',
  gate: { module: 'HUTANG_MODULE' },
  party: 'customer',
  asal: { of: 'document', required: true },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
} as const;
const cancelled = (awalan: string, kategori: `BATAL ${string}`) =>
  ({ awalan, access: 'hutang.cancel', kategori, kategoriKas: 'BATAL_HUTANG' }) as const;

/** A redemption and a new contract on the same goods in one document, paid out net [settled, Pledges 9]. */
export const HUTANG_TAMBAH = defineDokumen({
  ...shared,
  jenis: 'HUTANG_TAMBAH',
  address: 'no',
  title: { id: 'Tambah Pinjaman', en: 'Top-up of a pledge' },
  awalan: 'HA',
  path: 'hutang-tambah',
  entity: 'hutang-tambah',
  money: 'out',
  access: { post: 'hutang.post', read: 'hutang.read', reprint: 'hutang.read' },
  batal: cancelled('XA', 'BATAL TAMBAH PINJAMAN'),
  roles: { D: ['PIUTANG_GADAI', 'POTONGAN_BUNGA'], K: [...EARNED, 'PIUTANG_GADAI', 'KAS', 'BANK'] },
  lines: {
    table: 'hutang_detail',
    fields: {
      nama_barang: piece,
      jumlah_pcs: { kind: 'integer', label: { id: 'Pcs', en: 'Pcs' }, in: ['detail'] },
      kadar,
      berat,
    },
  },
  // The slip of the new contract.
  paper: { name: 'nota' },
});

/** Some of the goods go back against principal; the rest lies in a bag that is sealed anew. */
export const HUTANG_LEPAS = defineDokumen({
  ...shared,
  jenis: 'HUTANG_LEPAS',
  title: { id: 'Lepas Sebagian Barang', en: 'Goods given back in part' },
  awalan: 'HL',
  path: 'hutang-lepas',
  entity: 'hutang-lepas',
  money: 'in',
  parts: PAID_PARTS,
  access: { post: 'hutang.bayar', read: 'hutang.read' },
  batal: { ...cancelled('XL', 'BATAL LEPAS BARANG'), segel: 'SELALU' },
  roles: { D: [...MONEY, 'POTONGAN_BUNGA'], K: [...EARNED, 'PIUTANG_GADAI'] },
  lines: { table: 'lepas_detail', fields: { nama_barang: piece, kadar, berat } },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Lepas Barang', en: 'Proof of goods given back' },
    signer: { id: 'Penerima Barang', en: 'Goods received by' },
  },
});

/** A lost slip: the fee is paid, the old slip is dead, a new one is printed (modules §4.6). */
export const HUTANG_SLIP = defineDokumen({
  ...shared,
  jenis: 'HUTANG_SLIP',
  title: { id: 'Slip Hutang Hilang', en: 'Lost pledge slip' },
  awalan: 'HS',
  path: 'hutang-slip',
  entity: 'hutang-slip',
  money: 'in',
  parts: PAID_PARTS,
  access: { post: 'hutang.bayar', read: 'hutang.read' },
  batal: cancelled('XS', 'BATAL SLIP HILANG'),
  roles: { D: [...MONEY, 'POTONGAN_BUNGA'], K: ['PENDAPATAN_ADMIN'] },
  paper: {
    name: 'voucher',
    title: { id: 'Surat Keterangan Slip Hilang', en: 'Letter of a lost slip' },
    signer: { id: 'Pemilik Barang', en: 'Owner of the goods' },
  },
});

export default [HUTANG_TAMBAH, HUTANG_LEPAS, HUTANG_SLIP];
