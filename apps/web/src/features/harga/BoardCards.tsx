import { showPrice } from '../../kit/effect/show.ts';
import type { BoardRow } from './board.ts';
import { Delta } from './Delta.tsx';
import css from './harga.module.css';
import { NewPrice } from './NewPrice.tsx';
import { SourceButton } from './SourceButton.tsx';
import type { Board } from './useBoard.tsx';

interface Props {
  board: Board;
  onAt: (id: string) => void;
}

const Group = ({ row, board, onAt }: Props & { row: BoardRow }) => (
  <div className={css.group}>
    <span>
      <strong>{row.line.label}</strong>
      <SourceButton row={row} board={board} />
      <Delta row={row} />
    </span>
    <NewPrice row={row} board={board} onAt={onAt} size="md" />
  </div>
);

const Card = ({ rows: [head, ...groups], ...props }: Props & { rows: readonly BoardRow[] }) =>
  head && (
    <section className={css.card} aria-label={head.line.label}>
      <div className={css.cardHead}>
        <strong>{head.line.label}</strong>
        <SourceButton row={head} board={props.board} />
        <Delta row={head} />
      </div>
      {head.line.harga !== null && <p className={css.price}>{showPrice(head.line.harga)}</p>}
      <NewPrice row={head} {...props} size="md" />
      {groups.map((row) => (
        <Group key={row.id} row={row} {...props} />
      ))}
    </section>
  );

/** On a phone: a card per kadar, its price large, its groups under it. */
export const BoardCards = (props: Props) => {
  const rows = props.board.rows.filter(({ line }) => line.jenis !== 'GLOBAL');
  const cards = Map.groupBy(rows, ({ line }) => line.kadar);
  return [...cards].map(([kadar, ofKadar]) => <Card key={kadar} rows={ofKadar} {...props} />);
};
