import { useTranslation } from 'react-i18next';
import { showPercent, showPrice } from '../../kit/effect/show.ts';
import type { BoardRow } from './board.ts';
import css from './harga.module.css';
import { nameOf } from './show.ts';

const SHOWN = 6;

/** The prices that move by more than ±5 %, as the question before the save names them. */
export const BigChanges = ({ rows }: { rows: readonly BoardRow[] }) => {
  const { t } = useTranslation('harga');
  return (
    <>
      <span>{t('bigText', { count: rows.length })}</span>
      <table className={css.big}>
        <tbody>
          {rows.slice(0, SHOWN).map(({ id, line, next }) => (
            <tr key={id}>
              <th scope="row">{nameOf(t, line)}</th>
              <td>{line.harga !== null && showPrice(line.harga)}</td>
              <td aria-hidden="true">→</td>
              <td>{next !== null && showPrice(next)}</td>
              <td>{next !== null && showPercent(line.harga, next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <span>{t('bigMore', { count: rows.length - SHOWN })}</span>}
    </>
  );
};
