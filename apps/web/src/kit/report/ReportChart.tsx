import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import type { Row } from '@kadar/documents/table.ts';
import { Chart } from '../chart/Chart.tsx';
import type { ChartPoint } from '../chart/types.ts';
import { useShopTime } from '../fields/shop-time.ts';
import { useFormat } from '../format.ts';
import { useText } from '../text.ts';

/** This period is gold, the other is ink. */
const GOLD = 'var(--k-chart-2)';
const INK = 'var(--k-chart-1)';
const COLORS = ['var(--k-chart-1)', 'var(--k-chart-2)', 'var(--k-chart-3)', 'var(--k-chart-4)'];

/** In pixels: rows of the table below are what a report is for. */
const HEIGHT = 126;

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
const pointsOf = (rows: readonly Row[], x: string, y: readonly string[]) => {
  const points = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const at = String(row[x] ?? '');
    const point = points.get(at) ?? {};
    for (const key of y) point[key] = (point[key] ?? 0) + Number(row[key] ?? 0);
    points.set(at, point);
  }
  return [...points];
};

/** The plot above a report's table. */
const ReportChart = ({ definition, chart, rows, before, beforeName, onMark }: Props) => {
  const read = useText();
  const format = useFormat();
  const { short } = useShopTime();
  const kindOf = (key: string) => definition.columns[key]?.kind ?? 'text';
  const [only, ...others] = chart.y;
  const gram = kindOf(only ?? '') === 'gram';
  const days = kindOf(chart.x) === 'date';
  const earlier =
    before && before.length > 0 && only && others.length === 0 ? beforeOf(before, only, days) : null;
  const points = pointsOf(rows, chart.x, chart.y).map(([key, values], at): ChartPoint => {
    const was = earlier?.(key, at);
    return { key, values: { ...values, ...(was !== undefined && { [BEFORE]: gram ? was * 1000 : was }) } };
  });
  const nameKey = (key: string) => format(kindOf(chart.x), key);
  return (
    <Chart
      h={HEIGHT}
      label={read(definition.title)}
      kind={chart.kind}
      points={points}
      series={[
        ...(earlier ? [{ name: BEFORE, label: beforeName, color: INK }] : []),
        ...chart.y.map((key, at) => ({
          name: key,
          label: definition.columns[key] ? read(definition.columns[key].label) : key,
          color: others.length === 0 ? GOLD : (COLORS[at % COLORS.length] ?? INK),
        })),
      ]}
      showKey={days ? (key) => short(`${key}T05:00:00Z`) : nameKey}
      nameKey={nameKey}
      show={(value) => format(kindOf(only ?? ''), unscaled(gram, value))}
      {...(gram && { scale: 1000 })}
      onMark={onMark}
    />
  );
};

/** The rows hold milligrams; the formatter reads grams as on the wire. */
const unscaled = (gram: boolean, value: number): number =>
  gram ? Math.round(value) / 1000 : Math.round(value);

export default ReportChart;
