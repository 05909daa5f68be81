import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { Delta } from './Delta.tsx';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { goldDays } from './gold-days.ts';
import { goldQuery } from './queries.ts';

const GoldChart = lazy(() => import('./GoldChart.tsx'));
const SCREEN = '/parameter-harga-emas-global';

/** The gold price in force, and how it came there in thirty days. */
export const Gold = () => {
  const { t } = useTranslation('dashboard');
  const { day } = useShopTime();
  const showDate = useShowDate();
  const opens = useOpens();
  const { data, error, refetch } = useQuery(goldQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={200} />;
  const [last] = data.riwayat;
  if (!last) return <p className={css.quiet}>{t('noGold')}</p>;
  const days = goldDays(data.riwayat, day(Date.now()), day);
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
        <Suspense fallback={<Skeleton h={170} mt={12} />}>
          <GoldChart days={days} />
        </Suspense>
      )}
      <VisuallyHidden>
        <ul>
          {days.flatMap(({ tanggal, nominal }) =>
            nominal === null ? [] : [<li key={tanggal}>{`${showDate(tanggal)}: ${showRupiah(nominal)}`}</li>],
          )}
        </ul>
      </VisuallyHidden>
    </>
  );
};
