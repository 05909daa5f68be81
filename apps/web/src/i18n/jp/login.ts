import type id from '../id/login.ts';

const login: Record<keyof typeof id, string> = {
  about: 'Kadarについて',
  cancel: 'キャンセル',
  claim: '1グラム、1ルピアまで、正確に。',
  claimText: '貴金属店の販売・在庫・現金・総勘定元帳を一つの取引で。レジからオーナーのレポートまで。',
  demo: 'デモログイン',
  demoText: 'デモデータ：ユーザーを選んでログインします（パスワード {{password}}）。',
  enter: 'ログイン',
  password: 'パスワード',
  privacy: 'プライバシーポリシー',
  showPassword: 'パスワードを表示',
  takeover: '引き継ぐ',
  takeoverText: '他の場所のセッションを終了し、ここで続行します。',
  terms: '利用規約',
  title: 'ログイン',
  userId: 'ユーザーID',
  version: 'Kadar {{version}}',
  welcome: 'ようこそ',
  welcomeText: '店舗にログインしてください。',
};
export default login;
