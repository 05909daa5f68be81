import type id from '../id/posisi-uang.ts';

const posisiUang: Record<keyof typeof id, string | Record<string, string>> = {
  age: '日数',
  asOf: '{{date}} 終了時の残高',
  balance: '残高',
  cameIn: '本日入金',
  heldBy: '保持者',
  inAll: '合計',
  place: '場所',
  refresh: '再読込',
  report: 'レポート',
  since: '最古の日付',
  title: '資金',
  wentOut: '本日出金',
};
export default posisiUang;
