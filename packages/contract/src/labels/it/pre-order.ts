const preorder = {
  'Pre Order|Pre-order': 'Preordine',
  'Pre Order Siap|Pre-order ready': 'Preordine pronto',
  'Batal Pre Order|Pre-order ended': 'Preordine chiuso',
  'Pre Order|Pre-orders': 'Preordini',
  'Bukti Pre Order|Proof of a pre-order': 'Ricevuta di preordine',
  'Disimpan Sampai|Kept for pickup until': 'Riservato per il ritiro fino al',
  'Harga Katalog|Catalogue price': 'Prezzo di catalogo',
  'Lama barang pre order disimpan (hari)|How long pieces of a pre-order are kept (days)':
    'Giorni di riserva degli articoli di un preordine',
  'Transaksi Pre Order|Take a pre-order': 'Prendi un preordine',
};
export default preorder;
