import type id from '../id/akunting.ts';

const akunting: Record<keyof typeof id, string> = {
  account: '勘定番号',
  accountOf: '{{role}}の勘定番号',
  back: '戻る',
  credit: '貸方',
  debit: '借方',
  dropChanges: '変更が保存されていません。このまま戻りますか？',
  edit: '編集',
  editOf: '{{name}}の勘定を編集',
  mapped: '設定済み勘定',
  pick: '勘定を選択…',
  role: '勘定区分',
  save: '変更を保存',
  side: '貸借',
  title: '会計パラメータ',
  trx: '仕訳名',
  type: '仕訳区分',
};
export default akunting;
