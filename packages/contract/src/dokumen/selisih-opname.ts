import { type DokumenType, defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const shared = {
  screen: '/selisih-opname',
  list: true,
  party: 'none',
  money: 'none',
  gate: { module: 'OPNAME_BARANG_MODULE' },
  access: { post: 'opname.putus', read: 'barang.read' },
  head: {
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown },
  },
  lines: {
    table: 'selisih_opname_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: ['detail'] },
      alasan: { kind: 'text', label: { id: 'Alasan', en: 'Reason' }, in: ['detail'] },
      hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: ['detail'], cost: true },
    },
  },
} as const satisfies Partial<DokumenType>;

/** Accounts of what is counted in bulk besides pieces. */
const BULK = [
  'PERSEDIAAN_BELUM_TAG',
  'PERSEDIAAN_AKSESORIS',
  'PERSEDIAAN_ROSOK',
  'PERSEDIAAN_BATANGAN',
] as const;

/** What a count did not find, written off. Nothing reverses it: what turns up is found (modules-2 §5). */
export const SELISIH_OPNAME = defineDokumen({
  ...shared,
  jenis: 'SELISIH_OPNAME',
  title: { id: 'Selisih Opname', en: 'Losses of a count' },
  screenTitle: { id: 'Selisih Opname Barang', en: 'Differences of counts' },
  awalan: 'OS',
  path: 'selisih-opname',
  entity: 'selisih-opname',
  menu: { group: 'stock', section: 'lokasi', order: 5, icon: 'alert-triangle' },
  roles: { D: ['SELISIH_OPNAME'], K: ['PERSEDIAAN', ...BULK] },
});

/** A lost piece that turned up, back in a tray against whatever wrote it off; or what a count in bulk found more. */
export const TEMU_OPNAME = defineDokumen({
  ...shared,
  jenis: 'TEMU_OPNAME',
  title: { id: 'Ketemu Lagi', en: 'Pieces found again' },
  awalan: 'OF',
  path: 'temu-opname',
  entity: 'temu-opname',
  roles: {
    D: ['PERSEDIAAN', ...BULK],
    K: ['SELISIH_OPNAME', 'PIUTANG_KLAIM', 'BIAYA_HAPUS', 'HUTANG_KLAIM'],
  },
});

export default [SELISIH_OPNAME, TEMU_OPNAME];
