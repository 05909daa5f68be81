import type id from '../id/setup.ts';

const setup: Record<keyof typeof id, string> = {
  back: '返回',
  codeHelp: '三個字母或數字，會成為每張單據編號的一部分',
  create: '設定 Kadar',
  done: 'Kadar 已準備就緒，請登入',
  goldPrice: '每克金價 (24K)',
  headAddress: '總店地址',
  headCode: '總店編號',
  headName: '總店名稱',
  intro: '資料庫尚未有資料。只需三個步驟，店舖即可使用。',
  next: '下一步',
  ownerId: '店主用戶 ID',
  ownerName: '店主姓名',
  ownerPassword: '密碼',
  passwordHelp: '最少 8 個字元',
  priceHelp: '今日統一金價；可隨時更改',
  shopAddress: '店舖地址',
  shopCode: '店舖編號',
  shopName: '店舖名稱',
  stepHead: '總店',
  stepOwner: '店主',
  stepShop: '第一間店舖',
  title: '正在設定 Kadar',
};
export default setup;
