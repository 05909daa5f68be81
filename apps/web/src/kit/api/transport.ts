import type { Answer, ErrorAnswer, Method } from '@kadar/contract/endpoint.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { newId } from '../new-id.ts';
import { callHandlers, callLanguage, type NeedAuth } from './context.ts';
import { forgetEarly, takeEarly } from './early.ts';
import { addressOf, envelopeOf, type SendOptions } from './envelope.ts';
import { ApiError, endsSession, saysTimeout } from './errors.ts';
import { noteAnswer } from './last-answer.ts';

const lost = (thrown: unknown, signal: AbortSignal | undefined): unknown => {
  if (signal?.aborted) return thrown;
  const timedOut = thrown instanceof Error && saysTimeout(thrown);
  const code = timedOut ? 'KONEKSI_TIMEOUT' : 'KONEKSI_BERMASALAH';
  return new ApiError(timedOut ? 'timeout' : 'offline', 0, {
    code,
    message: messageText(code, callLanguage()),
  });
};

const refusalOf = async (response: Response): Promise<ErrorAnswer> => {
  const unreadable: ErrorAnswer = {
    status: 'error',
    code: 'REQUEST_GAGAL',
    message: messageText('REQUEST_GAGAL', callLanguage()),
  };
  if (!response.headers.get('content-type')?.includes('json')) return unreadable;
  const answer = (await response.json()) as Partial<ErrorAnswer>;
  return { ...unreadable, ...answer };
};

const attempt = async (method: Method, path: string, options: SendOptions, token?: string) => {
  const address = addressOf(path, options.query);
  try {
    if (method !== 'GET') forgetEarly();
    return await (takeEarly(address) ?? fetch(address, envelopeOf(method, options, token)));
  } catch (thrown) {
    throw lost(thrown, options.signal);
  }
};

const askAuthorisation = async (need: NeedAuth, refusal: ErrorAnswer): Promise<string> => {
  const token = await callHandlers().authorise(need);
  if (token === null) throw new ApiError('dismissed', 403, refusal);
  return token;
};

/**
 * One call with its headers, answered or thrown as ApiError. A refusal that asks for an authorisation opens the dialog
 * and sends the same request again with the token and the same key (domain §7).
 */
export const send = async (method: Method, path: string, given: SendOptions = {}): Promise<Response> => {
  const options = method === 'GET' ? given : { key: newId(), ...given };
  let token: string | undefined;
  for (;;) {
    const response = await attempt(method, path, options, token);
    noteAnswer();
    if (response.ok) return response;
    const refusal = await refusalOf(response);
    if (refusal.need_auth) {
      token = await askAuthorisation(refusal.need_auth, refusal);
      continue;
    }
    if (endsSession(response.status, refusal)) callHandlers().sessionEnded(refusal.sebab);
    throw new ApiError('refused', response.status, refusal);
  }
};

/** The answer of a call outside the contract's endpoints: masters and reports. */
export const request = async <T>(method: Method, path: string, options?: SendOptions): Promise<Answer<T>> =>
  (await (await send(method, path, options)).json()) as Answer<T>;
