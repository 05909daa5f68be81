import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { localeOf } from '../../kit/fields/locales.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';
import type { Day } from './figures.ts';

interface Props {
  days: readonly Day[];
  tokos: readonly string[];
}

const COLORS = ['var(--k-chart-1)', 'var(--k-chart-2)', 'var(--k-chart-3)', 'var(--k-chart-4)'];
/** More shops than colours are drawn as one. */
const STACKED = 4;

const WeekChart = ({ days, tokos }: Props) => {
  const locale = localeOf(useLanguage());
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  const stacked = tokos.length > 1 && tokos.length <= STACKED;
  const data = days.map(({ tanggal, tokos: byToko, whole }) => ({
    tanggal: weekday.format(new Date(`${tanggal}T00:00:00Z`)),
    ...(stacked ? byToko : { rp: whole.rp }),
  }));
  return (
    <div aria-hidden="true">
      <BarChart
        h={240}
        data={data}
        dataKey="tanggal"
        type="stacked"
        maxBarWidth={44}
        series={
          stacked
            ? tokos.map((name, at) => ({ name, color: COLORS[at] ?? 'var(--k-chart-1)' }))
            : [{ name: 'rp', label: tokos.length === 1 ? (tokos[0] ?? '') : '', color: 'var(--k-chart-1)' }]
        }
        withLegend={stacked}
        valueFormatter={(value) => showRupiah(Math.round(value))}
        yAxisProps={{ width: 56, tickFormatter: (value: number) => compact.format(value) }}
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
};

export default WeekChart;
