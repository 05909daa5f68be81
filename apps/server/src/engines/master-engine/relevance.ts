import { digestColumn } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { isCode, namingField, phoneForms, searchedFields } from '@kadar/contract/relevance.ts';
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

/** The text stands somewhere in what is searched, or is a phone number or the end of one. */
export const searchCondition = (master: Master, search: Search): Query<unknown> => {
  const { q, masked } = search;
  const finds = searchedFields(master, masked).map(([name, { kind, sealed }]) => {
    if (sealed) return sealedIs(master, name, q, search);
    return kind === 'phone' ? isPhone(sql.ref(name), q) : sql`${sql.ref(name)} ilike ${anywhere(q)}`;
  });
  return finds.length > 0 ? sql`(${sql.join(finds, sql` or `)})` : sql`true`;
};

/** The ranks of `relevanceOf` in the contract, for a list that is too long to be searched where it is looked at. */
export const relevance = (master: Master, search: Search): Query<unknown> => {
  const { q } = search;
  const fields = searchedFields(master, search.masked);
  const numbers = [q, ...phoneForms(q)];
  const exact = fields.flatMap(([name, field]) => {
    if (field.sealed) return [sealedIs(master, name, q, search)];
    if (field.kind === 'phone') return [sql`${column(master, name)} in (${sql.join(numbers)})`];
    return isCode(master, name, field) ? [sql`upper(${column(master, name)}) = upper(${q})`] : [];
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
