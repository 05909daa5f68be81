type Measured = Pick<HTMLElement, 'scrollWidth' | 'clientWidth' | 'textContent'> & { value?: string };

/** What does not fit where it stands; '' where all of it is seen. Of a field it is what was written into it. */
export const cutText = ({ scrollWidth, clientWidth, textContent, value }: Measured): string =>
  scrollWidth > clientWidth ? (value ?? textContent ?? '').trim() : '';

/** From what is pointed at up to what cuts it: a word stands no deeper in its cell. */
const DEPTH = 4;

const cutterOf = (target: EventTarget | null): HTMLElement | null => {
  let element = target instanceof HTMLElement ? target : null;
  for (let step = 0; element && step < DEPTH; step++, element = element.parentElement)
    if (getComputedStyle(element).textOverflow === 'ellipsis') return element;
  return null;
};

/** What an ellipsis cuts is told whole to who points at it: tables, cards and fields alike. */
export const tellCut = (): void => {
  document.addEventListener('pointerover', ({ target }) => {
    const cutter = cutterOf(target);
    if (!cutter || (cutter.title && cutter.dataset.cut === undefined)) return;
    const whole = cutText(cutter);
    if (whole) cutter.dataset.cut = '';
    else delete cutter.dataset.cut;
    if (cutter.title !== whole) cutter.title = whole;
    if (!whole) cutter.removeAttribute('title');
  });
};
