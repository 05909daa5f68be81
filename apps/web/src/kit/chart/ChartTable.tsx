import { Box } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Filler } from '../table/Fill.tsx';
import css from './chart.module.css';
import { placesAre } from './scale.ts';
import type { ChartPoint, ChartProps } from './types.ts';

/** Until a row is measured; a finger's is higher. */
const ROW_PX = 30;
const OVERSCAN = 4;

/** The figures of a plot, a row for each place that has any; those near sight are drawn. */
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
  const own = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => own.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // The head stays above the rows.
    scrollPaddingStart: ROW_PX,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Box
      ref={own}
      component="section"
      className={css.behind}
      h={h}
      tabIndex={0}
      aria-label={`${label}, ${t('asTable')}`}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t(`chart${placesAre(points.map(({ key }) => key))}`)}</th>
            {series.map(({ name, label: of }) => (
              <th key={name} scope="col" className={css.figure}>
                {of}
              </th>
            ))}
          </tr>
        </thead>
        <Filler height={above} columns={series.length + 1} />
        <tbody>
          {items.map(({ index }) => {
            const { key, values } = rows[index] as ChartPoint;
            return (
              <tr key={key} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
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
            );
          })}
        </tbody>
        <Filler height={below} columns={series.length + 1} />
      </table>
    </Box>
  );
};
