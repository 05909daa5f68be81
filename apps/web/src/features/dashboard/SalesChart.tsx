import '@mantine/charts/styles.layer.css';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { chartPenjualan } from '@kadar/contract/endpoints/dashboard.ts';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useMonths, useToday } from '../../kit/fields/dates.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';

type Point = DataOf<typeof chartPenjualan>[number];

interface Props {
  points: readonly Point[];
  kind: 'today' | 'monthly';
}

/** Hours before the first and after the last sale of the day say nothing, but for the usual opening hours. */
const OPEN_FROM = 8;
const OPEN_TO = 20;

/** Room for the upper half of the axis' highest name. */
const TOP = { top: 10 };

const openHours = (points: readonly Point[]): readonly Point[] => {
  const busy = points.flatMap(({ dokumen }, hour) => (dokumen > 0 ? [hour] : []));
  return points.slice(Math.min(OPEN_FROM, ...busy), Math.max(OPEN_TO, ...busy) + 1);
};

const SalesChart = ({ points, kind }: Props) => {
  const { t } = useTranslation('dashboard');
  const months = useMonths();
  const today = useToday();
  const { day, hour } = useShopTime();
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), { notation: 'compact' });
  const nameOf = ({ label }: Point) =>
    kind === 'today' ? `${label}.00` : (months[Number(label.slice(5)) - 1] ?? label);
  // Hours and months to come have no bar, not an empty one.
  const running =
    kind === 'today' ? (day(Date.now()) === today ? hour(Date.now()) : '24') : today.slice(0, 7);
  const shown = kind === 'today' ? openHours(points) : points;
  return (
    <div aria-hidden="true">
      <BarChart
        h={240}
        data={shown.map((point) => ({
          name: nameOf(point),
          ...(point.label <= running && { rp: point.rp }),
        }))}
        dataKey="name"
        series={[{ name: 'rp', label: t('sales'), color: 'var(--k-chart-1)' }]}
        maxBarWidth={40}
        valueFormatter={(value) => showRupiah(Math.round(value))}
        yAxisProps={{ width: 56, tickFormatter: (value: number) => compact.format(value) }}
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false, margin: TOP }}
      />
    </div>
  );
};

export default SalesChart;
