import {
  kirimPengingat,
  listTempo,
  TEMPO_TAB,
  type TempoRow,
} from '@kadar/contract/endpoints/lelang-tempo.ts';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconGavel, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import barCss from '../../kit/page/selection-bar.module.css';
import { signedPercent } from '../../kit/percent.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { ChosenTable } from '../../kit/table/ChosenTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useChosen } from '../../kit/table/useChosen.ts';
import { Bukti } from './Bukti.tsx';
import css from './lelang.module.css';
import { PlanDialog } from './PlanDialog.tsx';
import { RemindButtons } from './RemindButtons.tsx';
import { useSending } from './useSending.ts';

type Tab = (typeof TEMPO_TAB)[number];
/** In the place of a tab: those that lack cover at another gold price. */
const UJI = 'UJI';
const ICON = { size: 18, 'aria-hidden': true } as const;
const keyOf = ({ no_hutang }: TempoRow): string => no_hutang;
const always = () => true;

const useColumns = (shops: boolean, tried: boolean): Column<TempoRow>[] => {
  const { t } = useTranslation(['lelang', 'kit']);
  return useMemo(
    (): Column<TempoRow>[] => [
      {
        key: 'no_hutang',
        title: t('number'),
        width: 152,
        fixed: true,
        cell: ({ no_hutang }) => <DocumentLink no={no_hutang} />,
      },
      ...(shops ? [{ key: 'kode_toko', title: t('kit:toko'), width: 64 }] : []),
      { key: 'nama_customer', title: t('customer'), width: 180 },
      { key: 'no_hp', title: t('phone'), width: 130, hidden: true },
      { key: 'jatuh_tempo', title: t('due'), kind: 'date', width: 110 },
      { key: 'lewat_hari', title: t('late'), kind: 'integer', width: 70 },
      ...(tried
        ? ([
            { key: 'ltv', title: 'LTV %', kind: 'percent', width: 90 },
            { key: 'kurang', title: t('shortfall'), kind: 'rupiah', width: 130 },
          ] as const)
        : []),
      { key: 'pokok', title: t('principal'), kind: 'rupiah', width: 120 },
      { key: 'total_bayar', title: t('redeemToday'), kind: 'rupiah', width: 130 },
      {
        key: 'pesan',
        title: t('lastMessage'),
        width: 170,
        sortable: false,
        value: ({ pesan }) => pesan?.tanggal ?? '',
        cell: ({ pesan, kode_toko }) => <Bukti pesan={pesan} toko={kode_toko} />,
      },
    ],
    [t, shops, tried],
  );
};

/** The gold price so many percent away that the address asks about, and the shop it is asked for. */
const useTried = () => {
  const { uji, toko } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const persen = /^-?\d{1,2}$/.test(String(uji ?? '')) ? Number(uji) : null;
  return { persen, only: persen !== null && typeof toko === 'string' ? toko : undefined };
};

interface FiltersProps {
  persen: number | null;
  tab: Tab;
  onTab: (tab: Tab) => void;
  typed: string;
  onTyped: (typed: string) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** When pledges fall due, or the price they are tried at, and whose they are. */
const Filters = ({ persen, tab, onTab, typed, onTyped, search }: FiltersProps) => {
  const { t } = useTranslation('lelang');
  return (
    <search className={css.filters}>
      <SegmentedControl
        aria-label={t('due')}
        value={persen === null ? tab : UJI}
        onChange={(next) => {
          const found = TEMPO_TAB.find((one) => one === next);
          if (found) onTab(found);
        }}
        data={[
          ...(persen === null ? [] : [{ value: UJI, label: t('tabUJI', { persen: signedPercent(persen) }) }]),
          ...TEMPO_TAB.map((value) => ({ value, label: t(`tab${value}`) })),
        ]}
      />
      <TextInput
        ref={search}
        className={css.search ?? ''}
        aria-label={t('searchPlaceholder')}
        placeholder={t('searchPlaceholder')}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value.toUpperCase())}
        onKeyDown={(event) => event.key === 'Escape' && onTyped('')}
        leftSection={<IconSearch {...ICON} />}
        rightSection={<Hotkey keys="F2" />}
        autoComplete="off"
      />
    </search>
  );
};

const Screen = () => {
  const { t } = useTranslation('lelang');
  const { persen, only } = useTried();
  const navigate = useNavigate();
  const { short } = useShopTime();
  const acting = useActingToko();
  const [tab, setTab] = useState<Tab>('HARI_INI');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const list = usePages<TempoRow>({
    key: [...DOKUMEN_KEY, 'tempo', only ?? acting, persen ?? tab, q],
    read: (window, signal) =>
      call(
        listTempo,
        { query: { ...window, tab, ...(persen !== null && { uji: persen }), ...(q && { q }) } },
        { signal, ...(only !== undefined && { toko: only }) },
      ),
    blank: true,
  });
  const chosen = useChosen(list.rows, keyOf);
  const { selected } = chosen;
  const search = useRef<HTMLInputElement>(null);
  const { go, sending } = useSending(
    'pengingat',
    (no_hutang, cara, options) => call(kirimPengingat, { body: { no_hutang, cara } }, options),
    chosen.clear,
  );
  const auctions = useCan('hutang.lelang') === 'allow';
  const oneShop = new Set(selected.map(({ kode_toko }) => kode_toko)).size === 1;
  const remind = (cara: 'WA' | 'SURAT') =>
    void go(
      selected.map(({ kode_toko, no_hutang }) => ({ kode_toko, no: no_hutang })),
      cara,
    );
  const plan = () => {
    const [first] = selected;
    if (!first || !oneShop) return;
    void openDialog<null>(
      (close) => (
        <PlanDialog
          toko={first.kode_toko}
          no_hutang={selected.map(keyOf)}
          onClose={() => {
            close(null);
            chosen.clear();
          }}
        />
      ),
      null,
    );
  };
  const chooseAll = () => chosen.set(new Set(list.rows?.map(keyOf)));
  useScreenKeys([
    ['F2', () => search.current?.focus()],
    ['alt+A', chooseAll],
  ]);
  const count = selected.length;
  return (
    <Page title={t('dueTitle')}>
      <Filters
        persen={persen}
        tab={tab}
        onTab={(found) => {
          setTab(found);
          if (persen !== null) void navigate({ to: '.', search: {} as never });
          chosen.clear();
        }}
        typed={typed}
        onTyped={setTyped}
        search={search}
      />
      <ChosenTable
        id="jatuh-tempo"
        label={t('dueTitle')}
        columns={useColumns(acting === null && only === undefined, persen !== null)}
        rows={list.rows}
        card={({ nama_customer, no_hutang, jatuh_tempo, total_bayar, kurang }) => ({
          name: nama_customer,
          note: `${no_hutang} · ${short(`${jatuh_tempo}T05:00:00Z`)}`,
          amount: showRupiah(kurang ?? total_bayar),
        })}
        keyOf={keyOf}
        mayChoose={always}
        chosen={chosen.keys}
        onChoose={chosen.toggle}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        emptyText={persen === null ? t(`empty${tab}`) : t('emptyUJI')}
        hint={t('spaceHint')}
      />
      <section className={barCss.bar} aria-label={t('selection')}>
        <strong className="num" role="status">
          {t('chosen', {
            count,
            total: showRupiah(
              selected.reduce((sum, { total_bayar, kurang }) => sum + (kurang ?? total_bayar), 0),
            ),
          })}
        </strong>
        <Button h={44} variant="subtle" onClick={chooseAll} rightSection={<Hotkey keys="Alt+A" />}>
          {t('chooseAll')}
        </Button>
        <div className={barCss.barActions}>
          {auctions && persen === null && tab === 'LEWAT' && (
            <Button h={44} disabled={!oneShop} leftSection={<IconGavel {...ICON} />} onClick={plan}>
              {t('plan', { count })}
            </Button>
          )}
          <RemindButtons count={count} sending={sending} onRemind={remind} />
        </div>
      </section>
    </Page>
  );
};

/** /jatuh-tempo: pledges by when they fall due, and reminders of them. */
const TempoPage = () => <Screen key={useActingToko()} />;
export default TempoPage;
