import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useFailedChoices } from './failed-choices.tsx';
import { ADD, useChoices, useEnter } from './useChoices.tsx';

export interface SearchSelectManyProps
  extends Omit<MultiSelectProps, 'value' | 'onChange' | 'data' | 'defaultValue' | 'filter'> {
  master: string;
  value: string[];
  onChange: (value: string[]) => void;
  addable?: boolean;
}

/** Several records of a master. */
export const SearchSelectMany = ({ master, value, onChange, addable, ...rest }: SearchSelectManyProps) => {
  const choices = useChoices(master, value, { ...(addable && { addable }) });
  const { reading, data, addNew, common } = choices;
  const onKeyDown = useEnter(choices, (next) => onChange([...new Set([...value, next])]));
  const failed = useFailedChoices(reading, rest.error);
  const choose = async (next: string[]): Promise<void> => {
    const known = next.filter((one) => one !== ADD);
    const added = known.length < next.length ? await addNew() : null;
    onChange(added ? [...known, added.value] : known);
  };
  return (
    <MultiSelect
      {...common}
      {...rest}
      {...failed}
      onKeyDown={onKeyDown}
      data={data}
      value={value}
      onChange={(next) => void choose(next)}
    />
  );
};
