import { type RefObject, useEffect } from 'react';

/** Whether no key reaches anything: what had the focus is gone from the page, or has nothing to do any more. */
const focusLost = (): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(':disabled');
};

/** Gives a lost focus to the first that matches in a part of the screen, from its first look on. */
export const useFocusKept = (part: RefObject<HTMLElement | null>, selector: string): void => {
  useEffect(() => {
    if (focusLost()) part.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
};
