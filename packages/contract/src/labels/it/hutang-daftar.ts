const hutangDaftar = {
  'Daftar Hitam Hutang|No loans to': 'Nessun prestito a',
  'Sampai Tanggal|Until': 'Fino al',
  'Kosong = seterusnya|Empty = for good': 'Vuoto = per sempre',
  'Parameter Kolektibilitas|Grades of loans': 'Classi dei prestiti',
  'Kode Kolek|Grade code': 'Codice classe',
  'Nama Kolek|Grade name': 'Nome classe',
  'Lewat Mulai (hari)|Past due from (days)': 'In ritardo da (giorni)',
  '0 = belum lewat jatuh tempo|0 = not past due': '0 = non scaduto',
};
export default hutangDaftar;
