import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { isHere, mayPrintAt } from '../../platform/printer-hosts.ts';
import { type Place, placeOf } from './agen/kirim.ts';

const POSTGRES = 5432;
/** A name is asked for no longer, so that saving a printer waits for no name server. */
const RESOLVE_MS = 2_000;

/** All addresses of a host, as the system knows them; those that printers are at first. */
export type Resolve = (host: string) => Promise<string[]>;

const bySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** A host that has no address, or none in time. */
export class Unresolved extends Error {}
/** A printer's address leads where no printer may be. */
export class NoPrinterThere extends Error {}

const resolved = async (host: string, resolve: Resolve): Promise<string[]> => {
  if (isIP(host) !== 0) return [host];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((done) => {
    timer = setTimeout(done, RESOLVE_MS, []);
  });
  try {
    const found = await Promise.race([resolve(host).catch(() => []), late]);
    if (found.length === 0) throw new Unresolved(host);
    return found;
  } finally {
    clearTimeout(timer);
  }
};

/** Whether a database of this server listens there, by any name of the machine it is on. */
const isDatabase = async (
  { db }: Pick<Kadar, 'db'>,
  { host, port }: Place,
  resolve: Resolve,
): Promise<boolean> => {
  for (const text of [db.url, db.ownerUrl]) {
    const url = new URL(text);
    if (Number(url.port || POSTGRES) !== port) continue;
    const name = url.hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost';
    const at = await resolved(name, resolve);
    const mine = networkInterfaces();
    if (at.includes(host) || (isHere(host, mine) && at.some((address) => isHere(address, mine)))) return true;
  }
  return false;
};

/** Whether a shop had set up a printer there before addresses were judged; it goes on printing. */
export const wasThere = async (tx: Tx, toko: string, alamat: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from printer_terpasang where kode_toko = ${toko} and alamat = ${alamat}`)) !==
  undefined;

/**
 * Where a printer is reached, its host resolved once: what was judged is where the connection goes. Judged when it is saved and
 * whenever it is printed to, because networks and configuration change in between. `known`: whether it was there before, asked
 * where it may not be otherwise. Throws NoPrinterThere, Unresolved.
 */
export const reachOf = async (
  kadar: Pick<Kadar, 'config' | 'db'>,
  alamat: string,
  known: () => Promise<boolean>,
  resolve = bySystem,
): Promise<Place> => {
  const { host, port } = placeOf(alamat);
  const addresses = await resolved(host, resolve);
  const mine = networkInterfaces();
  const judged = addresses.find((address) =>
    mayPrintAt({ host, address, port }, kadar.config.printerHosts, mine),
  );
  const address = judged ?? ((await known()) ? addresses[0] : undefined);
  if (address === undefined || (await isDatabase(kadar, { host: address, port }, resolve)))
    throw new NoPrinterThere(alamat);
  return { host: address, port };
};
