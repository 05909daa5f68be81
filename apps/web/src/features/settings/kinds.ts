import { LATER_SETTINGS } from '@kadar/contract/later.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { saysAll } from '@kadar/contract/words.ts';
import type { z } from 'zod';

export type SettingInputKind =
  | 'boolean'
  | 'choice'
  | 'rupiah'
  | 'gram'
  | 'percent'
  | 'integer'
  | 'tokos'
  | 'rounding'
  | 'date'
  | 'text'
  | 'longtext';

const LONG = 100;

interface Def {
  type: string;
  format?: string;
  entries?: Record<string, string>;
  options?: readonly z.ZodType[];
}

const def = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** The unit stands in the meaning: '(Rp)', '(gram)' or '(%)'. */
const numberKind = (meaning: string): SettingInputKind => {
  if (/\(Rp\)/.test(meaning)) return 'rupiah';
  if (/\(gram\)/.test(meaning)) return 'gram';
  return /\(%\)/.test(meaning) ? 'percent' : 'integer';
};

/** How a setting is asked for, from its own schema. */
export const kindOf = (key: SettingKey): SettingInputKind => {
  const { schema, meaning } = SETTINGS[key];
  const { type, options } = def(schema);
  if (type === 'boolean') return 'boolean';
  if (type === 'enum') return 'choice';
  if (type === 'array') return 'tokos';
  if (type === 'object') return 'rounding';
  if (options?.some((option) => def(option).format === 'date')) return 'date';
  if (type === 'number') return numberKind(meaning.id);
  const long = 'maxLength' in schema && typeof schema.maxLength === 'number' && schema.maxLength > LONG;
  return long ? 'longtext' : 'text';
};

export const choicesOf = (key: SettingKey): string[] =>
  Object.values(def(SETTINGS[key].schema).entries ?? {});

/** The keys of the screen that a search names, in the order of the contract; none that nothing reads yet. */
export const foundKeys = (search: string, meaningOf: (key: SettingKey) => string): SettingKey[] =>
  (Object.keys(SETTINGS) as SettingKey[]).filter(
    (key) => !LATER_SETTINGS.has(key) && saysAll(`${key} ${meaningOf(key)}`, search),
  );
