import type id from '../id/aksesoris.ts';

const aksesoris: Record<keyof typeof id, string | Record<string, string>> = {
  add: '入出庫',
  AMBIL: '出庫',
  arah: '方向',
  cara: '支払い',
  harga: '一個の仕入値',
  keterangan: '備考',
  kode_barcode: '付属品',
  kode_supplier: '仕入先',
  KREDIT: '掛け',
  no_nota_supplier: '仕入先Nota番号',
  no_rekening: '口座',
  qty: '数量',
  saveAMBIL: '在庫から出す',
  saveTAMBAH: '在庫に入れる',
  searchPlaceholder: '伝票番号、備考',
  sebab: '理由',
  TAMBAH: '入庫',
  title: '付属品の入出庫',
  TRANSFER: '振込',
  TUNAI: '現金',
};
export default aksesoris;
