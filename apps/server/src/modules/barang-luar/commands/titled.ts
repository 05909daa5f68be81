import type { Tx } from '../../../platform/database/database.ts';
import { isPgError } from '../../../platform/database/errors.ts';
import type { Query } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';

/** Writes pieces of a channel. Throws JUDUL_DIPAKAI for a name that another shop has there, whose pieces this one does not see. */
export const writeTitled = async (tx: Tx, rows: Query<unknown>): Promise<void> => {
  try {
    await tx.execute(rows);
  } catch (error) {
    if (isPgError(error) && error.constraint === 'barang_luar_judul')
      throw fieldError('lines.0.judul', 'JUDUL_DIPAKAI');
    throw error;
  }
};
