import { defineDokumen } from '../dokumen.ts';

const in_ = ['list', 'detail', 'export'] as const;
const detail = ['detail'] as const;
const no_rekening = { kind: 'text', label: { id: 'No Rekening', en: 'Bank account no.' }, in: in_ } as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: in_ } as const;
const no_kartu = { kind: 'text', label: { id: 'No Kartu', en: 'Card' }, in: detail } as const;

const CAIR = { id: 'Pencairan Gesek', en: 'Card payout' };
const TUNAI = { id: 'Gesek Tunai', en: 'Cash for a card' };

/** A bank pays out cards and QRIS that waited in PIUTANG_GESEK. */
export const PENCAIRAN_GESEK = defineDokumen({
  jenis: 'PENCAIRAN_GESEK',
  title: CAIR,
  awalan: 'PC',
  path: 'pencairan-gesek',
  entity: 'pencairan-gesek',
  screen: '/pencairan-gesek',
  menu: { group: 'keuangan', section: 'bank', order: 10, icon: 'building-bank' },
  list: true,
  party: 'none',
  money: 'in',
  access: { post: 'gesek.cair', read: 'gesek.cair' },
  batal: { awalan: 'XC', access: 'gesek.cancel', kategori: 'BATAL PENCAIRAN GESEK' },
  roles: { D: ['BANK', 'BIAYA_ADMIN_BANK'], K: ['PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] },
  head: {
    no_rekening,
    grand_total: { kind: 'rupiah', label: { id: 'Dicairkan', en: 'Paid out' }, in: in_ },
    diterima: { kind: 'rupiah', label: { id: 'Diterima', en: 'Received' }, in: in_ },
    keterangan,
  },
  lines: {
    table: 'cair_detail',
    fields: {
      no_gesek: { kind: 'text', label: { id: 'No Faktur', en: 'Document no.' }, in: detail },
      jenis: { kind: 'text', label: { id: 'Jenis', en: 'Kind' }, in: detail },
      no_kartu,
      fee: { kind: 'rupiah', label: { id: 'Fee', en: 'Fee' }, in: detail },
      jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: detail },
    },
  },
  paper: { name: 'voucher', title: CAIR, signer: { id: 'Petugas', en: 'Handled by' } },
});

/** Cash out of the drawer for a swiped debit card: what the customer pays is the fee, the rest of the swipe is his change. */
export const GESEK_TUNAI = defineDokumen({
  jenis: 'GESEK_TUNAI',
  title: TUNAI,
  awalan: 'GT',
  path: 'gesek-tunai',
  entity: 'gesek-tunai',
  screen: '/gesek-tunai',
  menu: { group: 'keuangan', section: 'bank', order: 15, icon: 'credit-card' },
  gate: { module: 'GESEK_TUNAI_MODULE' },
  list: true,
  party: 'customer',
  money: 'in',
  access: { post: 'gesek.tunai', read: 'laporan.read' },
  batal: {
    awalan: 'XG',
    access: 'kas.cancel',
    kategori: 'BATAL GESEK TUNAI',
    kategoriKas: 'BATAL_GESEK_TUNAI',
  },
  roles: { D: ['BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'PENDAPATAN_LAIN'] },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Pemegang Kartu', en: 'Card holder' }, in: in_ },
    no_rekening,
    dibayar: { kind: 'rupiah', label: { id: 'Gesek', en: 'Swiped' }, in: in_ },
    grand_total: { kind: 'rupiah', label: { id: 'Fee', en: 'Fee' }, in: in_ },
    kembali: { kind: 'rupiah', label: { id: 'Tunai Diserahkan', en: 'Cash handed out' }, in: in_ },
    keterangan,
  },
  lines: {
    table: 'gesek_tunai_detail',
    fields: {
      no_kartu,
      fee_persen: { kind: 'percent', label: { id: 'Persen Fee', en: 'Fee percent' }, in: detail },
    },
  },
  paper: {
    name: 'voucher',
    title: TUNAI,
    signer: { id: 'Pemegang Kartu', en: 'Card holder' },
    amount: 'kembali',
  },
});

export default [PENCAIRAN_GESEK, GESEK_TUNAI];
