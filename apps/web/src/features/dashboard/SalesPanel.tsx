import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import css from './dashboard.module.css';
import { salesQuery } from './queries.ts';

const SalesChart = lazy(() => import('./SalesChart.tsx'));

/** Sales by hour of today, or by month of a year. */
export const SalesPanel = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const [kind, setKind] = useState<'today' | 'monthly'>('today');
  const [year, setYear] = useState(today.slice(0, 4));
  const sales = useQuery(salesQuery(toko, kind === 'today' ? null : Number(year)));
  const { data } = sales;
  return (
    <Panel
      title={t(kind === 'today' ? 'byHour' : 'byMonth')}
      onRefresh={() => void sales.refetch()}
      actions={
        <div className={css.panelTools}>
          {kind === 'monthly' && (
            <DateField
              mode="year"
              aria-label={t('year')}
              value={year}
              onChange={(next) => next && setYear(next)}
              max={today}
              size="xs"
              w={104}
            />
          )}
          <SegmentedControl
            size="xs"
            aria-label={t('span')}
            value={kind}
            onChange={(next) => setKind(next === 'monthly' ? 'monthly' : 'today')}
            data={[
              { value: 'today', label: t('hours') },
              { value: 'monthly', label: t('months') },
            ]}
          />
        </div>
      }
    >
      {sales.error && !data ? (
        <ErrorState error={sales.error} onRetry={() => void sales.refetch()} />
      ) : !data ? (
        <WaitingRows h={240} />
      ) : (
        <>
          <Suspense fallback={<WaitingRows h={240} />}>
            <SalesChart points={data} kind={kind} />
          </Suspense>
          <VisuallyHidden>
            <ul>
              {data
                .filter(({ dokumen }) => dokumen > 0)
                .map(({ label, rp, berat }) => (
                  <li key={label}>
                    {t('dayLine', { tanggal: label, rp: showRupiah(rp), berat: showGram(berat) })}
                  </li>
                ))}
            </ul>
          </VisuallyHidden>
        </>
      )}
    </Panel>
  );
};
