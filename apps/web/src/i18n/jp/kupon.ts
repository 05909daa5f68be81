import type id from '../id/kupon.ts';

const kupon: Record<keyof typeof id, string | Record<string, string>> = {
  chooseFirst: '先に一覧で見本のクーポンを選んでください',
  count: '枚数',
  countHelp: '一度に1～{{max}}枚',
  issueAndPrint: '発行して印刷（{{jumlah}}）',
  issueLike: '条件と金額は{{kode}}（{{keterangan}}）と同じです。クーポンごとに無作為のコードが付きます。',
  issueMany: 'まとめて発行',
  issueTitle: 'クーポンをまとめて発行',
  issued: '{{jumlah}}枚のクーポンを発行しました（発行番号 {{terbitan}}）',
  printIssue: '発行分を印刷',
};
export default kupon;
