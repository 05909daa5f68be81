const hutangDaftar = {
  'Daftar Hitam Hutang|No loans to': 'Senarai hitam pinjaman',
  'Sampai Tanggal|Until': 'Hingga tarikh',
  'Kosong = seterusnya|Empty = for good': 'Kosong = selamanya',
  'Parameter Kolektibilitas|Grades of loans': 'Gred pinjaman',
  'Kode Kolek|Grade code': 'Kod gred',
  'Nama Kolek|Grade name': 'Nama gred',
  'Lewat Mulai (hari)|Past due from (days)': 'Lewat mulai (hari)',
  '0 = belum lewat jatuh tempo|0 = not past due': '0 = belum lewat tempoh',
};
export default hutangDaftar;
