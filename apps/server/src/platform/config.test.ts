import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { newPortalKey, publicTextOf } from './portal-keys.ts';

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

describe('KADAR_PORTAL_HOSTS', () => {
  test('is no network of its own unless set, and a list of names, addresses and ranges', () => {
    expect(readConfig({}).portalHosts.names.size).toBe(0);
    const { names, addresses } = readConfig({ KADAR_PORTAL_HOSTS: 'K01.VPN, 10.8.0.0/16' }).portalHosts;
    expect([[...names], addresses.check('10.8.1.1'), addresses.check('10.9.1.1')]).toEqual([
      ['k01.vpn'],
      true,
      false,
    ]);
  });

  test.each(['https://k01.vpn', 'k01.vpn:8443', '10.0.0.0/33', 'k01, a b'])(
    '%s is refused by name',
    (list) => {
      expect(() => readConfig({ KADAR_PORTAL_HOSTS: list })).toThrow(/KADAR_PORTAL_HOSTS/);
      expect(() => readConfig({ KADAR_PORTAL_HOSTS: list })).toThrow(list.split(', ').at(-1));
    },
  );
});

describe('KADAR_WABLAS_HOSTS', () => {
  test("is Wablas' own unless set", () => {
    const hosts = (list?: string) => readConfig(list ? { KADAR_WABLAS_HOSTS: list } : {}).wablasHosts;
    expect(hosts().map(({ host, below }) => [host, below])).toEqual([['wablas.com', true]]);
    expect(hosts('https://wa.example:8443, http://127.0.0.1:4000').map(({ host }) => host)).toEqual([
      'wa.example:8443',
      '127.0.0.1:4000',
    ]);
    expect(() => hosts('wa.example, http://wa.example')).toThrow(/KADAR_WABLAS_HOSTS|http:\/\/wa\.example/);
  });
});

describe('keys of the portal', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kadar-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const file = (text: string): string => {
    const path = join(folder, 'key.pem');
    writeFileSync(path, text);
    return path;
  };

  test('are none unless set', () => {
    const { portalKey, pusatKey } = readConfig({});
    expect([portalKey, pusatKey]).toEqual([undefined, undefined]);
  });

  test("are head office's file and the branch's line", () => {
    const { portalKey } = readConfig({ KADAR_PORTAL_KEY: file(newPortalKey()) });
    if (!portalKey) throw new Error('no key');
    const { pusatKey } = readConfig({ KADAR_PUSAT_KEY: publicTextOf(portalKey) });
    expect([portalKey.type, pusatKey?.type]).toEqual(['private', 'public']);
  });

  test('that make no sense stop the start, by name and without their text', () => {
    const missing = join(folder, 'tidak-ada.pem');
    expect(() => readConfig({ KADAR_PORTAL_KEY: missing })).toThrow(`KADAR_PORTAL_KEY: ${missing}`);
    expect(() => readConfig({ KADAR_PORTAL_KEY: file('RAHASIA') })).toThrow(/^KADAR_PORTAL_KEY(?!.*RAHASIA)/);
    expect(() => readConfig({ KADAR_PUSAT_KEY: 'RAHASIA' })).toThrow(/^KADAR_PUSAT_KEY(?!.*RAHASIA)/);
    expect(() => readConfig({ KADAR_PUSAT_KEY: newPortalKey() })).toThrow(OperatorError);
  });
});
