import { hashPassword, verifyPassword } from '../../platform/auth/passwords.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

const TRIES = 5;
const LOCKED_MINUTES = 15;
/** How long what was agreed to on a screen may wait for the document that uses it. */
const AGREED_MINUTES = 10;

/** Whose PIN it is: a row of a table of PINs, by the columns of its key. */
export interface PinHolder {
  table: Query<unknown>;
  key: Query<unknown>;
  values: Query<unknown>;
}

/** Rows of layar_tanya that a user's customer agreed to just now, and that no document used. */
export const agreedNow = (toko: Query<unknown>, user: Query<unknown>): Query<unknown> =>
  sql`kode_toko = ${toko} and user_id = ${user} and keadaan = 'SETUJU' and not dipakai
    and dijawab_at > now() - make_interval(mins => ${AGREED_MINUTES})`;

export const hasPin = async (tx: Tx, { table, key, values }: PinHolder): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from ${table} where (${key}) = (${values})`)) !== undefined;

/** Takes this PIN from now on; what locked the one before is over. */
export const choosePin = async (tx: Tx, { table, key, values }: PinHolder, pin: string): Promise<void> => {
  const pin_hash = await hashPassword(pin);
  await tx.execute(sql`
    insert into ${table} (${key}, pin_hash) values (${values}, ${pin_hash})
    on conflict (${key}) do update set pin_hash = excluded.pin_hash, salah = 0, dikunci_sampai = null, at = now()`);
};

/** Whether it is this PIN; each try is counted, one after the other, and the fifth wrong one locks it. */
export const tryPin = async (
  tx: Tx,
  { table, key, values }: PinHolder,
  pin: string,
): Promise<'BENAR' | 'SALAH' | 'TERKUNCI'> => {
  const known = await tx.maybe<{ pin_hash: string; terkunci: boolean; salah: number }>(sql`
    select pin_hash, coalesce(dikunci_sampai > now(), false) as terkunci, salah from ${table}
    where (${key}) = (${values}) for update`);
  if (known?.terkunci) return 'TERKUNCI';
  const right = await verifyPassword(known?.pin_hash, pin);
  const locks = !right && (known?.salah ?? 0) + 1 >= TRIES;
  await tx.execute(sql`
    update ${table} set salah = case when ${right || locks} then 0 else salah + 1 end,
      dikunci_sampai = case when ${locks} then now() + make_interval(mins => ${LOCKED_MINUTES}) end
    where (${key}) = (${values})`);
  return right ? 'BENAR' : locks ? 'TERKUNCI' : 'SALAH';
};
