import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import css from './list.module.css';

/** Which way money went, as an arrow and a word. */
export const Direction = ({ way, word }: { way: 'MASUK' | 'KELUAR'; word: string }) => {
  const Icon = way === 'MASUK' ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <span className={css.direction} data-way={way}>
      <Icon size={15} aria-hidden="true" />
      {word}
    </span>
  );
};
