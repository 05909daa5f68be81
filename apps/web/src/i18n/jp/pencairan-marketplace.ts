import type id from '../id/pencairan-marketplace.ts';

const pencairanMarketplace: Record<keyof typeof id, string | Record<string, string>> = {
  account: '口座',
  add: '入金を記録',
  channel: 'チャネル',
  chooseChannel: '先にチャネルを選択',
  nothingWaits: '待っている販売はありません',
  received: '受取額',
  remark: '備考',
  searchPlaceholder: '番号・備考',
  settle: '{{amount}} を入金',
  title: 'マーケットプレイス入金',
  waiting: '未入金の販売',
  whyLess: '{{amount}} 少ない理由',
  whyMore: '{{amount}} 多い理由',
};
export default pencairanMarketplace;
