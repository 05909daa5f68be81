import { defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;
const text = (label: { id: string; en: string }) => ({ kind: 'text', label, in: told }) as const;
const rupiah = (label: { id: string; en: string }) => ({ kind: 'rupiah', label, in: told }) as const;
const gram = (label: { id: string; en: string }) => ({ kind: 'gram', label, in: told }) as const;
const MONEY = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;
const no_service = text({ id: 'No Service', en: 'Service no.' });
const nama_barang = text({ id: 'Nama Barang', en: 'Piece' });
const deskripsi = text({ id: 'Deskripsi', en: 'Description' });

const shared = {
  path: 'service',
  entity: 'service',
  screen: '/lihat-service',
  party: 'customer',
  access: { post: 'service.post', read: 'service.read' },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
} as const;
const FOLLOWS = { of: 'document', required: true } as const;
const batal = { access: 'service.cancel', kategoriKas: 'BATAL_SERVICE' } as const;
const MASUK = { id: 'Service Masuk', en: 'Taken in for service' };
const BAYAR = { id: 'Bayar Service', en: 'Paid on a service' };
const SELESAI = { id: 'Service Selesai', en: 'Service done' };
const AMBIL = { id: 'Service Ambil', en: 'Service picked up' };
const BATAL = { id: 'Batal Service', en: 'Service cancelled' };
const signer = { id: 'Customer', en: 'Customer' };

/** Pieces that a customer leaves to be cleaned or repaired (modules-2 §8); they are his, and money he leaves is owed to him. */
export const SERVICE = defineDokumen({
  ...shared,
  jenis: 'SERVICE',
  title: MASUK,
  screenTitle: { id: 'Lihat Service', en: 'View services' },
  awalan: 'SV',
  menu: { group: 'transaksi', section: 'service', order: 2, icon: 'list' },
  access: { ...shared.access, reprint: 'service.reprint' },
  money: 'in',
  roles: { D: MONEY, K: ['TITIPAN_SERVICE'] },
  head: {
    kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['detail'] },
    ...shared.head,
  },
  lines: {
    table: 'service_detail',
    fields: {
      nama_barang,
      jumlah: { kind: 'integer', label: { id: 'Jumlah', en: 'Number of pieces' }, in: told },
      berat: gram({ id: 'Berat', en: 'Weight' }),
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
      kode_service: text({ id: 'Kode Service', en: 'Service code' }),
      jasa_rp: rupiah({ id: 'Jasa', en: 'Charge for work' }),
      deskripsi,
      atribut: { kind: 'integer', label: { id: 'Atribut', en: 'Stones' }, in: told },
    },
  },
  paper: { name: 'voucher', title: { id: 'Tanda Terima Service', en: 'Claim slip' }, signer, klaim: true },
});

/** More money on a ticket. */
export const SERVICE_BAYAR = defineDokumen({
  ...shared,
  jenis: 'SERVICE_BAYAR',
  title: BAYAR,
  awalan: 'SU',
  money: 'in',
  batal: { ...batal, awalan: 'NU', kategori: 'BATAL BAYAR SERVICE' },
  roles: { D: MONEY, K: ['TITIPAN_SERVICE'] },
  asal: FOLLOWS,
  paper: { name: 'voucher', title: BAYAR, signer },
});

/** Pieces are done: weighed again, with the gold that was added and the wage of who worked. */
export const SERVICE_SELESAI = defineDokumen({
  ...shared,
  jenis: 'SERVICE_SELESAI',
  title: SELESAI,
  awalan: 'SL',
  money: 'none',
  batal: { ...batal, awalan: 'NL', kategori: 'BATAL SERVICE SELESAI' },
  roles: {
    D: ['PERSEDIAAN_SERVICE', 'BIAYA_TUKANG'],
    K: ['PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN', 'HUTANG_TUKANG'],
  },
  lines: {
    table: 'service_selesai_detail',
    fields: {
      no_service,
      nama_barang,
      berat_awal: gram({ id: 'Berat Awal', en: 'Weight before' }),
      tambah_mg: gram({ id: 'Tambahan', en: 'Gold added' }),
      berat_akhir: gram({ id: 'Berat Akhir', en: 'Weight after' }),
      susut: gram({ id: 'Susut', en: 'Lost' }),
      batas_susut: gram({ id: 'Batas Susut', en: 'May be lost' }),
      jasa_rp: rupiah({ id: 'Jasa', en: 'Charge for work' }),
      tambah_rp: rupiah({ id: 'Harga Tambahan', en: 'Price of what is added' }),
      kode_tukang: text({ id: 'Tukang', en: 'Craftsman' }),
      upah: { ...rupiah({ id: 'Upah', en: 'Wage' }), cost: true },
    },
  },
  asal: FOLLOWS,
  paper: { name: 'voucher', title: SELESAI, signer, amount: 'berat' },
});

/** Pieces are picked up and paid; their share of what was left before is part of it. */
export const SERVICE_AMBIL = defineDokumen({
  ...shared,
  jenis: 'SERVICE_AMBIL',
  title: AMBIL,
  awalan: 'SA',
  money: 'both',
  batal: { ...batal, awalan: 'NS', kategori: 'BATAL SERVICE AMBIL', sehari: true },
  roles: {
    D: ['TITIPAN_SERVICE', ...MONEY, 'HPP'],
    K: ['PENDAPATAN_SERVICE', 'PENJUALAN', 'PPN', 'PERSEDIAAN_SERVICE'],
  },
  lines: {
    table: 'service_ambil_detail',
    fields: {
      no_service,
      nama_barang,
      berat: gram({ id: 'Berat', en: 'Weight' }),
      jasa_rp: rupiah({ id: 'Jasa', en: 'Charge for work' }),
      tambah_rp: rupiah({ id: 'Harga Tambahan', en: 'Price of what is added' }),
      ppn: rupiah({ id: 'PPN', en: 'VAT' }),
    },
  },
  asal: FOLLOWS,
  paper: { name: 'voucher', title: AMBIL, signer },
});

/** What is still here goes back as it is, and all money that is left of the ticket. */
export const KEMBALI_SERVICE = defineDokumen({
  ...shared,
  jenis: 'KEMBALI_SERVICE',
  title: BATAL,
  awalan: 'SX',
  money: 'out',
  access: { ...shared.access, post: 'service.cancel' },
  roles: { D: ['TITIPAN_SERVICE', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK'] },
  lines: {
    table: 'service_batal_detail',
    fields: { no_service, nama_barang, berat: gram({ id: 'Berat', en: 'Weight' }), deskripsi },
  },
  asal: FOLLOWS,
  paper: { name: 'voucher', title: BATAL, signer },
});

export default [SERVICE, SERVICE_BAYAR, SERVICE_SELESAI, SERVICE_AMBIL, KEMBALI_SERVICE];
