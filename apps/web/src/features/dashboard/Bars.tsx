import type { ReactNode } from 'react';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';

export interface Bar {
  key: string;
  name: ReactNode;
  text: string;
  href: string | null;
  /** What the bar is drawn by; nothing is drawn for what is not above zero. */
  size: number;
  note?: ReactNode;
}

/** Figures below each other with a bar for their size. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  const most = Math.max(0, ...bars.map(({ size }) => size));
  return (
    <ul className={css.bars}>
      {bars.map(({ key, name, text, href, size, note }) => (
        <li key={key}>
          <div className={css.barHead}>
            <span>{name}</span>
            <Figure href={href} className={`${css.barFigure} num`}>
              {text}
            </Figure>
          </div>
          <div className={css.bar} aria-hidden="true">
            <span style={{ width: `${most === 0 || size <= 0 ? 0 : (size / most) * 100}%` }} />
          </div>
          {note && <span className={css.quiet}>{note}</span>}
        </li>
      ))}
    </ul>
  );
};
