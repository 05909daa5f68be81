import { defineDokumen } from '../dokumen.ts';

const TITLES = {
  CUCI: { id: 'Lot Cuci', en: 'Cleaning lot' },
  SEPUH: { id: 'Lot Sepuh', en: 'Gilding lot' },
  LEBUR: { id: 'Lot Lebur', en: 'Melt lot' },
} as const;

const SHARED = {
  path: 'sortir-belian',
  entity: 'sortir-belian',
  screen: '/lihat-sortir',
  list: true,
  party: 'none',
  access: { post: 'pembelian.sort', read: 'pembelian.read' },
  batal: { awalan: 'XR', access: 'pembelian.sort', kategori: 'BATAL SORTIR' },
} as const;
const keterangan = {
  kind: 'text',
  label: { id: 'Keterangan', en: 'Remark' },
  in: ['list', 'detail', 'export'],
} as const;
const qty = { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['list', 'detail', 'export'] } as const;
const berat = {
  kind: 'gram',
  label: { id: 'Berat', en: 'Weight' },
  in: ['list', 'detail', 'export'],
} as const;

/** A lot is opened: what is sorted into it, and what ends it, follow this document. */
const lot = <K extends keyof typeof TITLES, A extends string>(kind: K, awalan: A) =>
  defineDokumen({
    ...SHARED,
    jenis: `LOT_${kind}`,
    title: TITLES[kind],
    awalan,
    money: 'none',
    roles: { D: [], K: [] },
    head: { keterangan },
    paper: { name: 'voucher', title: TITLES[kind], signer: { id: 'Penerima', en: 'Received by' } },
  });

export const LOT_CUCI = lot('CUCI', 'LC');
export const LOT_SEPUH = lot('SEPUH', 'LS');
export const LOT_LEBUR = lot('LEBUR', 'LL');

/** The pieces of a lot that cleaned or gilded them go on sale, dearer by what it cost. */
export const SELESAI_LOT = defineDokumen({
  ...SHARED,
  jenis: 'SELESAI_LOT',
  title: { id: 'Selesai Lot', en: 'End of a lot' },
  awalan: 'SW',
  money: 'out',
  batal: { ...SHARED.batal, kategoriKas: 'BATAL_BIAYA_LOT' },
  roles: { D: ['PERSEDIAAN'], K: ['PERSEDIAAN_BELI', 'KAS'] },
  head: {
    qty,
    berat,
    keterangan,
    grand_total: {
      kind: 'rupiah',
      label: { id: 'Biaya', en: 'What it cost' },
      in: ['list', 'detail', 'export'],
    },
  },
  lines: {
    table: 'sortir_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      biaya: { kind: 'rupiah', label: { id: 'Biaya', en: 'What it cost' }, in: ['detail'] },
      kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: ['detail'] },
    },
  },
  asal: { of: 'document', required: true, menutup: true },
  paper: {
    name: 'voucher',
    title: { id: 'Selesai Lot', en: 'End of a lot' },
    signer: { id: 'Penerima', en: 'Received by' },
  },
});

/** The scrap of a lot comes out of the fire as bars. */
export const LEBUR = defineDokumen({
  ...SHARED,
  jenis: 'LEBUR',
  title: { id: 'Lebur', en: 'Melting' },
  awalan: 'LB',
  money: 'none',
  roles: { D: ['PERSEDIAAN_BATANGAN', 'BIAYA_SUSUT'], K: ['PERSEDIAAN_ROSOK'] },
  head: { qty, berat, keterangan },
  lines: {
    table: 'lebur_detail',
    fields: {
      berat: { kind: 'gram', label: { id: 'Berat Batang', en: 'Weight of the bar' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar Uji', en: 'Assay' }, in: ['detail'] },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: ['detail'] },
      hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: ['detail'], cost: true },
    },
  },
  asal: { of: 'document', required: true, menutup: true },
  paper: {
    name: 'voucher',
    title: { id: 'Lebur', en: 'Melting' },
    signer: { id: 'Pelebur', en: 'Melted by' },
  },
});

export default [LOT_CUCI, LOT_SEPUH, LOT_LEBUR, SELESAI_LOT, LEBUR];
