import type id from '../id/hancur.ts';

const hancur: Record<keyof typeof id, string> = {
  add: '銷毀貨品',
  backToBatch: '退回進貨批次，重新貼標籤',
  berat_hancur: '報廢重量',
  destroy_one: '銷毀 {{count}} 件',
  destroy_other: '銷毀 {{count}} 件',
  foto: '相片',
  full: '每次最多 {{count}} 件',
  keterangan: '備註',
  newLot: '新批次',
  noLot: '尚無開放的批次',
  no_lot: '熔煉批次',
  pieces: '要銷毀的貨品',
  proof: 'PDF 憑證',
  remove: '移除 {{kode_barcode}}',
  scan: '條碼',
  scanHere: '掃描或輸入後按 Enter',
  searchPlaceholder: '號碼、備註',
  sebab: '狀況',
  susut: '損耗 {{berat}}',
  title: '銷毀貨品',
  toko: '店鋪',
};
export default hancur;
