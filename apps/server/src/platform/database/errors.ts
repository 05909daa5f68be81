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

/** A line that broke or could not be made: codes of sockets and of Node's streams. */
const BROKEN_LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ERR_SOCKET_CLOSED',
  'ERR_SOCKET_CLOSED_BEFORE_CONNECTION',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** What the driver says of it without a code. */
const BROKEN_LINE_TEXT =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;
/**
 * The server ends, starts, stops, is full or gone: class 08 connection, 28 login refused, 57P shutdown and start, timeouts
 * that end a session, too many connections, no such database.
 */
const SESSION_LOST = /^(08...|28...|57P..|25P0[34]|53300|3D000)$/;
/** The disk is full, or the share of it: PostgreSQL's, or the file store's. */
const NO_SPACE = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Its machine cannot: class 53 without memory, 58 with an error of the system. The connection lives. */
const MACHINE_FAILS = /^5[38]...$/;

/** A session that PostgreSQL ended says so by its severity, whatever the code. */
const isFatal = (error: PgError): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');

/** The connection is lost, or never was: worth a later try; whether a commit under way went through is not known. */
export const isConnectionError = (error: unknown): boolean =>
  (isPgError(error) && (BROKEN_LINE.has(error.code) || SESSION_LOST.test(error.code) || isFatal(error))) ||
  (error instanceof Error && BROKEN_LINE_TEXT.test(error.message));

/** A disk, or the share of it, is full. */
export const lacksSpace = (error: unknown): boolean => isPgError(error) && NO_SPACE.has(error.code);

/** Serialisation failures and deadlocks: the same transaction may simply run again. */
export const isRetryable = (error: unknown): boolean =>
  isPgError(error) && (error.code === '40001' || error.code === '40P01');

/** Texts, dates and numbers that a column cannot hold: the schemas let them pass, so what was sent is at fault. */
const BAD_DATA = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Unique constraints that have a refusal of their own. */
const TAKEN: Readonly<Record<string, ErrorCode>> = {
  kupon_sekali: 'KUPON_SUDAH_DIPAKAI',
  penjualan_batal_once: 'SUDAH_DIBATALKAN',
  barang_asal_once: 'BARANG_SUDAH_DIBELI',
  hutang_segel: 'SEGEL_DIPAKAI',
  kirim_uang_sekali: 'TERIMA_UANG_GAGAL',
  terima_uang_detail_no_kirim_key: 'TERIMA_UANG_GAGAL',
  kirim_uang_diterima: 'DATA_BERUBAH',
  manifes_tercetak: 'DATA_BERUBAH',
  tutup_harian_pkey: 'TOKO_SUDAH_DITUTUP_AKUN_LAIN',
  otorisasi_pakai_pkey: 'OTORISASI_TIDAK_SAH',
};

/** What a constraint of the schema means to a user; said once (style rule 9). The rest is rethrown as it is. */
export const mapDatabaseError = (error: unknown): unknown => {
  if (isConnectionError(error)) return new AppError('GANGGUAN_DATABASE', {}, { cause: error });
  if (!isPgError(error)) return error;
  if (lacksSpace(error)) return new AppError('PENYIMPANAN_PENUH', {}, { cause: error });
  if (MACHINE_FAILS.test(error.code)) return new AppError('GANGGUAN_DATABASE', {}, { cause: error });
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
