import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { holdSpending } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';

export const salesHooks: MasterHooks = {
  /** Who is owed a bonus stays. Throws SALES_MASIH_BERBONUS. */
  async before(_call, tx, { kind, old }) {
    if (kind !== 'delete' || !old) return;
    const [toko, kode] = [String(old.kode_toko), String(old.kode_sales)];
    await holdSpending(tx, [{ what: 'SUPPLIER', of: kode }]);
    const { rp } = await tx.one<{ rp: number }>(
      sql`select coalesce((select sum(rp) from kadar_saldo_pihak(${toko}, 'SALES', ${kode})), 0)::bigint as rp`,
    );
    if (rp > 0) throw new AppError('SALES_MASIH_BERBONUS', { sisaRp: rp });
  },
};
