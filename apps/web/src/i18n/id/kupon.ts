const kupon = {
  chooseFirst: 'Pilih dulu kupon contohnya di daftar',
  count: 'Jumlah kupon',
  countHelp: '1 sampai {{max}} kupon sekaligus',
  issueAndPrint: 'Terbitkan & cetak ({{jumlah}})',
  issueLike:
    'Syarat dan nilainya sama dengan {{kode}} ({{keterangan}}); setiap kupon mendapat kode acak sendiri.',
  issueMany: 'Terbitkan banyak',
  issueTitle: 'Terbitkan banyak kupon',
  issued: '{{jumlah}} kupon diterbitkan, terbitan {{terbitan}}',
  printIssue: 'Cetak terbitan',
} as const;
export default kupon;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kupon: typeof kupon;
  }
}
