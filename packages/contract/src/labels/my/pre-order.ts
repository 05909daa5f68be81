const preorder = {
  'Pre Order|Pre-order': 'Prapesanan',
  'Pre Order Siap|Pre-order ready': 'Prapesanan sedia',
  'Batal Pre Order|Pre-order ended': 'Prapesanan ditamatkan',
  'Pre Order|Pre-orders': 'Senarai prapesanan',
  'Bukti Pre Order|Proof of a pre-order': 'Bukti prapesanan',
  'Disimpan Sampai|Kept for pickup until': 'Disimpan untuk diambil hingga',
  'Harga Katalog|Catalogue price': 'Harga dalam katalog',
  'Lama barang pre order disimpan (hari)|How long pieces of a pre-order are kept (days)':
    'Tempoh barang prapesanan disimpan (hari)',
  'Transaksi Pre Order|Take a pre-order': 'Ambil prapesanan',
};
export default preorder;
