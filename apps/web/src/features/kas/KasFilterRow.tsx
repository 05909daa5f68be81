import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useDateLock } from '../../kit/session.ts';
import css from './kas.module.css';
import type { Jenis, KasFilters } from './queries.ts';

const ALL = 'ALL';

interface Props {
  filters: KasFilters;
  onChange: (filters: KasFilters) => void;
}

/** Search, direction and days of the list. */
export const KasFilterRow = ({ filters, onChange }: Props) => {
  const { t } = useTranslation('kas');
  const { locked } = useDateLock();
  const search = useRef<HTMLInputElement>(null);
  const set = (change: Partial<KasFilters>) => onChange({ ...filters, ...change });
  useScreenKeys([
    ['F2', () => search.current?.focus()],
    ['/', () => search.current?.focus()],
  ]);
  return (
    <search className={css.filters}>
      <TextInput
        ref={search}
        className={css.search ?? ''}
        value={filters.q}
        onChange={(event) => set({ q: event.currentTarget.value.toUpperCase() })}
        onKeyDown={(event) => event.key === 'Escape' && set({ q: '' })}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={<Hotkey keys="F2" />}
        autoComplete="off"
      />
      <SegmentedControl
        className={css.choice ?? ''}
        aria-label={t('jenis')}
        value={filters.jenis || ALL}
        onChange={(next) => set({ jenis: next === ALL ? '' : (next as Jenis) })}
        data={[
          { value: ALL, label: t('all') },
          { value: 'MASUK', label: t('MASUK') },
          { value: 'KELUAR', label: t('KELUAR') },
        ]}
      />
      <DateField
        aria-label={t('tgl_from')}
        value={filters.tgl_from}
        onChange={(tgl_from) => set({ tgl_from })}
        locked={locked}
        className={css.date ?? ''}
      />
      <DateField
        aria-label={t('tgl_to')}
        value={filters.tgl_to}
        onChange={(tgl_to) => set({ tgl_to })}
        locked={locked}
        className={css.date ?? ''}
      />
    </search>
  );
};
