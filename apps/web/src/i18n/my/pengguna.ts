import type id from '../id/pengguna.ts';

const pengguna: Record<keyof typeof id, string> = {
  appKADAR: 'Kadar',
  appOTORISATOR: 'Pengesah',
  ended: 'tamat {{at}}',
  noSessions: 'Belum pernah masuk',
  putOut: '{{count}} sesi dikeluarkan',
  putOutAll: 'Keluarkan semua',
  putOutOne: 'Keluarkan',
  rights: 'Hak akses',
  seen: 'dilihat {{at}}',
  sessions: 'Peranti dan sesi',
  sessionsOf: 'Peranti dan sesi: {{user}}',
  since: 'sejak {{at}}',
  thisSession: 'Sesi ini',
};
export default pengguna;
