import type { ApprovalReason } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { agreedNow, type PinHolder } from './pin.ts';

/** Whether a member's points are spent with a PIN, and how many he agreed to on the screen of this user just now. */
export interface PinState {
  pin: boolean;
  poin: number;
}

export const pinOfMember = (kode_customer: string): PinHolder => ({
  table: sql`member_pin`,
  key: sql`kode_customer`,
  values: sql`${kode_customer}`,
});

const agreed = (toko: Query<unknown>, user: Query<unknown>, kode_customer: Query<unknown>): Query<unknown> =>
  sql`${agreedNow(toko, user)} and tanya->>'jenis' = 'POIN' and tanya->>'kode_customer' = ${kode_customer}`;

/** A column with the PinState of a member. */
export const pinState = (toko: string, user: Query<unknown>, kode_customer: Query<unknown>): Query<unknown> =>
  sql`(select json_build_object('pin', exists (select 1 from member_pin p where p.kode_customer = ${kode_customer}),
    'poin', coalesce((select max((tanya->>'poin')::int) from layar_tanya where ${agreed(sql`${toko}`, user, kode_customer)}), 0)))`;

/** Points with a PIN that nobody typed need a supervisor: a shop without a screen is no dead end. */
export const withoutPin = ({ pin, poin }: PinState, spent: number): ApprovalReason[] =>
  pin && spent > poin ? [{ kategori: 'POIN TANPA PIN', notes: `${spent} poin member tanpa PIN` }] : [];

/** Points that were agreed to are spent: the next ones are asked for again. In the transaction that spends them. */
export const useAgreed = async (context: Context, tx: Tx, kode_customer: string): Promise<void> => {
  await tx.execute(sql`update layar_tanya set dipakai = true
    where ${agreed(sql`${oneToko(context)}`, sql`${context.session.user_id}`, sql`${kode_customer}`)}`);
};
