import { useEffect, useState } from 'react';

/** Notes what has the focus; the returned function gives it back, unless by then something else was given it. */
export const rememberFocus = (): (() => void) => {
  const from = document.activeElement;
  return () => {
    // Once the dialog is gone from the page.
    setTimeout(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    });
  };
};

/** For a dialog that stands only while it is open: the focus goes back to where it came from when the dialog goes. */
export const useReturnFocus = (): void => {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
};
