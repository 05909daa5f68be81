import type id from '../id/posisi-uang.ts';

const posisiUang: Record<keyof typeof id, string | Record<string, string>> = {
  age: '天數',
  asOf: '{{date}} 日終結餘',
  balance: '結餘',
  cameIn: '今日收入',
  heldBy: '在誰處',
  inAll: '全部',
  place: '位置',
  refresh: '重新載入',
  report: '報表',
  since: '最早日期',
  title: '資金',
  wentOut: '今日支出',
};
export default posisiUang;
