import { callHandlers } from '../../../kit/api/context.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import { request } from '../../../kit/api/transport.ts';

/** Ends the session here and on the server; the page then shows its door again [spec B §7]. */
export const leave = async (user_id: string): Promise<void> => {
  try {
    await request('POST', 'users/logout', { body: { user_id } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    callHandlers().sessionEnded();
  }
};
