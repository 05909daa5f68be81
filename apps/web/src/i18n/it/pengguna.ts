import type id from '../id/pengguna.ts';

const pengguna: Record<keyof typeof id, string> = {
  appKADAR: 'Kadar',
  appOTORISATOR: 'Autenticatore',
  ended: 'terminata {{at}}',
  noSessions: 'Mai entrato',
  putOut: '{{count}} sessioni terminate',
  putOutAll: 'Disconnetti tutte',
  putOutOne: 'Disconnetti',
  rights: 'Diritti di accesso',
  seen: 'vista {{at}}',
  sessions: 'Dispositivi e sessioni',
  sessionsOf: 'Dispositivi e sessioni: {{user}}',
  since: 'dal {{at}}',
  thisSession: 'Questa sessione',
};
export default pengguna;
