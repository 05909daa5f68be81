import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { callLanguage } from '../../kit/api/context.ts';
import { ApiError, isApiError } from '../../kit/api/errors.ts';
import { unknownOutcome } from '../../kit/api/useIntent.ts';

/** Rethrows what a call failed with; where there was no answer, or none that says why, in the words of the specification. */
export const failedAs =
  (code: MessageCode) =>
  (error: unknown): never => {
    if (!isApiError(error) || !unknownOutcome(error)) throw error;
    const message = messageText(code, callLanguage());
    throw new ApiError(error.kind, error.status, { code: error.code, message, fields: error.fields });
  };
