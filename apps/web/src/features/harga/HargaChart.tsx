import { useShopTime } from '../../kit/fields/shop-time.ts';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../kit/fields/locales.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';
import { type HargaEmas, pointsOf } from './history.ts';

/** The price as a line of steps in time: each one holds until the next. */
const HargaChart = ({ data }: { data: HargaEmas }) => {
  const { t } = useTranslation('harga');
  const language = useLanguage();
  const points = useMemo(() => pointsOf(data, Date.now()), [data]);
  const locale = localeOf(language);
  const { short } = useShopTime();
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 3 });
  return (
    <figure style={{ margin: 0 }} aria-label={t('overTime')}>
      <LineChart
        h={240}
        data={points.map(({ at, nominal }) => ({ at, nominal }))}
        dataKey="at"
        series={[{ name: 'nominal', label: t('field'), color: 'var(--k-chart-2)' }]}
        curveType="stepAfter"
        lineChartProps={{ margin: { right: 12 } }}
        withDots={points.length < 40}
        valueFormatter={showRupiah}
        xAxisProps={{
          type: 'number',
          scale: 'time',
          domain: ['dataMin', 'dataMax'],
          tickFormatter: (at: number) => short(at),
        }}
        yAxisProps={{
          width: 64,
          domain: ['auto', 'auto'],
          tickFormatter: (value: number) => compact.format(value),
        }}
        tooltipProps={{ labelFormatter: (at) => (typeof at === 'number' ? short(at) : '') }}
      />
    </figure>
  );
};

export default HargaChart;
