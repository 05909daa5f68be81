import type { MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import { writeAudit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/sql.ts';

/**
 * A percentage that comes alone [spec A §7] is the fee of whatever has none of its own, in place of the one before. Who
 * says that type and group are empty adds a row beside the others, which is refused while there is one.
 */
export const feeHooks: MasterHooks = {
  async before(call, tx, { kind, record }) {
    if (kind !== 'add' || Object.hasOwn(record, 'kode_dept') || Object.hasOwn(record, 'kode_group')) return;
    const user = call.session.user_id;
    const old = await tx.maybe<MasterRecord>(sql`
      update param_fee_penjualan set deleted_at = now(), updated_by = ${user}, updated_at = now(), version = version + 1
      where kode_dept is null and kode_group is null and deleted_at is null returning _id, fee_penjualan`);
    if (!old) return;
    await writeAudit(tx, {
      toko: call.toko,
      user,
      ip: call.ip,
      action: 'delete',
      entity: 'param-fee-penjualan',
      key: String(old._id),
      before: old,
    });
  },
};
