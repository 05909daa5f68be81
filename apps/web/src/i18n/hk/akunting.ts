import type id from '../id/akunting.ts';

const akunting: Record<keyof typeof id, string> = {
  account: '科目編號',
  accountOf: '{{role}}的科目編號',
  back: '返回',
  credit: '貸方',
  debit: '借方',
  dropChanges: '更改尚未儲存，仍要返回嗎？',
  edit: '修改',
  editOf: '修改{{name}}的科目',
  mapped: '已設科目',
  pick: '選擇科目…',
  role: '科目用途',
  save: '儲存更改',
  side: '借貸方',
  title: '會計參數',
  trx: '分錄名稱',
  type: '分錄類別',
};
export default akunting;
