import { type Query, sql } from '../../../platform/database/sql.ts';
import { DOKUMEN } from '../types.ts';

/** The first letters of every number, of documents and of reversals, with the screen that shows it, without its slash. */
const screens = DOKUMEN.flatMap(({ awalan, batal, screen }) =>
  [awalan, ...(batal ? [batal.awalan] : [])].map((letters) => [letters, screen.slice(1)] as const),
);
const cases = sql.join(
  [...new Map(screens)].map(([letters, screen]) => sql`when ${sql.lit(letters)} then ${sql.lit(screen)}`),
  sql` `,
);

/** Where the document of a number is shown, as a route without its slash: for the links of mixed reports. */
export const screenOf = (number: Query<unknown>): Query<unknown> =>
  sql`case left(${number}, 2) ${cases} else 'jurnal' end`;
