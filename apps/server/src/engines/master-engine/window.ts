import { NOMOR } from '@kadar/contract/endpoints/why.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { FROM, filterSort, TO } from '@kadar/contract/list-filters.ts';
import { type Master, SEARCH } from '@kadar/contract/master.ts';
import { ALL_ROWS } from '@kadar/contract/wire.ts';
import { saysEnough } from '@kadar/contract/words.ts';
import { z } from 'zod';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { digestOf } from './sealed.ts';
import { isShown, type ListWindow } from './store.ts';
import type { View } from './view.ts';

const WHOLE_LIST = 20_000;

const listQueryOf = (paginated: boolean) =>
  z.looseObject({
    skip: z.coerce.number().int().min(0).default(0),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(WHOLE_LIST)
      .default(paginated ? ALL_ROWS : WHOLE_LIST),
    q: z.string().trim().max(100).optional(),
    sort: z
      .string()
      .regex(/^-?[A-Za-z_0-9]{1,40}$/)
      .optional(),
    deleted: z.enum(['0', '1']).default('0'),
    format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
  });

const PAGES = listQueryOf(true);
const WHOLE = listQueryOf(false);

/** The query of a list's call. */
export const listQuery = ({ paginated }: Master) => (paginated ? PAGES : WHOLE);

export type ListInput = z.output<typeof PAGES>;

const PAGES_WHY = PAGES.extend({ nomor: NOMOR });
const WHOLE_WHY = WHOLE.extend({ nomor: NOMOR });

/** The query of the question why a record is not in it. */
export const listWhyQuery = ({ paginated }: Master) => (paginated ? PAGES_WHY : WHOLE_WHY);

/** A branch sees of a chain's list that names shops (users) only what names its own (domain §1.7). */
export const ownShop = (master: Master, call: Call): Record<string, string> =>
  master.scope === 'chain' && master.fields.kode_toko?.ref === 'tokos' && !call.session.pusat
    ? { kode_toko: call.session.kode_toko }
    : {};

/** By what a list's sealed fields are found; without the key by nothing. */
export const digestIn =
  (master: Master, { vault }: Kadar): NonNullable<ListWindow['digest']> =>
  (name, text) =>
    vault.id === '' ? undefined : digestOf(vault, master, name, text);

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A bound as its column has it. Throws 422 where it is none. */
const boundOf = (name: string, { kind }: Field, text: unknown): number | string => {
  if (kind === 'date' && typeof text === 'string' && DATE.test(text) && !Number.isNaN(Date.parse(text)))
    return text;
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  if (kind === 'date' || !Number.isFinite(number)) throw fieldError(name, 'ISIAN_TIDAK_SAH');
  return kind === 'gram' ? Math.round(number * 1000) : number;
};

/** The ranges that are asked for; none of a field that is not seen in clear. */
const betweenOf = (
  master: Master,
  masked: ReadonlySet<string>,
  query: ListInput,
): NonNullable<ListWindow['between']> =>
  Object.entries(query).flatMap(([asked, text]) => {
    const side = asked.startsWith(FROM) ? 'from' : asked.startsWith(TO) ? 'to' : undefined;
    const name = asked.slice(FROM.length);
    const field = master.fields[name];
    if (!side || !field || filterSort(field) !== 'RANGE' || masked.has(name) || text === '') return [];
    return [{ name, side, bound: boundOf(asked, field, text) }];
  });

export const windowOf = ({ master, masked }: View, call: Call<unknown, ListInput>): ListWindow => ({
  masked,
  digest: digestIn(master, call.kadar),
  q: call.query.q,
  sort: call.query.sort,
  skip: call.query.skip,
  limit: call.query.limit,
  deleted: call.query.deleted === '1',
  equals: {
    ...Object.fromEntries(
      Object.entries(call.query).filter(
        (entry): entry is [string, string] =>
          isShown(master, entry[0]) && !masked.has(entry[0]) && typeof entry[1] === 'string',
      ),
    ),
    ...ownShop(master, call),
  },
  between: betweenOf(master, masked, call.query),
});

/** Whether all of a list is asked for, as its loader of the specification does. */
export const asksAll = ({ q, limit }: ListWindow): boolean => limit === ALL_ROWS && !q;

/** What a list is asked with where nothing was said. */
const UNSAID: ReadonlySet<string> = new Set(['skip', 'limit', 'deleted', 'format']);

/** Whether nothing else is said: who may only search is told all of it as it stands, and chooses by nothing. */
export const asksBare = (query: ListInput): boolean =>
  query.skip === 0 && query.deleted === '0' && Object.keys(query).every((name) => UNSAID.has(name));

/** What is left of a window for who may only search: what he typed or the one record he names, and the first few of it. */
export const searchOnly = ({ master }: View, window: ListWindow): ListWindow | undefined => {
  const { q = '', equals, limit } = window;
  const key = equals[master.key];
  if (key === undefined && !saysEnough(q, SEARCH.letters)) return undefined;
  return {
    ...window,
    sort: undefined,
    skip: 0,
    limit: Math.min(limit, SEARCH.rows),
    deleted: false,
    counted: false,
    equals: key === undefined ? {} : { [master.key]: key },
  };
};
