import { issueCode } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

export type EntryValue = string | number | null | readonly string[];
export type EntryValues = Readonly<Record<string, EntryValue>>;
export type EntryProblems = Readonly<Partial<Record<string, string>>>;

/** The field that asks for the shop, where head office looks at all of them. */
export const TOKO = 'kode_toko';

/** A new document as it is kept: what was typed, for which shop, and what was sent of it. */
export interface KeptEntry<V extends EntryValues> extends Intended {
  values: V;
  /** Chosen in the form, or the one it was last sent for; none in what an older version kept. */
  toko?: string;
}

/** How it is kept: fields of `secret` as they start. What a page kept that said no version is read as it is. */
export const entryForm = <V extends EntryValues>(
  start: V,
  secret: readonly (keyof V)[] = [],
): KeptForm<KeptEntry<V>> => ({
  version: 1,
  empty: { values: start, ...NOT_SENT },
  upgrade: (older, version) => (version === 0 ? (older as KeptEntry<V>) : null),
  written: ({ values, ...rest }) => ({
    ...rest,
    values: { ...values, ...Object.fromEntries(secret.map((name) => [name, start[name]])) },
  }),
});

/** The shop a document is for, '' while nobody said: what waits for its answer stays with the shop it was sent for. */
export const shopOf = <V extends EntryValues>(
  { toko = '', unanswered }: KeptEntry<V>,
  acting: string | null,
): string => (unanswered && toko !== '' ? toko : (acting ?? toko));

/** The entry for a shop: what belongs to another one is emptied, and it is another document than the one sent there. */
export const atShop = <V extends EntryValues>(
  kept: KeptEntry<V>,
  toko: string,
  ofShop: Partial<V> = {},
): KeptEntry<V> =>
  kept.toko === toko ? kept : { ...kept, toko, intent: null, values: { ...kept.values, ...ofShop } };

/** What is sent, or the codes of what is wrong by field; judged by the contract. An amount that is missing is 0 there; those of `optional` may be. */
export const judgeEntry = <B extends EntryValues>(
  schema: z.ZodType<unknown, B> | undefined,
  values: EntryValues,
  optional: readonly string[] = [],
): { body: B | null; problems: EntryProblems } => {
  const body = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? 0])) as B;
  const issues = schema?.safeParse(body).error?.issues ?? [];
  const problems: Record<string, string> = Object.fromEntries(
    issues.map(({ path, message }) => {
      const name = String(path[0] ?? '');
      const code = issueCode(message);
      return [name, code === 'ISIAN_TIDAK_SAH' && values[name] === '' ? 'WAJIB_DIISI' : code];
    }),
  );
  for (const [name, value] of Object.entries(values))
    if ((value === null || value === 0) && !optional.includes(name)) problems[name] = 'WAJIB_DIISI';
  return Object.keys(problems).length > 0 ? { body: null, problems } : { body, problems };
};
