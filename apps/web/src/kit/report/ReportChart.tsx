import '@mantine/charts/styles.layer.css';
import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import type { Row } from '@kadar/documents/table.ts';
import { BarChart, LineChart } from '@mantine/charts';
import { Text, type XAxisTickContentProps } from 'recharts';
import { localeOf } from '../fields/locales.ts';
import { useFormat } from '../format.ts';
import { useLanguage, useText } from '../text.ts';

/** This period is gold, the other is ink. */
const GOLD = 'var(--k-chart-2)';
const INK = 'var(--k-chart-1)';
const COLORS = ['var(--k-chart-1)', 'var(--k-chart-2)', 'var(--k-chart-3)', 'var(--k-chart-4)'];

/** In pixels: rows of the table below are what a report is for. */
const HEIGHT = 150;

interface Props {
  definition: ReportDefinition;
  chart: NonNullable<ReportDefinition['chart']>;
  rows: readonly Row[];
  /** The points of what is compared with, of which one figure is drawn beside its own. */
  before: ReportSums['titik'] | null;
  beforeName: string;
  /** A mark was clicked: the value of its x as the rows have it. */
  onMark: (x: string) => void;
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

/** What was before, beside what is now. */
const BEFORE = 'sebelum';

/** The point before of each point: on days by their order, else by their name. */
const beforeOf = (
  before: ReportSums['titik'],
  key: string,
  days: boolean,
): ((x: string, at: number) => number | undefined) => {
  const named = new Map(before.map(({ x, jumlah }) => [x, jumlah[key] ?? 0]));
  return (x, at) => (days ? (before[at]?.jumlah[key] ?? undefined) : named.get(x));
};

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
const ReportChart = ({ definition, chart, rows, before, beforeName, onMark }: Props) => {
  const read = useText();
  const format = useFormat();
  const kindOf = (key: string) => definition.columns[key]?.kind ?? 'text';
  const [only, ...others] = chart.y;
  const gram = kindOf(only ?? '') === 'gram';
  const earlier =
    before && before.length > 0 && only && others.length === 0
      ? beforeOf(before, only, kindOf(chart.x) === 'date')
      : null;
  const raw = pointsOf(rows, chart.x, chart.y);
  const points = raw.map((point, at): Record<string, string | number> => {
    const was = earlier?.(String(point[chart.x]), at);
    return {
      ...point,
      ...(was !== undefined && { [BEFORE]: gram ? was * 1000 : was }),
      [chart.x]: format(kindOf(chart.x), point[chart.x]),
    };
  });
  const clicked = ({ activeLabel }: { activeLabel?: string | number | undefined }): void => {
    const at = points.findIndex((point) => String(point[chart.x]) === String(activeLabel));
    const x = raw[at]?.[chart.x];
    if (x !== undefined) onMark(String(x));
  };
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const scale = gram ? 1000 : 1;
  const Chart = chart.kind === 'bar' ? BarChart : LineChart;
  return (
    <figure style={{ margin: 0 }} aria-label={read(definition.title)}>
      <Chart
        h={HEIGHT}
        data={points}
        dataKey={chart.x}
        series={[
          ...(earlier ? [{ name: BEFORE, label: beforeName, color: INK }] : []),
          ...chart.y.map((key, at) => ({
            name: key,
            label: definition.columns[key] ? read(definition.columns[key].label) : key,
            color: others.length === 0 ? GOLD : (COLORS[at % COLORS.length] ?? INK),
          })),
        ]}
        {...(chart.kind === 'bar'
          ? {
              barChartProps: { onClick: clicked, style: { cursor: 'pointer' } },
              ...(points.length <= MOST_NAMES && {
                xAxisProps: { interval: 0, height: NAMES_HEIGHT, tick: Name },
              }),
            }
          : { lineChartProps: { onClick: clicked, style: { cursor: 'pointer' } } })}
        withLegend={chart.y.length > 1 || earlier !== null}
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
