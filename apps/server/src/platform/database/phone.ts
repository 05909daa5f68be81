import { phoneEnd, phoneForms } from '@kadar/contract/relevance.ts';
import { type Query, sql } from './sql.ts';

/** Whether a column holds the number that was typed, however it is written, or one that ends in it. */
export const isPhone = (column: Query<unknown>, q: string): Query<unknown> => {
  const end = phoneEnd(q);
  const forms = phoneForms(q);
  const finds = [
    ...(forms.length > 0 ? [sql`${column} in (${sql.join(forms)})`] : []),
    ...(end ? [sql`${column} like ${`%${end}`}`] : []),
  ];
  return finds.length > 0 ? sql`(${sql.join(finds, sql` or `)})` : sql`false`;
};
