import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { EmptyState } from '../../kit/table/TableState.tsx';
import { type Bar, Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { outstandingQuery } from './grafik-queries.ts';
import { OutstandingList } from './MoneyPanels.tsx';
import { useFigureHref } from './useFigureHref.ts';

const FIRST = 3;

interface Props {
  data: RingkasanDashboard;
  toko: string | null;
}

/** Where the money is: in the drawers, at the banks with what came and went there, and not matched with its slips yet. */
export const Money = ({ data, toko }: Props) => {
  const { t } = useTranslation('dashboard');
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
  const days = [rentang.dari, rentang.sampai] as const;
  const accounts = bank.map(({ nomor_akun, nama_akun, saldo, masuk, keluar }): Bar => {
    const ledger = (to: string, name: string, value: number) =>
      hrefOf({ to, toko, days, query: { nomor_akun }, name, value });
    return {
      key: nomor_akun,
      name: nama_akun,
      text: showRupiah(saldo),
      size: saldo,
      href:
        saldo < 0
          ? ledger('/neraca-saldo', 'akhir_kredit', -saldo)
          : ledger('/neraca-saldo', 'akhir_debet', saldo),
      note: (
        <span className={css.parts}>
          <Figure href={ledger('/buku-besar', 'debet', masuk)} className={css.small}>
            {t('cameIn', { rp: showRupiah(masuk) })}
          </Figure>
          <Figure href={ledger('/buku-besar', 'kredit', keluar)} className={css.small}>
            {t('wentOut', { rp: showRupiah(keluar) })}
          </Figure>
        </span>
      ),
    };
  });
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
