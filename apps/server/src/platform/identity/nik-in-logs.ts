import { isMasked, masked } from '@kadar/contract/fields.ts';
import { NIK_FIELDS, searchWithoutNik } from '@kadar/contract/nik.ts';

/** A text within a JSON, and what stands there once it tells no number of a card. */
export interface Masking {
  path: string[];
  nilai: string;
}

/** Every number of a card in a JSON that still stands in clear. */
export const niksIn = (value: unknown, path: readonly string[] = []): Masking[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]): Masking[] => {
    const at = [...path, name];
    if (!NIK_FIELDS.includes(name) || typeof part !== 'string') return niksIn(part, at);
    return part === '' || isMasked(part) ? [] : [{ path: at, nilai: masked(part) }];
  });
};

/** What a row of the audit is called that tells a search. */
const SEARCHES = ['browse', 'export'];

/** What somebody searched a list for, as the audit of it was written. */
export const searchedIn = (action: string, after: unknown): Masking[] => {
  if (!SEARCHES.includes(action)) return [];
  const q = after !== null && typeof after === 'object' && 'q' in after ? after.q : undefined;
  if (typeof q !== 'string') return [];
  const nilai = searchWithoutNik(q);
  return nilai === q ? [] : [{ path: ['q'], nilai }];
};

/** In SQL: whether a JSON may hold such a number. */
export const holdsNik = (column: string): string =>
  `(${NIK_FIELDS.map((name) => `jsonb_path_exists(${column}, '$.**.${name} ? (@ like_regex "^[^*]")')`).join(' or ')})`;
/** The same of a search. */
export const HOLDS_SEARCH = `(action in ('browse', 'export') and after ->> 'q' ~ '[0-9]{14}')`;
