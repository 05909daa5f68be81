const laporan = {
  against: '{{gerak}} dari {{nama}}',
  againstNothing: '{{nama}} tidak ada',
  banding: {
    SEBELUMNYA: 'sebelumnya',
    TAHUN_LALU: 'tahun lalu',
    TIDAK: 'Tanpa pembanding',
  },
  before: '{{nama}} {{nilai}}',
  compare: 'Bandingkan',
  compareWith: 'Bandingkan: {{nama}}',
  earlier: 'Lalu',
  down: 'turun {{persen}}',
  forgetView: 'Hapus tampilan {{nama}}',
  keepView: 'Simpan tampilan ini…',
  keepViewDo: 'Simpan',
  figure: '{{label}} {{nilai}}',
  largest: 'terbesar {{nama}} {{persen}}',
  mover: '{{nama}} {{gerak}}',
  moverNew: '{{nama}} baru, {{nilai}}',
  onlyOn: '{{label}}: {{nilai}}',
  overAMonth: 'Lebih dari 1 bulan',
  ownDates: 'Tanggal sendiri',
  periodOf: 'Periode: {{nama}}',
  rentang: {
    HARI_INI: 'Hari ini',
    KEMARIN: 'Kemarin',
    TUJUH_HARI: '7 hari',
    MINGGU_INI: 'Minggu ini',
    MINGGU_LALU: 'Minggu lalu',
    BULAN_INI: 'Bulan ini',
    BULAN_LALU: 'Bulan lalu',
    TAHUN_INI: 'Tahun ini',
    TAHUN_LALU: 'Tahun lalu',
    LEBARAN_INI: 'Sejak Lebaran',
    LEBARAN_LALU: 'Lebaran ke Lebaran',
  },
  removeMark: 'Hapus saringan {{nilai}}',
  same: 'sama',
  up: 'naik {{persen}}',
  viewName: 'Nama tampilan',
  viewNameHelp: 'Hari yang punya nama, seperti Bulan lalu, selalu mengikuti hari dibuka.',
  views: 'Tampilan',
  wholeBefore: '{{nama}} sehari penuh {{nilai}}',
} as const;
export default laporan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    laporan: typeof laporan;
  }
}
