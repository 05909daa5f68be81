import type id from '../id/harga.ts';

const harga: Record<keyof typeof id, string> = {
  change: '變動',
  down: '下跌 {{amount}} ({{percent}} %)',
  field: '統一金價',
  fieldHelp: '純金每克印尼盾價格，儲存後即時適用於所有店舖',
  history: '金價紀錄',
  line: '金價走勢',
  reloading: '頁面即將重新載入…',
  save: '儲存資料',
  since: '生效時間',
  title: '統一金價參數',
  up: '上升 {{amount}} ({{percent}} %)',
  user: '用戶',
};
export default harga;
