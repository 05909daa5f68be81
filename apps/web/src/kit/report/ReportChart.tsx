import '@mantine/charts/styles.layer.css';
import type { ReportDefinition } from '@kadar/contract/report.ts';
import type { Row } from '@kadar/documents/table.ts';
import { BarChart, LineChart } from '@mantine/charts';
import { Text, type XAxisTickContentProps } from 'recharts';
import { localeOf } from '../fields/locales.ts';
import { useFormat } from '../format.ts';
import { useLanguage, useText } from '../text.ts';

const COLORS = ['var(--k-chart-1)', 'var(--k-chart-2)', 'var(--k-chart-3)', 'var(--k-chart-4)'];

/** In pixels: rows of the table below are what a report is for. */
const HEIGHT = 150;

interface Props {
  definition: ReportDefinition;
  chart: NonNullable<ReportDefinition['chart']>;
  rows: readonly Row[];
}

/** In pixels: two lines of a name below the axis. */
const NAMES_HEIGHT = 38;
/** More names than these have no room of their own; some are left out. */
const MOST_NAMES = 16;

/** A name below its bars, over two lines where it is long, and whole in its title. */
const Name = ({ x, y, width = 0, visibleTicksCount, payload }: XAxisTickContentProps) => (
  <g>
    <title>{String(payload.value)}</title>
    <Text
      x={x}
      y={Number(y) + 4}
      width={Number(width) / Math.max(1, visibleTicksCount) - 4}
      maxLines={2}
      textAnchor="middle"
      verticalAnchor="start"
      fontSize={12}
      lineHeight={14}
      fill="currentColor"
      style={{ fontSize: 12 }}
    >
      {String(payload.value)}
    </Text>
  </g>
);

/** Rows of the same x are one point: their figures added up. */
const pointsOf = (
  rows: readonly Row[],
  x: string,
  y: readonly string[],
): Record<string, string | number>[] => {
  const points = new Map<string, Record<string, string | number>>();
  for (const row of rows) {
    const at = String(row[x] ?? '');
    const point = points.get(at) ?? { [x]: at };
    for (const key of y) point[key] = Number(point[key] ?? 0) + Number(row[key] ?? 0);
    points.set(at, point);
  }
  return [...points.values()];
};

/** The plot above a report's table; its own chunk. */
const ReportChart = ({ definition, chart, rows }: Props) => {
  const read = useText();
  const format = useFormat();
  const kindOf = (key: string) => definition.columns[key]?.kind ?? 'text';
  const points = pointsOf(rows, chart.x, chart.y).map((point) => ({
    ...point,
    [chart.x]: format(kindOf(chart.x), point[chart.x]),
  }));
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const scale = kindOf(chart.y[0] ?? '') === 'gram' ? 1000 : 1;
  const Chart = chart.kind === 'bar' ? BarChart : LineChart;
  return (
    <figure style={{ margin: 0 }} aria-label={read(definition.title)}>
      <Chart
        h={HEIGHT}
        data={points}
        dataKey={chart.x}
        series={chart.y.map((key, at) => ({
          name: key,
          label: definition.columns[key] ? read(definition.columns[key].label) : key,
          color: COLORS[at % COLORS.length] ?? 'var(--k-chart-1)',
        }))}
        {...(chart.kind === 'bar' &&
          points.length <= MOST_NAMES && {
            xAxisProps: { interval: 0, height: NAMES_HEIGHT, tick: Name },
          })}
        withLegend={chart.y.length > 1}
        valueFormatter={(value) =>
          format(kindOf(chart.y[0] ?? ''), unscaled(kindOf(chart.y[0] ?? ''), value))
        }
        yAxisProps={{ width: 64, tickFormatter: (value: number) => compact.format(value / scale) }}
      />
    </figure>
  );
};

/** The rows hold milligrams; the formatter reads grams as on the wire. */
const unscaled = (kind: string, value: number): number =>
  kind === 'gram' ? Math.round(value) / 1000 : Math.round(value);

export default ReportChart;
