import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import css from './dashboard.module.css';
import { Gold } from './Gold.tsx';
import { Payments } from './Payments.tsx';
import { ringkasanQuery } from './queries.ts';
import { SalesPanel } from './SalesPanel.tsx';
import { Shops } from './Shops.tsx';
import { Stock } from './Stock.tsx';
import { Today } from './Today.tsx';
import { Week } from './Week.tsx';

const Charts = lazy(() => import('./Charts.tsx'));

/** The day at a glance: what was sold, how it was paid, what lies ready, what gold costs. */
const Dashboard = () => {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const toko = useActingToko();
  const { pusat } = useMe();
  // How a day was paid is what its drawer is counted by.
  const told = useCan('hari.expected') !== undefined;
  const [view, setView] = useState<'summary' | 'charts'>('summary');
  const day = useQuery(ringkasanQuery(toko));
  const refresh = () => void client.invalidateQueries({ queryKey: ['dashboard'] });
  useLive('hari-changed', refresh);
  useLive('harga-emas-changed', refresh);
  useScreenKeys([['F5', refresh]]);
  const { data } = day;
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {pusat && (
            <SegmentedControl
              aria-label={t('view')}
              value={view}
              onChange={(next) => setView(next === 'charts' ? 'charts' : 'summary')}
              data={[
                { value: 'summary', label: t('summary') },
                { value: 'charts', label: t('charts') },
              ]}
            />
          )}
          <Button
            leftSection={<IconRefresh size={16} />}
            rightSection={<Hotkey keys="F5" />}
            loading={day.isRefetching}
            onClick={refresh}
          >
            {t('refresh')}
          </Button>
        </>
      }
    >
      {pusat && view === 'charts' ? (
        <Suspense fallback={<Skeleton h={480} />}>
          <Charts toko={toko} />
        </Suspense>
      ) : day.error && !data ? (
        <ErrorState error={day.error} onRetry={() => void day.refetch()} />
      ) : (
        <div className={css.grid}>
          <div className={css.whole}>{data ? <Today data={data} /> : <Skeleton h={116} />}</div>
          <div className={css.column}>
            <Panel title={t('week')} onRefresh={refresh}>
              {data ? <Week data={data} /> : <Skeleton h={240} />}
            </Panel>
            <Panel title={t('shops')} onRefresh={refresh}>
              {data ? <Shops data={data} /> : <Skeleton h={120} />}
            </Panel>
            <SalesPanel toko={toko} />
          </div>
          <div className={css.column}>
            {told && (
              <Panel title={t('payments')} onRefresh={refresh}>
                {data ? <Payments data={data} /> : <Skeleton h={240} />}
              </Panel>
            )}
            <Panel title={t('gold')} onRefresh={refresh}>
              <Gold />
            </Panel>
          </div>
          <div className={css.whole}>
            <Panel title={t('stock')} onRefresh={refresh}>
              <Stock toko={toko} />
            </Panel>
          </div>
        </div>
      )}
    </Page>
  );
};

export default Dashboard;
