import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../kit/fields/locales.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';
import type { GoldDay } from './gold-days.ts';

/** Room for the upper half of the highest price's own name. */
const TOP = { top: 10 };

/** Between the lowest and the highest price; a day without one has no line. */
const GoldChart = ({ days }: { days: readonly GoldDay[] }) => {
  const { t } = useTranslation('dashboard');
  const { short } = useShopTime();
  const compact = new Intl.NumberFormat(localeOf(useLanguage()), {
    notation: 'compact',
    maximumFractionDigits: 3,
  });
  const nameOf = (tanggal: string) => short(`${tanggal}T05:00:00Z`);
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
          interval: 0,
          domain: ['auto', 'auto'],
          tickFormatter: (value: number) => compact.format(value),
        }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false, margin: TOP }}
      />
    </div>
  );
};

export default GoldChart;
