import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useMonths } from '../../kit/fields/dates.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';
import type { GoldDay } from './gold-days.ts';

/** Between the lowest and the highest price; a day without one has no line. */
const GoldChart = ({ days }: { days: readonly GoldDay[] }) => {
  const { t } = useTranslation('dashboard');
  const months = useMonths();
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), {
    notation: 'compact',
    maximumFractionDigits: 3,
  });
  const nameOf = (tanggal: string) =>
    `${Number(tanggal.slice(8))} ${months[Number(tanggal.slice(5, 7)) - 1] ?? ''}`;
  return (
    <div aria-hidden="true">
      <LineChart
        h={170}
        mt={12}
        data={days.map(({ tanggal, nominal }) => ({ tanggal: nameOf(tanggal), nominal }))}
        dataKey="tanggal"
        series={[{ name: 'nominal', label: t('goldPrice'), color: 'var(--k-chart-2)' }]}
        curveType="stepAfter"
        connectNulls={false}
        gridAxis="y"
        withDots={false}
        valueFormatter={(value) => showRupiah(Math.round(value))}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 28 }}
        yAxisProps={{
          width: 56,
          domain: ['auto', 'auto'],
          tickFormatter: (value: number) => compact.format(value),
        }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
};

export default GoldChart;
