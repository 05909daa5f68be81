import type { Master } from '@kadar/contract/master.ts';
import { isCode, namingField, phoneForms, searchedFields } from '@kadar/contract/relevance.ts';
import { anywhere, beginningAWord, type Query, sql, startingWith } from '../../platform/database/sql.ts';

interface Search {
  q: string;
  /** Fields that are not searched. */
  masked?: ReadonlySet<string> | undefined;
}

/** Named with its table: what a list shows besides may bear the name of a field. */
const column = (master: Master, name: string): Query<unknown> => sql.ref(`${master.table}.${name}`);

/** The text stands somewhere in what is searched, or is a phone number that is written otherwise there. */
export const searchCondition = (master: Master, search: Search): Query<unknown> => {
  const forms = phoneForms(search.q);
  const finds = searchedFields(master, search.masked).flatMap(([name, { kind }]) => [
    sql`${sql.ref(name)} ilike ${anywhere(search.q)}`,
    ...(kind === 'phone' && forms.length > 0 ? [sql`${sql.ref(name)} in (${sql.join(forms)})`] : []),
  ]);
  return finds.length > 0 ? sql`(${sql.join(finds, sql` or `)})` : sql`true`;
};

/** The ranks of `relevanceOf` in the contract, for a list that is too long to be searched where it is looked at. */
export const relevance = (master: Master, search: Search): Query<unknown> => {
  const { q } = search;
  const fields = searchedFields(master, search.masked);
  const numbers = [q, ...phoneForms(q)];
  const exact = fields.flatMap(([name, field]) => {
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
