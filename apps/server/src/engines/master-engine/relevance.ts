import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { anywhere, beginningAWord, type Query, sql, startingWith } from '../../platform/database/sql.ts';
import { waNumber } from '../../platform/messaging/phone.ts';

const SEARCHED = new Set<Field['kind']>(['text', 'longtext', 'phone', 'ref', 'choice']);

interface Search {
  q: string;
  /** Fields that are not searched. */
  masked?: ReadonlySet<string> | undefined;
}

const searchedFields = (master: Master, { masked }: Search): [string, Field][] =>
  Object.entries(master.fields).filter(([name, { kind }]) => SEARCHED.has(kind) && !masked?.has(name));

/** How one number may be written: 08…, 628… and +628… are the same; none where the text is no number. */
export const phoneForms = (q: string): string[] => {
  const number = /^[+\d][\d\s().-]*$/.test(q) ? waNumber(q) : undefined;
  if (!number) return [];
  return [number, `+${number}`, ...(number.startsWith('62') ? [`0${number.slice(2)}`] : [])];
};

/** Named with its table: what a list shows besides may bear the name of a field. */
const column = (master: Master, name: string): Query<unknown> => sql.ref(`${master.table}.${name}`);

/** The text stands somewhere in what is searched, or is a phone number that is written otherwise there. */
export const searchCondition = (master: Master, search: Search): Query<unknown> => {
  const forms = phoneForms(search.q);
  const finds = searchedFields(master, search).flatMap(([name, { kind }]) => [
    sql`${sql.ref(name)} ilike ${anywhere(search.q)}`,
    ...(kind === 'phone' && forms.length > 0 ? [sql`${sql.ref(name)} in (${sql.join(forms)})`] : []),
  ]);
  return finds.length > 0 ? sql`(${sql.join(finds, sql` or `)})` : sql`true`;
};

/** The field that says who or what a record is: the one shown for it elsewhere, else its first text, else its key. */
const namingField = (master: Master, fields: readonly [string, Field][]): string | undefined => {
  const names = fields.map(([name]) => name);
  const besides = (name: string): boolean => name !== master.key && names.includes(name);
  if (besides(master.shown)) return master.shown;
  const text = fields.find(([name, { kind }]) => kind === 'text' && besides(name));
  return text?.[0] ?? names.find((name) => name === master.key);
};

/** How near a record is to what was typed: its code or phone, then its name from the start, a word of it, any part; then the rest. */
export const relevance = (master: Master, search: Search): Query<unknown> => {
  const { q } = search;
  const fields = searchedFields(master, search);
  const numbers = [q, ...phoneForms(q)];
  const exact = fields.flatMap(([name, { kind }]) => {
    if (kind === 'phone') return [sql`${column(master, name)} in (${sql.join(numbers)})`];
    const code = name === master.key || (kind === 'text' && name.startsWith('kode_'));
    return code ? [sql`upper(${column(master, name)}) = upper(${q})`] : [];
  });
  const naming = namingField(master, fields);
  const named = naming === undefined ? undefined : column(master, naming);
  const ranks = [
    ...(exact.length > 0 ? [sql`when ${sql.join(exact, sql` or `)} then 0`] : []),
    ...(named
      ? [
          sql`when ${named} ilike ${startingWith(q)} then 1`,
          sql`when ${named} ~* ${beginningAWord(q)} then 2`,
          sql`when ${named} ilike ${anywhere(q)} then 3`,
        ]
      : []),
  ];
  return ranks.length > 0 ? sql`case ${sql.join(ranks, sql` `)} else 4 end` : sql`0::int`;
};
