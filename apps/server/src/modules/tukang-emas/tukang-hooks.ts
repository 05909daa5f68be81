import { inGrams } from '@kadar/domain/weight.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { holdSpending } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { balanceOf, craftsmenOf } from './account.ts';

export const tukangHooks: MasterHooks = {
  /** Who has gold of the shop or is owed a wage stays. Throws TUKANG_MASIH_BERSALDO. */
  async before(_call, tx, { kind, old }) {
    if (kind !== 'delete' || !old) return;
    const [toko, kode] = [String(old.kode_toko), String(old.kode_tukang)];
    await holdSpending(tx, [craftsmenOf(toko), { what: 'SUPPLIER', of: kode }]);
    const { saldo, upah } = await tx.one<{ saldo: { murniMg: number }; upah: number }>(sql`
      select ${balanceOf(toko, kode)} as saldo, coalesce((select sum(rp) from kadar_saldo_pihak(${toko}, 'TUKANG', ${kode})), 0)::bigint as upah`);
    if (saldo.murniMg > 0 || upah > 0)
      throw new AppError('TUKANG_MASIH_BERSALDO', { mg: inGrams(saldo.murniMg), sisaRp: upah });
  },
};
