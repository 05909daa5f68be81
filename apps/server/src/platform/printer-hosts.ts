import { BlockList, isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { familyOf, isLoopbackAddress, isRange, listOf } from './address.ts';

/** What the process's configuration lets printers be at beside the machine's own networks (KADAR_PRINTER_HOSTS, KADAR_PRINTER_PORTS). */
export interface PrinterHosts {
  /** Host names, wherever in a network they are. */
  names: ReadonlySet<string>;
  addresses: BlockList;
  /** Of these, what names this very machine: a wide range that holds it by chance does not. */
  here: BlockList;
  ports: readonly PortRange[];
}

export type PortRange = readonly [first: number, last: number];
export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Raw printing and its neighbours for more than one printer behind one box, LPD, IPP. */
const PRINTER_PORTS: readonly PortRange[] = [
  [9100, 9107],
  [515, 515],
  [631, 631],
];

const PRIVATE = listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']);
/** What a connection takes for this machine beside its loopback. */
const UNSPECIFIED = listOf(['0.0.0.0/8', '::']);

const PORTS = /^(\d{1,5})(?:-(\d{1,5}))?$/;
const LAST_PORT = 65_535;

/** An entry of KADAR_PRINTER_PORTS: a port, or the first and the last of some; undefined where it is none. */
export const portRangeOf = (text: string): PortRange | undefined => {
  const [, first, last = first] = PORTS.exec(text) ?? [];
  const range = [Number(first), Number(last)] as const;
  return range[0] >= 1 && range[0] <= range[1] && range[1] <= LAST_PORT ? range : undefined;
};

/** Whether an entry names machines one by one, or nothing but this one. */
const isExact = (entry: string): boolean => {
  const [address = '', bits] = entry.split('/');
  return bits === undefined || isLoopbackAddress(address);
};

export const printerHostsOf = (hosts: readonly string[], ports: readonly PortRange[] = []): PrinterHosts => {
  const ranges = hosts.filter(isRange);
  return {
    names: new Set(hosts.filter((entry) => !isRange(entry))),
    addresses: listOf(ranges),
    here: listOf(ranges.filter(isExact)),
    ports: [...PRINTER_PORTS, ...ports],
  };
};

/** Whether an address is this machine's own, by whatever of its interfaces. */
export const isHere = (address: string, interfaces: Interfaces): boolean => {
  const family = familyOf(address);
  if (isLoopbackAddress(address) || UNSPECIFIED.check(address, family)) return true;
  const own = new BlockList();
  for (const one of Object.values(interfaces).flatMap((all) => all ?? []))
    if (!one.address.includes('%')) own.addAddress(one.address, familyOf(one.address));
  return own.check(address, family);
};

/** The private networks that this machine is in. */
const ownNetworks = (interfaces: Interfaces): BlockList => {
  const networks = new BlockList();
  for (const { internal, cidr, address } of Object.values(interfaces).flatMap((all) => all ?? [])) {
    if (internal || !cidr || !PRIVATE.check(address, familyOf(address))) continue;
    networks.addSubnet(address, Number(cidr.split('/')[1]), familyOf(address));
  }
  return networks;
};

/** Whether a printer may be at this address of a host, and at this port. */
export const mayPrintAt = (
  { host, address, port }: { host: string; address: string; port: number },
  { names, addresses, here, ports }: PrinterHosts,
  interfaces: Interfaces,
): boolean => {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (!ports.some(([first, last]) => port >= first && port <= last)) return false;
  const family = familyOf(address);
  const named = names.has(host.toLowerCase());
  // A name of the network that leads to this machine is a trick.
  if (isHere(address, interfaces))
    return here.check(address, family) || (named && host.toLowerCase() === 'localhost');
  if (named || addresses.check(address, family)) return true;
  return PRIVATE.check(address, family) && ownNetworks(interfaces).check(address, family);
};
