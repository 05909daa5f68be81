import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './chart.module.css';
import type { ChartProps } from './types.ts';

/** The figures of a plot, a row for each place that has any. */
export const ChartTable = ({
  label,
  h,
  points,
  series,
  nameKey,
  show,
  onMark,
}: ChartProps & { h: number }) => {
  const { t } = useTranslation('kit');
  const rows = points.filter(({ values }) =>
    series.some(({ name }) => values[name] !== undefined && values[name] !== null && values[name] !== 0),
  );
  return (
    <Box
      component="section"
      className={css.behind}
      h={h}
      tabIndex={0}
      aria-label={`${label}, ${t('asTable')}`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('chartPlace')}</th>
            {series.map(({ name, label: of }) => (
              <th key={name} scope="col" className={css.figure}>
                {of}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, values }) => (
            <tr key={key}>
              <th scope="row">
                {onMark ? (
                  <button type="button" className={`${css.open} k-touch`} onClick={() => onMark(key)}>
                    {nameKey(key)}
                  </button>
                ) : (
                  nameKey(key)
                )}
              </th>
              {series.map(({ name }) => (
                <td key={name} className={`${css.figure} num`}>
                  {values[name] === undefined || values[name] === null ? '' : show(values[name] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
