import { useEffect, useState } from 'react';
import { STOPS } from '../page/move-on.ts';

const heirs = new Set<() => void>();

/** For a part of the screen that takes a focus whose place is gone, or has nothing to do any more; the returned function ends it. */
export const inheritFocus = (heir: () => void): (() => void) => {
  heirs.add(heir);
  return () => heirs.delete(heir);
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What comes next in its form after a field that takes nothing any more. */
const nextOf = (from: HTMLElement): HTMLElement | undefined =>
  [...(from.closest('form')?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(
    (one) =>
      one.offsetParent !== null && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Notes what has the focus; the returned function gives it back, unless by then something else was given it: to the next field where it was settled meanwhile. */
export const rememberFocus = (): (() => void) => {
  const from = document.activeElement;
  return () => {
    // Once the dialog is gone from the page.
    setTimeout(() => {
      if (isLost() && from instanceof HTMLElement && from.isConnected) {
        from.focus({ preventScroll: true });
        if (isLost()) nextOf(from)?.focus({ preventScroll: true });
      }
      if (isLost()) for (const heir of heirs) heir();
    });
  };
};

/** For a dialog that stands only while it is open: the focus goes back to where it came from when the dialog goes. */
export const useReturnFocus = (): void => {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
};
