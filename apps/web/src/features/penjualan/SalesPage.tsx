import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan, useDateLock, useMe, useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useMessage } from '../../kit/text.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { addressOfFilters, filtersFrom, rangeProblems, type SalesFilters } from './filters.ts';
import { findNoFaktur } from './find-nota.ts';
import { type SaleHeader, useSales } from './queries.ts';
import { SaleDrawer } from './SaleDrawer.tsx';
import css from './sale.module.css';
import { useSalesColumns } from './sales-columns.tsx';

const ALL = 'ALL';

/** The filters of the address, and how to change them. */
const useAddress = () => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const today = useToday();
  const { locked } = useDateLock();
  const filters = filtersFrom(given, today, locked);
  const no_faktur = typeof given.no_faktur === 'string' ? findNoFaktur(given.no_faktur) : null;
  const go = (next: SalesFilters, open: string | null) =>
    void navigate({ to: '.', search: addressOfFilters(next, open) as never, replace: true });
  return {
    filters,
    no_faktur,
    locked,
    change: (change: Partial<SalesFilters>) => go({ ...filters, ...change }, no_faktur),
    open: (no: string | null) => go(filters, no),
  };
};

const totalsOf = (rows: readonly SaleHeader[]): Record<string, string> => {
  const posted = rows.filter(({ status }) => status === 'POSTED');
  const sum = (key: 'qty' | 'total' | 'diskon' | 'grand_total' | 'poin_dapat'): number =>
    posted.reduce((all, row) => all + row[key], 0);
  const mg = posted.reduce((all, { berat }) => all + Math.round(berat * 1000), 0);
  return {
    qty: String(sum('qty')),
    berat: showGram(mg / 1000).replace(' g', ''),
    total: showRupiah(sum('total')),
    diskon: showRupiah(sum('diskon')),
    grand_total: showRupiah(sum('grand_total')),
    poin_dapat: String(sum('poin_dapat')),
  };
};

/** /lihat-penjualan: sales of a period; `?no_faktur=` opens one of them. */
const SalesPage = () => {
  const { t } = useTranslation('penjualan');
  const message = useMessage();
  const { pusat } = useMe();
  const toko = useActingToko();
  const maySell = useCan('penjualan.post') !== undefined;
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  const { filters, no_faktur, locked, change, open } = useAddress();
  const search = useRef<HTMLInputElement>(null);
  const [asked] = useDebouncedValue(filters, 250);
  const problems = rangeProblems(filters, oneMonth);
  const sound = Object.keys(rangeProblems(asked, oneMonth)).length === 0;
  const list = useSales(asked, sound);
  const { rows, count } = list;
  const openRow = useRef(open);
  useEffect(() => {
    openRow.current = open;
  });
  const onOpen = useCallback((no: string) => openRow.current(no), []);
  const columns = useSalesColumns(onOpen, {
    showToko: pusat && toko === null,
    showDate: asked.tgl_from !== asked.tgl_to,
    narrow: useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false,
  });

  const focusSearch = () => search.current?.focus();
  useScreenKeys([['/', focusSearch]]);
  useScanner(
    (code) => {
      const no = findNoFaktur(code);
      if (no) open(no);
      else change({ q: code });
    },
    { enabled: no_faktur === null },
  );
  const problem = (code: string | undefined) => code && message(code);

  return (
    <Page
      title={t('title')}
      actions={
        maySell && (
          <Button
            component={AppLink}
            href="/transaksi-penjualan"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            {t('newSale')}
          </Button>
        )
      }
    >
      <div className={css.filters}>
        <DateField
          label={t('from')}
          value={filters.tgl_from}
          onChange={(tgl_from) => change({ tgl_from })}
          locked={locked}
          error={problem(problems.tgl_from)}
          w={146}
        />
        <DateField
          label={t('to')}
          value={filters.tgl_to}
          onChange={(tgl_to) => change({ tgl_to })}
          locked={locked}
          error={problem(problems.tgl_to)}
          w={146}
        />
        <TextInput
          ref={search}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={filters.q}
          onChange={(event) => change({ q: event.currentTarget.value })}
          onKeyDown={(event) => event.key === 'Escape' && change({ q: '' })}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={<Hotkey keys="/" />}
          w={224}
        />
        <Select
          label={t('status')}
          data={[
            { value: ALL, label: t('allStatus') },
            { value: 'POSTED', label: t('statusPOSTED') },
            { value: 'BATAL', label: t('statusBATAL') },
          ]}
          value={filters.status || ALL}
          onChange={(status) => change({ status: status === ALL || status === null ? '' : status })}
          allowDeselect={false}
          w={116}
        />
        <SearchSelect
          label={t('sales')}
          master="sales"
          value={filters.kode_sales}
          onChange={(kode_sales) => change({ kode_sales })}
          clearable
          placeholder={t('allStatus')}
          w={172}
        />
        <TextField
          label={t('validBy')}
          value={filters.valid_by}
          onChange={(valid_by) => change({ valid_by: valid_by.trim() })}
          maxLength={30}
          w={116}
        />
      </div>
      <DataTable
        id="penjualan"
        label={t('title')}
        columns={columns}
        rows={sound ? rows : []}
        rowKey={(row) => row.no_faktur}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        onOpen={(row) => open(row.no_faktur)}
        toolbar={
          <span className={`${css.count} num`} role="status">
            {rows && t('countOf', { shown: rows.length, count })}
          </span>
        }
        tone={(row) => (row.status === 'BATAL' ? 'out' : undefined)}
        {...(rows && rows.length > 0 && rows.length === count && { totals: totalsOf(rows) })}
        {...(maySell && {
          emptyAction: (
            <Button component={AppLink} href="/transaksi-penjualan">
              {t('newSale')}
            </Button>
          ),
        })}
      />
      {no_faktur && <SaleDrawer key={no_faktur} no_faktur={no_faktur} onClose={() => open(null)} />}
    </Page>
  );
};
export default SalesPage;
