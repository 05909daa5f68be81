import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

export const kuponHooks: MasterHooks = {
  /** The sale that used it. */
  listed: sql`(select dipakai from kadar_kupon_pakai(kode_kupon)) as dipakai`,
  /** A coupon is worth something, and one that was used stays as it was used. Throws KUPON_TANPA_NILAI, KUPON_SUDAH_DIPAKAI. */
  async before(_call, tx, { kind, record, old }) {
    const worth = record.jenis === 'PERSEN' ? 'persen' : 'nilai_rp';
    if (kind !== 'delete' && kind !== 'reactivate' && !Number(record[worth]))
      throw fieldError(worth, 'KUPON_TANPA_NILAI');
    if (!old) return;
    const { dipakai } = await tx.one<{ dipakai: string | null }>(
      sql`select dipakai from kadar_kupon_pakai(${String(old.kode_kupon)})`,
    );
    if (dipakai) throw new AppError('KUPON_SUDAH_DIPAKAI');
  },
};
