import { useTranslation } from 'react-i18next';
import { showPrice } from '../../kit/effect/show.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import type { BoardRow } from './board.ts';
import { Delta } from './Delta.tsx';
import css from './harga.module.css';
import { NewPrice } from './NewPrice.tsx';
import { SourceButton } from './SourceButton.tsx';
import type { Board } from './useBoard.tsx';

interface Props {
  board: Board;
  /** The line of the focused cell. */
  at: string | null;
  onAt: (id: string) => void;
}

const Figure = ({ value }: { value: number | null }) => (
  <td className={css.figure}>{value !== null && showPrice(value)}</td>
);

const Row = ({ row, board, at, onAt }: Props & { row: BoardRow }) => {
  const { clock, short, moment, day } = useShopTime();
  const today = day(Date.now());
  const { line } = row;
  return (
    <tr
      data-kind={line.jenis}
      data-at={row.id === at || undefined}
      data-typed={row.typed !== undefined || undefined}
    >
      <th scope="row">{line.label}</th>
      <td>
        <SourceButton row={row} board={board} />
      </td>
      <Figure value={line.harga} />
      <td className={css.fresh}>
        <NewPrice row={row} board={board} onAt={onAt} />
      </td>
      <td className={css.move}>
        <Delta row={row} />
      </td>
      <Figure value={line.lebur} />
      <Figure value={line.plafond} />
      <td className={css.since} title={line.sejak ? `${moment(line.sejak)} ${line.oleh ?? ''}` : undefined}>
        {line.sejak && (day(line.sejak) === today ? clock(line.sejak) : short(line.sejak))}
      </td>
    </tr>
  );
};

/** Each kadar with its groups, one line each, its new price typed in place. */
export const BoardTable = (props: Props) => {
  const { t } = useTranslation('harga');
  const rows = props.board.rows.filter(({ line }) => line.jenis !== 'GLOBAL');
  return (
    <div className={css.frame}>
      <table className={css.board} aria-label={t('today')}>
        <thead>
          <tr>
            <th scope="col">{t('kadar')}</th>
            <th scope="col">{t('source')}</th>
            <th scope="col" data-end>
              {t('selling')}
            </th>
            <th scope="col" data-end>
              {t('fresh')}
            </th>
            <th scope="col" data-end>
              <abbr title={t('change')}>Δ</abbr>
            </th>
            <th scope="col" data-end>
              {t('melt')}
            </th>
            <th scope="col" data-end>
              {t('limit')}
            </th>
            <th scope="col">{t('since')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
