import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { EmptyState } from '../../kit/table/TableState.tsx';
import { type Bar, Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { outstandingQuery } from './grafik-queries.ts';
import { OutstandingList } from './MoneyPanels.tsx';
import { useFigureHref } from './useFigureHref.ts';

const FIRST = 3;

interface Props {
  data: RingkasanDashboard;
  toko: string | null;
}

/** Where the money is: in the drawers, come to the accounts, and not matched with their slips yet. */
export const Money = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const waiting = useQuery(outstandingQuery(toko));
  const { kas = 0, bank, tanggal, rentang } = data;
  const drawer: Bar = {
    key: 'kas',
    name: t('cashColumn'),
    text: showRupiah(kas),
    size: kas,
    href: hrefOf({
      to: '/laporan-keuangan-cash-global',
      toko,
      days: [tanggal, tanggal],
      name: 'saldo_akhir',
      value: kas,
    }),
    note: t('inDrawers'),
  };
  const accounts = bank.map(
    ({ no_rekening, nama_bank, jumlah, rp }): Bar => ({
      key: no_rekening,
      name: (
        <>
          {nama_bank} <span className={css.quiet}>{no_rekening}</span>
        </>
      ),
      text: showRupiah(rp),
      size: rp,
      href: hrefOf({
        to: '/laporan-transaksi-non-cash',
        toko,
        days: [rentang.dari, rentang.sampai],
        dayNames: ['start_date', 'end_date'],
        query: { no_rekening },
        name: 'jumlah_rp',
        value: rp,
      }),
      note: t('cameIn', { jumlah: format('integer', jumlah) }),
    }),
  );
  const rows = waiting.data ?? [];
  return (
    <>
      <Bars bars={[drawer, ...accounts]} />
      <h3 className={css.sub}>
        {t('outstanding')}
        {rows.length > 0 && (
          <span className="num">{showRupiah(rows.reduce((sum, { sisa }) => sum + sisa, 0))}</span>
        )}
      </h3>
      {waiting.data?.length === 0 ? (
        <EmptyState text={t('noOutstanding')} />
      ) : (
        <OutstandingList rows={rows.slice(0, FIRST)} />
      )}
      {rows.length > FIRST && (
        <p className={css.quiet}>{t('moreInCharts', { jumlah: rows.length - FIRST })}</p>
      )}
    </>
  );
};
