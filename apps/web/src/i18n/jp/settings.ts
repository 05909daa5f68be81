import type id from '../id/settings.ts';

const settings: Record<keyof typeof id, string> = {
  originPUSAT: '本部',
  originSTANDAR: '標準',
  originTOKO: '店舗',
  drop: '変更を破棄',
  forCustomer: '顧客用',
  forShop: '店舗控え',
  hundredths: '1/100グラム',
  notaFields: '販売Nota',
  notaTitle: 'Nota設定',
  preview: 'プレビュー',
  previewOf: '用紙{{format}}でのNotaプレビュー',
  reset: '標準に戻す',
  resetOf: '標準に戻す：{{setting}}',
  roundingStep: '端数処理の単位（グラム）',
  sampleSign: 'お客様',
  sampleStamp: '店舗印',
  sampleTotal: '合計',
  save: '変更を保存',
  saveChanges: '{{count}}件の変更を保存',
  scopeAll: '変更は全店舗の標準として適用されます。',
  scopeToko: '変更は店舗{{toko}}に適用されます。',
  search: '設定を検索',
  systemTitle: 'システム設定',
  thousandths: '1/1000グラム',
};
export default settings;
