import { expect, test } from 'vitest';
import type { Call } from '../../../platform/http/call.ts';
import { siteOf } from './site.ts';

const at = (host: string, publicUrl?: string) =>
  siteOf({
    request: { host, hostname: host.replace(/:\d+$/, '') },
    kadar: { config: { publicUrl } },
  } as unknown as Call);

test('a site is the host of the call, over https, or over http on the own machine', () => {
  expect(at('emas.example')).toEqual({ rpId: 'emas.example', origins: ['https://emas.example'] });
  expect(at('emas.example:8443').origins).toEqual(['https://emas.example:8443']);
  expect(at('localhost:3000')).toEqual({
    rpId: 'localhost',
    origins: ['https://localhost:3000', 'http://localhost:3000'],
  });
});

test('behind a proxy that drops the port or hides the host it is what the world reaches', () => {
  const known = { rpId: 'emas.example', origins: ['https://emas.example:8443', 'https://emas.example'] };
  expect(at('emas.example', 'https://emas.example:8443')).toEqual(known);
  expect(at('127.0.0.1:3000', 'https://emas.example:8443')).toEqual(known);
  expect(at('[::1]:3000', 'https://emas.example:8443')).toEqual(known);
});

test('another name stays another site, and an address without TLS vouches for nothing', () => {
  expect(at('kasir.lan', 'https://emas.example').rpId).toBe('kasir.lan');
  expect(at('localhost:3000', 'https://emas.example').rpId).toBe('localhost');
  expect(at('emas.example', 'http://emas.example')).toEqual({
    rpId: 'emas.example',
    origins: ['https://emas.example'],
  });
  expect(at('127.0.0.1:3000').rpId).toBe('127.0.0.1');
});
