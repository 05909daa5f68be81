import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { RoleMapping } from '@kadar/domain/posting.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Intent } from '../../../platform/http/command.ts';

/** What every posting stands on: the business day, the accounts of its roles, and whether it was answered already. */
export interface Ground {
  tgl_system: string | null;
  buka: boolean | null;
  mapping: RoleMapping['detail_akun'] | null;
  answered: boolean;
}

/** No `exists`: the planner would rather hash all stored answers than look one up. */
export const wasAnswered = (user: Query<unknown>, key: Query<unknown>): Query<boolean> =>
  sql`(select true from idempotency i where i.user_id = ${user} and i.key = ${key}) is not null`;

/** Columns of Ground in a reading statement that joins hari_kerja as `h`. */
export const groundColumns = (
  { jenis }: DokumenType,
  { user, key }: { user: Query<unknown>; key: Query<unknown> },
): Query<unknown> => sql`
  h.tgl_system, h.buka,
  (select detail_akun from para_akun_transaksi where trx = ${jenis} and deleted_at is null limit 1) as mapping,
  ${wasAnswered(user, key)} as answered`;

/** Rupiah in the drawer on the day `h`; the caller holds the cash since the opening. */
export const drawerOf = (toko: string): Query<number | null> =>
  sql`kadar_kas_awal(${toko}, h.tgl_system + 1)`;

/** Before anybody is asked to approve what cannot be paid; shown at the field it comes from. Throws KAS_TIDAK_CUKUP. */
export const requireCash = (saldo: number | null, out: number, field?: string): void => {
  const code = 'KAS_TIDAK_CUKUP';
  if (out > 0 && out > (saldo ?? 0))
    throw new AppError(code, {}, { ...(field && { fields: { [field]: { code } } }) });
};

/** The ground of one document with columns of its own, which may use `h` (the shop's business day), in one statement. */
export const groundOf = <T>(
  type: DokumenType,
  toko: string,
  intent: Intent | undefined,
  own: Query<unknown>,
): Query<Ground & T> => sql`
  select ${groundColumns(type, { user: sql`${intent?.user ?? ''}`, key: sql`${intent?.key ?? ''}` })}, ${own}
  from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`;
