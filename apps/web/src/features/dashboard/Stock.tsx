import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { EmptyState, ErrorState } from '../../kit/table/TableState.tsx';
import css from './dashboard.module.css';
import { stockQuery } from './queries.ts';

/** What lies ready by type; its value only where the level may see cost. */
export const Stock = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const stock = useQuery(stockQuery(toko));
  const { data } = stock;
  if (stock.error && !data) return <ErrorState error={stock.error} onRetry={() => void stock.refetch()} />;
  if (!data) return <Skeleton h={240} />;
  if (data.tersembunyi) return <p className={css.quiet}>{t('stockHidden')}</p>;
  if (data.jenis.length === 0) return <EmptyState text={t('noStock')} />;
  const most = Math.max(...data.jenis.map(({ berat }) => berat));
  return (
    <ul className={`${css.bars} ${css.many}`}>
      {data.jenis.map(({ kode_dept, nama_dept, qty, berat, nilai }) => (
        <li key={kode_dept}>
          <div className={css.barHead}>
            <span>
              {nama_dept} <span className={css.quiet}>{t('pieces', { qty: format('integer', qty) })}</span>
            </span>
            <AppLink
              href={`/data-barang?kode_dept=${encodeURIComponent(kode_dept)}`}
              className={`${pageCss.link} num`}
            >
              {showGram(berat)}
            </AppLink>
          </div>
          <div className={css.bar} aria-hidden="true">
            <span style={{ width: `${most === 0 ? 0 : (berat / most) * 100}%` }} />
          </div>
          {nilai !== undefined && (
            <span className={css.quiet}>{t('worth', { nilai: showRupiah(nilai) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
