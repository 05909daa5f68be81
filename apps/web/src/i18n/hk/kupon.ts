import type id from '../id/kupon.ts';

const kupon: Record<keyof typeof id, string | Record<string, string>> = {
  chooseFirst: '請先在列表中選擇作範本的優惠券',
  count: '張數',
  countHelp: '每次 1 至 {{max}} 張',
  issueAndPrint: '發行並打印（{{jumlah}}）',
  issueLike: '條款及面值與 {{kode}}（{{keterangan}}）相同；每張優惠券有其獨立的隨機編碼。',
  issueMany: '批量發行',
  issueTitle: '批量發行優惠券',
  issued: '已發行 {{jumlah}} 張優惠券，批次 {{terbitan}}',
  printIssue: '打印批次',
};
export default kupon;
