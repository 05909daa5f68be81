import type id from '../id/pengguna.ts';

const pengguna: Record<keyof typeof id, string> = {
  appKADAR: 'Kadar',
  appOTORISATOR: '認証アプリ',
  ended: '{{at}} に終了',
  noSessions: 'サインインなし',
  putOut: '{{count}} 件のセッションを終了',
  putOutAll: 'すべて終了',
  putOutOne: '終了',
  rights: 'アクセス権',
  seen: '最終 {{at}}',
  sessions: '端末とセッション',
  sessionsOf: '端末とセッション：{{user}}',
  since: '{{at}} から',
  thisSession: 'このセッション',
};
export default pengguna;
