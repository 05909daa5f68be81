import type id from '../id/settings.ts';

const settings: Record<keyof typeof id, string> = {
  originPUSAT: '總店',
  originSTANDAR: '預設',
  originTOKO: '店舖',
  drop: '捨棄更改',
  forCustomer: '顧客聯',
  forShop: '店舖聯',
  hundredths: '百分之一克',
  notaFields: '銷售 Nota',
  notaTitle: 'Nota 設定',
  preview: '預覽',
  previewOf: '{{format}} 紙張 Nota 預覽',
  reset: '還原預設',
  resetOf: '還原預設：{{setting}}',
  roundingStep: '湊整單位（克）',
  sampleSign: '顧客',
  sampleStamp: '敬啟',
  sampleTotal: '總額',
  save: '儲存更改',
  saveChanges: '儲存 {{count}} 項更改',
  scopeAll: '更改將成為所有店舖的預設。',
  scopeToko: '更改適用於店舖 {{toko}}。',
  search: '搜尋設定',
  systemTitle: '系統設定',
  thousandths: '千分之一克',
};
export default settings;
