import type { ApprovalReason } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';

/** Why nobody lends to a customer on the shop's day `h`, as a column; null where nothing is against it (modules §4.12). */
export const blacklistedOf = (kode_customer: string): Query<string | null> => sql`(
  select alasan from daftar_hitam
  where deleted_at is null and kode_customer = ${kode_customer} and coalesce(sampai, 'infinity'::date) >= h.tgl_system limit 1)`;

/**
 * Lends to who is on the list only by OWN, who signs for it. Throws CUSTOMER_DAFTAR_HITAM at kode_customer for all others.
 */
export const blacklistReasons = (
  { session }: Pick<Context, 'session'>,
  alasan: string | null,
): ApprovalReason[] => {
  if (alasan === null) return [];
  if (session.level !== 'OWN') throw fieldError('kode_customer', 'CUSTOMER_DAFTAR_HITAM', { alasan });
  return [{ kategori: 'DAFTAR HITAM', notes: `Daftar hitam: ${alasan}` }];
};
