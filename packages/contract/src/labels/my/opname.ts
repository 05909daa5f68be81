const opname = {
  'Beda Berat|Weighs otherwise': 'Berat berbeza',
  'Ditemukan|Found after all': 'Dijumpai kemudian',
  'Ganda|Scanned twice': 'Diimbas dua kali',
  'Hilang|Missing': 'Hilang',
  'Kelompok|Part of the count': 'Bahagian kiraan',
  'Ketemu|Found': 'Dijumpai',
  'Klaim|Claim': 'Tuntutan',
  'Lain|Apart': 'Diasingkan',
  'Laporan Stock Opname Hutang|Counts of pledge bags': 'Laporan kiraan gadaian',
  'Oleh|By': 'Oleh',
  'Putusan|What became of it': 'Keputusannya',
  'Salah Tempat|Wrong place': 'Salah tempat',
  'Stock Opname Hutang|Count pledge bags': 'Kiraan gadaian',
  'Sudah Keluar|Gone already': 'Sudah keluar',
  'Tidak Dikenal|Unknown': 'Tidak dikenali',
};
export default opname;
