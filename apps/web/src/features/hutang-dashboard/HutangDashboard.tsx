import {
  type Beredar,
  type HutangDashboard as Data,
  hutangDashboard,
} from '@kadar/contract/endpoints/nilai.ts';
import type { Figure } from '@kadar/contract/figures/figure.ts';
import { ageFigure, gradeFigure, pledgeFigures, purityFigure } from '@kadar/contract/figures/hutang.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { Bars } from './Bars.tsx';
import { Dial } from './Dial.tsx';
import css from './hutang-dashboard.module.css';

const VALIDATION = '/validasi-pelunasan-hutang';
const KEY = ['hutang-dashboard'] as const;

interface Tile {
  name: string;
  /** Rupiah, null where only counts are told. */
  value: number | null;
  note: string;
  href: string | null;
}

/** What stands first: each figure with what it is called and how many loans it is of. */
const Tiles = ({ data }: { data: Data }) => {
  const { t } = useTranslation('hutang-dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const figures = pledgeFigures(data, useActingToko());
  const opens = useOpens();
  const count = (jumlah: number) => t('loans', { jumlah: format('integer', jumlah) });
  const listed = (name: string, value: number | null, note: string, figure: Figure | null): Tile => ({
    name,
    value,
    note,
    href: hrefOf(figure),
  });
  const { beredar, jatuh_7, jatuh_30, kurang, bunga_30, belum_valid } = data;
  const ltv = beredar.ltv !== null && `LTV ${format('percent', beredar.ltv)} %`;
  const tiles: Tile[] = [
    listed(
      t('beredar'),
      beredar.pokok,
      [count(beredar.jumlah), ltv].filter(Boolean).join(' · '),
      figures.lent,
    ),
    ...(beredar.bunga === null
      ? []
      : [listed(t('bungaKini'), beredar.bunga, count(beredar.jumlah), figures.interest)]),
    listed(t('jatuh7'), jatuh_7.pokok, count(jatuh_7.jumlah), figures.dueIn7),
    listed(t('jatuh30'), jatuh_30.pokok, count(jatuh_30.jumlah), figures.dueIn30),
    listed(t('kurangJaminan'), kurang.rp, count(kurang.jumlah), figures.short),
    ...(bunga_30 === null ? [] : [listed(t('bunga30'), bunga_30, t('bunga30Note'), figures.interest30)]),
    {
      name: t('belumValid'),
      value: belum_valid.rp,
      note: count(belum_valid.jumlah),
      href: opens(VALIDATION) ? VALIDATION : null,
    },
  ];
  return (
    <ul className={css.tiles} aria-label={t('dashboardTitle')}>
      {tiles.map(({ name, value, note, href }) => (
        <li key={name}>
          <span className={css.quiet}>{name}</span>
          {href === null ? (
            <strong className="num">{value === null ? note : showRupiah(value)}</strong>
          ) : (
            <AppLink href={href} className={`${css.figure} num`}>
              {value === null ? note : showRupiah(value)}
            </AppLink>
          )}
          {value !== null && <span className={css.quiet}>{note}</span>}
        </li>
      ))}
    </ul>
  );
};

/** Loans by one of their marks: what is lent, and what it is of the goods. */
const Loans = ({
  rows,
}: {
  rows: readonly (Beredar & { key: string; name: string; figure: Figure | null })[];
}) => {
  const { t } = useTranslation('hutang-dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  return (
    <Bars
      bars={rows.map(({ key, name, figure, jumlah, pokok, nilai, ltv }) => ({
        key,
        name,
        text: pokok === null ? t('loans', { jumlah: format('integer', jumlah) }) : showRupiah(pokok),
        size: pokok ?? jumlah,
        href: pokok === 0 ? null : hrefOf(figure),
        note: [
          pokok !== null && t('loans', { jumlah: format('integer', jumlah) }),
          nilai !== null && t('worth', { nilai: showRupiah(nilai) }),
          ltv !== null && `LTV ${format('percent', ltv)} %`,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
};

const Panels = ({ data }: { data: Data }) => {
  const { t } = useTranslation('hutang-dashboard');
  const format = useFormat();
  const hrefOf = useFigureHref();
  const toko = useActingToko();
  const mayDial = useCan('hutang.uji') !== undefined;
  const daysOf = ({ dari, sampai }: { dari: number; sampai: number | null }) =>
    sampai === null
      ? t('lateFrom', { dari })
      : sampai === 0
        ? t('notLate')
        : t('lateDays', { days: dari === sampai ? dari : `${dari}–${sampai}` });
  return (
    <div className={css.grid}>
      {mayDial && (
        <Panel title={t('dialTitle')}>
          <Dial />
        </Panel>
      )}
      <Panel title={t('kolekTitle')}>
        <Bars
          bars={data.kolek.map((grade) => {
            const { kode, nama, jumlah, pokok } = grade;
            const loans = t('loans', { jumlah: format('integer', jumlah) });
            return {
              key: kode,
              name: nama || t('kolekNone'),
              text: pokok === null ? loans : showRupiah(pokok),
              size: pokok ?? jumlah,
              href: pokok === 0 ? null : hrefOf(gradeFigure(grade, toko)),
              note: pokok === null ? daysOf(grade) : `${daysOf(grade)} · ${loans}`,
            };
          })}
        />
      </Panel>
      <Panel title={t('umurTitle')}>
        <Loans
          rows={data.umur.map((row) => ({
            ...row,
            key: row.kode,
            name: t(`umur${row.kode}`),
            figure: ageFigure(row, toko),
          }))}
        />
      </Panel>
      <Panel title={t('kadarTitle')}>
        <Loans
          rows={data.kadar.map((row) => ({
            ...row,
            key: String(row.kadar),
            name: `${format('kadar', row.kadar)} %`,
            figure: purityFigure(row, toko),
          }))}
        />
      </Panel>
    </div>
  );
};

/** /dashboard-hutang: what is lent, what falls due, what is late, how it is covered, and what a lower gold price would do. */
const HutangDashboard = () => {
  const { t } = useTranslation('hutang-dashboard');
  const client = useQueryClient();
  const toko = useActingToko();
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, toko],
    queryFn: async ({ signal }) => (await call(hutangDashboard, {}, { signal })).data,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: KEY });
  useLive('harga-emas-changed', refresh);
  useLive('hari-changed', refresh);
  useScreenKeys([['F5', refresh]]);
  return (
    <Page title={t('dashboardTitle')}>
      <div className={css.page}>
        {data ? (
          <>
            <Tiles data={data} />
            <Panels data={data} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <WaitingRows h={520} />
        )}
      </div>
    </Page>
  );
};
export default HutangDashboard;
