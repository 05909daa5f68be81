const perhatian = {
  'Perhatian Selesai|Attention done': '対応済みの件',
  'Belum selesai|Not done': '未対応',
  'Di bawah minimum|Below the minimum': '最低価格未満',
  'Kantong ringan|Light bag': '軽い袋',
  'Laporan Perlu Perhatian|Needs attention': '要確認一覧',
  'Perihal|Matter': '件名',
  'Salinan|Copies printed': '控えの印刷',
  'Selesai|Done': '対応済み',
  'Selisih non tunai|Non-cash difference': '非現金差異',
};
export default perhatian;
