import css from './list.module.css';

/** Which way money went, as a dot and a word. */
export const Direction = ({ way, word }: { way: 'MASUK' | 'KELUAR'; word: string }) => (
  <span className={css.direction} data-way={way}>
    {word}
  </span>
);
