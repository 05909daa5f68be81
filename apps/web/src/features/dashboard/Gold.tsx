import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useCan } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { useLanguage } from '../../kit/text.ts';
import { Change } from './Change.tsx';
import css from './dashboard.module.css';
import { goldQuery } from './queries.ts';

const GoldChart = lazy(() => import('./GoldChart.tsx'));

/** The gold price in force and its way there. */
export const Gold = () => {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const maySee = useCan('parameter.read') !== undefined;
  const gold = useQuery(goldQuery);
  const { data } = gold;
  if (gold.error && !data) return <ErrorState error={gold.error} onRetry={() => void gold.refetch()} />;
  if (!data) return <Skeleton h={200} />;
  const [last, before] = data.riwayat;
  if (!last) return <p className={css.quiet}>{t('noGold')}</p>;
  const since = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
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
        {t('since', { tanggal: since.format(new Date(last.berlaku_at)) })}
      </div>
      {data.riwayat.length > 1 && (
        <Suspense fallback={<Skeleton h={110} mt={10} />}>
          <GoldChart riwayat={data.riwayat} />
        </Suspense>
      )}
    </>
  );
};
