import type { Figure } from '@kadar/contract/figures/figure.ts';
import { pledgeFigures } from '@kadar/contract/figures/hutang.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showRupiah, unbroken, useFormat } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { type Bar, Bars } from './Bars.tsx';
import { pledgesQuery } from './queries.ts';

interface Props {
  toko: string | null;
}

/** What of the pledges falls due within a week, how all of them are covered, and what that lacks. */
export const Pledges = ({ toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const { data, error, refetch } = useQuery(pledgesQuery(toko));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={140} />;
  const { beredar, jatuh_7, kurang } = data;
  const { lent, dueIn7, short } = pledgeFigures(data, toko);
  if (beredar.jumlah === 0) return <EmptyState text={t('noPledges')} />;
  const loans = (jumlah: number) => t('loans', { jumlah: format('integer', jumlah) });
  const ltv = beredar.ltv !== null && `LTV ${format('percent', beredar.ltv)} %`;
  const bar = (
    key: string,
    name: string,
    { rp, jumlah, note = '' }: { rp: number | null; jumlah: number; note?: string | false },
    figure: Figure | null,
  ): Bar => ({
    key,
    name,
    // Who is told no value is told how many.
    ...(rp === null
      ? { text: loans(jumlah), size: jumlah, href: null }
      : {
          note: unbroken([note, loans(jumlah)].filter(Boolean).join(' · ')),
          text: showRupiah(rp),
          size: rp,
          href: hrefOf(figure),
        }),
  });
  return (
    <Bars
      bars={[
        bar('jatuh', t('dueIn7'), { rp: jatuh_7.pokok, jumlah: jatuh_7.jumlah }, dueIn7),
        bar('semua', t('allPledges'), { rp: beredar.pokok, jumlah: beredar.jumlah, note: ltv }, lent),
        bar('kurang', t('shortOfCover'), { rp: kurang.rp, jumlah: kurang.jumlah }, short),
      ]}
    />
  );
};
