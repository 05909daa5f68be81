const perhatian = {
  'Perhatian Selesai|Attention done': 'Perhatian selesai',
  'Belum selesai|Not done': 'Belum selesai',
  'Di bawah minimum|Below the minimum': 'Di bawah minimum',
  'Kantong ringan|Light bag': 'Beg ringan',
  'Laporan Perlu Perhatian|Needs attention': 'Laporan Perlu Perhatian',
  'Perihal|Matter': 'Perkara',
  'Salinan|Copies printed': 'Salinan',
  'Selesai|Done': 'Selesai',
  'Selisih non tunai|Non-cash difference': 'Selisih bukan tunai',
};
export default perhatian;
