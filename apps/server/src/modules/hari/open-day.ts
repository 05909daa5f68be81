import { AppError } from '../../platform/errors.ts';

/** The shop's business date when it is open; a client that believes in another date is refused. Throws HARI_*, TANGGAL_TERKUNCI. */
export const requireOpenDay = (
  day: { tgl_system: string | null; buka: boolean | null },
  believed?: string,
): string => {
  if (!day.tgl_system) throw new AppError('HARI_BELUM_DIBUKA');
  if (!day.buka) throw new AppError('HARI_SUDAH_DITUTUP', { tanggal: day.tgl_system });
  if (believed && believed !== day.tgl_system) throw new AppError('TANGGAL_TERKUNCI');
  return day.tgl_system;
};
