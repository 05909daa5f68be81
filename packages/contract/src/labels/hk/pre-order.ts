const preorder = {
  'Pre Order|Pre-order': '預購',
  'Pre Order Siap|Pre-order ready': '預購備妥',
  'Batal Pre Order|Pre-order ended': '預購已結束',
  'Pre Order|Pre-orders': '預購列表',
  'Bukti Pre Order|Proof of a pre-order': '預購證明',
  'Disimpan Sampai|Kept for pickup until': '保留取貨至',
  'Harga Katalog|Catalogue price': '目錄價格',
  'Lama barang pre order disimpan (hari)|How long pieces of a pre-order are kept (days)': '預購貨品保留天數',
  'Transaksi Pre Order|Take a pre-order': '接受預購',
};
export default preorder;
