const perhatian = {
  'Perhatian Selesai|Attention done': '已處理的留意事項',
  'Belum selesai|Not done': '未處理',
  'Di bawah minimum|Below the minimum': '低於最低價',
  'Kantong ringan|Light bag': '輕貨袋',
  'Laporan Perlu Perhatian|Needs attention': '需要留意',
  'Perihal|Matter': '事項',
  'Salinan|Copies printed': '已印副本',
  'Selesai|Done': '已處理',
  'Selisih non tunai|Non-cash difference': '非現金差額',
};
export default perhatian;
