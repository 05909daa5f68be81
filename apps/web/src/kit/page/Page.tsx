import { type ReactNode, useEffect } from 'react';
import css from './page.module.css';
import { Trail } from './Trail.tsx';
import { useKeptScroll } from './useKeptScroll.ts';

interface Props {
  title: string;
  /** What users call it, under the title. */
  under?: string;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  /** The title is for the ear and the browser's tab alone: the screen needs the room. */
  bare?: boolean;
  children: ReactNode;
}

/** One title, its actions on the right, then the content; also names the browser's tab. */
export const Page = ({ title, under, actions, bare = false, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Kadar`;
  }, [title]);
  const place = useKeptScroll<HTMLDivElement>(true, 'page');
  return (
    <div className={css.page} ref={place}>
      {bare ? (
        <h1 className={css.unseen}>{title}</h1>
      ) : (
        <div className={css.head}>
          <div className={css.named}>
            <Trail title={title} />
            <h1 className={css.title}>{title}</h1>
            {under && <p className={css.under}>{under}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
};
