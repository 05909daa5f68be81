import type id from '../id/harga.ts';

const harga: Record<keyof typeof id, string> = {
  change: '変動',
  down: '{{amount}}下落 ({{percent}} %)',
  field: '基準価格',
  fieldHelp: '純金1 gあたりのルピア価格。保存時から全店舗に適用されます',
  history: '価格履歴',
  line: '金価格の推移',
  reloading: 'まもなくページを再読み込みします…',
  save: 'データを保存',
  since: '適用開始',
  title: '金基準価格パラメータ',
  up: '{{amount}}上昇 ({{percent}} %)',
  user: 'ユーザー',
};
export default harga;
