import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';

/**
 * One print more of a paper that is handed out; who made a copy of it is kept. Throws DATA_TIDAK_DITEMUKAN, also for kinds of another path, and
 * PERLU_OTORISASI for a copy by who must ask for one.
 */
export const countPrint = async (
  call: Context<{ no_faktur: string }>,
  tx: Tx,
  kinds: readonly string[],
  entity: string,
): Promise<{ data: { cetak: number } }> => {
  const { params, toko, session, ip } = call;
  if (call.mustAuthorise) {
    const before = await tx.maybe<{ cetak: number }>(sql`
      select cetak from dokumen where no_faktur = ${params.no_faktur} and jenis = any(${kinds}::text[]) and ${toko} in ('*', kode_toko) for update`);
    if (before && before.cetak > 0)
      await requireApproval(call, tx, { kategori: 'CETAK ULANG', notes: params.no_faktur });
  }
  const printed = await tx.maybe<{ cetak: number }>(sql`
    with printed as (
      update dokumen set cetak = cetak + 1
      where no_faktur = ${params.no_faktur} and jenis = any(${kinds}::text[]) and ${toko} in ('*', kode_toko) returning kode_toko, no_faktur, cetak
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select kode_toko, ${session.user_id}, ${ip}, 'reprint', ${entity}, no_faktur, jsonb_build_object('salinan', cetak - 1) from printed where cetak > 1
    )
    select cetak from printed`);
  if (!printed) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data: printed };
};
