import type id from '../id/login.ts';

const login: Record<keyof typeof id, string> = {
  about: '關於 Kadar',
  cancel: '取消',
  claim: '每一克、每一盾，各安其位。',
  claimText: '金店的銷售、存貨、現金及總賬，盡在同一交易之中，由收銀櫃位直達店主報表。',
  demo: '示範登入',
  demoText: '示範資料：選擇用戶登入（密碼 {{password}}）。',
  enter: '登入',
  password: '密碼',
  privacy: '私隱政策',
  showPassword: '顯示密碼',
  takeover: '接管',
  takeoverText: '另一處的登入將會結束，您可在此繼續。',
  terms: '條款及細則',
  title: '登入',
  userId: '用戶 ID',
  version: 'Kadar {{version}}',
  welcome: '歡迎',
  welcomeText: '登入您的店舖。',
};
export default login;
