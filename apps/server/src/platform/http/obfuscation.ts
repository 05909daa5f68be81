import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../errors.ts';

/** Characters are the 16 bits that a client's own strings are made of. */
const CODES = 0x10000;

/** What stands in no text that somebody typed; a shift that goes below nothing was none. */
const isReadable = (code: number): boolean =>
  code >= 0x20 ? code < 0x7f || code > 0x9f : code === 0x09 || code === 0x0a || code === 0x0d;

type Change = (text: string, path: string) => string;

const walk = (value: unknown, ignored: ReadonlySet<string>, change: Change, path = ''): unknown => {
  if (typeof value === 'string') return change(value, path);
  const inside = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) return value.map((part, at) => walk(part, ignored, change, inside(at)));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      ignored.has(name) ? part : walk(part, ignored, change, inside(name)),
    ]),
  );
};

const shifted = (text: string, key: string, direction: 1 | -1): number[] =>
  Array.from(
    { length: text.length },
    (_none, at) => text.charCodeAt(at) + direction * key.charCodeAt(at % key.length),
  );

const textOf = (codes: readonly number[]): string =>
  codes.map((code) => String.fromCharCode(code % CODES)).join('');

/**
 * The payload obfuscation of old clients [spec B §7]: the code of each character of a string value is raised by that of a
 * repeating key; names, numbers and ignored fields stay. It hides nothing from anyone who looks: no security, TLS is.
 */
export const obfuscate = (value: unknown, key: string, ignored: ReadonlySet<string> = new Set()): unknown =>
  walk(value, ignored, (text) => textOf(shifted(text, key, 1)));

/** The reverse of obfuscate(). Throws ENC_TIDAK_TERBACA at what was not made by this key: it would be kept as rubbish. */
export const clarify = (value: unknown, key: string, ignored: ReadonlySet<string> = new Set()): unknown =>
  walk(value, ignored, (text, path) => {
    const codes = shifted(text, key, -1);
    if (!codes.every(isReadable)) throw fieldError(path || '_', 'ENC_TIDAK_TERBACA');
    return textOf(codes);
  });

/** Field names of the header `ignore`: separated by commas, or a JSON list. */
export const ignoredFields = (header: unknown): ReadonlySet<string> =>
  new Set(
    (typeof header === 'string' ? header : '')
      .split(',')
      .map((name) => name.replaceAll(/[[\]"'\s]/g, ''))
      .filter((name) => name !== ''),
  );

const isAsked = (request: FastifyRequest): boolean => request.headers.enc === '1';

/**
 * Reads bodies sent with `enc: 1`, and gives the `data` of their JSON answers alike, marked by the same header; codes and
 * messages stay readable, as the spec's clients compare them. Off without a key: such a call is then refused.
 */
export const installObfuscation = (app: FastifyInstance, key: string | undefined): void => {
  app.addHook('preValidation', async (request) => {
    if (!isAsked(request)) return;
    if (key === undefined) throw new AppError('FORMAT_TIDAK_DIDUKUNG');
    if (request.body !== undefined && request.body !== null)
      request.body = clarify(request.body, key, ignoredFields(request.headers.ignore));
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!isAsked(request) || key === undefined || !isAnswer(payload)) return payload;
    reply.header('enc', '1');
    return { ...payload, data: obfuscate(payload.data, key, ignoredFields(request.headers.ignore)) };
  });
};

const isAnswer = (payload: unknown): payload is { data: unknown } =>
  payload !== null && typeof payload === 'object' && 'data' in payload;
