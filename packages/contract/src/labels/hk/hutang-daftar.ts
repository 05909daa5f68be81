const hutangDaftar = {
  'Daftar Hitam Hutang|No loans to': '不放款名單',
  'Sampai Tanggal|Until': '至',
  'Kosong = seterusnya|Empty = for good': '空白 = 永久',
  'Parameter Kolektibilitas|Grades of loans': '貸款等級',
  'Kode Kolek|Grade code': '等級代碼',
  'Nama Kolek|Grade name': '等級名稱',
  'Lewat Mulai (hari)|Past due from (days)': '逾期起（天）',
  '0 = belum lewat jatuh tempo|0 = not past due': '0 = 未逾期',
};
export default hutangDaftar;
