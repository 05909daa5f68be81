import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import type { MasterRow } from '../masters.ts';
import { useFailedChoices } from './failed-choices.tsx';
import { ADD, type Choice, useChoices, useEnter } from './useChoices.tsx';

export interface SearchSelectProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'defaultValue' | 'filter'> {
  /** Name of the master whose records are offered. */
  master: string;
  /** The record's key, '' for none. */
  value: string;
  onChange: (value: string, row: MasterRow | null) => void;
  /** Choices before all records, such as ALL (SEMUA). */
  first?: readonly Choice[];
  /** Who may write the master adds here what is missing; not in a filter, which offers what there is. */
  addable?: boolean;
}

/** One record of a master, searched while typing; long lists are searched on the server. */
export const SearchSelect = ({ master, value, onChange, first, addable, ...rest }: SearchSelectProps) => {
  const choices = useChoices(master, [value], {
    ...(first && { first }),
    ...(addable && { addable }),
  });
  const { options, reading, setPicked, data, addNew, common } = choices;
  const [opened, setOpened] = useState(false);
  const failed = useFailedChoices(reading, rest.error);
  const choose = async (next: string | null, label: string | undefined): Promise<void> => {
    if (next === ADD) {
      const added = await addNew();
      if (added) onChange(added.value, added.row);
      return;
    }
    setPicked(label ?? null);
    onChange(next ?? '', options.get(next ?? '')?.row ?? null);
  };
  const onKeyDown = useEnter(choices, (next, label) => {
    setOpened(false);
    void choose(next, label);
  });
  return (
    <Select
      {...common}
      // What is chosen once more, as over a proposal, stays where it may not be left empty.
      allowDeselect={rest.clearable === true}
      {...rest}
      {...failed}
      onKeyDown={onKeyDown}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      data={data}
      value={value || null}
      onChange={(next, option) => void choose(next, option?.label)}
    />
  );
};
