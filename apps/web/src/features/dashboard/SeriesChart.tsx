import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { localeOf } from '../../kit/fields/locales.ts';
import { useLanguage } from '../../kit/text.ts';
import type { SeriesPoint } from './series.ts';

export interface SeriesChartProps {
  kind: 'bar' | 'line';
  points: readonly SeriesPoint[];
  series: readonly { name: string; label: string; color: string }[];
  /** A place of the axis as it stands below it. */
  showKey: (key: string) => string;
  show: (value: number) => string;
  /** The last place of the axis that there is; what is to come is not drawn. */
  until: string;
}

/** Room for the upper half of the axis' highest name. */
const TOP = { top: 10 };
/** Four bars for each of thirty days leave little between them. */
const GAPS = { barGap: 1, barCategoryGap: '16%' };

const SeriesChart = ({ kind, points, series, showKey, show, until }: SeriesChartProps) => {
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const common = {
    h: 240,
    data: points.map(({ key, values }) => ({ ...(key <= until && values), key: showKey(key) })),
    dataKey: 'key',
    series: [...series],
    withLegend: series.length > 1,
    valueFormatter: show,
    yAxisProps: { width: 56, tickFormatter: (value: number) => compact.format(value) },
  };
  return (
    <div aria-hidden="true">
      {kind === 'bar' ? (
        <BarChart
          {...common}
          maxBarWidth={24}
          barProps={{ isAnimationActive: false }}
          barChartProps={{ accessibilityLayer: false, margin: TOP, ...GAPS }}
        />
      ) : (
        <LineChart
          {...common}
          curveType="linear"
          connectNulls={false}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{ accessibilityLayer: false, margin: TOP }}
        />
      )}
    </div>
  );
};

export default SeriesChart;
