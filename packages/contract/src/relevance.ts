import { waNumber } from '@kadar/domain/phone.ts';
import { type Field, isMasked } from './fields.ts';
import type { Master } from './master.ts';
import { fold, wordsOf } from './words.ts';

const SEARCHED = new Set<Field['kind']>(['text', 'longtext', 'phone', 'ref', 'choice']);

/** The fields that a search looks into; none of those that who searches is shown masked. */
export const searchedFields = (master: Master, masked?: ReadonlySet<string>): [string, Field][] =>
  Object.entries(master.fields).filter(([name, { kind }]) => SEARCHED.has(kind) && !masked?.has(name));

/** The field that says who or what a record is: the one shown for it elsewhere, else its first text, else its key. */
export const namingField = (master: Master, fields: readonly [string, Field][]): string | undefined => {
  const names = fields.map(([name]) => name);
  const besides = (name: string): boolean => name !== master.key && names.includes(name);
  if (besides(master.shown)) return master.shown;
  const text = fields.find(([name, { kind }]) => kind === 'text' && besides(name));
  return text?.[0] ?? names.find((name) => name === master.key);
};

/** Whether a field holds a code, which is typed whole by who knows it. */
export const isCode = (master: Master, name: string, { kind }: Field): boolean =>
  name === master.key || (kind === 'text' && name.startsWith('kode_'));

/** How one number may be written: 08…, 628… and +628… are the same; none where the text is no number. */
export const phoneForms = (q: string): string[] => {
  const number = /^[+\d][\d\s().-]*$/.test(q) ? waNumber(q) : undefined;
  if (!number) return [];
  return [number, `+${number}`, ...(number.startsWith('62') ? [`0${number.slice(2)}`] : [])];
};

const END_DIGITS = 6;
/** By the last digits of a number, so many at least, it is found too; by fewer, or others, numbers could be run through. */
export const phoneEnd = (q: string): string | undefined => {
  const digits = q.replaceAll(/[\s().-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= END_DIGITS ? digits : undefined;
};

const isPhoneOf = (number: string, q: string): boolean => {
  const end = phoneEnd(q);
  return phoneForms(q).includes(number) || (end !== undefined && number.endsWith(end));
};

const beginningAWord = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])${word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`,
    'iu',
  );

/**
 * How near a record is to what was typed: 0 its code or phone, 1 its name from the start, 2 by where words of it begin, 3 by
 * any part of it, 4 the rest; null where a word of it is nowhere. A list that is searched on the server comes in this order by
 * SQL (`engines/master-engine/relevance.ts`), and a test holds the two against each other.
 */
export const relevanceOf = (
  master: Master,
  row: Readonly<Record<string, unknown>>,
  q: string,
): number | null => {
  const text = (name: string): string => fold(String(row[name] ?? ''));
  const fields = searchedFields(master).filter(([name]) => !isMasked(text(name)));
  const typed = fold(q);
  const words = wordsOf(typed);
  const forms = phoneForms(q);
  const exact = fields.some(([name, field]) =>
    field.kind === 'phone'
      ? text(name) === typed || (!field.sealed && forms.includes(text(name)))
      : isCode(master, name, field) && text(name) === typed,
  );
  if (exact) return 0;
  const naming = namingField(master, fields);
  const name = naming === undefined ? '' : text(naming);
  if (name.startsWith(typed)) return 1;
  if (words.every((word) => beginningAWord(word).test(name))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  const found = (sought: string) =>
    fields.some(([other, { kind, sealed }]) => {
      if (sealed) return false;
      return kind === 'phone' ? isPhoneOf(text(other), sought) : text(other).includes(sought);
    });
  // A phone number may be written with blanks.
  return found(typed) || words.every(found) ? 4 : null;
};
