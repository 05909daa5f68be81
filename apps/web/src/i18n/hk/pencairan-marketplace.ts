import type id from '../id/pencairan-marketplace.ts';

const pencairanMarketplace: Record<keyof typeof id, string | Record<string, string>> = {
  account: '帳戶',
  add: '記錄撥款',
  channel: '平台',
  chooseChannel: '請先選擇平台',
  nothingWaits: '沒有等待撥款的銷售',
  received: '實收',
  remark: '備註',
  searchPlaceholder: '單號、備註',
  settle: '撥款 {{amount}}',
  title: '平台撥款',
  waiting: '未撥款的銷售',
  whyLess: '少 {{amount}} 的原因',
  whyMore: '多 {{amount}} 的原因',
};
export default pencairanMarketplace;
