import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newPortalKey, publicTextOf, readPusatKey } from '../portal-keys.ts';
import { contentOf, searchOf } from './content.ts';
import { PortalTokenError } from './jws.ts';
import { type PortalClaims, signPortalToken, verifyPortalToken } from './token.ts';

const key = createPrivateKey(newPortalKey());
const registered = readPusatKey(publicTextOf(key));
const NOW = new Date('2026-02-25T05:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const CLAIMS = {
  iss: 'PST',
  sub: 'ADMIN',
  nama: 'ADMIN PUSAT',
  level: 'MU',
  menu: ['/dashboard'],
  aud: 'K01',
  scope: 'GET hari',
  content: contentOf({ search: '', headers: {}, body: Buffer.alloc(0) }),
} as const;
const issue = (): string => signPortalToken(key, { ...CLAIMS, menu: [...CLAIMS.menu] }, NOW);

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string, at: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as Record<string, unknown>;
const signed = (header: unknown, claims: unknown): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

describe('a portal token', () => {
  test('says who calls, for which branch and call, for one minute', () => {
    const claims: PortalClaims = verifyPortalToken(registered, issue(), NOW);
    expect(claims).toMatchObject(CLAIMS);
    expect(claims.exp - claims.iat).toBe(60);
    expect(verifyPortalToken(registered, issue(), NOW).jti).not.toBe(claims.jti);
  });

  test('holds as long as clocks may differ, and no longer', () => {
    for (const at of [-30, 0, 90]) expect(verifyPortalToken(registered, issue(), after(at)).aud).toBe('K01');
    for (const at of [-31, 91])
      expect(() => verifyPortalToken(registered, issue(), after(at))).toThrow(PortalTokenError);
  });

  test('of another key is refused', () => {
    const other = createPublicKey(createPrivateKey(newPortalKey()));
    expect(() => verifyPortalToken(other, issue(), NOW)).toThrow('not signed by the registered head office');
  });

  test('with another word in it is refused', () => {
    const [header, , signature] = issue().split('.');
    const forged = `${header}.${part({ ...read(issue(), 1), level: 'OWN' })}.${signature}`;
    expect(() => verifyPortalToken(registered, forged, NOW)).toThrow('not signed by');
  });

  test.each([
    ['no algorithm', { alg: 'none', typ: 'kadar-portal' }, {}],
    ['a secret instead of a key', { alg: 'HS256', typ: 'kadar-portal' }, {}],
    ['another kind of token', { alg: 'EdDSA', typ: 'JWT' }, {}],
    ['a key of its own', { alg: 'EdDSA', typ: 'kadar-portal', jwk: {} }, {}],
    ['nothing said of query and body', undefined, { content: undefined }],
    ['a body that is no hash', undefined, { content: '{}' }],
    ['a level that there is not', undefined, { level: 'ROOT' }],
    ['a claim that there is not', undefined, { admin: true }],
    ['a user that a branch could have', undefined, { sub: 'OWNER@K01' }],
    ['an hour to live', undefined, { exp: Math.floor(NOW.getTime() / 1000) + 3600 }],
  ])('with %s is refused, signature or not', (_what, header, claims) => {
    const token = signed(header ?? read(issue(), 0), { ...read(issue(), 1), ...claims });
    expect(() => verifyPortalToken(registered, token, NOW)).toThrow(PortalTokenError);
  });

  test.each(['', 'x', '..', 'a.b.c', `${'a'.repeat(13_000)}.b.c`, `${issue()}.d`])('%# is none', (token) => {
    expect(() => verifyPortalToken(registered, token, NOW)).toThrow(PortalTokenError);
  });
});

describe('what a call asks', () => {
  const sent = {
    search: '?a=1',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
    body: Buffer.from('{"a":1}'),
  };

  test('is the same for the same, whatever else the line adds', () => {
    expect(contentOf({ ...sent, headers: { ...sent.headers, via: 'proxy', accept: '*/*' } })).toBe(
      contentOf(sent),
    );
    expect(contentOf({ ...sent, search: searchOf('/api/v1/hari?a=1') })).toBe(contentOf(sent));
  });

  test.each([
    { search: '' },
    { search: '?a=2' },
    { search: '?a=%31' },
    { body: Buffer.from('{"a": 1}') },
    { body: Buffer.alloc(0) },
    { headers: { ...sent.headers, 'content-type': 'text/plain' } },
    { headers: { ...sent.headers, 'idempotency-key': 'k2' } },
    { headers: { ...sent.headers, enc: '1' } },
    { headers: { 'content-type': 'application/json' } },
  ])('is another one with %o', (other) => {
    expect(contentOf({ ...sent, ...other })).not.toBe(contentOf(sent));
  });
});

describe('the registered key', () => {
  test('is taken as one line or as PEM', () => {
    const pem = createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
    for (const text of [pem, pem.replaceAll('\n', '\\n'), ` ${publicTextOf(key)} `])
      expect(publicTextOf2(readPusatKey(text))).toBe(publicTextOf(key));
  });

  const publicTextOf2 = (one: ReturnType<typeof readPusatKey>) => one.export({ format: 'jwk' }).x;

  test.each([
    'kunci',
    newPortalKey(),
    generateKeyPairSync('x25519').publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  ])('%# is refused by name', (text) => {
    expect(() => readPusatKey(text)).toThrow(/^KADAR_PUSAT_KEY/);
  });
});
