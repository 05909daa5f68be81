const perhatian = {
  'Perhatian Selesai|Attention done': 'Controlli conclusi',
  'Belum selesai|Not done': 'Da vedere',
  'Di bawah minimum|Below the minimum': 'Sotto il minimo',
  'Kantong ringan|Light bag': 'Sacchetto leggero',
  'Laporan Perlu Perhatian|Needs attention': 'Da controllare',
  'Perihal|Matter': 'Motivo',
  'Salinan|Copies printed': 'Copie stampate',
  'Selesai|Done': 'Fatto',
  'Selisih non tunai|Non-cash difference': 'Differenza non in contanti',
};
export default perhatian;
