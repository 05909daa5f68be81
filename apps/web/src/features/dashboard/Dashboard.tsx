import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../../kit/dokumen/WaitingNote.tsx';
import { later } from '../../kit/later.tsx';
import { useLive } from '../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useKeptScroll } from '../../kit/page/useKeptScroll.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import { Attention } from './Attention.tsx';
import { Beside } from './Beside.tsx';
import css from './dashboard.module.css';
import { HeadLine } from './HeadLine.tsx';
import { ringkasanQuery } from './queries.ts';
import { SalesPeople } from './SalesPeople.tsx';
import { Shops } from './Shops.tsx';
import { Siap } from './Siap.tsx';
import { Stock } from './Stock.tsx';
import { Tiles } from './Tiles.tsx';
import { usePickedHere } from './TokoLink.tsx';
import { useView } from './useView.ts';

const Waiting = () => <WaitingRows h={480} />;
const Charts = later(() => import('./Charts.tsx'), Waiting);

/** What was sold and earned, what needs somebody, which shop and who, what lies still and where the money is. */
const Dashboard = () => {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  usePickedHere();
  const { view, change } = useView();
  const { toko, charts } = view;
  const wholeShop = useCan('dashboard.toko') !== undefined;
  const answers = useCan('perhatian.read') !== undefined;
  const day = useQuery({ ...ringkasanQuery(view), placeholderData: keepPreviousData });
  const refresh = () => void client.invalidateQueries({ queryKey: ['dashboard'] });
  useLive('hari-changed', refresh);
  useLive('harga-emas-changed', refresh);
  useLive('tunggu-changed', refresh);
  useScreenKeys([['F5', refresh]]);
  const { data } = day;
  const inside = useKeptScroll<HTMLDivElement>(data !== undefined);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {wholeShop && (
            <SegmentedControl
              aria-label={t('view')}
              value={charts ? 'charts' : 'summary'}
              onChange={(next) => change({ tampilan: next === 'charts' ? 'grafik' : null })}
              data={[
                { value: 'summary', label: t('summary') },
                { value: 'charts', label: t('charts') },
              ]}
            />
          )}
          <Button
            leftSection={<IconRefresh size={18} />}
            rightSection={<Hotkey keys="F5" />}
            loading={day.isRefetching}
            onClick={refresh}
          >
            {t('refresh')}
          </Button>
        </>
      }
    >
      <Siap />
      {charts && wholeShop ? (
        <>
          <HeadLine view={view} data={data} onChange={change} />
          {day.error && !data ? (
            <ErrorState error={day.error} onRetry={() => void day.refetch()} />
          ) : data ? (
            <Charts view={view} data={data} onChange={change} />
          ) : (
            <Waiting />
          )}
        </>
      ) : (
        <>
          <HeadLine view={view} data={data} onChange={change} />
          {/* Whom nothing is brought to the attention of is told here. */}
          {!answers && <WaitingNote />}
          {day.error && !data ? (
            <ErrorState error={day.error} onRetry={() => void day.refetch()} />
          ) : (
            <div className={css.grid} ref={inside}>
              <div className={css.figures}>
                {data ? <Tiles data={data} toko={toko} /> : <Skeleton h={124} />}
              </div>
              <div className={css.left}>
                {answers && (
                  <div className={css.attention}>
                    <Panel title={t('attention')} onRefresh={refresh}>
                      <Attention toko={toko} />
                    </Panel>
                  </div>
                )}
                {wholeShop && (
                  <>
                    <div className={css.shops}>
                      <Panel title={t('shops')} onRefresh={refresh}>
                        {data ? (
                          <Shops data={data} view={view} onPick={(kode) => change({ toko: kode })} />
                        ) : (
                          <WaitingRows h={160} />
                        )}
                      </Panel>
                    </div>
                    <div className={css.half}>
                      <Panel title={t('salesPeople')} onRefresh={refresh}>
                        {data ? <SalesPeople data={data} /> : <WaitingRows h={160} />}
                      </Panel>
                    </div>
                    <div className={css.half}>
                      <Panel title={t('stockAge')} onRefresh={refresh}>
                        <Stock toko={toko} by="umur" />
                      </Panel>
                    </div>
                  </>
                )}
              </div>
              <Beside data={data} toko={toko} onRefresh={refresh} />
            </div>
          )}
        </>
      )}
    </Page>
  );
};

export default Dashboard;
