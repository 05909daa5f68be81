import { OperatorError } from '../operator-error.ts';

export type DatabaseStartCode =
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_TOO_OLD'
  | 'DATABASE_ENCODING'
  | 'DATABASE_APP_LOGIN'
  | 'DATABASE_BINARIES'
  | 'DATABASE_START_FAILED'
  | 'DATA_FOLDER_IN_USE'
  | 'DATA_FOLDER_CORRUPT'
  | 'DATA_FOLDER_VERSION'
  | 'DATA_FOLDER_ACCESS';

/** Why no database could be opened; the message is for the technician: what is wrong and what to do about it. */
export class DatabaseStartError extends OperatorError {
  readonly code: DatabaseStartCode;

  constructor(code: DatabaseStartCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseStartError';
    this.code = code;
  }
}

/** The code of a system or PostgreSQL error (ENOENT, 28P01, …), '' when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The error's own message; an AggregateError (several addresses of one host) gives its first cause. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return errorText(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
