import { defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const told = ['detail', 'export'] as const;
const signer = { id: 'Sales', en: 'Sales person' };
const BONUS = { id: 'Bonus Sales', en: 'Bonus of a sales person' };
const BAYAR = { id: 'Bayar Bonus Sales', en: 'Bonus paid' };

const shared = {
  path: 'bonus-sales',
  entity: 'bonus-sales',
  screen: '/bonus-sales',
  list: true,
  party: 'none',
} as const;
const head = {
  nama_customer: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: shown },
  keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown },
} as const;

/** What a sales person gets for a month that is over: steps of para-bonus-sales that he reached, and his commission. Once for each month. */
export const BONUS_SALES = defineDokumen({
  ...shared,
  jenis: 'BONUS_SALES',
  title: BONUS,
  awalan: 'BN',
  money: 'none',
  access: { post: 'bonus.post', read: 'bonus.read' },
  batal: { awalan: 'ZN', access: 'bonus.cancel', kategori: 'BATAL BONUS SALES' },
  roles: { D: ['BIAYA_BONUS'], K: ['HUTANG_BONUS'] },
  head,
  lines: {
    table: 'bonus_detail',
    fields: {
      uraian: { kind: 'text', label: { id: 'Uraian', en: 'What for' }, in: told },
      target_rp: { kind: 'rupiah', label: { id: 'Target (Rp)', en: 'Target (Rp)' }, in: told },
      target_mg: { kind: 'gram', label: { id: 'Target (gram)', en: 'Target (grams)' }, in: told },
      capai_rp: { kind: 'rupiah', label: { id: 'Tercapai (Rp)', en: 'Reached (Rp)' }, in: told },
      capai_mg: { kind: 'gram', label: { id: 'Tercapai (gram)', en: 'Reached (grams)' }, in: told },
      bonus_rp: { kind: 'rupiah', label: { id: 'Bonus (Rp)', en: 'Bonus (Rp)' }, in: told },
    },
  },
  paper: { name: 'voucher', title: BONUS, signer },
});

/** What he is owed of it is paid, the oldest first. */
export const BAYAR_BONUS = defineDokumen({
  ...shared,
  jenis: 'BAYAR_BONUS',
  title: BAYAR,
  screenTitle: BONUS,
  awalan: 'PN',
  menu: { group: 'keuangan', section: 'kas', order: 31, icon: 'coins' },
  money: 'out',
  access: { post: 'bonus.bayar', read: 'bonus.read' },
  batal: { awalan: 'ZP', access: 'bonus.cancel', kategori: 'BATAL BAYAR BONUS' },
  roles: { D: ['HUTANG_BONUS', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK'] },
  head: { ...head, grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: shown } },
  lines: {
    table: 'bayar_bonus_detail',
    fields: {
      no_asal: { kind: 'text', label: { id: 'No Bonus', en: 'Bonus no.' }, in: told },
      jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: told },
    },
  },
  paper: { name: 'voucher', title: BAYAR, signer },
});

export default [BONUS_SALES, BAYAR_BONUS];
