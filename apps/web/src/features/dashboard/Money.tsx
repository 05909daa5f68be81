import type { RingkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { bankFigures, cashFigure } from '@kadar/contract/figures/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import { EmptyState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { type Bar, Bars } from './Bars.tsx';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { outstandingQuery } from './grafik-queries.ts';
import { OutstandingList } from './MoneyPanels.tsx';

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
  const { kas = 0, bank } = data;
  const drawer: Bar = {
    key: 'kas',
    name: t('cashColumn'),
    text: showRupiah(kas),
    size: kas,
    href: hrefOf(cashFigure(data, toko, kas)),
    note: t('inDrawers'),
  };
  const accounts = bank.map((account): Bar => {
    const { nomor_akun, nama_akun, saldo, masuk, keluar } = account;
    const { stands, came, went } = bankFigures(account, data, toko);
    return {
      key: nomor_akun,
      name: nama_akun,
      text: showRupiah(saldo),
      size: saldo,
      href: hrefOf(stands),
      note: (
        <span className={css.parts}>
          <Figure href={hrefOf(came)} className={css.small}>
            {t('cameIn', { rp: showRupiah(masuk) })}
          </Figure>
          <Figure href={hrefOf(went)} className={css.small}>
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
