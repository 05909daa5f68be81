import { diffDays } from '@kadar/domain/dates.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../kit/chart/Chart.tsx';
import { priceDays } from '../../kit/chart/price-days.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import type { HargaEmas } from './history.ts';

/** At most. */
const YEAR = 366;

/** The price as a line of steps: each one holds until the next, the last one until today. */
const HargaChart = ({ data: { riwayat } }: { data: HargaEmas }) => {
  const { t } = useTranslation('harga');
  const showDate = useShowDate();
  const { day, short } = useShopTime();
  const points = useMemo(() => {
    const today = day(Date.now());
    const first = day(riwayat.at(-1)?.berlaku_at ?? today);
    return priceDays(riwayat, today, day, Math.min(YEAR, diffDays(first, today) + 1)).map(
      ({ tanggal, nominal }) => ({ key: tanggal, values: { nominal } }),
    );
  }, [riwayat, day]);
  return (
    <Chart
      label={t('overTime')}
      kind="step"
      points={points}
      series={[{ name: 'nominal', label: t('field'), color: 'var(--k-chart-2)' }]}
      showKey={(key) => short(`${key}T05:00:00Z`)}
      nameKey={showDate}
      show={showRupiah}
    />
  );
};

export default HargaChart;
