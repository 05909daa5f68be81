import type { Me } from '@kadar/contract/endpoints/session.ts';
import { firstScreens } from '@kadar/contract/menu.ts';

/** The screen a user starts on: the till for a cashier, else the dashboard, else the first of the menu. */
export const homeOf = ({ user, menu }: Me): string => {
  const routes = menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(({ open }) => open);
  const found = firstScreens(user.level).find((route) => routes.some((entry) => entry.route === route));
  return found ?? routes[0]?.route ?? '/not-available';
};
