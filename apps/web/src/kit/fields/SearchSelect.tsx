import {
  CheckIcon,
  type ComboboxLikeRenderOptionInput,
  Loader,
  MultiSelect,
  type MultiSelectProps,
  type OptionsFilter,
  Select,
  type SelectProps,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from '../Marked.tsx';
import type { MasterRow } from '../masters.ts';
import css from './fields.module.css';
import { useOptions } from './useOptions.ts';

interface Choice {
  value: string;
  label: string;
}

const NONE: readonly Choice[] = [];

/** Every typed word must stand somewhere in the label. */
const byWords: OptionsFilter = ({ options, search }) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(
    (option) => !('label' in option) || words.every((word) => option.label.toLowerCase().includes(word)),
  );
};
const asFound: OptionsFilter = ({ options }) => options;

const useChoices = (master: string, chosen: readonly string[], first: readonly Choice[]) => {
  const { t } = useTranslation('kit');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  // After a choice the input holds its label; that is not a search.
  const { options, long, loading, failed } = useOptions(master, search === picked ? '' : search, chosen);
  const offered = [...options.values()].map(({ value, label }) => ({ value, label }));
  const taken = new Set([...first, ...offered].map(({ value }) => value));
  const missing = chosen
    .filter((value) => value && !taken.has(value))
    .map((value) => ({ value, label: value }));
  const data = [...first, ...missing, ...offered];
  const typed = data.some(({ label }) => label === search) ? '' : search;
  return {
    options,
    setPicked,
    data,
    common: {
      searchable: true,
      onSearchChange: setSearch,
      nothingFoundMessage: t(failed ? 'loadFailed' : loading ? 'loading' : 'noChoice'),
      ...(loading && { rightSection: <Loader size={16} color="gray" /> }),
      limit: 200,
      maxDropdownHeight: 280,
      selectFirstOptionOnChange: true,
      filter: long ? asFound : byWords,
      renderOption: ({ option, checked }: ComboboxLikeRenderOptionInput<Choice>) => (
        <>
          {checked && <CheckIcon className={css.chosen ?? ''} />}
          <span>
            <Marked text={option.label} search={typed} />
          </span>
        </>
      ),
    },
  };
};

export interface SearchSelectProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'defaultValue' | 'filter'> {
  /** Name of the master whose records are offered. */
  master: string;
  /** The record's key, '' for none. */
  value: string;
  onChange: (value: string, row: MasterRow | null) => void;
  /** Choices before all records, such as ALL (SEMUA). */
  first?: readonly Choice[];
}

/** One record of a master, searched while typing; long lists are searched on the server. */
export const SearchSelect = ({ master, value, onChange, first = NONE, ...rest }: SearchSelectProps) => {
  const { options, setPicked, data, common } = useChoices(master, [value], first);
  return (
    <Select
      {...common}
      {...rest}
      data={data}
      value={value || null}
      onChange={(next, option) => {
        setPicked(option?.label ?? null);
        onChange(next ?? '', options.get(next ?? '')?.row ?? null);
      }}
    />
  );
};

export interface SearchSelectManyProps
  extends Omit<MultiSelectProps, 'value' | 'onChange' | 'data' | 'defaultValue' | 'filter'> {
  master: string;
  value: string[];
  onChange: (value: string[]) => void;
}

/** Several records of a master. */
export const SearchSelectMany = ({ master, value, onChange, ...rest }: SearchSelectManyProps) => {
  const { data, common } = useChoices(master, value, NONE);
  return <MultiSelect {...common} {...rest} data={data} value={value} onChange={onChange} />;
};
