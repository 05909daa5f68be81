import { type DokumenType, defineDokumen } from '../dokumen.ts';
import { MANUAL_GATE } from '../gates.ts';
import { PINDAH_BARANG } from './pindah-barang.ts';

const shown = ['list', 'detail', 'export'] as const;
const head = {
  qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
  berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
  keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown },
} as const satisfies DokumenType['head'];
const GROUP = {
  kode_group: { kind: 'text', label: { id: 'Kode Group', en: 'Group code' }, in: ['detail'] },
  kode_dept: { kind: 'text', label: { id: 'Kode Dept', en: 'Type code' }, in: ['detail'] },
  kode_gudang: { kind: 'text', label: { id: 'Gudang', en: 'Location' }, in: ['detail'] },
  kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: ['detail'] },
} as const satisfies NonNullable<DokumenType['lines']>['fields'];
const HPP = {
  hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: ['detail'], cost: true },
} as const satisfies NonNullable<DokumenType['lines']>['fields'];

const shared = { gate: MANUAL_GATE, list: true, party: 'none', money: 'none', head } as const;
const signer = { id: 'Petugas', en: 'Handled by' };
const paper = (title: { id: string; en: string }) => ({ name: 'voucher', title, signer }) as const;
const table = 'manual_detail';
const TAMBAH = { id: 'Tambah Barang Manual', en: 'Group stock added' };
const PINDAH = { id: 'Pindah Barang Manual', en: 'Group stock moved' };
const HANCUR = { id: 'Hancur Barang Manual', en: 'Group stock destroyed' };

/** So many of a group into a place of the shop, out of a delivery or of none (modules-2 §6, MT). */
export const TAMBAH_MANUAL = defineDokumen({
  ...shared,
  jenis: 'TAMBAH_MANUAL',
  title: TAMBAH,
  screenTitle: { id: 'Data Barang Manual', en: 'Group stock' },
  awalan: 'MT',
  path: 'barang-manual',
  entity: 'barang-manual',
  screen: '/data-barang-manual',
  menu: { group: 'stock', section: 'barang', order: 60, icon: 'category' },
  access: { post: 'barang.write', read: 'barang.read' },
  batal: { awalan: 'NT', access: 'barang.cancel', kategori: 'BATAL TAMBAH BARANG MANUAL' },
  roles: { D: ['PERSEDIAAN'], K: ['PERSEDIAAN_BELUM_TAG'] },
  lines: {
    table,
    one: true,
    fields: {
      ...GROUP,
      no_batch: { kind: 'text', label: { id: 'Batch', en: 'Batch' }, in: ['detail'] },
      ...HPP,
    },
  },
  asal: { of: 'line', required: false },
  paper: paper(TAMBAH),
});

/** Some of a group to another place of the shop: neither gold nor money moves (MP). */
export const PINDAH_MANUAL = defineDokumen({
  ...shared,
  jenis: 'PINDAH_MANUAL',
  title: PINDAH,
  awalan: 'MP',
  path: 'pindah-barang-manual',
  entity: 'pindah-barang-manual',
  screen: '/pindah-barang-manual',
  menu: { group: 'stock', section: 'lokasi', order: 60, icon: 'arrows-exchange' },
  access: { post: 'barang.write', read: 'barang.read' },
  batal: { awalan: 'NP', access: 'barang.write', kategori: 'BATAL PINDAH BARANG MANUAL' },
  roles: { D: [], K: [] },
  besideIn: PINDAH_BARANG.path,
  lines: {
    table,
    one: true,
    fields: {
      ...GROUP,
      ke_gudang: { kind: 'text', label: { id: 'Ke Gudang', en: 'To location' }, in: ['detail'] },
      ke_baki: { kind: 'text', label: { id: 'Ke Baki', en: 'To tray' }, in: ['detail'] },
    },
  },
  paper: paper(PINDAH),
});

/** Some of a group destroyed: scrap of an open melt lot, whose number the document follows (MH). */
export const HANCUR_MANUAL = defineDokumen({
  ...shared,
  jenis: 'HANCUR_MANUAL',
  title: HANCUR,
  awalan: 'MH',
  path: 'hancur-barang-manual',
  entity: 'hancur-barang-manual',
  screen: '/hancur-barang-manual',
  menu: { group: 'stock', section: 'lokasi', order: 61, icon: 'hammer' },
  access: { post: 'hancur.post', read: 'barang.read' },
  batal: { awalan: 'NH', access: 'hancur.cancel', kategori: 'BATAL HANCUR BARANG MANUAL' },
  roles: { D: ['PERSEDIAAN_ROSOK', 'BIAYA_SUSUT'], K: ['PERSEDIAAN'] },
  lines: {
    table,
    one: true,
    fields: {
      ...GROUP,
      berat_hancur: { kind: 'gram', label: { id: 'Berat Hancur', en: 'Weight written off' }, in: ['detail'] },
      susut: { kind: 'gram', label: { id: 'Susut', en: 'Lost' }, in: ['detail'] },
      ...HPP,
    },
  },
  asal: { of: 'document', required: true },
  paper: paper(HANCUR),
});

export default [TAMBAH_MANUAL, PINDAH_MANUAL, HANCUR_MANUAL];
