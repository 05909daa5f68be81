import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from './board.ts';
import css from './harga.module.css';
import { nameOf, sourceOf } from './show.ts';
import type { Board } from './useBoard.tsx';

/** Whose price a line sells at; pressed, it changes sides. Out of the way of Tab: the cell beside it has Alt+G. */
export const SourceButton = ({ row, board }: { row: BoardRow; board: Board }) => {
  const { t } = useTranslation('harga');
  const text = sourceOf(t, row);
  if (row.line.jenis === 'GLOBAL' || board.boleh?.[row.line.jenis] !== true) return text;
  return (
    <UnstyledButton
      className={`${css.source ?? ''} k-touch`}
      data-changed={(row.typed && row.own !== (row.line.sendiri !== null)) || undefined}
      aria-label={t('sourceOf', { name: nameOf(t, row.line), source: text })}
      title="Alt+G"
      tabIndex={-1}
      onClick={() => board.toggle(row)}
    >
      {text}
    </UnstyledButton>
  );
};
