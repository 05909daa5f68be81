import {
  type Beredar,
  type HutangDashboard as Data,
  hutangDashboard,
} from '@kadar/contract/endpoints/hutang-lapor.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { hrefWith } from '../../kit/page/expected.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { ALL_TOKOS } from '../../kit/report/TokoSelect.tsx';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { Bars } from './Bars.tsx';
import { Dial } from './Dial.tsx';
import css from './hutang-dashboard.module.css';

const LIST = '/laporan-pinjaman-berjalan';
const VALIDATION = '/validasi-pelunasan-hutang';
const KEY = ['hutang-dashboard'] as const;

type Query = Readonly<Record<string, string>>;

/** Where a figure opens: the open pledges it is made of, which repeat it; null for who may not look at them. */
const useListHref = () => {
  const opens = useOpens();
  const toko = useActingToko();
  const { pusat } = useMe();
  return (query: Query, name: string, value: number | null): string | null =>
    value !== null && opens(LIST)
      ? hrefWith(
          LIST,
          { ...(pusat && { toko: toko ?? ALL_TOKOS }), ...query },
          { source: 'dashboard', name, value },
        )
      : null;
};

interface Tile {
  name: string;
  /** Rupiah, null where only counts are told. */
  value: number | null;
  note: string;
  href: string | null;
}

/** What stands first: each figure with what it is called and how many loans it is of. */
const Tiles = ({ data }: { data: Data }) => {
  const { t } = useTranslation('hutang-lapor');
  const format = useFormat();
  const hrefOf = useListHref();
  const opens = useOpens();
  const count = (jumlah: number) => t('loans', { jumlah: format('integer', jumlah) });
  const listed = (name: string, value: number | null, note: string, query: Query, column: string): Tile => ({
    ...{ name, value, note },
    href: hrefOf(query, column, value),
  });
  const { beredar, jatuh_7, jatuh_30, kurang, bunga_30, belum_valid } = data;
  const ltv = beredar.ltv !== null && `LTV ${format('percent', beredar.ltv)} %`;
  const tiles: Tile[] = [
    listed(
      t('beredar'),
      beredar.pokok,
      [count(beredar.jumlah), ltv].filter(Boolean).join(' · '),
      {},
      'pokok',
    ),
    ...(beredar.bunga === null
      ? []
      : [listed(t('bungaKini'), beredar.bunga, count(beredar.jumlah), {}, 'bunga_pinjam')]),
    listed(t('jatuh7'), jatuh_7.pokok, count(jatuh_7.jumlah), { keadaan: 'JATUH_7' }, 'pokok'),
    listed(t('jatuh30'), jatuh_30.pokok, count(jatuh_30.jumlah), { keadaan: 'JATUH_30' }, 'pokok'),
    listed(t('kurangJaminan'), kurang.rp, count(kurang.jumlah), { keadaan: 'KURANG' }, 'kurang'),
    ...(bunga_30 === null ? [] : [listed(t('bunga30'), bunga_30, t('bunga30Note'), {}, 'bunga_rp')]),
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
const Loans = ({ rows }: { rows: readonly (Beredar & { key: string; name: string; query: Query })[] }) => {
  const { t } = useTranslation('hutang-lapor');
  const format = useFormat();
  const hrefOf = useListHref();
  return (
    <Bars
      bars={rows.map(({ key, name, query, jumlah, pokok, nilai, ltv }) => ({
        ...{ key, name },
        text: pokok === null ? t('loans', { jumlah: format('integer', jumlah) }) : showRupiah(pokok),
        size: pokok ?? jumlah,
        href: pokok === 0 ? null : hrefOf(query, 'pokok', pokok),
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
  const { t } = useTranslation('hutang-lapor');
  const format = useFormat();
  const hrefOf = useListHref();
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
          bars={data.kolek.map(({ kode, nama, jumlah, pokok, ...days }) => ({
            key: kode,
            name: nama || t('kolekNone'),
            text: pokok === null ? t('loans', { jumlah: format('integer', jumlah) }) : showRupiah(pokok),
            size: pokok ?? jumlah,
            href: pokok === 0 || kode === '' ? null : hrefOf({ kolek: kode }, 'pokok', pokok),
            note:
              pokok === null
                ? daysOf(days)
                : `${daysOf(days)} · ${t('loans', { jumlah: format('integer', jumlah) })}`,
          }))}
        />
      </Panel>
      <Panel title={t('umurTitle')}>
        <Loans
          rows={data.umur.map((row) => ({
            ...row,
            key: row.kode,
            name: t(`umur${row.kode}`),
            query: { umur: row.kode },
          }))}
        />
      </Panel>
      <Panel title={t('kadarTitle')}>
        <Loans
          rows={data.kadar.map((row) => ({
            ...row,
            key: String(row.kadar),
            name: `${format('kadar', row.kadar)} %`,
            query: { kadar: String(row.kadar) },
          }))}
        />
      </Panel>
    </div>
  );
};

/** /dashboard-hutang: what is lent, what falls due, what is late, how it is covered, and what a lower gold price would do. */
const HutangDashboard = () => {
  const { t } = useTranslation('hutang-lapor');
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
