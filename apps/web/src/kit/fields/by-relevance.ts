import type { Master } from '@kadar/contract/master.ts';
import { relevanceOf } from '@kadar/contract/relevance.ts';
import { saysAll } from '@kadar/contract/words.ts';
import type { OptionsFilter } from '@mantine/core';
import type { MasterRow } from '../masters.ts';

/** A choice that is no record stands before all of them; a record that is found by words from all over its label comes last. */
const [FIRST, LAST] = [-1, 4];

/** What a short list finds, in the order in which the server finds in a long one; in the list's own where nothing is typed. */
export const byRelevance =
  (master: Master | undefined, records: ReadonlyMap<string, { row: MasterRow }>): OptionsFilter =>
  ({ options, search }) => {
    const q = search.trim();
    if (!q || !master) return options;
    return options
      .flatMap((option) => {
        if (!('value' in option)) return [];
        const row = records.get(option.value)?.row;
        const said = saysAll(option.label, q);
        const rank = (row && relevanceOf(master, row, q)) ?? (said ? (row ? LAST : FIRST) : null);
        return rank === null ? [] : [{ option, rank }];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ option }) => option);
  };
