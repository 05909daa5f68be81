import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../kit/fields/dates.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { leagueQuery } from './queries.ts';

/** Shown of a month's sales people; the rest stand in the league itself. */
const FIRST = 5;

/** The month's sales people against their targets, the best first; a cashier is told of himself alone. */
export const League = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const today = useToday();
  const hrefOf = useFigureHref();
  const { data, error, refetch } = useQuery(leagueQuery(toko, today.slice(0, 7)));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={180} />;
  const best = data.toSorted((a, b) => b.total - a.total).slice(0, FIRST);
  if (best.length === 0) return <p className={css.quiet}>{t('noLeague')}</p>;
  const shops = new Set(data.map(({ kode_toko }) => kode_toko)).size > 1;
  return (
    <Bars
      bars={best.map(({ kode_toko, kode_sales, peringkat, nama_sales, total, target_rp, ...far }) => ({
        key: `${kode_toko} ${kode_sales}`,
        name: (
          <>
            {peringkat}. {nama_sales} {shops && <span className={css.quiet}>{kode_toko}</span>}
          </>
        ),
        text: showRupiah(total),
        size: total,
        href: hrefOf({
          to: '/laporan-penjualan',
          toko: kode_toko,
          days: [`${today.slice(0, 7)}-01`, today],
          query: { kode_sales },
        }),
        note:
          target_rp > 0 && far.persen_target !== null
            ? [
                t('ofTarget', {
                  persen: format('percent', far.persen_target),
                  target: showRupiah(target_rp),
                }),
                far.laju_target !== null && t('pace', { laju: format('percent', far.laju_target) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('noTarget'),
      }))}
    />
  );
};
