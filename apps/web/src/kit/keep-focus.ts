/**
 * A control that is disabled while it works loses the focus, and a person without a mouse his place: he gets it back
 * when the control is enabled again, unless by then something else has it.
 */
export const keepFocus = (): void => {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  const giveBack = (records: readonly MutationRecord[]): void => {
    const enabled = records.some(
      ({ target }) => target === last && !(target as Element).matches(':disabled'),
    );
    if (enabled && document.activeElement === document.body && last instanceof HTMLElement)
      last.focus({ preventScroll: true });
  };
  new MutationObserver(giveBack).observe(document.body, {
    attributeFilter: ['disabled'],
    subtree: true,
  });
};
