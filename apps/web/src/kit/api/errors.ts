import type { ErrorAnswer } from '@kadar/contract/endpoint.ts';

/**
 * refused: the server said no. timeout and offline: no answer, the same call may be sent again with its key. quiet: one that
 * the specification wants no message for.
 */
export type FailureKind = 'refused' | 'timeout' | 'offline' | 'dismissed' | 'quiet';

/** Every way a call can fail; `message` is already in the user's language. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string;
  readonly fields: NonNullable<ErrorAnswer['fields']>;
  /** The document that stands in the way. */
  readonly no_faktur: string | undefined;

  constructor(
    kind: FailureKind,
    status: number,
    answer: Pick<ErrorAnswer, 'code' | 'message' | 'fields' | 'no_faktur'>,
  ) {
    super(answer.message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.no_faktur = answer.no_faktur;
  }

  /** Nobody knows whether the server did it; only the same key makes sending again safe (domain §1.4). */
  get unanswered(): boolean {
    return this.kind === 'timeout' || this.kind === 'offline';
  }
}

/** Whether a refusal says that the session has ended, by its code or, from an older server, by its text [spec B §8]. */
export const endsSession = (
  status: number,
  { code, message }: Pick<ErrorAnswer, 'code' | 'message'>,
): boolean => status === 401 && (code === 'INVALID_TOKEN' || message.includes('Invalid Token.'));

/** Whether an error speaks of a timeout, ours or one that the server met [spec B §8]. */
export const saysTimeout = (error: { name?: string; message: string }): boolean =>
  /timeout/i.test(`${error.name ?? ''} ${error.message}`);

/** Whether a refused record was deleted before, and may be reactivated [spec B §8]. */
export const saysDeleted = (error: ApiError): boolean =>
  error.kind === 'refused' && (error.code === 'DATA_DELETED' || error.message.includes('DELETED'));

/** What the user turned away from himself: nothing is said of it. */
export const dismissed = (): ApiError => new ApiError('dismissed', 0, { code: '', message: '' });

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
