import { BlockList, isIP } from 'node:net';

/** What the process's configuration lets a portal reach beside the public network (KADAR_PORTAL_HOSTS). */
export interface PortalHosts {
  /** Host names, whatever address they have. */
  names: ReadonlySet<string>;
  addresses: BlockList;
}

export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Addresses and CIDRs as a list to check against. */
export const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    const family = familyOf(network);
    list.addSubnet(network, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
};

const LOOPBACK = listOf(['127.0.0.0/8', '::1']);

export const isLoopbackAddress = (address: string): boolean => LOOPBACK.check(address, familyOf(address));

/**
 * No place for a branch's server (IANA special-purpose registries): this machine, unspecified, link-local (there cloud
 * machines answer with their own passwords), private, carrier-grade NAT, benchmarks, multicast, reserved, and the
 * IPv6 ranges that hide an IPv4 address. BlockList itself sees through ::ffff:0:0/96.
 */
const CLOSED = listOf([
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '192.0.0.0/24',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::',
  '::1',
  'fe80::/10',
  'fec0::/10',
  'fc00::/7',
  'ff00::/8',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
]);

const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const BITS = /^\d{1,3}$/;

/** Whether a text is an IP address or a CIDR of one; without a zone, which names an interface of this machine. */
export const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (BITS.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Whether a text is an entry of KADAR_PORTAL_HOSTS: a host name in small letters, an IP address or a CIDR. */
export const isPortalHost = (text: string): boolean => isRange(text) || NAME.test(text);

export const portalHostsOf = (entries: readonly string[]): PortalHosts => ({
  names: new Set(entries.filter((entry) => !isRange(entry))),
  addresses: listOf(entries.filter(isRange)),
});

/** The host of an address, of an IPv6 one without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isLocal = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && LOOPBACK.check(host, familyOf(host)));

/** Whether an address is this machine's by its own words, so that nothing leaves it. */
export const isLoopback = (url: URL): boolean => isLocal(hostOf(url));

/** Whether a connection to a portal's host may go to this address of it. */
export const mayConnect = (host: string, address: string, { names, addresses }: PortalHosts): boolean => {
  const family = familyOf(address);
  if (names.has(host) || addresses.check(address, family)) return true;
  // A name of the public network that leads to this machine is a trick; 'localhost' that leads elsewhere is another.
  return isLocal(host) ? LOOPBACK.check(address, family) : !CLOSED.check(address, family);
};

export type PortalRefusal = 'URL_TIDAK_SAH' | 'PORTAL_JARINGAN_DALAM';

/** What is wrong with a portal's address, as far as its text tells; a host name is judged by its address when it is called. */
export const refusalOf = (url: URL, hosts: PortalHosts): PortalRefusal | undefined => {
  const host = hostOf(url);
  if (url.protocol !== 'https:' && !isLocal(host)) return 'URL_TIDAK_SAH';
  if (isIP(host) !== 0 && !mayConnect(host, host, hosts)) return 'PORTAL_JARINGAN_DALAM';
  return undefined;
};
