const pengguna = {
  appKADAR: 'Kadar',
  appOTORISATOR: 'Otorisator',
  ended: 'berakhir {{at}}',
  noSessions: 'Belum pernah masuk',
  putOut: '{{count}} sesi dikeluarkan',
  putOutAll: 'Keluarkan semua',
  putOutOne: 'Keluarkan',
  rights: 'Hak akses',
  seen: 'terlihat {{at}}',
  sessions: 'Perangkat dan sesi',
  sessionsOf: 'Perangkat dan sesi: {{user}}',
  since: 'sejak {{at}}',
  thisSession: 'Sesi ini',
} as const;
export default pengguna;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pengguna: typeof pengguna;
  }
}
