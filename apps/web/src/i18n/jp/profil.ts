import type id from '../id/profil.ts';

const profil: Record<keyof typeof id, string> = {
  add: '指紋を登録',
  addText:
    '指紋はこの端末自体が読み取り、Kadarは公開鍵のみを保存します。離席中のセッションで他人が登録されないよう、パスワードの入力が必要です。',
  added: '指紋を登録しました',
  address: '住所',
  confirmRemove: '指紋{{name}}を削除しますか？',
  createdAt: '{{time}}登録',
  device: '端末名',
  deviceHelp: '例：スリさんのスマートフォン、レジ1のノートPC',
  empty: '登録された指紋はありません',
  fingerprints: '指紋',
  fingerprintsText: '登録した端末で承認を行うために使用します。',
  lastUsed: '最終使用 {{time}}',
  level: 'レベル',
  name: '氏名',
  neverUsed: '未使用',
  noReader: 'この端末に使用できる指紋リーダーがないか、ページがhttpsで開かれていません。',
  onlyAt: '{{host}}のみ',
  otorisator: '承認アプリを開く',
  password: 'あなたのパスワード',
  readerAddress:
    'このアドレスでは指紋を使えません。https とホスト名、または localhost で Kadar を開いてください。',
  readerBusy: 'この端末の指紋は登録済みです',
  readerDismissed: '端末で登録がキャンセルされました',
  readerFailed: 'もう一度お試しください',
  remove: '{{name}}を削除',
  removed: '指紋を削除しました',
  title: 'プロフィール',
  toko: '店舗',
  userId: 'ユーザーID',
};
export default profil;
