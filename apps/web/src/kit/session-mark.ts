import type { SessionApp } from '@kadar/contract/endpoints/session.ts';

/** The end of the till's session leaves the authenticator's mark, and the other way round. */
const MARKS: Record<SessionApp, string> = { KADAR: 'kadar.session', OTORISATOR: 'kadar.device.otorisator' };

/** Whether this browser had a session when it was last looked at; saves strangers a refused call. */
export const hadSession = (app: SessionApp = 'KADAR'): boolean => localStorage.getItem(MARKS[app]) !== null;
export const markSession = (app: SessionApp = 'KADAR'): void => localStorage.setItem(MARKS[app], '1');
export const unmarkSession = (app: SessionApp): void => localStorage.removeItem(MARKS[app]);
