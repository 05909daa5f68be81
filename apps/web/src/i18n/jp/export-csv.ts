import type id from '../id/export-csv.ts';

const exportCsv: Record<keyof typeof id, string> = {
  DATA: '取引と記録',
  MASTER: 'マスタ',
  about: '約{{rows}}行',
  download: 'CSV出力',
  from: '開始日',
  intro:
    'テーブル、店舗、期間を選択してください。テーブルの大きさにかかわらず、ファイルは1行ずつ送信されます。',
  logged: 'すべての出力は監査ログに記録されます（担当者、テーブル、フィルター、行数）。',
  noTable: '該当するテーブルがありません',
  pickTable: 'テーブルを選択…',
  rows: '{{rows}}行',
  table: 'テーブル',
  title: 'CSV出力',
  to: '終了日',
};
export default exportCsv;
