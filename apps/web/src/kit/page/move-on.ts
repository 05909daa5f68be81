import type { KeyboardEvent } from 'react';

/** Where Enter goes in a form. */
export const STOPS = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), button[type=submit]';

/**
 * Enter goes to the next input of a form and from the last one to its button, and never submits [spec A §5]; in a
 * textarea it stays a new line. For a form's onKeyDown.
 */
export const moveOn = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(from instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.offsetParent !== null,
  );
  stops[stops.indexOf(from) + 1]?.focus();
};
