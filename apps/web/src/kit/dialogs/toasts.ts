import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { isApiError } from '../api/errors.ts';

/** [spec A §9] */
const TOAST_MS = 3000;
const SUCCESS_MS = 2000;
const ERROR_MS = 3000;

/** A short note in the corner, 3 s. */
export const toast = (message: string): void => {
  notifications.show({ message, color: 'ink.6', autoClose: TOAST_MS });
};

/** What was asked for is done: 2 s, in the middle of the top. */
export const alertSuccess = (message: string): void => {
  notifications.show({ message, color: 'emerald.6', autoClose: SUCCESS_MS, position: 'top-center' });
};

/** The red 'Oopss!!' alert, 3 s [spec A §8]. */
export const alertError = (message: string): void => {
  notifications.show({
    title: i18next.t('oops', { ns: 'kit' }),
    message,
    color: 'brick.6',
    autoClose: ERROR_MS,
    position: 'top-center',
  });
};

/**
 * Shows any failure as the spec wants it: no answer as a toast, a refusal as the red alert. What the user dismissed
 * himself and the end of a session say nothing. Errors that are not of a call are thrown on.
 */
export const showFailure = (error: unknown): void => {
  if (!isApiError(error)) throw error;
  if (error.kind === 'dismissed' || error.code === 'INVALID_TOKEN') return;
  if (error.unanswered) toast(error.message);
  else alertError(error.message);
};
