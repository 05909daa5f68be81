import type { Text } from '@kadar/contract/text.ts';
import type { Band, UmurPinjam } from '@kadar/domain/pledge-bands.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** The band of a number of days; the last one has no end. */
export const bandOf = (days: Query<unknown>, bands: readonly Band[]): Query<unknown> =>
  sql`case ${sql.join(
    bands.map(({ kode, sampai }) =>
      sampai === null ? sql`else ${kode}::text` : sql`when ${days} <= ${sampai}::int then ${kode}::text`,
    ),
    sql` `,
  )} end`;

export const UMUR_WORDS = {
  SD_30: { id: '0–30 hari', en: '0–30 days' },
  SD_60: { id: '31–60 hari', en: '31–60 days' },
  SD_120: { id: '61–120 hari', en: '61–120 days' },
  SD_180: { id: '121–180 hari', en: '121–180 days' },
  LEBIH: { id: 'Lebih dari 180 hari', en: 'More than 180 days' },
} as const satisfies Record<UmurPinjam, Text>;
