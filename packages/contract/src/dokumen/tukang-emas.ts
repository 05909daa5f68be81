import { defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const told = ['detail', 'export'] as const;
const kadar = { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told } as const;
const qty = { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: told } as const;
const berat = { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told } as const;
const murni = { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told } as const;
const hpp = { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: told, cost: true } as const;
const signer = { id: 'Tukang', en: 'Craftsman' };
const SERAH = { id: 'Serah Emas Tukang', en: 'Gold to a craftsman' };
const TERIMA = { id: 'Terima dari Tukang', en: 'Received from a craftsman' };
const UPAH = { id: 'Upah Tukang', en: 'Wage of a craftsman' };

const shared = {
  path: 'tukang-emas',
  entity: 'tukang-emas',
  screen: '/tukang-emas',
  list: true,
  party: 'none',
  access: { post: 'tukang.post', read: 'tukang.read' },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Tukang', en: 'Craftsman' }, in: shown },
    berat: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: shown },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: shown },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown },
  },
} as const;
const batal = { access: 'tukang.cancel', averaged: true } as const;

/** Gold of the shop into a craftsman's hand (modules-2 §2): bars by weight, or a melt lot, which it ends. */
export const SERAH_TUKANG = defineDokumen({
  ...shared,
  jenis: 'SERAH_TUKANG',
  title: SERAH,
  awalan: 'GI',
  money: 'none',
  batal: { ...batal, awalan: 'ZG', kategori: 'BATAL SERAH TUKANG' },
  roles: { D: ['PERSEDIAAN_TUKANG'], K: ['PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK'] },
  lines: {
    table: 'serah_tukang_detail',
    fields: {
      sumber: { kind: 'text', label: { id: 'Sumber', en: 'Source' }, in: told },
      kunci: { kind: 'text', label: { id: 'No Asal', en: 'From no.' }, in: told },
      kadar,
      berat,
      murni,
      hpp,
    },
  },
  asal: { of: 'document', required: false, menutup: true },
  paper: { name: 'voucher', title: SERAH, signer, amount: 'berat' },
});

/** What he brings: pieces to be tagged, bars, what is left over; what he lost, and his wage. */
export const TERIMA_TUKANG = defineDokumen({
  ...shared,
  jenis: 'TERIMA_TUKANG',
  title: TERIMA,
  awalan: 'GR',
  money: 'none',
  batal: { ...batal, awalan: 'ZT', kategori: 'BATAL TERIMA TUKANG' },
  roles: {
    D: ['PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN_BATANGAN', 'BIAYA_SUSUT'],
    K: ['PERSEDIAAN_TUKANG', 'HUTANG_TUKANG'],
  },
  lines: {
    table: 'terima_tukang_detail',
    fields: {
      hasil: { kind: 'text', label: { id: 'Hasil', en: 'Result' }, in: told },
      kadar,
      qty,
      berat,
      murni,
      upah: { kind: 'rupiah', label: { id: 'Upah', en: 'Wage' }, in: told },
      hpp,
    },
  },
  asal: { of: 'document', required: false },
  paper: { name: 'voucher', title: TERIMA, signer, amount: 'berat' },
});

/** What he is owed is paid, the oldest first. */
export const UPAH_TUKANG = defineDokumen({
  ...shared,
  jenis: 'UPAH_TUKANG',
  title: UPAH,
  screenTitle: { id: 'Emas Tukang', en: 'Gold with craftsmen' },
  awalan: 'GU',
  // Who pays wages looks who has what.
  menu: { group: 'stock', section: 'barang', order: 45, icon: 'hammer' },
  money: 'out',
  access: { ...shared.access, post: 'kas.post' },
  batal: { ...batal, awalan: 'ZW', kategori: 'BATAL UPAH TUKANG' },
  roles: { D: ['HUTANG_TUKANG', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK'] },
  lines: {
    table: 'upah_tukang_detail',
    fields: {
      no_asal: { kind: 'text', label: { id: 'No Terima', en: 'Delivery no.' }, in: told },
      jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: told },
    },
  },
  paper: { name: 'voucher', title: UPAH, signer },
});

export default [SERAH_TUKANG, TERIMA_TUKANG, UPAH_TUKANG];
