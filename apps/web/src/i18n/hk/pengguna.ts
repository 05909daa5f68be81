import type id from '../id/pengguna.ts';

const pengguna: Record<keyof typeof id, string> = {
  appKADAR: 'Kadar',
  appOTORISATOR: '驗證器',
  ended: '於 {{at}} 結束',
  noSessions: '從未登入',
  putOut: '已登出 {{count}} 個工作階段',
  putOutAll: '全部登出',
  putOutOne: '登出',
  rights: '權限',
  seen: '最近 {{at}}',
  sessions: '裝置與工作階段',
  sessionsOf: '裝置與工作階段：{{user}}',
  since: '由 {{at}}',
  thisSession: '此工作階段',
};
export default pengguna;
