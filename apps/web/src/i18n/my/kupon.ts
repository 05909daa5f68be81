import type id from '../id/kupon.ts';

const kupon: Record<keyof typeof id, string | Record<string, string>> = {
  chooseFirst: 'Pilih dahulu kupon contoh dalam senarai',
  count: 'Bilangan kupon',
  countHelp: '1 hingga {{max}} kupon sekali gus',
  issueAndPrint: 'Terbit & cetak ({{jumlah}})',
  issueLike:
    'Syarat dan nilai sama dengan {{kode}} ({{keterangan}}); setiap kupon mendapat kod rawak sendiri.',
  issueMany: 'Terbitkan banyak',
  issueTitle: 'Terbitkan banyak kupon',
  issued: '{{jumlah}} kupon diterbitkan, terbitan {{terbitan}}',
  printIssue: 'Cetak terbitan',
};
export default kupon;
