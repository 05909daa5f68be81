const harga = {
  'Berat Dari|Weight from': '重量 下限',
  'Berat Sampai|Weight to': '重量 上限',
  'Jenis Ongkos|Making charge type': '工賃区分',
  'Kelompok Harga|Price group': '価格グループ',
  'Master Kelompok Harga|Price groups': '価格グループ',
  'Parameter Ongkos|Making charges': '工賃',
  'Persen|Percent of the gold value': '金価額の割合 (%)',
};
export default harga;
