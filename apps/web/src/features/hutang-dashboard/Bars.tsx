import type { ReactNode } from 'react';
import { AppLink } from '../../kit/page/AppLink.tsx';
import css from './hutang-dashboard.module.css';

export interface Bar {
  key: string;
  name: string;
  text: string;
  href: string | null;
  size: number;
  note?: ReactNode;
}

/** Figures below each other, each with a bar for its size; all of them keep their places while they change. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  const most = Math.max(0, ...bars.map(({ size }) => size));
  return (
    <ul className={css.bars}>
      {bars.map(({ key, name, text, href, size, note }) => (
        <li key={key}>
          <div className={css.barHead}>
            <span>{name}</span>
            {href === null ? (
              <span className="num">{text}</span>
            ) : (
              <AppLink href={href} className={`${css.figure} num`}>
                {text}
              </AppLink>
            )}
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
