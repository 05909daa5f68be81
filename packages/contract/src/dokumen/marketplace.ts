import { defineDokumen } from '../dokumen.ts';

const in_ = ['list', 'detail', 'export'] as const;
const detail = ['detail'] as const;
const title = { id: 'Pencairan Marketplace', en: 'Marketplace payout' };

/** A channel pays out sales that waited in PIUTANG_MARKETPLACE, less what it keeps. */
export const PENCAIRAN_MARKETPLACE = defineDokumen({
  jenis: 'PENCAIRAN_MARKETPLACE',
  title,
  awalan: 'MC',
  path: 'pencairan-marketplace',
  entity: 'pencairan-marketplace',
  screen: '/pencairan-marketplace',
  menu: { group: 'keuangan', section: 'bank', order: 11, icon: 'building-store' },
  gate: { module: 'MARKETPLACE_INTEGRATION_MODULE' },
  list: true,
  party: 'none',
  money: 'in',
  access: { post: 'gesek.cair', read: 'gesek.cair' },
  batal: { awalan: 'NM', access: 'gesek.cancel', kategori: 'BATAL PENCAIRAN MARKETPLACE' },
  roles: { D: ['BANK', 'BIAYA_MARKETPLACE'], K: ['PIUTANG_MARKETPLACE', 'BIAYA_MARKETPLACE'] },
  head: {
    no_rekening: { kind: 'text', label: { id: 'No Rekening', en: 'Bank account no.' }, in: in_ },
    grand_total: { kind: 'rupiah', label: { id: 'Diterima', en: 'Received' }, in: in_ },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: in_ },
  },
  lines: {
    table: 'cair_luar_detail',
    fields: {
      no_jual: { kind: 'text', label: { id: 'No Faktur', en: 'Document no.' }, in: detail },
      kode_marketplace: {
        kind: 'text',
        label: { id: 'Kode Marketplace', en: 'Marketplace code' },
        in: detail,
      },
      no_pesanan_luar: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: detail },
      biaya: { kind: 'rupiah', label: { id: 'Perkiraan Biaya', en: 'Expected fee' }, in: detail },
      jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: detail },
    },
  },
  paper: { name: 'voucher', title, signer: { id: 'Petugas', en: 'Handled by' } },
});

export default [PENCAIRAN_MARKETPLACE];
