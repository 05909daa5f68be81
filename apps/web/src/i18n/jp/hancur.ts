import type id from '../id/hancur.ts';

const hancur: Record<keyof typeof id, string> = {
  add: '商品を廃棄',
  backToBatch: '入荷バッチに戻り、もう一度タグ付けします',
  berat_hancur: '廃棄重量',
  destroy_one: '{{count}} 点を廃棄',
  destroy_other: '{{count}} 点を廃棄',
  foto: '写真',
  full: '一度に最大 {{count}} 点',
  keterangan: '備考',
  newLot: '新しいロット',
  noLot: '開いているロットがありません',
  no_lot: '溶解ロット',
  pieces: '廃棄する商品',
  proof: 'PDF の証明',
  remove: '{{kode_barcode}} を外す',
  scan: 'バーコード',
  scanHere: 'スキャンまたは入力して Enter',
  searchPlaceholder: '番号、備考',
  sebab: '状態',
  susut: '減り {{berat}}',
  title: '商品の廃棄',
  toko: '店舗',
};
export default hancur;
