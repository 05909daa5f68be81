import type { NonCashTertunda } from '@kadar/contract/endpoints/grafik.ts';
import { bookedFigure, expensePage } from '@kadar/contract/figures/dashboard.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useLanguage } from '../../kit/text.ts';
import css from './dashboard.module.css';
import { Figure } from './Figure.tsx';
import { expensesQuery, outstandingQuery } from './grafik-queries.ts';
import { Loaded } from './Loaded.tsx';
import { expensesOf } from './series.ts';
import { TokoLink } from './TokoLink.tsx';

interface Props {
  toko: string | null;
}

/** What the shops spent on their business day, by category. */
export const ExpensesPanel = ({ toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const query = useQuery(expensesQuery(toko));
  return (
    <Panel title={t('expenses')} onRefresh={() => void query.refetch()}>
      <Loaded query={query} empty={t('noExpenses')}>
        {(rows) => {
          const expenses = expensesOf(rows);
          const most = expenses[0]?.total ?? 0;
          const dates = rows.map(({ tanggal }) => tanggal);
          return (
            <ul className={css.bars}>
              {expenses.map(({ kategori, nama_kategori, jumlah, total }) => (
                <li key={kategori}>
                  <div className={css.barHead}>
                    <span>{nama_kategori}</span>
                    <Figure
                      href={hrefOf(expensePage({ kategori }, dates, toko))}
                      className={`${pageCss.link} num`}
                    >
                      {total < 0 ? t('cameBack', { rp: showRupiah(-total) }) : showRupiah(total)}
                    </Figure>
                  </div>
                  <div className={css.bar} aria-hidden="true">
                    <span style={{ width: `${most <= 0 || total < 0 ? 0 : (total / most) * 100}%` }} />
                  </div>
                  {jumlah > 0 && (
                    <span className={css.quiet}>{t('entries', { jumlah: format('integer', jumlah) })}</span>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
};

/** Payments to an account that no slip has shown yet; what was booked opens its day's transactions in its shop. */
const Waiting = ({ row }: { row: NonCashTertunda }) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const format = useFormat();
  const hrefOf = useFigureHref();
  const age = new Intl.RelativeTimeFormat(localeOf(useLanguage()), { numeric: 'auto' });
  const { kode_toko, tanggal, umur, no_rekening, nama_bank, status, jumlah, total, sisa } = row;
  const href = hrefOf(bookedFigure(row));
  return (
    <li>
      <div className={css.barHead}>
        <span>
          {nama_bank} <span className={css.quiet}>{no_rekening}</span>
        </span>
        {status === 'BELUM_CAIR' || status === 'TERLAMBAT' ? (
          <TokoLink kode_toko={kode_toko} href="/pencairan-gesek" className={`${css.barFigure} num`}>
            {showRupiah(sisa)}
          </TokoLink>
        ) : (
          <Figure href={sisa === total ? href : null} className={`${css.barFigure} num`}>
            {showRupiah(sisa)}
          </Figure>
        )}
      </div>
      <span className={css.quiet}>
        {[
          kode_toko,
          `${showDate(tanggal)} (${age.format(-umur, 'day')})`,
          t('entries', { jumlah: format('integer', jumlah) }),
          t(`nonCash.${status}`),
        ].join(' · ')}{' '}
        {sisa !== total && (
          <Figure href={href} className={css.small}>
            {t('ofBooked', { total: showRupiah(total) })}
          </Figure>
        )}
      </span>
    </li>
  );
};

/** Non-cash money no slip has shown yet. */
export const OutstandingList = ({ rows }: { rows: readonly NonCashTertunda[] }) => (
  <ul className={css.bars}>
    {rows.map((row) => (
      <Waiting key={`${row.kode_toko} ${row.tanggal} ${row.no_rekening} ${row.status}`} row={row} />
    ))}
  </ul>
);

/** Who matched nothing for a year has hundreds; these are looked at first. */
const FIRST = 10;

/** The same, oldest first. */
export const OutstandingPanel = ({ toko }: Props) => {
  const { t } = useTranslation(['dashboard', 'kit']);
  const [all, setAll] = useState(false);
  const query = useQuery(outstandingQuery(toko));
  return (
    <Panel title={t('outstanding')} onRefresh={() => void query.refetch()}>
      <Loaded query={query} empty={t('noOutstanding')}>
        {(rows) => (
          <>
            <OutstandingList rows={all ? rows : rows.slice(0, FIRST)} />
            {rows.length > FIRST && (
              <Button mt={12} aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('kit:collapse') : t('moreOutstanding', { jumlah: rows.length - FIRST })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
};
