import type { ErrorCode } from '@kadar/contract/errors.ts';
import { AppError } from '../errors.ts';

interface PgError extends Error {
  code: string;
  constraint?: string;
  table?: string;
  detail?: string;
}

export const isPgError = (error: unknown): error is PgError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Losing the server, or being told it starts, stops or is full: worth a later try, nothing was committed that we know of. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  // The database itself is gone.
  '3D000',
]);
const CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/;

export const isConnectionError = (error: unknown): boolean =>
  (isPgError(error) && CONNECTION.has(error.code)) ||
  (error instanceof Error && CONNECTION_TEXT.test(error.message));

/** Serialisation failures and deadlocks: the same transaction may simply run again. */
export const isRetryable = (error: unknown): boolean =>
  isPgError(error) && (error.code === '40001' || error.code === '40P01');

/** Texts, dates and numbers that a column cannot hold: the schemas let them pass, so what was sent is at fault. */
const BAD_DATA = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Unique constraints that have a refusal of their own. */
const TAKEN: Readonly<Record<string, ErrorCode>> = {
  penjualan_batal_once: 'SUDAH_DIBATALKAN',
  tutup_harian_pkey: 'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
  otorisasi_pakai_pkey: 'OTORISASI_TIDAK_SAH',
};

/** What a constraint of the schema means to a user; said once (style rule 9). The rest is rethrown as it is. */
export const mapDatabaseError = (error: unknown): unknown => {
  if (isConnectionError(error)) return new AppError('GANGGUAN_DATABASE', {}, { cause: error });
  if (!isPgError(error)) return error;
  // Cancelled for taking too long, or lost to others as often as we tried.
  if (error.code === '57014' || isRetryable(error)) return new AppError('SERVER_PENUH', {}, { cause: error });
  if (error.code === 'KD002') return new AppError('JURNAL_TIDAK_SEIMBANG', {}, { cause: error });
  if (error.code === '23505') {
    const code = TAKEN[error.constraint ?? ''];
    return code
      ? new AppError(code, {}, { cause: error })
      : new AppError('DATA_SUDAH_ADA', { label: 'Data', nilai: '' }, { cause: error });
  }
  if (error.code === '23503') return new AppError('DATA_TIDAK_DITEMUKAN', {}, { cause: error });
  if (BAD_DATA.has(error.code)) return new AppError('INPUT_TIDAK_SAH', {}, { cause: error });
  return error;
};
