import type id from '../id/hancur.ts';

const hancur: Record<keyof typeof id, string> = {
  add: 'Destroy pieces',
  backToBatch: 'Goes back to its batch, to be tagged again',
  berat_hancur: 'Scrap weight',
  destroy_one: 'Destroy {{count}} piece',
  destroy_other: 'Destroy {{count}} pieces',
  foto: 'Photo',
  full: 'At most {{count}} pieces at once',
  keterangan: 'Note',
  newLot: 'New lot',
  noLot: 'No lot is open yet',
  no_lot: 'Melt lot',
  pieces: 'Pieces to destroy',
  proof: 'Proof as PDF',
  remove: 'Take {{kode_barcode}} out',
  scan: 'Barcode',
  scanHere: 'Scan or type, then Enter',
  searchPlaceholder: 'Number, remark',
  sebab: 'Condition',
  susut: '{{berat}} lost',
  title: 'Pieces destroyed',
  toko: 'Shop',
};
export default hancur;
