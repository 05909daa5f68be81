const preorder = {
  'Pre Order|Pre-order': '予約注文',
  'Pre Order Siap|Pre-order ready': '予約注文の準備完了',
  'Batal Pre Order|Pre-order ended': '予約注文の終了',
  'Pre Order|Pre-orders': '予約注文一覧',
  'Bukti Pre Order|Proof of a pre-order': '予約注文の控え',
  'Disimpan Sampai|Kept for pickup until': '受取りまでの取り置き期限',
  'Harga Katalog|Catalogue price': 'カタログ価格',
  'Lama barang pre order disimpan (hari)|How long pieces of a pre-order are kept (days)':
    '予約注文の商品の取り置き日数',
  'Transaksi Pre Order|Take a pre-order': '予約注文を受ける',
};
export default preorder;
