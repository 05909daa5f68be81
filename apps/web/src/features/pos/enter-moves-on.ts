import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'input:not([type=hidden]):not(:disabled), button[type=submit]';

/** Enter goes to the next field of a form and never submits it [spec A §5]; on the button it is the button's. */
export const enterMovesOn = (event: KeyboardEvent<HTMLElement>): void => {
  const from = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(from instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  fields[fields.indexOf(from) + 1]?.focus();
};
