const harga = {
  'Berat Dari|Weight from': 'Peso da',
  'Berat Sampai|Weight to': 'Peso a',
  'Jenis Ongkos|Making charge type': 'Tipo di costo di lavorazione',
  'Kelompok Harga|Price group': 'Gruppo prezzi',
  'Master Kelompok Harga|Price groups': 'Gruppi prezzi',
  'Parameter Ongkos|Making charges': 'Costi di lavorazione',
  'Persen|Percent of the gold value': 'Percentuale del valore dell’oro',
};
export default harga;
