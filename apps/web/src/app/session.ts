import type { QueryClient } from '@tanstack/react-query';
import { callApp, pickToko } from '../kit/api/context.ts';
import { isApiError } from '../kit/api/errors.ts';
import { request } from '../kit/api/transport.ts';
import { disconnectLive } from '../kit/live.ts';
import { unmarkSession } from '../kit/session-mark.ts';

const DEVICE = 'kadar.device.';

/**
 * Clears what belongs to the session [spec B §2]; what belongs to the device (language, colours, columns) stays. The
 * authenticator's session takes only its own along: the till of another window keeps what was typed there.
 */
export const clearSession = (client: QueryClient): void => {
  if (callApp() === 'OTORISATOR') {
    pickToko(null);
    unmarkSession('OTORISATOR');
  } else
    for (const key of Object.keys(localStorage)) if (!key.startsWith(DEVICE)) localStorage.removeItem(key);
  disconnectLive();
  client.clear();
};

/** Ends the session here and on the server; on failure the page reloads all the same [spec B §7]. */
export const signOut = async (client: QueryClient, user_id: string): Promise<void> => {
  try {
    await request('POST', 'users/logout', { body: { user_id } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    clearSession(client);
    window.location.assign('/');
  }
};
