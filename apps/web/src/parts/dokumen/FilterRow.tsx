import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { MoreFilters } from '../../kit/page/MoreFilters.tsx';
import { useMessage } from '../../kit/text.ts';
import type { ListFilters, OwnFilter } from './filters.ts';
import css from './list.module.css';

/** A filter of a kind and how it is chosen: of some as a list, of a master, or typed. */
export interface ShownFilter extends OwnFilter {
  label: string;
  /** Words for its values. */
  words?: (value: string) => string;
  as: 'select' | 'text' | { master: string };
}

interface Props {
  filters: ListFilters;
  problems: { tgl_from?: string; tgl_to?: string };
  locked: boolean;
  own: readonly ShownFilter[];
  placeholder: string;
  onChange: (change: Partial<ListFilters>) => void;
}

interface OneProps {
  filter: ShownFilter;
  value: string;
  onChange: (value: string) => void;
}

const One = ({ filter, value, onChange }: OneProps) => {
  const { as, label, values = [], words = String } = filter;
  if (as === 'select')
    return (
      <Select
        aria-label={label}
        placeholder={label}
        value={value || null}
        data={values.map((one) => ({ value: one, label: words(one) }))}
        onChange={(next) => onChange(next ?? '')}
        clearable
        className={css.own ?? ''}
      />
    );
  if (as === 'text')
    return (
      <TextField
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(text) => onChange(text.trim())}
        maxLength={30}
        className={css.own ?? ''}
      />
    );
  return (
    <SearchSelect
      master={as.master}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      clearable
      className={css.own ?? ''}
    />
  );
};

/** Words, period, state and a kind's own filters in one line; on a phone all but the words behind one button. */
export const FilterRow = ({ filters, problems, locked, own, placeholder, onChange }: Props) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const open = useOpenNumber();
  const field = useRef<HTMLInputElement>(null);
  const focus = () => field.current?.focus();
  useScreenKeys([
    ['F2', focus],
    ['/', focus],
  ]);
  const problem = (code: string | undefined) => code && message(code);
  return (
    <search className={css.filters}>
      <TextInput
        ref={field}
        className={css.search ?? ''}
        aria-label={t('search')}
        placeholder={placeholder}
        value={filters.q}
        onChange={(event) => onChange({ q: event.currentTarget.value.toUpperCase() })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange({ q: '' });
          if (event.key === 'Enter' && open(filters.q)) event.preventDefault();
        }}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="F2" />}
        autoComplete="off"
      />
      <MoreFilters chosen={own.filter(({ name }) => filters[name]).length}>
        <DateField
          aria-label={t('from')}
          value={filters.tgl_from}
          onChange={(tgl_from) => onChange({ tgl_from })}
          locked={locked}
          error={problem(problems.tgl_from)}
          className={css.date ?? ''}
        />
        <DateField
          aria-label={t('to')}
          value={filters.tgl_to}
          onChange={(tgl_to) => onChange({ tgl_to })}
          locked={locked}
          error={problem(problems.tgl_to)}
          className={css.date ?? ''}
        />
        {own.map((filter) => (
          <One
            key={filter.name}
            filter={filter}
            value={filters[filter.name] ?? ''}
            onChange={(value) => onChange({ [filter.name]: value })}
          />
        ))}
      </MoreFilters>
    </search>
  );
};
