import { waNumber } from '@kadar/domain/phone.ts';
import { z } from 'zod';
import { mayReceiveToken, type WablasHost } from './wablas-hosts.ts';

/** An account with Wablas or a host that speaks its protocol (domain §8). */
export interface WablasAccount {
  baseUrl: string;
  token: string;
  secret: string | undefined;
  /** The only places that token and secret are ever sent to. */
  hosts: readonly WablasHost[];
}

/**
 * refused: this message or number, for good. quota and account: nothing leaves until somebody does something.
 * unavailable: nothing left, worth a later try. unclear: no answer, or one that nobody can read: the message may be on its way.
 */
export type WablasFailure = 'refused' | 'quota' | 'account' | 'unavailable' | 'unclear';

export class WablasError extends Error {
  readonly kind: WablasFailure;

  constructor(kind: WablasFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WablasError';
    this.kind = kind;
  }
}

export interface Receipt {
  /** Wablas' own number of the message, for asking about it later. */
  id: string;
  /** 'pending' is with WhatsApp, not delivered. */
  status: string;
  quota: number | undefined;
}

const TIMEOUT_MS = 15_000;
const REASON_LENGTH = 200;

const answerShape = z.object({
  status: z.boolean(),
  message: z.string().default(''),
  data: z
    .object({
      device_id: z.coerce.string().optional(),
      quota: z.coerce.number().optional(),
      messages: z
        .array(z.object({ id: z.coerce.string(), phone: z.coerce.string(), status: z.string() }))
        .default([]),
    })
    .optional(),
});
type WablasAnswer = z.output<typeof answerShape>;

const readAnswer = (text: string): WablasAnswer | undefined => {
  try {
    return answerShape.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const isQuota = (status: number, reason: string): boolean => status === 402 || /quota|kuota/i.test(reason);
/** These ask for patience and took nothing; every other 4xx stays as it is however often it is sent. */
const asksToWait = (status: number): boolean => [408, 425, 429, 503].includes(status);

const failureOf = (status: number, answer: WablasAnswer | undefined, reason: string): WablasFailure => {
  if (isQuota(status, reason)) return 'quota';
  if (asksToWait(status)) return 'unavailable';
  // Broke over it, or a proxy lost the answer; only Wablas' own no says that nothing left.
  if (status >= 500) return answer?.status === false ? 'unavailable' : 'unclear';
  // Wrong token, wrong address: nobody's number is at fault.
  return status < 400 || [401, 403, 404, 405].includes(status) ? 'account' : 'refused';
};

/** Failures from before a connection stood: no word of the message left. */
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
const UNTRUSTED = /CERT|ERR_TLS|ERR_SSL|UNABLE_TO/;

const neverReached = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return UNREACHED.test(code) || UNTRUSTED.test(code);
};

/** Sends through a Wablas host: one message per call, so that each has an outcome of its own. Throws WablasError. */
export class Wablas {
  readonly #account: WablasAccount;
  readonly #timeout: number;

  constructor(account: WablasAccount, timeoutMs: number = TIMEOUT_MS) {
    this.#account = account;
    this.#timeout = timeoutMs;
  }

  sendMessage(phone: string, message: string): Promise<Receipt> {
    return this.#send('send-message', phone, { message });
  }

  /** `image` is an address that Wablas can fetch. */
  sendImage(phone: string, image: string, caption: string): Promise<Receipt> {
    return this.#send('send-image', phone, { image, caption });
  }

  /** `document` is an address that Wablas can fetch. */
  sendDocument(phone: string, document: string, caption: string): Promise<Receipt> {
    return this.#send('send-document', phone, { document, caption });
  }

  /** `scheduledAt` as 'yyyy-MM-dd HH:mm:ss', in the time zone of the account. */
  schedule(phone: string, text: string, scheduledAt: string): Promise<Receipt> {
    return this.#send('schedule', phone, { category: 'text', scheduled_at: scheduledAt, text });
  }

  async #send(call: string, phone: string, content: Record<string, string>): Promise<Receipt> {
    const number = waNumber(phone);
    if (number === undefined) throw new WablasError('refused', 'bukan nomor WhatsApp');
    const { status, text } = await this.#post(call, { data: [{ phone: number, ...content }] });
    const answer = readAnswer(text);
    const reason = (answer?.message ?? `HTTP ${status}`).slice(0, REASON_LENGTH);
    if (status >= 300) throw new WablasError(failureOf(status, answer, reason), reason);
    // Accepted, but nobody can say what: it may be on its way.
    if (!answer) throw new WablasError('unclear', `jawaban tidak terbaca (HTTP ${status})`);
    if (!answer.status) throw new WablasError(isQuota(status, reason) ? 'quota' : 'refused', reason);
    const sent = answer.data?.messages[0];
    if (!sent) throw new WablasError('unclear', reason);
    if (/^(reject|fail|invalid|cancel)/i.test(sent.status)) throw new WablasError('refused', sent.status);
    return { id: sent.id, status: sent.status, quota: answer.data?.quota };
  }

  async #post(call: string, body: object): Promise<{ status: number; text: string }> {
    const { baseUrl, token, secret, hosts } = this.#account;
    const target = `${baseUrl.replace(/\/+$/, '')}/api/v2/${call}`;
    if (!mayReceiveToken(target, hosts))
      throw new WablasError('account', 'WABLAS_BASE_URL tidak termasuk KADAR_WABLAS_HOSTS');
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: {
          authorization: secret ? `${token}.${secret}` : token,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
        // The token is for this host alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeout),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (neverReached(error)) throw new WablasError('unavailable', 'Wablas tidak dapat dihubungi', error);
      throw new WablasError('unclear', 'Wablas tidak menjawab', error);
    }
  }
}
