import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { agreedNow, type PinHolder } from './pin.ts';

/** Whether a pledge is redeemed with a PIN, and on whose screens it was typed just now. */
export interface PledgePin {
  ada: boolean;
  oleh: string[];
}

/** Under which number the PIN of hutang `h` stands: that of the first contract in its line. Row-level security keeps a `coalesce` from an index. */
const holderOf = sql`case when h.pin_dari <> '' then h.pin_dari else h.no_hutang end`;

/** The PIN of a contract, or of those that it follows. */
export const pinOfPledge = (toko: string, no_hutang: string): PinHolder => ({
  table: sql`hutang_pin`,
  key: sql`kode_toko, no_hutang`,
  values: sql`${toko}, (select ${holderOf} from hutang h where h.kode_toko = ${toko} and h.no_hutang = ${no_hutang})`,
});

/** Whether hutang `h` has a PIN, as a column. */
export const hasPledgePin: Query<boolean> = sql`exists (
  select 1 from hutang_pin p where p.kode_toko = h.kode_toko and p.no_hutang = ${holderOf})`;

const typed = sql`tanya->>'jenis' = 'PIN_HUTANG' and tanya->>'no_hutang'`;

/** A column with the PledgePin of hutang `h`. */
export const pledgePin: Query<PledgePin> = sql`json_build_object('ada', ${hasPledgePin}, 'oleh', (
  select coalesce(json_agg(user_id), '[]') from layar_tanya
  where ${agreedNow(sql`h.kode_toko`, sql`user_id`)} and ${typed} = h.no_hutang))`;

/** What was typed for these contracts is used up. In the transaction that gives goods back. */
export const useTyped = async (context: Context, tx: Tx, numbers: readonly string[]): Promise<void> => {
  await tx.execute(sql`update layar_tanya set dipakai = true
    where ${agreedNow(sql`${oneToko(context)}`, sql`${context.session.user_id}`)} and ${typed} = any(${numbers}::text[])`);
};

/** A contract that follows another keeps its PIN, and its tries. */
export const keepPin = async (tx: Tx, toko: string, from: string, to: string): Promise<void> => {
  await tx.execute(sql`
    update hutang b set pin_dari = (select ${holderOf} from hutang h where h.kode_toko = ${toko} and h.no_hutang = ${from})
    where b.kode_toko = ${toko} and b.no_hutang = ${to}`);
};
