import type id from '../id/aksesoris.ts';

const aksesoris: Record<keyof typeof id, string | Record<string, string>> = {
  add: '出入庫',
  AMBIL: '出庫',
  arah: '方向',
  cara: '付款',
  harga: '單件進價',
  keterangan: '備註',
  kode_barcode: '配件',
  kode_supplier: '供應商',
  KREDIT: '賒帳',
  no_nota_supplier: '供應商 Nota 編號',
  no_rekening: '帳戶',
  qty: '數量',
  saveAMBIL: '從存量取出',
  saveTAMBAH: '加入存量',
  searchPlaceholder: '單號、備註',
  sebab: '原因',
  TAMBAH: '入庫',
  title: '配件存取',
  TRANSFER: '轉帳',
  TUNAI: '現金',
};
export default aksesoris;
