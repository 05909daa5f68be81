import { grantOf, type Level } from '@kadar/contract/permissions.ts';
import { AppError } from '../../../platform/errors.ts';

/** A price of its own per gram is a price: only those who set prices give or change it (domain §7). Throws TIDAK_BERHAK. */
export const refusePriceOverride = (
  level: Level,
  wanted: number | null | undefined,
  old: number | null = null,
): void => {
  if (wanted === undefined || (wanted || null) === old || grantOf('parameter.write', level)) return;
  throw new AppError('TIDAK_BERHAK', {}, { fields: { harga_emas_khusus: { code: 'TIDAK_BERHAK' } } });
};
