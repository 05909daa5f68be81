import { messageText } from '@kadar/contract/errors.ts';
import { say } from '../../i18n/words.ts';
import { callLanguage } from '../api/context.ts';
import { endsSession, isApiError, saysTimeout } from '../api/errors.ts';
import { wantOverlays } from './overlays.ts';

/** [spec A §9] */
const TOAST_MS = 3000;
const SUCCESS_MS = 2000;
const ERROR_MS = 3000;

interface Note {
  title?: string;
  message: string;
  color?: string;
  className?: string;
  autoClose: number;
}

const show = async (note: Note): Promise<void> => {
  wantOverlays();
  const { notifications } = await import('@mantine/notifications');
  const label = say('close', { ns: 'kit' });
  notifications.show({ ...note, closeButtonProps: { 'aria-label': label } });
};

/** A short note, 3 s. */
export const toast = (message: string): void => {
  void show({ message, color: 'ink.6', autoClose: TOAST_MS });
};

/** What was asked for is done: 2 s. */
export const alertSuccess = (message: string): void => {
  void show({ message, color: 'emerald.6', autoClose: SUCCESS_MS });
};

/** The red 'Oopss!!' alert, 3 s [spec A §8]. */
export const alertError = (message: string): void => {
  const title = say('oops', { ns: 'kit' });
  void show({ title, message, className: 'alert-error', autoClose: ERROR_MS });
};

/**
 * Shows any failure as the spec wants it: no answer and a timeout as a toast, a refusal as the red alert. What the user dismissed
 * himself, a quiet failure and the end of a session say nothing. Errors that are not of a call are thrown on.
 */
export const showFailure = (error: unknown): void => {
  if (!isApiError(error)) throw error;
  if (['dismissed', 'quiet'].includes(error.kind) || endsSession(error.status, error)) return;
  if (error.unanswered) toast(error.message);
  else if (saysTimeout({ message: error.message })) toast(messageText('KONEKSI_TIMEOUT', callLanguage()));
  else alertError(error.message);
};
