import type { StockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { stockFigure } from '@kadar/contract/figures/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah, unbroken, useFormat } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { type Bar, Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { stockQuery } from './queries.ts';

interface Props {
  toko: string | null;
  /** By how long pieces have been there, or by their type. */
  by: 'umur' | 'jenis';
}

type Part = StockDashboard['umur'][number] | StockDashboard['jenis'][number];

/** What lies ready for sale; its value only where the level may see cost. */
export const Stock = ({ toko, by }: Props) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const { data, error, refetch } = useQuery(stockQuery(toko));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={220} />;
  if (data.tersembunyi) return <p className={css.quiet}>{t('stockHidden')}</p>;
  if (data[by].length === 0) return <EmptyState text={t('noStock')} />;
  const barOf = (part: Part): Bar => {
    const note = [
      t('pieces', { qty: format('integer', part.qty) }),
      part.nilai !== undefined && t('worth', { nilai: showRupiah(part.nilai) }),
    ];
    return {
      key: 'umur' in part ? part.umur : part.kode_dept,
      name: 'umur' in part ? t(`umur.${part.umur}`) : part.nama_dept,
      text: showGram(part.berat),
      size: part.berat,
      href: hrefOf(stockFigure(part, toko)),
      note: unbroken(note.filter(Boolean).join(' · ')),
    };
  };
  return <Bars bars={data[by].map(barOf)} />;
};
