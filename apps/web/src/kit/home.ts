import type { Me, SessionApp } from '@kadar/contract/endpoints/session.ts';
import { firstScreens } from '@kadar/contract/menu.ts';

/** The end of the till's session leaves the authenticator's mark, and the other way round. */
const MARKS: Record<SessionApp, string> = { KADAR: 'kadar.session', OTORISATOR: 'kadar.device.otorisator' };

/** Whether this browser had a session when it was last looked at; saves strangers a refused call. */
export const hadSession = (app: SessionApp = 'KADAR'): boolean => localStorage.getItem(MARKS[app]) !== null;
export const markSession = (app: SessionApp = 'KADAR'): void => localStorage.setItem(MARKS[app], '1');
export const unmarkSession = (app: SessionApp): void => localStorage.removeItem(MARKS[app]);

/** The screen a user starts on: the till for a cashier, else the dashboard, else the first of the menu. */
export const homeOf = ({ user, menu }: Me): string => {
  const routes = menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(({ open }) => open);
  const found = firstScreens(user.level).find((route) => routes.some((entry) => entry.route === route));
  return found ?? routes[0]?.route ?? '/not-available';
};
