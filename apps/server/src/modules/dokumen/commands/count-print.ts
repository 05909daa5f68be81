import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';

/** One print more of a paper that is handed out. Throws DATA_TIDAK_DITEMUKAN, also for kinds of another path. */
export const countPrint = async (
  { params, toko }: Context<{ no_faktur: string }>,
  tx: Tx,
  kinds: readonly string[],
): Promise<{ data: { cetak: number } }> => {
  const printed = await tx.maybe<{ cetak: number }>(sql`
    update dokumen set cetak = cetak + 1
    where no_faktur = ${params.no_faktur} and jenis = any(${kinds}::text[]) and ${toko} in ('*', kode_toko) returning cetak`);
  if (!printed) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data: printed };
};
