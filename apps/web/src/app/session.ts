import type { Me } from '@kadar/contract/endpoints/session.ts';
import { logout } from '@kadar/contract/endpoints/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../kit/api/call.ts';
import { isApiError } from '../kit/api/errors.ts';
import { disconnectLive } from '../kit/live.ts';

const MARK = 'kadar.session';
const DEVICE = 'kadar.device.';

/** Whether this browser had a session when it was last looked at; saves strangers a refused call. */
export const hadSession = (): boolean => localStorage.getItem(MARK) !== null;
export const markSession = (): void => localStorage.setItem(MARK, '1');

/** Clears what belongs to the session [spec B §2]; what belongs to the device (language, colours, columns) stays. */
export const clearSession = (client: QueryClient): void => {
  for (const key of Object.keys(localStorage)) if (!key.startsWith(DEVICE)) localStorage.removeItem(key);
  disconnectLive();
  client.clear();
};

/** Ends the session here and on the server; on failure the page reloads all the same [spec B §7]. */
export const signOut = async (client: QueryClient, user_id: string): Promise<void> => {
  try {
    await call(logout, { body: { user_id } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    clearSession(client);
    window.location.assign('/');
  }
};

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
