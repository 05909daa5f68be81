import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { localeOf } from '../../kit/fields/locales.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useLanguage } from '../../kit/text.ts';
import css from './dashboard.module.css';
import { cashQuery, expensesQuery, outstandingQuery } from './grafik-queries.ts';
import { Loaded } from './Loaded.tsx';
import { Series } from './Series.tsx';
import { daysOf, expensesOf, pointsOf } from './series.ts';
import { TokoLink } from './TokoLink.tsx';

interface Props {
  toko: string | null;
}

/** Cash into and out of the drawers on every day of a month. */
export const CashPanel = ({ toko, month }: Props & { month: string }) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const query = useQuery(cashQuery(toko, month));
  return (
    <Panel title={t('cashFlow')} onRefresh={() => void query.refetch()}>
      <Loaded query={query} empty={t('noCash')}>
        {(rows) => (
          <Series
            kind="bar"
            points={pointsOf(
              daysOf(month),
              rows,
              ({ tanggal, masuk, keluar }) => ({ key: tanggal, values: { masuk, keluar } }),
              ['masuk', 'keluar'],
            )}
            series={[
              { name: 'masuk', label: t('cashIn'), color: 'var(--k-in)' },
              { name: 'keluar', label: t('cashOut'), color: 'var(--k-out)' },
            ]}
            showKey={(key) => String(Number(key.slice(8)))}
            nameKey={showDate}
            show={(value) => showRupiah(Math.round(value))}
          />
        )}
      </Loaded>
    </Panel>
  );
};

/** What the shops spent on their business day, by category. */
export const ExpensesPanel = ({ toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useQuery(expensesQuery(toko));
  return (
    <Panel title={t('expenses')} onRefresh={() => void query.refetch()}>
      <Loaded query={query} empty={t('noExpenses')}>
        {(rows) => {
          const expenses = expensesOf(rows);
          const most = expenses[0]?.total ?? 0;
          const dates = rows.map(({ tanggal }) => tanggal).sort();
          const href = `/laporan-transaksi-cash?tgl_from=${dates[0]}&tgl_to=${dates.at(-1)}`;
          return (
            <ul className={css.bars}>
              {expenses.map(({ kategori, nama_kategori, jumlah, total }) => (
                <li key={kategori}>
                  <div className={css.barHead}>
                    <span>{nama_kategori}</span>
                    <AppLink href={href} className={`${pageCss.link} num`}>
                      {showRupiah(total)}
                    </AppLink>
                  </div>
                  <div className={css.bar} aria-hidden="true">
                    <span style={{ width: `${most === 0 ? 0 : (total / most) * 100}%` }} />
                  </div>
                  <span className={css.quiet}>{t('entries', { jumlah: format('integer', jumlah) })}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
};

/** Non-cash money no slip has shown yet, oldest first; each opens its day's transactions in its shop. */
export const OutstandingPanel = ({ toko }: Props) => {
  const { t } = useTranslation('dashboard');
  const showDate = useShowDate();
  const format = useFormat();
  const age = new Intl.RelativeTimeFormat(localeOf(useLanguage()), { numeric: 'auto' });
  const query = useQuery(outstandingQuery(toko));
  return (
    <Panel title={t('outstanding')} onRefresh={() => void query.refetch()}>
      <Loaded query={query} empty={t('noOutstanding')}>
        {(rows) => (
          <ul className={css.bars}>
            {rows.map(({ kode_toko, tanggal, umur, no_rekening, nama_bank, status, jumlah, sisa }) => (
              <li key={`${kode_toko} ${tanggal} ${no_rekening}`}>
                <div className={css.barHead}>
                  <span>
                    {nama_bank} <span className={css.quiet}>{no_rekening}</span>
                  </span>
                  <TokoLink
                    kode_toko={kode_toko}
                    href={`/laporan-transaksi-non-cash?start_date=${tanggal}&end_date=${tanggal}&no_rekening=${encodeURIComponent(no_rekening)}`}
                    className={`${pageCss.link} num`}
                  >
                    {showRupiah(sisa)}
                  </TokoLink>
                </div>
                <span className={css.quiet}>
                  {[
                    kode_toko,
                    `${showDate(tanggal)} (${age.format(-umur, 'day')})`,
                    t('entries', { jumlah: format('integer', jumlah) }),
                    t(`nonCash.${status}`),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
};
