import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { HUTANG_DASHBOARD_SCREEN } from '@kadar/contract/endpoints/nilai.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import css from './dashboard.module.css';
import { Gold } from './Gold.tsx';
import { League } from './League.tsx';
import { Money } from './Money.tsx';
import { Pledges } from './Pledges.tsx';
import { Promises } from './Promises.tsx';

const LEAGUE = '/liga-sales';

interface Props {
  data: RingkasanDashboard | undefined;
  toko: string | null;
  onRefresh: () => void;
}

/** What stands beside the day's figures: the price of gold, what customers were promised, where the money is, the pledges. */
export const Beside = ({ data, toko, onRefresh }: Props) => {
  const { t } = useTranslation('dashboard');
  const wholeShop = useCan('dashboard.toko') !== undefined;
  const moneyHref = useFigureHref()({ to: '/posisi-uang', toko });
  const opens = useOpens();
  const pledges = opens(HUTANG_DASHBOARD_SCREEN) && wholeShop;
  return (
    <div className={css.right}>
      <div className={css.rest}>
        <Panel title={t('gold')} onRefresh={onRefresh}>
          <Gold />
        </Panel>
      </div>
      <div className={css.rest}>
        <Panel title={t('promised')} onRefresh={onRefresh}>
          <Promises toko={toko} />
        </Panel>
      </div>
      {opens(LEAGUE) && (
        <div className={css.rest}>
          <Panel
            title={t('league')}
            onRefresh={onRefresh}
            actions={
              <AppLink href={LEAGUE} className={pageCss.link}>
                {t('allLeague')}
              </AppLink>
            }
          >
            <League toko={toko} />
          </Panel>
        </div>
      )}
      {wholeShop && (
        <div className={css.rest}>
          <Panel
            title={t('money')}
            onRefresh={onRefresh}
            actions={
              moneyHref !== null && (
                <AppLink href={moneyHref} className={pageCss.link}>
                  {t('allMoney')}
                </AppLink>
              )
            }
          >
            {data ? <Money data={data} toko={toko} /> : <WaitingRows h={220} />}
          </Panel>
        </div>
      )}
      {pledges && (
        <div className={css.rest}>
          <Panel title={t('pledges')} onRefresh={onRefresh}>
            <Pledges toko={toko} />
          </Panel>
        </div>
      )}
    </div>
  );
};
