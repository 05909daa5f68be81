import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../kit/chart/Chart.tsx';
import { priceDays } from '../../kit/chart/price-days.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { Delta } from './Delta.tsx';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { goldQuery } from './queries.ts';

const DAYS = 30;
const SCREEN = '/parameter-harga-emas-global';

/** The gold price in force, and how it came there in thirty days. */
export const Gold = () => {
  const { t } = useTranslation('dashboard');
  const { day, short } = useShopTime();
  const showDate = useShowDate();
  const opens = useOpens();
  const { data, error, refetch } = useQuery(goldQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={200} />;
  const [last] = data.riwayat;
  if (!last) return <p className={css.quiet}>{t('noGold')}</p>;
  const days = priceDays(data.riwayat, day(Date.now()), day, DAYS);
  const first = days.find(({ nominal }) => nominal !== null);
  return (
    <>
      <Figure href={opens(SCREEN) ? SCREEN : null} className={css.goldValue}>
        {showRupiah(last.nominal)} /g
      </Figure>
      <div className={css.under}>
        {first?.nominal && (
          <Delta
            now={last.nominal}
            before={first.nominal}
            compared={t('since', { tanggal: showDate(first.tanggal) })}
          />
        )}
        <span className={css.small}>{t('inForce', { tanggal: showDate(day(last.berlaku_at)) })}</span>
      </div>
      {days.filter(({ nominal }) => nominal !== null).length > 1 && (
        <Chart
          h={170}
          label={t('gold')}
          kind="step"
          points={days.map(({ tanggal, nominal }) => ({ key: tanggal, values: { nominal } }))}
          series={[{ name: 'nominal', label: t('goldPrice'), color: 'var(--k-chart-2)' }]}
          showKey={(key) => short(`${key}T05:00:00Z`)}
          nameKey={showDate}
          show={(value) => showRupiah(Math.round(value))}
        />
      )}
    </>
  );
};
