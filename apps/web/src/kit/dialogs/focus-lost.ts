import { type RefObject, useEffect, useEffectEvent } from 'react';
import { inheritFocus } from './return-focus.ts';

/** Whether no key reaches anything: what had the focus is gone from the page, or has nothing to do any more. */
const focusLost = (): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(':disabled');
};

/** Gives a lost focus to the first that matches in a part of the screen, from its first look on, and when a dialog has nowhere to give it back to. */
export const useFocusKept = (part: RefObject<HTMLElement | null>, selector: string): void => {
  const keep = useEffectEvent(() => {
    if (focusLost()) part.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  useEffect(() => keep());
  useEffect(() => inheritFocus(() => keep()), []);
};
