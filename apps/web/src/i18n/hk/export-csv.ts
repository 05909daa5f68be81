import type id from '../id/export-csv.ts';

const exportCsv: Record<keyof typeof id, string> = {
  DATA: '交易及紀錄',
  MASTER: '基本資料',
  about: '約 {{rows}} 行',
  download: '匯出 CSV',
  from: '開始日期',
  intro: '選擇資料表、店舖及日期範圍。檔案會逐行傳送，資料表大小不限。',
  logged: '每次匯出均記入審計紀錄：操作者、資料表、篩選條件及行數。',
  noTable: '沒有相符的資料表',
  pickTable: '選擇資料表…',
  rows: '{{rows}} 行',
  table: '資料表',
  title: '匯出 CSV',
  to: '結束日期',
};
export default exportCsv;
