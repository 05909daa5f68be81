import { defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const detail = ['detail'] as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown } as const;

/** Cash of a drawer on its way to another shop: under way until that shop counted it, or until it came back. */
export const KIRIM_UANG = defineDokumen({
  jenis: 'KIRIM_UANG',
  title: { id: 'Kirim Uang', en: 'Money sent' },
  awalan: 'KU',
  path: 'kirim-uang',
  entity: 'kirim-uang',
  screen: '/kirim-uang',
  screenTitle: { id: 'Kirim Uang ke Pusat', en: 'Send money to head office' },
  menu: { group: 'keuangan', section: 'kas', order: 20, icon: 'send' },
  party: 'none',
  money: 'out',
  access: { post: 'uang.kirim', read: 'laporan.read' },
  batal: { awalan: 'XU', access: 'kas.cancel', kategori: 'BATAL KIRIM UANG' },
  roles: { D: ['UANG_DALAM_JALAN'], K: ['KAS'] },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Toko Tujuan', en: 'Sent to' }, in: shown },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'kirim_uang_detail',
    one: true,
    fields: {
      tas: { kind: 'text', label: { id: 'No Tas', en: 'Bag no.' }, in: detail },
      segel: { kind: 'text', label: { id: 'No Segel', en: 'Seal no.' }, in: detail },
      kurir: { kind: 'text', label: { id: 'Kurir', en: 'Carrier' }, in: detail },
    },
  },
  dikirim: 'kirim_uang',
  paper: {
    name: 'voucher',
    title: { id: 'BUKTI KIRIM UANG', en: 'MONEY SENT' },
    signer: { id: 'Kurir', en: 'Carrier' },
  },
});

/** What the other shop counted of it. It ends the shipment, so that nothing reverses it: a wrong count is a case. */
export const TERIMA_UANG = defineDokumen({
  jenis: 'TERIMA_UANG',
  title: { id: 'Terima Uang', en: 'Money received' },
  awalan: 'TU',
  path: 'terima-uang',
  entity: 'terima-uang',
  screen: '/terima-uang',
  list: true,
  menu: { group: 'keuangan', section: 'kas', order: 21, icon: 'cash' },
  party: 'none',
  money: 'in',
  access: { post: 'uang.terima', read: 'laporan.read' },
  asal: { of: 'document', required: true },
  roles: { D: ['KAS', 'SELISIH_KIRIM'], K: ['UANG_DALAM_JALAN', 'SELISIH_KIRIM'] },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Toko Asal', en: 'Sent by' }, in: shown },
    grand_total: { kind: 'rupiah', label: { id: 'Dihitung', en: 'Counted' }, in: shown },
    keterangan,
  },
  lines: {
    table: 'terima_uang_detail',
    one: true,
    fields: {
      no_kirim: { kind: 'text', label: { id: 'Nomor Referensi', en: 'Reference' }, in: detail },
      dikirim_rp: { kind: 'rupiah', label: { id: 'Jumlah Dikirim', en: 'Amount sent' }, in: detail },
      selisih_rp: { kind: 'rupiah', label: { id: 'Selisih', en: 'Difference' }, in: detail },
      sebab: { kind: 'text', label: { id: 'Sebab', en: 'Cause' }, in: detail },
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'BUKTI TERIMA UANG', en: 'MONEY RECEIVED' },
    signer: { id: 'Kurir', en: 'Carrier' },
  },
});

export default [KIRIM_UANG, TERIMA_UANG];
