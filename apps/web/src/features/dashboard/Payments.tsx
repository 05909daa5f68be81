import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { EmptyState } from '../../kit/table/TableState.tsx';
import css from './dashboard.module.css';
import { type Share, sharesOf } from './figures.ts';

const NON_CASH: readonly string[] = ['TRANSFER', 'DEBET', 'CREDIT', 'QRIS'];

const hrefOf = ({ jenis }: Share, from: string, to: string): string => {
  if (NON_CASH.includes(jenis))
    return `/laporan-transaksi-non-cash?start_date=${from}&end_date=${to}&jenis=${jenis}`;
  return `/lihat-penjualan?tgl_from=${from}&tgl_to=${to}`;
};

/** How today was paid: shares as bars, with their figures beside them. */
export const Payments = ({ data }: { data: RingkasanDashboard }) => {
  const { t } = useTranslation('dashboard');
  const shares = sharesOf(data);
  const dates = data.tokos.flatMap(({ tgl_system }) => tgl_system ?? []).sort();
  if (shares.length === 0) return <EmptyState text={t('noSales')} />;
  return (
    <ul className={css.bars}>
      {shares.map((share) => (
        <li key={share.jenis}>
          <div className={css.barHead}>
            <span>{t(`bayar.${share.jenis}`)}</span>
            <AppLink
              href={hrefOf(share, dates[0] ?? '', dates.at(-1) ?? '')}
              className={`${pageCss.link} num`}
            >
              {showRupiah(share.rp)}
            </AppLink>
          </div>
          <div className={css.bar} aria-hidden="true">
            <span style={{ width: `${share.persen}%` }} />
          </div>
          <span className={css.quiet}>
            {t('shareOf', { persen: share.persen.toFixed(1).replace('.', ','), dokumen: share.dokumen })}
          </span>
        </li>
      ))}
    </ul>
  );
};
