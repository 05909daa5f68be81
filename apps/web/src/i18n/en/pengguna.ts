import type id from '../id/pengguna.ts';

const pengguna: Record<keyof typeof id, string> = {
  appKADAR: 'Kadar',
  appOTORISATOR: 'Authenticator',
  ended: 'ended {{at}}',
  noSessions: 'Never signed in',
  putOut: '{{count}} sessions ended',
  putOutAll: 'Put all out',
  putOutOne: 'Put out',
  rights: 'Access rights',
  seen: 'seen {{at}}',
  sessions: 'Devices and sessions',
  sessionsOf: 'Devices and sessions: {{user}}',
  since: 'since {{at}}',
  thisSession: 'This session',
};
export default pengguna;
