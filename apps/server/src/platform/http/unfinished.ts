import type { IncomingMessage, Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Whose an address is: one of IPv6 is its holder's whole /64, in which he has as many as he likes. */
export const holderOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = plain.includes('::')
    ? Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
    : [];
  return [...head, ...gap, ...tail]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The connections of each holder on which something is begun and not whole, longest first; so many, then the longest is cut. */
class Begun {
  readonly #most: number;
  readonly #cut: (socket: Socket) => void;
  readonly #holders = new Map<string, Set<{ socket: Socket }>>();

  constructor(most: number, cut: (socket: Socket) => void) {
    this.#most = most;
    this.#cut = cut;
  }

  /** Gives what is to be called once it is whole, or its connection closed. */
  enter(holder: string, socket: Socket): () => void {
    const theirs = this.#holders.get(holder) ?? new Set();
    this.#holders.set(holder, theirs);
    const one = { socket };
    theirs.add(one);
    const [longest] = theirs;
    if (theirs.size > this.#most && longest) {
      theirs.delete(longest);
      this.#cut(longest.socket);
    }
    return () => {
      theirs.delete(one);
      if (theirs.size === 0 && this.#holders.get(holder) === theirs) this.#holders.delete(holder);
    };
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A holder may have so many connections on which the headers or the body of a call are still to come: more, and the one
 * that has taken longest makes room. What is whole is never counted, so that neither a shop of many tills behind one address
 * nor a quick call beside somebody who floods from there is hindered. A proxy that is believed counts as those it speaks for, and
 * not before it says who that is. To be called last: it looks at a call before whoever else takes it, sockets' too.
 */
export const limitUnfinished = (
  server: Server,
  {
    unfinished,
    trusted,
    cut,
  }: { unfinished: number; trusted: readonly string[]; cut: (socket: Socket) => void },
): void => {
  const trusts = proxyAddr.compile([...trusted]);
  const begun = new Begun(unfinished, cut);
  const silent = new WeakMap<Duplex, () => void>();
  const speaks = ({ socket }: IncomingMessage): void => {
    silent.get(socket)?.();
    silent.delete(socket);
  };
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || trusts(address, 0)) return;
    const leave = begun.enter(holderOf(address), socket);
    silent.set(socket, leave);
    socket.once('close', leave);
  });
  server.prependListener('upgrade', speaks);
  server.prependListener('request', (request: IncomingMessage) => {
    speaks(request);
    if (hasBody(request))
      request.once('close', begun.enter(holderOf(proxyAddr(request, trusts)), request.socket));
  });
};
