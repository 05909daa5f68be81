import { describe, expect, test } from 'vitest';
import { isPortalHost, mayConnect, portalHostsOf, refusalOf } from './address.ts';

const nobody = portalHostsOf([]);
const judge = (portal: string, hosts = nobody) => refusalOf(new URL(portal), hosts);

describe('where a portal may point', () => {
  test.each([
    'https://k01.example',
    'https://k01.example:8443/kadar',
    'https://203.0.114.7',
    'https://[2a00:1450::5]',
    'http://127.0.0.1:3001',
    'http://127.9.9.9',
    'http://[::1]:3001',
    'http://localhost:3001',
    'https://localhost',
  ])('%s', (portal) => expect(judge(portal)).toBeUndefined());

  test.each(['http://k01.example', 'http://203.0.114.7', 'http://localhost.example', 'http://10.0.0.7'])(
    'is not %s, which is neither TLS nor this machine',
    (portal) => expect(judge(portal)).toBe('URL_TIDAK_SAH'),
  );

  test.each([
    'https://169.254.169.254/latest',
    'https://[fe80::1]',
    'https://10.1.2.3',
    'https://172.16.0.1',
    'https://172.31.255.255',
    'https://192.168.1.10',
    'https://100.64.0.1',
    'https://[fd00::7]',
    'https://0.0.0.0',
    'https://[::]',
    'https://224.0.0.1',
    'https://[ff02::1]',
    'https://255.255.255.255',
    // Other ways to write the same.
    'https://0xa.1.2.3',
    'https://167837955',
    'https://[::ffff:10.1.2.3]',
    'https://[64:ff9b::a01:203]',
    'https://[2002:a01:203::1]',
  ])('is not %s, inside a network', (portal) => expect(judge(portal)).toBe('PORTAL_JARINGAN_DALAM'));

  test('is told by the configuration for a network of the chain', () => {
    const hosts = portalHostsOf(['10.8.0.0/16', 'fd00::/8', 'k02.vpn.example', '192.168.1.10']);
    for (const portal of ['https://10.8.3.4', 'https://[fd12::1]', 'https://192.168.1.10'])
      expect([portal, judge(portal, hosts)]).toEqual([portal, undefined]);
    for (const portal of ['https://10.9.0.1', 'https://192.168.1.11', 'https://169.254.169.254'])
      expect([portal, judge(portal, hosts)]).toEqual([portal, 'PORTAL_JARINGAN_DALAM']);
    expect(judge('http://10.8.3.4', hosts)).toBe('URL_TIDAK_SAH');
    expect(mayConnect('k02.vpn.example', '10.9.0.1', hosts)).toBe(true);
    expect(mayConnect('k03.vpn.example', '10.9.0.1', hosts)).toBe(false);
  });
});

describe('the address of a host name', () => {
  test.each([
    ['k01.example', '203.0.114.7', true],
    ['k01.example', '2a00:1450::5', true],
    ['k01.example', '10.1.2.3', false],
    ['k01.example', '169.254.169.254', false],
    ['k01.example', '::ffff:192.168.0.1', false],
    ['k01.example', '127.0.0.1', false],
    ['k01.example', '::1', false],
    ['localhost', '127.0.0.1', true],
    ['localhost', '::1', true],
    ['localhost', '203.0.114.7', false],
  ])('%s at %s: %s', (host, address, may) => expect(mayConnect(host, address, nobody)).toBe(may));
});

describe('an entry of the configuration', () => {
  test.each(['k01.vpn', 'k01', '10.0.0.0/8', '10.0.0.7', 'fd00::/8', '0.0.0.0/0'])('%s', (text) =>
    expect(isPortalHost(text)).toBe(true),
  );
  test.each([
    'https://k01.vpn',
    'k01.vpn:8443',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'fe80::1%eth0',
    'a..b',
    '*',
    '',
  ])('is not %s', (text) => expect(isPortalHost(text)).toBe(false));
});
