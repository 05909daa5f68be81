import { type DokumenType, defineDokumen } from '../dokumen.ts';

const lines = {
  table: 'hadiah_detail',
  fields: {
    kode_hadiah: { kind: 'text', label: { id: 'Kode Hadiah', en: 'Gift code' }, in: ['detail'] },
    nama_hadiah: { kind: 'text', label: { id: 'Nama Hadiah', en: 'Gift name' }, in: ['detail'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
    poin: { kind: 'integer', label: { id: 'Poin', en: 'Points' }, in: ['detail'] },
  },
} as const satisfies DokumenType['lines'];
const shared = {
  path: 'hadiah-member',
  entity: 'hadiah-member',
  screen: '/hadiah-member',
  gate: { module: 'MEMBER_MODULE' },
  money: 'none',
  list: true,
  lines,
  roles: { D: [], K: [] },
  batal: { awalan: 'BH', access: 'penjualan.cancel', kategori: 'BATAL HADIAH' },
} as const satisfies Partial<DokumenType>;
const in_ = ['list', 'detail', 'export'] as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: in_ } as const;
const qty = { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: in_ } as const;

const stock = (arah: 'MASUK' | 'KELUAR') => {
  const masuk = arah === 'MASUK';
  const title = masuk ? { id: 'Hadiah Masuk', en: 'Gifts in' } : { id: 'Hadiah Keluar', en: 'Gifts out' };
  return defineDokumen({
    ...shared,
    jenis: `HADIAH_${arah}`,
    title,
    awalan: masuk ? 'HM' : 'HK',
    party: 'none',
    access: { post: 'barang.write', read: 'laporan.read' },
    head: { qty, keterangan },
    paper: { name: 'voucher', title, signer: { id: 'Petugas', en: 'Handled by' } },
  });
};

const TITLE = { id: 'Tukar Hadiah', en: 'Gift for points' };

/** Gifts: given to a member for points, brought into the shop, taken out of it. */
export const TUKAR_HADIAH = defineDokumen({
  ...shared,
  jenis: 'TUKAR_HADIAH',
  title: TITLE,
  screenTitle: { id: 'Hadiah Member', en: 'Gifts for members' },
  awalan: 'HD',
  menu: { group: 'transaksi', section: 'member', order: 1, icon: 'gift' },
  party: 'customer',
  access: { post: 'penjualan.post', read: 'laporan.read' },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: in_ },
    qty,
    poin_pakai: { kind: 'integer', label: { id: 'Poin Dipakai', en: 'Points spent' }, in: in_ },
    keterangan,
  },
  paper: { name: 'voucher', title: TITLE, signer: { id: 'Penerima', en: 'Received by' } },
});

export const HADIAH_MASUK = stock('MASUK');
export const HADIAH_KELUAR = stock('KELUAR');

export default [TUKAR_HADIAH, HADIAH_MASUK, HADIAH_KELUAR];
