import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';

const proxies = (list?: string): string[] =>
  readConfig(list === undefined ? {} : { KADAR_TRUSTED_PROXY: list }).trustedProxies;

describe('KADAR_TRUSTED_PROXY', () => {
  test('is nobody unless set, and a list of addresses, ranges and loopback', () => {
    expect(proxies()).toEqual([]);
    expect(proxies('')).toEqual([]);
    expect(proxies('loopback, 10.0.0.7,192.168.0.0/16 ,fd00::/8')).toEqual([
      'loopback',
      '10.0.0.7',
      '192.168.0.0/16',
      'fd00::/8',
    ]);
  });

  test.each([
    'proxy.toko',
    'true',
    '1',
    '10.0.0',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'fd00::/129',
    'fe80::1%eth0',
    'loopback, 300.1.1.1',
  ])('%s is refused by name', (list) => {
    expect(() => proxies(list)).toThrow(OperatorError);
    expect(() => proxies(list)).toThrow(/KADAR_TRUSTED_PROXY/);
    expect(() => proxies(list)).toThrow(list.split(', ').at(-1));
  });
});
