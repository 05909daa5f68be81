const hutangDaftar = {
  'Daftar Hitam Hutang|No loans to': '貸付禁止リスト',
  'Sampai Tanggal|Until': '期限',
  'Kosong = seterusnya|Empty = for good': '空欄 = 無期限',
  'Parameter Kolektibilitas|Grades of loans': '貸付の区分',
  'Kode Kolek|Grade code': '区分コード',
  'Nama Kolek|Grade name': '区分名',
  'Lewat Mulai (hari)|Past due from (days)': '延滞開始（日）',
  '0 = belum lewat jatuh tempo|0 = not past due': '0 = 期限内',
};
export default hutangDaftar;
