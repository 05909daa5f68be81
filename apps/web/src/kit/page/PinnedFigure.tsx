import type { ColumnKind } from '@kadar/contract/columns.ts';
import { IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showCell } from '../format.ts';
import type { Expected } from './expected.ts';
import css from './pinned.module.css';

interface Props {
  expected: Expected;
  kind: ColumnKind;
  /** What stands here, in whole rupiah, milligrams or pieces; undefined until it is known. */
  actual: number | undefined;
}

const FROM = {
  uang: 'figureFromUang',
  dashboard: 'figureFromDashboard',
  'laba-rugi': 'figureFromLabaRugi',
  neraca: 'figureFromNeraca',
  'arus-kas': 'figureFromArusKas',
} as const;

/** The figure a list or report was opened from, and whether it adds up to it. */
export const PinnedFigure = ({ expected, kind, actual }: Props) => {
  const { t } = useTranslation('kit');
  const show = (value: number): string => `${showCell(kind, value)}${kind === 'gram' ? ' g' : ''}`;
  const same = actual === expected.value;
  return (
    <p className={css.pinned} role="status" data-differs={(actual !== undefined && !same) || undefined}>
      <IconPin size={18} aria-hidden="true" />
      <span>{t(FROM[expected.source])}</span>
      <strong className="num">{show(expected.value)}</strong>
      {actual !== undefined &&
        (same ? (
          <span className={css.same}>{t('figureSame')}</span>
        ) : (
          <span>{t('figureDiffers', { nilai: show(actual), beda: show(actual - expected.value) })}</span>
        ))}
    </p>
  );
};
