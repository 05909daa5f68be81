import type { ErrorAnswer } from '@kadar/contract/endpoint.ts';

/** refused: the server said no. timeout and offline: no answer, the same call may be sent again with its key. */
export type FailureKind = 'refused' | 'timeout' | 'offline' | 'dismissed';

/** Every way a call can fail; `message` is already in the user's language. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string;
  readonly fields: NonNullable<ErrorAnswer['fields']>;

  constructor(kind: FailureKind, status: number, answer: Pick<ErrorAnswer, 'code' | 'message' | 'fields'>) {
    super(answer.message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
  }

  /** Nobody knows whether the server did it; only the same key makes sending again safe (domain §1.4). */
  get unanswered(): boolean {
    return this.kind === 'timeout' || this.kind === 'offline';
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
