import { grantOf, mayUse } from '@kadar/contract/permissions.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { lookAt } from './search/look.ts';

export const memberHooks: MasterHooks = {
  /** The till shows what a member may spend. */
  listed: sql`kadar_poin_saldo(kode_customer) as poin, (kadar_level(kode_customer, kadar_hari())).*`,
  shown: (call, tx, { q, keys }) => lookAt(call, tx, { q, codes: keys }),
  /** A member's discount is given at every sale unasked: only who may discount gives or changes it (domain §7). */
  async before(call, tx, { kind, record, old }) {
    const { session } = call;
    const key = String((old ?? record).kode_customer ?? '');
    const erased = await tx.maybe(sql`select 1 from member_dihapus where kode_customer = ${key}`);
    if (erased)
      throw new AppError('MEMBER_DIHAPUS', {}, { fields: { kode_customer: { code: 'MEMBER_DIHAPUS' } } });
    // A change answers with the whole record.
    if (kind === 'change' && old && !mayUse('member.list', session.level)) {
      const code = String(old.kode_customer);
      await lookAt(call, tx, { q: code, codes: [code] });
    }
    const wanted = Number(record.diskon ?? old?.diskon ?? 0);
    if (wanted === Number(old?.diskon ?? 0) || grantOf('penjualan.discount', session.level) === 'allow')
      return;
    throw new AppError('TIDAK_BERHAK', {}, { fields: { diskon: { code: 'TIDAK_BERHAK' } } });
  },
};
