import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { weekOf } from './figures.ts';

const WeekChart = lazy(() => import('./WeekChart.tsx'));

/** Seven days as columns, each shop a part; the same figures as a list for who cannot see them. */
export const Week = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const days = useMemo(() => weekOf(data), [data]);
  return (
    <>
      <Suspense fallback={<Skeleton h={240} />}>
        <WeekChart days={days} tokos={data.tokos.map(({ kode_toko }) => kode_toko)} />
      </Suspense>
      <VisuallyHidden>
        <ul>
          {days.map(({ tanggal, whole }) => (
            <li key={tanggal}>
              {t('dayLine', {
                tanggal: showDate(tanggal),
                rp: showRupiah(whole.rp),
                berat: showGram(whole.berat),
              })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </>
  );
};
