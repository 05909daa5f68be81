import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import type { SeriesChartProps } from './SeriesChart.tsx';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

interface Props extends SeriesChartProps {
  /** A place of the axis in full, for the list. */
  nameKey: (key: string) => string;
}

/** A chart; the same figures as a list for who cannot see it. */
export const Series = ({ nameKey, ...chart }: Props) => (
  <>
    <Suspense fallback={<WaitingRows h={240} />}>
      <SeriesChart {...chart} />
    </Suspense>
    <VisuallyHidden>
      <ul>
        {chart.points
          .filter(({ values }) => Object.values(values).some((value) => value !== 0))
          .map(({ key, values }) => (
            <li key={key}>
              {`${nameKey(key)}: `}
              {chart.series.map(({ name, label }) => `${label} ${chart.show(values[name] ?? 0)}`).join(', ')}
            </li>
          ))}
      </ul>
    </VisuallyHidden>
  </>
);
