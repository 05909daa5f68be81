const kesehatan = {
  title: 'Kesehatan',
  asOf: 'Versi {{versi}} · keadaan jam {{at}}',
  line: {
    CADANGAN: 'Cadangan',
    UJI_PULIH: 'Uji pulih',
    PEMERIKSAAN: 'Pemeriksaan buku',
    SEGEL: 'Segel',
    DISK: 'Disk',
    ANTRIAN: 'Antrian kerja',
  },
  state: {
    BAIK: 'Baik',
    BURUK: 'Bermasalah',
    BELUM: 'Belum pernah',
  },
  never: 'Belum pernah',
  now: 'Sekarang',
  span: {
    seconds: '{{jumlah}} detik',
    minutes: '{{jumlah}} menit',
    hours: '{{jumlah}} jam',
    days: '{{jumlah}} hari',
  },
  failedAt: 'Gagal {{at}}: {{why}}',
  why: {
    TEMPAT_TIDAK_ADA: 'tempatnya tidak ada',
    TEMPAT_TERTUTUP: 'tempatnya tidak dapat ditulisi',
    DISK_KECIL: 'ruang disk tidak cukup',
    TERPUTUS: 'terputus di tengah jalan',
    BERKAS_RUSAK: 'berkasnya rusak',
    TIDAK_COCOK: 'isinya tidak sama dengan yang dicadangkan',
    LAIN: 'sebab lain',
  },
  help: {
    CADANGAN: 'Buat cadangan sekarang, dan periksa tempat tujuannya.',
    UJI_PULIH: 'Cadangan yang tidak dapat dipulihkan bukan cadangan: buat yang baru, lalu uji lagi.',
    PEMERIKSAAN: 'Lihat temuan di bawah; pembukuan bertentangan, atau pemeriksaan malam tidak berjalan.',
    SEGEL:
      'Transaksi yang lama terbuka di PostgreSQL menahan segel. Bila tidak hilang sendiri, hubungi teknisi.',
    DISK: 'Kosongkan disk atau tambah ruang sebelum penuh: dengan disk penuh tidak ada yang dapat disimpan.',
    ANTRIAN:
      'Pekerjaan di belakang layar gagal atau tertahan. Jalankan ulang server; bila tetap, hubungi teknisi.',
  },
  passed: '{{lulus}} dari {{semua}} lulus',
  unsealed: '{{jumlah}} menunggu segel',
  free: '{{apa}}: bebas {{bebas}} dari {{total}}',
  disk: {
    DATA: 'Data',
    CADANGAN: 'Tempat cadangan',
  },
  database: 'Database memakai {{ukuran}}',
  queue: '{{menunggu}} menunggu · {{gagal}} gagal dalam 24 jam',
  checks: 'Pemeriksaan buku terakhir',
  check: 'Pemeriksaan',
  result: 'Hasil',
  found: 'Ada temuan',
  findings: 'Temuan',
  examples: 'Contoh',
  notChecked: 'Pemeriksaan belum pernah berjalan; tiap malam jam 03.47',
} as const;
export default kesehatan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kesehatan: typeof kesehatan;
  }
}
