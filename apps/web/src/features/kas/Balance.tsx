import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import css from './kas.module.css';
import type { Hari } from './queries.ts';

interface Props {
  hari: Hari | undefined;
  error: unknown;
  onRetry: () => void;
}

const FIGURES = ['saldo_awal', 'masuk', 'keluar', 'saldo_akhir'] as const;
/** The cash book, or the shorter report where its module is off. */
const REPORTS = ['/laporan-transaksi-cash', '/laporan-keuangan-cash-global'];

/** The drawer of the business day; each figure opens the movements behind it. */
export const Balance = ({ hari, error, onRetry }: Props) => {
  const { t } = useTranslation('kas');
  const showDate = useShowDate();
  const { menu } = useMe();
  if (!hari && error) return <ErrorState error={error} onRetry={onRetry} />;
  const tanggal = hari?.tgl_system;
  const screens = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  const report = REPORTS.find((one) => screens.some(({ route, open }) => route === one && open));
  return (
    <section className={css.balance} aria-label={t('balance')} aria-busy={!hari}>
      {FIGURES.map((name) => {
        const figure = hari && (
          <>
            {name === 'keluar' && hari.kas.keluar > 0 && '− '}
            {name === 'masuk' && hari.kas.masuk > 0 && '+ '}
            {showRupiah(hari.kas[name])}
          </>
        );
        return (
          <div key={name} className={css.figure} data-name={name}>
            <span className={css.figureName}>{t(name)}</span>
            {!hari ? (
              <Skeleton h={26} w="70%" mt={6} />
            ) : tanggal && report ? (
              <AppLink className={css.figureValue} href={`${report}?tgl_from=${tanggal}&tgl_to=${tanggal}`}>
                {figure}
              </AppLink>
            ) : (
              <span className={css.figureValue}>{figure}</span>
            )}
            {name === 'saldo_akhir' && tanggal && <span className={css.figureNote}>{showDate(tanggal)}</span>}
          </div>
        );
      })}
    </section>
  );
};
