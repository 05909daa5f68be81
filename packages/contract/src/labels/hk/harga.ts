const harga = {
  'Berat Dari|Weight from': '重量由',
  'Berat Sampai|Weight to': '重量至',
  'Jenis Ongkos|Making charge type': '手工費類型',
  'Kelompok Harga|Price group': '價格組別',
  'Master Kelompok Harga|Price groups': '價格組別',
  'Parameter Ongkos|Making charges': '手工費參數',
  'Persen|Percent of the gold value': '金值百分比',
};
export default harga;
