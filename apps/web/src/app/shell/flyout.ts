/** How long a floating sub-menu stays once it was left [spec B §9]. */
const HIDE_MS = 250;

export interface Flyout {
  /** Shows the sub-menu of a group at once, instead of any other. */
  enter: (key: string) => void;
  /** Hides what is shown in a while, unless one is entered before. */
  leave: () => void;
  /** Hides what is shown at once. */
  close: () => void;
}

/** At most one floating sub-menu; `show` is told which, or null. */
export const createFlyout = (show: (key: string | null) => void): Flyout => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (key: string | null): void => {
    clearTimeout(timer);
    show(key);
  };
  return {
    enter: now,
    leave: () => {
      clearTimeout(timer);
      timer = setTimeout(() => show(null), HIDE_MS);
    },
    close: () => now(null),
  };
};
