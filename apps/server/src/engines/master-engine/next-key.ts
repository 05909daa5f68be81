import { randomInt } from 'node:crypto';
import type { Master } from '@kadar/contract/master.ts';
import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';

const DIGITS = 4;
/** Without those that a reader takes for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A key that nobody guesses, such as a coupon's. */
export const randomKey = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The number after the highest one given under this prefix; those who ask at once wait for each other. */
export const nextKey = async (tx: Tx, master: Master, toko: string, prefix: string): Promise<string> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.KEYS}, hashtext(${`${master.table}/${toko}`}))`);
  const key = sql.ref(master.key);
  const { last } = await tx.one<{ last: number }>(sql`
    select coalesce(max(substr(${key}, ${prefix.length + 1}::int)::bigint), 0) as last from ${sql.table(master.table)}
    where ${key} ~ ${`^${prefix}[0-9]{1,15}$`} and ${master.scope === 'toko' ? sql`kode_toko = ${toko}` : sql`true`}`);
  return `${prefix}${String(last + 1).padStart(DIGITS, '0')}`;
};
