import type { Master } from '@kadar/contract/master.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { pickedToko } from '../api/context.ts';
import { type Reading, readingOf } from '../api/reading.ts';
import { request } from '../api/transport.ts';
import { type MasterRow, masterQuery } from '../masters.ts';
import { OfToko } from './records.ts';
import { useAsked } from './useSearch.ts';

export interface Option {
  value: string;
  label: string;
  row: MasterRow;
}

/** Up to this many records are fetched once and searched here; a longer list is searched on the server. */
const WHOLE = 500;

const rowsQuery = (path: string, q: string, toko: string | undefined) =>
  queryOptions({
    queryKey: ['options', path, toko ?? pickedToko(), q],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const answer = await request<MasterRow[]>('GET', path, {
        query: { q, limit: q ? 50 : WHOLE },
        signal,
        ...(toko !== undefined && { toko }),
      });
      return { rows: answer.data, count: answer.count ?? answer.data.length };
    },
  });

/** Records as choices, 'KEY · shown' where both differ; a code that several shops have is offered once. */
const toOptions = (rows: readonly MasterRow[], key: string, shown: string): Map<string, Option> => {
  const options = new Map<string, Option>();
  for (const row of rows) {
    const value = String(row[key] ?? '');
    const name = String(row[shown] ?? '');
    if (value && !options.has(value))
      options.set(value, { value, label: name && name !== value ? `${value} · ${name}` : value, row });
  }
  return options;
};

export interface Options {
  /** What the records are of; undefined until it is loaded. */
  master: Master | undefined;
  options: Map<string, Option>;
  /** Longer than what is fetched at once: the server does the searching. */
  long: boolean;
  loading: boolean;
  /** They answer what is searched for; until then they are of an earlier text. */
  answered: boolean;
  /** Asks for it without waiting for more of it. */
  askNow: () => void;
  /** Of the declaration and its records. */
  reading: Reading;
}

/** The choices of a master for a search text, with the records chosen now among them. */
export const useOptions = (name: string, search: string, chosen: readonly string[]): Options => {
  const text = search.trim();
  const { asked: q, askNow } = useAsked(text);
  const declared = useQuery(masterQuery(name));
  const master = declared.data;
  const path = master?.paths.list ?? '';
  const toko = useContext(OfToko);
  const whole = useQuery({ ...rowsQuery(path, '', toko), enabled: master !== undefined });
  const long = (whole.data?.count ?? 0) > WHOLE;
  const searching = long && q !== '';
  const found = useQuery({
    ...rowsQuery(path, q, toko),
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  const rows = (searching ? found.data : whole.data)?.rows ?? [];
  const one = chosen.length === 1 ? (chosen[0] ?? '') : '';
  const absent = master !== undefined && one !== '' && !rows.some((row) => row[master.key] === one);
  const own = useQuery({ ...rowsQuery(path, one, toko), enabled: long && absent });
  const options = master
    ? toOptions(
        [...rows, ...(own.data?.rows.filter((row) => row[master.key] === one) ?? [])],
        master.key,
        master.shown,
      )
    : new Map<string, Option>();
  const reading = readingOf(declared, whole);
  const loading = whole.isLoading || master === undefined;
  const answered = !loading && (!long || (q === text && !(searching && found.isPlaceholderData)));
  return { master, options, long, loading, answered, askNow, reading };
};

/** The one record that a master has, which nobody needs to be asked for; null where there are more or none, and until it is known. */
export const useSoleOption = (name: string): string | null => {
  const { options, loading, long } = useOptions(name, '', []);
  const [first] = options.keys();
  return loading || long || options.size !== 1 ? null : (first ?? null);
};
