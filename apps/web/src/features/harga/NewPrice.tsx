import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showPrice } from '../../kit/effect/show.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { dialogOpen } from '../../kit/page/Hotkey.tsx';
import type { BoardRow } from './board.ts';
import css from './harga.module.css';
import { nameOf } from './show.ts';
import type { Board } from './useBoard.tsx';

/** The cells of the board in the order they are walked. */
const cells = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('[data-line]')];

/** Up, down and Enter walk from cell to cell; Enter never sends anything [spec]. */
const walk = (event: KeyboardEvent<HTMLInputElement>): void => {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = cells();
  all[all.indexOf(event.currentTarget) + step]?.focus();
};

/** The prices come after the screen: by then the palette, or a field of the shell, may be typed into. */
const useFirstFocus = (wanted: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted && !dialogOpen() && !(document.activeElement instanceof HTMLInputElement))
      field.current?.focus();
  }, [wanted]);
  return field;
};

interface Props {
  row: BoardRow;
  board: Board;
  onAt: (id: string) => void;
  label?: string;
  size?: string;
  autoFocus?: boolean;
}

/** Where a line's new price is typed; the placeholder says what holds as long as nothing is. */
export const NewPrice = ({ row, board, onAt, label, size = 'xs', autoFocus = false }: Props) => {
  const { t } = useTranslation('harga');
  const field = useFirstFocus(autoFocus);
  const { line, typed, next, conflict } = row;
  const name = t('newPriceOf', { name: nameOf(t, line) });
  const may = board.boleh?.[line.jenis] === true;
  const meanwhile = conflict
    ? t(line.sendiri === null ? 'meanwhileFollows' : 'meanwhile', {
        user: line.oleh ?? '',
        price: line.harga === null ? '' : showPrice(line.harga),
      })
    : undefined;
  return (
    <RupiahField
      {...(label ? { label } : { 'aria-label': name })}
      leftSection={null}
      size={size}
      className={css.cell ?? ''}
      data-line={row.id}
      value={typed?.harga ?? null}
      placeholder={next === null ? '' : showPrice(next)}
      disabled={!may}
      title={may ? undefined : t('mayNot')}
      error={board.problems[row.id] ?? meanwhile}
      onChange={(harga) => board.type(row, harga)}
      onFocus={() => onAt(row.id)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') board.restore(row);
        else walk(event);
      }}
      ref={field}
    />
  );
};
