import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IntegerField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { type Count, countedCash } from './closing-model.ts';
import css from './hari.module.css';

interface Props {
  count: Count;
  onChange: (lembar: Count['lembar']) => void;
}

const MAX_LEMBAR = 1_000_000;
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Notes and coins down the column: type a number, Enter for the next. */
export const CashCount = ({ count, onChange }: Props) => {
  const { t } = useTranslation('hari');
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const inputs = [...(table.current?.querySelectorAll('input') ?? [])];
    const next = inputs[inputs.indexOf(event.currentTarget) + step];
    if (next) next.focus();
    else if (step > 0) document.querySelector<HTMLElement>('[data-non-cash]')?.focus();
  };
  return (
    <table ref={table} className={css.count}>
      <thead>
        <tr>
          <th scope="col" className={css.countHead}>
            {t('pecahan')}
          </th>
          <th scope="col" className={css.countHead}>
            {t('lembar')}
          </th>
          <th scope="col" className={css.countHead}>
            {t('jumlah')}
          </th>
        </tr>
      </thead>
      <tbody>
        {PECAHAN.map((rp, at) => {
          const lembar = count.lembar[rp] ?? null;
          return (
            <tr key={rp}>
              <th scope="row" className={css.countName} data-filled={lembar ? true : undefined}>
                {showRupiah(rp)}
              </th>
              <td className={css.countInput}>
                <IntegerField
                  aria-label={t('lembarOf', { pecahan: showRupiah(rp) })}
                  value={lembar}
                  onChange={(next) =>
                    onChange({ ...count.lembar, [rp]: next === null ? null : Math.min(next, MAX_LEMBAR) })
                  }
                  onKeyDown={move}
                  data-autofocus={at === 0 || undefined}
                  autoFocus={at === 0}
                />
              </td>
              <td className={css.countFigure} data-filled={lembar ? true : undefined}>
                {lembar ? showRupiah(lembar * rp) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={css.countTotalName}>
            {t('counted')}
          </th>
          <td className={css.countTotal}>{showRupiah(countedCash(count))}</td>
        </tr>
      </tfoot>
    </table>
  );
};
