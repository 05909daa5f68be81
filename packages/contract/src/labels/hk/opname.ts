const opname = {
  'Beda Berat|Weighs otherwise': '重量不符',
  'Ditemukan|Found after all': '事後尋獲',
  'Ganda|Scanned twice': '重複掃描',
  'Hilang|Missing': '遺失',
  'Kelompok|Part of the count': '盤點分類',
  'Ketemu|Found': '已找到',
  'Klaim|Claim': '索償',
  'Lain|Apart': '另列',
  'Laporan Stock Opname Hutang|Counts of pledge bags': '典當品盤點報表',
  'Oleh|By': '由',
  'Putusan|What became of it': '處理結果',
  'Salah Tempat|Wrong place': '位置不符',
  'Stock Opname Hutang|Count pledge bags': '盤點典當品',
  'Sudah Keluar|Gone already': '已離店',
  'Tidak Dikenal|Unknown': '不明',
};
export default opname;
