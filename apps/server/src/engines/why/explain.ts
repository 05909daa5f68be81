import { COLUMNS } from '@kadar/contract/columns.ts';
import type { Why } from '@kadar/contract/endpoints/why.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import type { Call } from '../../platform/http/call.ts';
import { findThing, type Thing } from './thing.ts';

/** What a list goes by. */
export interface Asked {
  /** '*' = all. */
  toko: string;
  /** null where it is not asked for days. */
  days: { from: string; to: string } | null;
  /** Its other filters by name; null where nothing was chosen. */
  filters: Readonly<Record<string, string | null>>;
}

/** A list or report that is asked for one number. */
export interface Asking {
  nomor: string;
  asked: Asked;
  /** Names of the list's days in its own call. */
  range: { from: string; to: string } | null;
  labels: Readonly<Record<string, Text>>;
  /** A chosen value in words, where it is not its own. */
  words?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /** Filters it cannot do without: they are told of, and never let go to show something. */
  required?: ReadonlySet<string>;
  /** Whether the number stands in it, if it is asked for this. */
  shows(asked: Asked): Promise<boolean>;
  /** Whether another shop has it, of whose the asker sees nothing; asked for what is neither document nor piece. */
  elsewhere?(): Promise<boolean>;
}

/** What every list calls its search. */
const SEARCH: Readonly<Record<string, Text>> = { q: { id: 'Cari', en: 'Search' } };

type Condition = Why['conditions'][number];

const span = (days: Asked['days']): string => {
  if (!days) return '';
  return days.from === days.to ? days.from : `${days.from} – ${days.to}`;
};

/** Each thing the list goes by, alone against a list that goes by nothing else. */
const conditionsOf = async (
  { asked, labels, words, shows }: Asking,
  thing: Thing | null,
  open: Asked,
  word: (text: Text) => string,
): Promise<Condition[]> => {
  const one = async (
    name: string,
    label: Text,
    narrowed: Asked,
    [said, found]: [string, string],
  ): Promise<Condition> => ({
    name,
    label: word(label),
    lets: await shows(narrowed),
    asked: said,
    found,
  });
  const conditions: Condition[] = [];
  if (asked.toko !== '*' || thing)
    conditions.push(
      await one('toko', COLUMNS.kode_toko.label, { ...open, toko: asked.toko }, [
        asked.toko === '*' ? '' : asked.toko,
        thing?.kode_toko ?? '',
      ]),
    );
  if (asked.days)
    conditions.push(
      await one('tanggal', COLUMNS.tanggal.label, { ...open, days: asked.days }, [
        span(asked.days),
        span(thing?.days ?? null),
      ]),
    );
  for (const [name, value] of Object.entries(asked.filters)) {
    if (value === null) continue;
    const label = labels[name] ?? SEARCH[name] ?? { id: name, en: name };
    const said = words?.[name]?.[value];
    conditions.push(
      await one(name, label, { ...open, filters: { ...open.filters, [name]: value } }, [
        said ? word(said) : value,
        '',
      ]),
    );
  }
  return conditions;
};

/**
 * Why a number or barcode does not stand in a list: shop, days and every filter tell in turn whether they let it through.
 * Of what the asker may not see nothing is told but that.
 */
export const explain = async (
  call: Pick<Call, 'kadar' | 'session' | 'language'>,
  asking: Asking,
): Promise<Why> => {
  const { nomor, asked, range, shows } = asking;
  const word = (text: Text): string => textIn(text, call.language);
  if (await shows(asked)) return { nomor, state: 'TERLIHAT', conditions: [], shows: null };
  const { thing, elsewhere } = await findThing(call, nomor);
  if (elsewhere) return { nomor, state: 'TANPA_HAK', conditions: [], shows: null };
  const widest = call.session.pusat ? '*' : call.session.kode_toko;
  const narrow: Asked = {
    toko: thing?.kode_toko ?? asked.toko,
    days: asked.days && (thing?.days ?? asked.days),
    filters: Object.fromEntries(Object.keys(asked.filters).map((name) => [name, null])),
  };
  // What is neither document nor piece may bear the same code in several shops: that of the asked one is meant.
  const open = thing || (await shows(narrow)) ? narrow : { ...narrow, toko: widest };
  const inIt = await shows(open);
  if (!thing && !inIt) {
    const state = (await asking.elsewhere?.()) ? 'TANPA_HAK' : 'TIDAK_ADA';
    return { nomor, state, conditions: [], shows: null };
  }
  const status = (lets: boolean): Condition => ({
    name: 'status',
    label: word(COLUMNS.status.label),
    lets,
    asked: '',
    found: thing?.state ?? '',
  });
  if (!inIt) return { nomor, state: 'TERSARING', conditions: [status(false)], shows: null };
  const conditions = [...(await conditionsOf(asking, thing, open, word)), ...(thing ? [status(true)] : [])];
  const held = new Set(conditions.flatMap(({ name, lets }) => (lets ? [] : [name])));
  const days = range && held.has('tanggal') ? open.days : null;
  if ([...held].some((name) => asking.required?.has(name)))
    return { nomor, state: 'TERSARING', conditions, shows: null };
  return {
    nomor,
    state: 'TERSARING',
    conditions,
    shows: {
      ...(held.has('toko') && { toko: open.toko }),
      ...(range && days && { [range.from]: days.from, [range.to]: days.to }),
      ...Object.fromEntries([...held].filter((name) => name in asked.filters).map((name) => [name, ''])),
    },
  };
};
