import { STATUS_BARANG } from '@kadar/contract/endpoints/barang.ts';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { MoreFilters } from '../../kit/page/MoreFilters.tsx';
import css from './list.module.css';
import type { Filters } from './queries.ts';

interface Props {
  filters: Filters;
  onChange: (filters: Filters) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Enter in the search field: the typed text as a barcode. */
  onEnter: () => void;
}

const ALL = 'ALL';
const BARCODE = /^[A-Z0-9][A-Z0-9./-]{5,29}$/;

/** Search and filters in one row; on the phone a button beside the search opens them. */
export const FilterRow = ({ filters, onChange, searchRef, onEnter }: Props) => {
  const { t } = useTranslation('barang');
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const { kode_dept, kode_group, kode_baki, status, q, harga_berubah } = filters;
  return (
    <search className={css.filters}>
      <TextInput
        ref={searchRef}
        className={css.search ?? ''}
        value={q}
        onChange={(event) => set({ q: event.currentTarget.value.toUpperCase() })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') set({ q: '' });
          if (event.key === 'Enter' && BARCODE.test(q.trim())) onEnter();
        }}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="F2" />}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <MoreFilters
        chosen={[kode_dept, kode_group, kode_baki, harga_berubah, status !== 'READY'].filter(Boolean).length}
      >
        <Select
          aria-label={t('statusLabel')}
          data={[
            { value: ALL, label: t('allStatus') },
            ...STATUS_BARANG.map((one) => ({ value: one, label: t(`status.${one}`) })),
          ]}
          value={status || ALL}
          onChange={(next) => set({ status: next === ALL || next === null ? '' : next })}
          allowDeselect={false}
        />
        <SearchSelect
          master="jenis"
          aria-label={t('jenis')}
          placeholder={t('allJenis')}
          value={kode_dept}
          onChange={(next) => set({ kode_dept: next })}
          clearable
        />
        <SearchSelect
          master="group"
          aria-label={t('group')}
          placeholder={t('allGroup')}
          value={kode_group}
          onChange={(next) => set({ kode_group: next })}
          clearable
        />
        <SearchSelect
          master="baki"
          aria-label={t('baki')}
          placeholder={t('allBaki')}
          value={kode_baki}
          onChange={(next) => set({ kode_baki: next })}
          clearable
        />
        <Checkbox
          className={css.moved ?? ''}
          size="xs"
          label={t('priceMoved')}
          checked={harga_berubah !== ''}
          onChange={(event) => set({ harga_berubah: event.currentTarget.checked ? '1' : '' })}
        />
      </MoreFilters>
    </search>
  );
};
