import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { type Interfaces, mayPrintAt, portRangeOf, printerHostsOf } from './printer-hosts.ts';

const card = (cidr: string, internal = false): NetworkInterfaceInfo => {
  const [address = ''] = cidr.split('/');
  const family = address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' };
  return { address, cidr, internal, netmask: '', mac: '', ...family } as NetworkInterfaceInfo;
};
const MACHINE: Interfaces = {
  lo: [card('127.0.0.1/8', true), card('::1/128', true)],
  eth0: [card('192.168.1.10/24'), card('fd00:7::10/64'), card('fe80::10/64')],
  vpn: [card('10.8.0.2/16')],
  wan: [card('203.0.114.7/24'), card('169.254.3.4/16')],
};
const nobody = printerHostsOf([]);
const may = (address: string, hosts = nobody, port = 9100, host = address) =>
  mayPrintAt({ host, address, port }, hosts, MACHINE);

describe('by itself the server prints', () => {
  test.each(['192.168.1.50', '10.8.200.1', 'fd00:7::50', '::ffff:192.168.1.50'])(
    'to %s of its networks',
    (address) => expect(may(address)).toBe(true),
  );
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0.0.0.0',
    '::',
    '0.1.2.3',
    // Its own addresses are this machine too.
    '192.168.1.10',
    '10.8.0.2',
    'fd00:7::10',
    '::ffff:192.168.1.10',
    '203.0.114.7',
    // Other private networks, others that look so, and the world.
    '192.168.2.50',
    '10.9.0.1',
    '172.16.0.1',
    'fd00:8::1',
    '100.64.0.1',
    '203.0.114.8',
    '8.8.8.8',
    '2a00:1450::5',
    '169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    '224.0.0.1',
    'ff02::1',
    '255.255.255.255',
    '64:ff9b::c0a8:132',
    '2002:c0a8:132::1',
    '::192.168.1.50',
    'printer',
    '',
  ])('not to %s', (address) => expect(may(address)).toBe(false));

  test('at the ports of printers alone', () => {
    for (const port of [9100, 9107, 515, 631]) expect(may('192.168.1.50', nobody, port)).toBe(true);
    for (const port of [22, 80, 443, 514, 516, 5432, 9099, 9108, 0, 70_000])
      expect(may('192.168.1.50', nobody, port), String(port)).toBe(false);
  });
});

describe('the configuration', () => {
  const hosts = printerHostsOf(['172.16.0.0/12', '8.8.8.8', 'printer.kantor', '0.0.0.0/0'], [[9200, 9203]]);
  test('names further networks, hosts and ports', () => {
    for (const address of ['172.20.1.1', '8.8.8.8', '203.0.113.9']) expect(may(address, hosts)).toBe(true);
    expect(may('203.0.113.9', printerHostsOf(['printer.kantor']), 9100, 'PRINTER.kantor')).toBe(true);
    expect(may('203.0.113.9', printerHostsOf(['printer.kantor']), 9100, 'printer.lain')).toBe(false);
    expect([may('8.8.8.8', hosts, 9203), may('8.8.8.8', hosts, 9204), may('8.8.8.8', hosts, 22)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('means this machine only where it names it', () => {
    for (const address of ['127.0.0.1', '192.168.1.10', '0.0.0.0', '::1']) {
      expect(may(address, hosts), address).toBe(false);
      expect(may(address, hosts, 9100, 'printer.kantor'), address).toBe(false);
    }
    expect(may('127.0.0.1', printerHostsOf(['127.0.0.1']))).toBe(true);
    expect(may('127.0.0.2', printerHostsOf(['127.0.0.0/8']))).toBe(true);
    expect(may('::1', printerHostsOf(['localhost']), 9100, 'localhost')).toBe(true);
    expect(may('192.168.1.10', printerHostsOf(['192.168.1.10']))).toBe(true);
    expect(may('192.168.1.10', printerHostsOf(['192.168.0.0/16']))).toBe(false);
  });
  test('is refused by name where it is none', () => {
    for (const list of ['https://a.b', 'a b', '10.0.0.0/33', 'fe80::1%eth0', '10.0.0.1:9100'])
      expect(() => readConfig({ KADAR_PRINTER_HOSTS: list })).toThrow(/KADAR_PRINTER_HOSTS/);
    for (const list of ['0', '70000', '9200-9100', '9100-', 'x', '9100:9101'])
      expect(() => readConfig({ KADAR_PRINTER_PORTS: list })).toThrow(/KADAR_PRINTER_PORTS/);
    expect(['9200', '9200-9203'].map(portRangeOf)).toEqual([
      [9200, 9200],
      [9200, 9203],
    ]);
    const { printerHosts } = readConfig({
      KADAR_PRINTER_HOSTS: 'Printer.Kantor, 10.1.0.0/16',
      KADAR_PRINTER_PORTS: '9200',
    });
    expect([[...printerHosts.names], printerHosts.ports.at(-1)]).toEqual([['printer.kantor'], [9200, 9200]]);
  });
});
