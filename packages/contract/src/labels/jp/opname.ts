const opname = {
  'Beda Berat|Weighs otherwise': '重量相違',
  'Ditemukan|Found after all': '後日発見',
  'Ganda|Scanned twice': '重複スキャン',
  'Hilang|Missing': '不明品',
  'Kelompok|Part of the count': '棚卸区分',
  'Ketemu|Found': '発見',
  'Klaim|Claim': '補償請求',
  'Lain|Apart': '別扱い',
  'Laporan Stock Opname Hutang|Counts of pledge bags': '質物棚卸レポート',
  'Oleh|By': '担当',
  'Putusan|What became of it': '処理結果',
  'Salah Tempat|Wrong place': '場所違い',
  'Stock Opname Hutang|Count pledge bags': '質物の棚卸',
  'Sudah Keluar|Gone already': '出庫済み',
  'Tidak Dikenal|Unknown': '未登録',
};
export default opname;
