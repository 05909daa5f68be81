import type id from '../id/kenapa.ts';

const kenapa: Record<keyof typeof id, string | Record<string, string>> = {
  ask: '確認',
  asked: '絞り込み：{{asked}}',
  found: '{{nomor}}：{{found}}',
  holds: '除外',
  lets: '通過',
  nomor: '番号またはバーコード',
  state: {
    TANPA_HAK: 'このアカウントでは表示できません',
    TERLIHAT: '{{nomor}} はここにあります',
    TERSARING: '{{nomor}} はここにありません',
    TIDAK_ADA: '{{nomor}} は存在しません',
  },
};
export default kenapa;
