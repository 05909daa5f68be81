import type { Me } from '@kadar/contract/endpoints/session.ts';

const MARK = 'kadar.session';

/** Whether this browser had a session when it was last looked at; saves strangers a refused call. */
export const hadSession = (): boolean => localStorage.getItem(MARK) !== null;
export const markSession = (): void => localStorage.setItem(MARK, '1');

const FIRST = ['/dashboard'];
const FIRST_OF_KASIR = ['/transaksi-penjualan', '/dashboard'];

/** The screen a user starts on: the till for a cashier, else the dashboard, else the first of the menu. */
export const homeOf = ({ user, menu }: Me): string => {
  const routes = menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(({ open }) => open);
  const wanted = user.level === 'KASIR' ? FIRST_OF_KASIR : FIRST;
  const found = wanted.find((route) => routes.some((entry) => entry.route === route));
  return found ?? routes[0]?.route ?? '/not-available';
};
