import { CheckIcon, type ComboboxLikeRenderOptionInput, Loader, type OptionsFilter } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from '../Marked.tsx';
import { useMe } from '../session.ts';
import { byRelevance } from './by-relevance.ts';
import css from './fields.module.css';
import { Adding, OfToko } from './records.ts';
import { type Option, useOptions } from './useOptions.ts';

export interface Choice {
  value: string;
  label: string;
}

const NONE: readonly Choice[] = [];
/** Stands last and adds a record; no record has such a key. */
export const ADD = '+';

const asFound: OptionsFilter = ({ options }) => options;
/** What stands there was found for an earlier text. */
const notYet: OptionsFilter = () => [];

/** What is found, and the way to add what is not. */
const withAdd =
  (found: OptionsFilter): OptionsFilter =>
  (asked) => [
    ...found({
      ...asked,
      options: asked.options.filter((option) => !('value' in option && option.value === ADD)),
    }),
    ...asked.options.filter((option) => 'value' in option && option.value === ADD),
  ];

/** What a field that chooses records offers while one types in it. */
export const useChoices = (
  master: string,
  chosen: readonly string[],
  { first = NONE, addable = false }: { first?: readonly Choice[]; addable?: boolean },
) => {
  const { t } = useTranslation('kit');
  const { actions } = useMe();
  const add = useContext(Adding);
  const toko = useContext(OfToko);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  // After a choice the input holds its label; that is not a search.
  const {
    master: of,
    options,
    long,
    loading,
    answered,
    askNow,
    reading,
  } = useOptions(master, search === picked ? '' : search, chosen);
  const offered = [...options.values()].map(({ value, label }) => ({ value, label }));
  const taken = new Set([...first, ...offered].map(({ value }) => value));
  const missing = chosen
    .filter((value) => value && !taken.has(value))
    .map((value) => ({ value, label: value }));
  const known = [...first, ...missing, ...offered];
  const typed = known.some(({ label }) => label === search) ? '' : search;
  const adds =
    addable &&
    !reading.failed &&
    !loading &&
    add !== null &&
    of?.add === true &&
    actions[of.write] !== undefined;
  const text = typed.trim();
  const data = adds ? [...known, { value: ADD, label: text ? t('addTyped', { text }) : t('add') }] : known;
  const found = long ? asFound : byRelevance(of, options);
  return {
    options,
    typed,
    answered,
    askNow,
    /** What Enter takes of the answer to what is typed. */
    firstFound: () =>
      found({ options: long ? offered : known, search: typed, limit: 1 }).find((one) => 'value' in one),
    reading,
    setPicked,
    data,
    /** The new record as a choice; null where none was saved. */
    addNew: async (): Promise<Option | null> => {
      const row = (await add?.({ master, typed: text, toko })) ?? null;
      return row && of ? { value: String(row[of.key] ?? ''), label: text, row } : null;
    },
    common: {
      searchable: true,
      onSearchChange: setSearch,
      nothingFoundMessage: t(reading.failed ? 'loadFailed' : answered ? 'noChoice' : 'loading'),
      ...(!answered && !reading.failed && { rightSection: <Loader size={16} color="gray" /> }),
      limit: 200,
      maxDropdownHeight: 280,
      selectFirstOptionOnChange: true,
      filter: answered ? withAdd(found) : notYet,
      renderOption: ({ option, checked }: ComboboxLikeRenderOptionInput<Choice>) =>
        option.value === ADD ? (
          <span className={css.addOption}>
            <IconPlus size={18} aria-hidden="true" />
            {option.label}
          </span>
        ) : (
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

/** Enter before the answer to what is typed waits for it, and takes nothing of an earlier one. */
export const useEnter = (
  { typed, answered, askNow, firstFound }: ReturnType<typeof useChoices>,
  take: (value: string, label: string) => void,
) => {
  const [awaited, setAwaited] = useState<string | null>(null);
  const taken = useEffectEvent(() => {
    setAwaited(null);
    const first = firstFound();
    if (first && 'value' in first) take(first.value, first.label);
  });
  const came = answered && awaited === typed;
  useEffect(() => {
    if (came) taken();
  }, [came]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || answered || typed === '') return setAwaited(null);
    event.preventDefault();
    askNow();
    setAwaited(typed);
  };
};
