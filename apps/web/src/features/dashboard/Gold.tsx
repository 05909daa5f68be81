import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useCan } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { Change } from './Change.tsx';
import css from './dashboard.module.css';
import { goldQuery } from './queries.ts';

const GoldChart = lazy(() => import('./GoldChart.tsx'));

/** The gold price in force and its way there. */
export const Gold = () => {
  const { t } = useTranslation('dashboard');
  const { date } = useShopTime();
  const maySee = useCan('parameter.read') !== undefined;
  const gold = useQuery(goldQuery);
  const { data } = gold;
  if (gold.error && !data) return <ErrorState error={gold.error} onRetry={() => void gold.refetch()} />;
  if (!data) return <Skeleton h={200} />;
  const [last, before] = data.riwayat;
  if (!last) return <p className={css.quiet}>{t('noGold')}</p>;
  const price = `${showRupiah(last.nominal)} /g`;
  return (
    <>
      {maySee ? (
        <AppLink href="/parameter-harga-emas-global" className={css.goldValue}>
          {price}
        </AppLink>
      ) : (
        <span className={css.goldValue}>{price}</span>
      )}
      <div className={css.was}>
        {before && <Change now={last.nominal} before={before.nominal} />}
        {t('since', { tanggal: date(last.berlaku_at) })}
      </div>
      {data.riwayat.length > 1 && (
        <Suspense fallback={<Skeleton h={110} mt={10} />}>
          <GoldChart riwayat={data.riwayat} />
        </Suspense>
      )}
    </>
  );
};
