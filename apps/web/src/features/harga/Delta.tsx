import { showPercent } from '../../kit/effect/show.ts';
import type { BoardRow } from './board.ts';
import css from './harga.module.css';
import { showStep } from './show.ts';

/** How far a line moves: rupiah per gram and percent; nothing where it stays. */
export const Delta = ({ row: { line, next } }: { row: BoardRow }) => {
  if (next === null || line.harga === null || next === line.harga) return null;
  return (
    <span className={css.delta} data-down={next < line.harga || undefined}>
      {showStep(line.harga, next)} <small>{showPercent(line.harga, next)}</small>
    </span>
  );
};
