import { digestColumn } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { isCode, namingField, phoneForms, searchedFields } from '@kadar/contract/relevance.ts';
import { fold, wordsOf } from '@kadar/contract/words.ts';
import { isPhone } from '../../platform/database/phone.ts';
import { anywhere, beginningAWord, type Query, sql, startingWith } from '../../platform/database/sql.ts';

export interface Search {
  q: string;
  /** Fields that are not searched or sorted by. */
  masked?: ReadonlySet<string> | undefined;
  /** By what a text of a sealed field is found; undefined without the key. */
  digest?: ((name: string, text: string) => string | undefined) | undefined;
}

/** Named with its table: what a list shows besides may bear the name of a field. */
const column = (master: Master, name: string): Query<unknown> => sql.ref(`${master.table}.${name}`);

/** A sealed field holds just this text; what stands from before it was sealed is still found. */
export const sealedIs = (
  master: Master,
  name: string,
  text: string,
  { digest }: Pick<Search, 'digest'>,
): Query<unknown> =>
  sql`(${column(master, digestColumn(name))} = ${digest?.(name, text) ?? null} or ${column(master, name)} = ${text})`;

/** A field's text as searches compare it. */
const folded = (text: Query<unknown>): Query<unknown> => sql`kadar_lipat(${text})`;

/** Between the fields of a record: no word that was typed has it. */
const APART = '\n';

/**
 * Each word stands somewhere in what is searched, in whatever order; a phone number may be written with blanks. What is text of
 * a record is folded once, whatever it is searched for.
 */
export const searchCondition = (master: Master, search: Search): Query<unknown> => {
  const { q, masked } = search;
  const fields = searchedFields(master, masked);
  const words = wordsOf(q);
  if (fields.length === 0 || words.length === 0) return sql`true`;
  const texts = fields.filter(([, { kind, sealed }]) => kind !== 'phone' && !sealed);
  const found = (word: string): Query<unknown> => {
    const finds = fields.flatMap(([name, { kind, sealed }]) => {
      if (sealed) return [sealedIs(master, name, word, search)];
      return kind === 'phone' ? [isPhone(column(master, name), word)] : [];
    });
    if (texts.length > 0) finds.push(sql`cari.teks like ${anywhere(fold(word))}`);
    return sql`(${sql.join(finds, sql` or `)})`;
  };
  const each = sql`(${sql.join(words.map(found), sql` and `)})`;
  const wanted = words.length > 1 ? sql`(${each} or ${found(q)})` : each;
  if (texts.length === 0) return wanted;
  const text = sql`concat_ws(${APART}, ${sql.join(texts.map(([name]) => column(master, name)))})`;
  return sql`exists (select 1 from (select ${folded(sql`given.teks`)} as teks
    from (select ${text} as teks offset 0) given offset 0) cari where ${wanted})`;
};

/** The ranks of `relevanceOf` in the contract, for a list that is too long to be searched where it is looked at. */
export const relevance = (master: Master, search: Search): Query<unknown> => {
  const { q } = search;
  const fields = searchedFields(master, search.masked);
  const numbers = [q, ...phoneForms(q)];
  const typed = fold(q);
  const words = wordsOf(typed);
  const exact = fields.flatMap(([name, field]) => {
    if (field.sealed) return [sealedIs(master, name, q, search)];
    if (field.kind === 'phone') return [sql`${column(master, name)} in (${sql.join(numbers)})`];
    return isCode(master, name, field) ? [sql`${folded(column(master, name))} = ${typed}`] : [];
  });
  const naming = namingField(master, fields);
  const named = naming === undefined ? undefined : folded(column(master, naming));
  const each = (finds: (word: string) => Query<unknown>) => sql.join(words.map(finds), sql` and `);
  const ranks = [
    ...(exact.length > 0 ? [sql`when ${sql.join(exact, sql` or `)} then 0`] : []),
    ...(named && words.length > 0
      ? [
          sql`when ${named} like ${startingWith(typed)} then 1`,
          sql`when ${each((word) => sql`${named} ~ ${beginningAWord(word)}`)} then 2`,
          sql`when ${each((word) => sql`${named} like ${anywhere(word)}`)} then 3`,
        ]
      : []),
  ];
  return ranks.length > 0 ? sql`case ${sql.join(ranks, sql` `)} else 4 end` : sql`0::int`;
};
