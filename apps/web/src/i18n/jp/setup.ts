import type id from '../id/setup.ts';

const setup: Record<keyof typeof id, string> = {
  back: '戻る',
  codeHelp: '英数字3文字。すべての伝票番号に含まれます',
  create: 'Kadarを準備',
  done: 'Kadarの準備ができました。ログインしてください',
  goldPrice: '金価格 1 g (24K)',
  headAddress: '本部の住所',
  headCode: '本部コード',
  headName: '本部名',
  intro: 'データベースは空です。3つの手順で店舗を始められます。',
  next: '次へ',
  ownerId: 'オーナーのユーザーID',
  ownerName: 'オーナー名',
  ownerPassword: 'パスワード',
  passwordHelp: '8文字以上',
  priceHelp: '本日の基準価格。いつでも変更できます',
  shopAddress: '店舗の住所',
  shopCode: '店舗コード',
  shopName: '店舗名',
  stepHead: '本部',
  stepOwner: 'オーナー',
  stepShop: '最初の店舗',
  title: 'Kadarの準備',
};
export default setup;
