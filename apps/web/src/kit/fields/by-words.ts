import { saysAll } from '@kadar/contract/words.ts';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** What of a list says every typed word, in its words or its code and in whatever order; a group of which nothing is found is left out. */
export const byWords: OptionsFilter = ({ options, search, limit }) => {
  const says = ({ label, value }: ComboboxItem): boolean => saysAll(`${label} ${value}`, search);
  let room = limit;
  const first = (items: readonly ComboboxItem[]): ComboboxItem[] => {
    const found = items.filter(says).slice(0, room);
    room -= found.length;
    return found;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if ('value' in option) return first([option]);
    const items = first(option.items);
    return items.length === 0 ? [] : [{ ...option, items }];
  });
};
