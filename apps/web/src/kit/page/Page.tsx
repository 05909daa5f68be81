import { type ReactNode, useEffect } from 'react';
import css from './page.module.css';

interface Props {
  title: string;
  /** What users call it, under the title. */
  under?: string;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One title, its actions on the right, then the content; also names the browser's tab. */
export const Page = ({ title, under, actions, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Kadar`;
  }, [title]);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div>
          <h1 className={css.title}>{title}</h1>
          {under && <p className={css.under}>{under}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};
