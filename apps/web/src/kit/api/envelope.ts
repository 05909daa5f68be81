import type { Method } from '@kadar/contract/endpoint.ts';
import { callApp, languageHeader, pickedToko } from './context.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;

export interface SendOptions {
  query?: Query;
  body?: unknown;
  /** The Idempotency-Key of a mutating call; a fresh one when not given. */
  key?: string;
  signal?: AbortSignal;
  /** Asks about this shop instead of the picked one; null asks about all. */
  toko?: string | null;
  /** Milliseconds until the call counts as lost; 30 s unless said. */
  timeout?: number;
}

const TIMEOUT_MS = 30_000;

/** '/api/v1/path?query', leaving out what is undefined, null or ''. */
export const addressOf = (path: string, query: Query = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return `/api/v1/${path}${text ? `?${text}` : ''}`;
};

const headersOf = (method: Method, options: SendOptions, token?: string): Record<string, string> => {
  const toko = options.toko === undefined ? pickedToko() : options.toko;
  return {
    accept: 'application/json',
    ...languageHeader(),
    ...(callApp() !== 'KADAR' && { 'x-app': callApp() }),
    ...(toko && { 'x-toko': toko }),
    ...(options.body !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && options.key && { 'idempotency-key': options.key }),
    ...(token && { 'x-otorisasi': token }),
  };
};

/** What `fetch` is told besides the address. */
export const envelopeOf = (method: Method, options: SendOptions, token?: string): RequestInit => {
  const limit = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  return {
    method,
    headers: headersOf(method, options, token),
    credentials: 'same-origin',
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  };
};
