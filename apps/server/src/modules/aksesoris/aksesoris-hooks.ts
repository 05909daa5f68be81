import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

export const aksesorisHooks: MasterHooks = {
  /** A barcode is one thing's: a piece's or an accessory's. One that some shop has some of stays. Throws BARCODE_SUDAH_ADA, STOCK_MASIH_ADA. */
  async before(_call, tx, { kind, record, old }) {
    if (kind === 'add') {
      const { milik } = await tx.one<{ milik: string | null }>(
        sql`select kadar_barcode_owner(${String(record.kode_barcode)}) as milik`,
      );
      if (milik)
        throw fieldError('kode_barcode', 'BARCODE_SUDAH_ADA', { kode_barcode: String(record.kode_barcode) });
    }
    if (kind !== 'delete' || !old) return;
    const { sisa } = await tx.one<{ sisa: number }>(
      sql`select kadar_sisa_aksesoris(${String(old.kode_barcode)}) as sisa`,
    );
    if (sisa > 0) throw new AppError('STOCK_MASIH_ADA', { qty: sisa });
  },
};
