import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Printable ASCII, space to tilde: what is shifted. Everything else stays as it is. */
const FIRST = 0x20;
const SIGNS = 0x5f;

const shift = (text: string, key: string, direction: 1 | -1): string => {
  let shifted = '';
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index) - FIRST;
    const by = direction * (key.charCodeAt(index % key.length) % SIGNS);
    shifted +=
      sign >= 0 && sign < SIGNS
        ? String.fromCharCode(FIRST + ((((sign + by) % SIGNS) + SIGNS) % SIGNS))
        : text.charAt(index);
  }
  return shifted;
};

const walk = (value: unknown, key: string, ignored: ReadonlySet<string>, direction: 1 | -1): unknown => {
  if (typeof value === 'string') return shift(value, key, direction);
  if (Array.isArray(value)) return value.map((part) => walk(part, key, ignored, direction));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      ignored.has(name) ? part : walk(part, key, ignored, direction),
    ]),
  );
};

/**
 * The payload obfuscation of old clients [spec B §7]: each string value's printable ASCII characters are shifted by a
 * repeating key; names, numbers and ignored fields stay. It hides nothing from anyone who looks: no security, TLS is.
 */
export const obfuscate = (value: unknown, key: string, ignored: ReadonlySet<string> = new Set()): unknown =>
  walk(value, key, ignored, 1);

/** The reverse of obfuscate(). */
export const clarify = (value: unknown, key: string, ignored: ReadonlySet<string> = new Set()): unknown =>
  walk(value, key, ignored, -1);

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
