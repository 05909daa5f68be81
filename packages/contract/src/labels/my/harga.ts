const harga = {
  'Berat Dari|Weight from': 'Berat dari',
  'Berat Sampai|Weight to': 'Berat hingga',
  'Jenis Ongkos|Making charge type': 'Jenis upah',
  'Kelompok Harga|Price group': 'Kumpulan harga',
  'Master Kelompok Harga|Price groups': 'Kumpulan harga',
  'Parameter Ongkos|Making charges': 'Upah',
  'Persen|Percent of the gold value': 'Peratus nilai emas',
};
export default harga;
