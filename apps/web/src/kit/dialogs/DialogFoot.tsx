import type { ReactNode } from 'react';
import css from './dialog-foot.module.css';

interface Props {
  children: ReactNode;
  /** The buttons share the whole width. */
  wide?: boolean;
}

/** The last thing in a dialog: its buttons, always in sight. */
export const DialogFoot = ({ children, wide = false }: Props) => (
  <div className={css.foot} data-wide={wide || undefined}>
    {children}
  </div>
);
