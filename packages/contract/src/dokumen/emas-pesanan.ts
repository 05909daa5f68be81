import { defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;
const EMAS = { id: 'Emas Bahan Pesanan', en: 'Gold brought for an order' };

/**
 * Gold of the customer himself for a piece that is made for him (modules-2 §9, OG): weighed and tested, kept for him in fine grams and in no account of the
 * shop until his piece is there.
 */
export const EMAS_PESANAN = defineDokumen({
  jenis: 'EMAS_PESANAN',
  title: EMAS,
  awalan: 'OG',
  path: 'emas-pesanan',
  entity: 'emas-pesanan',
  screen: '/lihat-pesanan',
  party: 'customer',
  money: 'none',
  access: { post: 'pesanan.post', read: 'pesanan.read' },
  batal: { awalan: 'NG', access: 'pesanan.cancel', kategori: 'BATAL EMAS PESANAN' },
  roles: { D: [], K: [] },
  asal: { of: 'document', required: true },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    berat: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: ['list', 'detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
  lines: {
    table: 'emas_pesanan_detail',
    fields: {
      no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: told },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: told },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
      kadar_uji: { kind: 'kadar', label: { id: 'Kadar Uji', en: 'Assay' }, in: told },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
    },
    one: true,
  },
  paper: {
    name: 'voucher',
    title: { id: 'Tanda Terima Emas', en: 'Receipt for gold' },
    signer: { id: 'Pemesan', en: 'Ordered by' },
    amount: 'berat',
  },
});

export default [EMAS_PESANAN];
