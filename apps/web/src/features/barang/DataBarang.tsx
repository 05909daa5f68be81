import { listBarang } from '@kadar/contract/endpoints/barang.ts';
import { MAX_UBAH_HARGA } from '@kadar/contract/endpoints/harga-barang.ts';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFilterOff, IconPlus, IconTag } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { later } from '../../kit/later.tsx';
import { readDraft } from '../../kit/list/drafts.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import type { Sort } from '../../kit/table/types.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { useActFor, WhyNot } from '../../kit/why/WhyNot.tsx';
import { BarangCards } from './BarangCards.tsx';
import { BarangTable } from './BarangTable.tsx';
import { FilterRow } from './FilterRow.tsx';
import { ADD_DRAFT } from './form-model.ts';
import css from './list.module.css';
import { allBarcodes, type Filters, NO_FILTERS, questionOf, useBarangList } from './queries.ts';
import { SelectionBar } from './SelectionBar.tsx';

const PATH = '/data-barang';
const AddBarang = later(() => import('./AddBarang.tsx'));
const TaggingLine = later(() => import('./tagging/TaggingLine.tsx'));
const BarangDetail = later(() => import('./BarangDetail.tsx'));

type Given = Partial<Record<string, string>>;

/** The filters that an address asks for. */
const filtersOf = (given: Given): Filters => ({
  ...NO_FILTERS,
  // A document's link names one piece, which may be sold by now.
  ...(given.q && { q: given.q.toUpperCase(), status: '' }),
  ...(given.status && { status: given.status }),
  ...(given.kode_dept && { kode_dept: given.kode_dept }),
  ...(given.kode_group && { kode_group: given.kode_group }),
  ...(given.kode_baki && { kode_baki: given.kode_baki }),
  ...(given.harga_berubah === '1' && { harga_berubah: '1' }),
});

/** Whether more than a state is asked for. */
const isNarrowed = ({ kode_dept, kode_group, kode_baki, harga_berubah }: Filters): boolean =>
  Boolean(kode_dept || kode_group || kode_baki || harga_berubah);

interface CountProps {
  list: ReturnType<typeof useBarangList>;
  /** Undefined where no filter is set. */
  onClear: (() => void) | undefined;
}

/** How many of how many are shown, and the way back to all of them. */
const Count = ({ list, onClear }: CountProps) => {
  const { t } = useTranslation('barang');
  const format = useFormat();
  return (
    <p className={css.count} role="status">
      {list.rows &&
        t('countOf', { shown: format('integer', list.rows.length), total: format('integer', list.count) })}
      {onClear && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          ml={8}
          leftSection={<IconFilterOff size={18} />}
          onClick={onClear}
        >
          {t('clearFilters')}
        </Button>
      )}
    </p>
  );
};

/** Pieces of the shop: found by any field, added, changed, tagged, and each with its history. */
const DataBarang = () => {
  const { t } = useTranslation('barang');
  const go = useGo();
  const phone = usePhone();
  const given = useSearch({ strict: false }) as Given;
  const open = given.kode_barcode?.toUpperCase() ?? '';
  const search = useRef<HTMLInputElement>(null);
  const mayWrite = useCan('barang.write') !== undefined;
  const toko = useActingToko();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(given));
  const [q] = useDebouncedValue(filters.q.trim(), 180);
  const [sort, setSort] = useState<Sort | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(() => mayWrite && readDraft(ADD_DRAFT) !== null);
  const [tagging, setTagging] = useState(false);
  const actFor = useActFor();
  const list = useBarangList({ ...filters, q }, sort);

  const add = () => mayWrite && setAdding(true);
  const show = (kode: string) => go(`${PATH}?kode_barcode=${encodeURIComponent(kode)}`);
  const choose = (kode: string) =>
    setChosen((was) => {
      const next = new Set(was);
      if (!next.delete(kode)) next.add(kode);
      return next;
    });
  const tag = () => mayWrite && toko && setTagging(true);
  useScanner(show, { enabled: !adding && !tagging });
  useScreenKeys([
    ['Insert', add],
    ['alt+N', add],
    ['alt+T', tag],
    ['F2', () => search.current?.focus()],
    ['/', () => search.current?.focus()],
  ]);

  const everywhere = () => setFilters({ ...NO_FILTERS, q: filters.q, status: '' });
  const narrowed = filters.status !== '' || isNarrowed(filters);
  const clean = filters.status === NO_FILTERS.status && !isNarrowed(filters);
  const emptyAction =
    q && narrowed ? (
      <Button onClick={everywhere}>{t('searchEverywhere', { q })}</Button>
    ) : mayWrite ? (
      <Button onClick={add}>{t('addFirst')}</Button>
    ) : undefined;
  const shared = { list, chosen, onChoose: choose, onOpen: show, emptyAction, mayTag: mayWrite };
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <ExportButtons
            path={listBarang.path}
            query={questionOf({ ...filters, q }, sort)}
            name="barang"
            disabled={!list.rows?.length}
          />
          {mayWrite && toko && (
            <Button leftSection={<IconTag size={18} />} rightSection={<Hotkey keys="Alt+T" />} onClick={tag}>
              {t('taggingLine')}
            </Button>
          )}
          {mayWrite && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={18} />}
              rightSection={<Hotkey keys="Ins" />}
              onClick={add}
            >
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <FilterRow
        filters={filters}
        onChange={setFilters}
        searchRef={search}
        onEnter={() => show(filters.q.trim())}
      />
      {phone ? (
        <BarangCards {...shared} />
      ) : (
        <BarangTable {...shared} sort={sort} onSort={setSort} showToko={toko === null} />
      )}
      <div className={css.foot}>
        <Count list={list} onClear={clean ? undefined : () => setFilters({ ...NO_FILTERS, q: filters.q })} />
        <WhyNot
          path={listBarang.path}
          query={{ ...filters, q }}
          onShow={({ toko: shop, ...shows }) => {
            actFor(shop);
            setFilters({ ...filters, ...shows });
          }}
        />
        {mayWrite && (
          <SelectionBar
            chosen={[...chosen]}
            count={list.count}
            onAll={async () => setChosen(new Set(await allBarcodes({ ...filters, q }, sort, MAX_UBAH_HARGA)))}
            onClear={() => setChosen(new Set())}
          />
        )}
      </div>
      {open && <BarangDetail key={open} kode_barcode={open} onClose={() => go(PATH)} mayWrite={mayWrite} />}
      {tagging && toko && <TaggingLine toko={toko} onClose={() => setTagging(false)} />}
      {adding && <AddBarang onClose={() => setAdding(false)} onSaved={list.refresh} onOpen={show} />}
    </Page>
  );
};

export default DataBarang;
