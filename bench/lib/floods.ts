import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const KEYS = 90_000;
const BODY = Buffer.from(
  JSON.stringify(Object.fromEntries(Array.from({ length: KEYS }, (_, n) => [`k${n}`, 1]))),
);
/** Calls without a login, and calls that need one and get none. */
const PATHS = ['users/login', 'penjualan', 'setup', 'jenis'];
const headOf = (path: string, length: number): string =>
  `POST /api/v1/${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Another one on this machine, so that it is not the tills'. */
const RUDE_ADDRESS = '127.0.0.9';
const open = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: RUDE_ADDRESS });
  socket.on('error', () => undefined);
  // What is not read is never known to have ended.
  socket.resume();
  return socket;
};

const sendKeys = (url: string, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = open(url);
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('close', () => resolve(false));
    socket.write(headOf(path, BODY.length));
    socket.write(BODY);
  });

/** Each caller sends 90,000 keys again and again, as soon as he was answered; gives how many answers there were. */
export const keepSendingKeys = async (
  url: string,
  callers: number,
  going: () => boolean,
): Promise<number> => {
  let answered = 0;
  const call = async (path: string): Promise<void> => {
    while (going()) if (await sendKeys(url, path)) answered++;
  };
  await Promise.all(Array.from({ length: callers }, (_, n) => call(PATHS[n % PATHS.length] ?? '')));
  return answered;
};

const HALVES_AT_ONCE = 10;
const HALVES_PAUSE_MS = 10;
/** Once all have come: a hundred a second more, for those that were cut. */
const AGAIN_PAUSE_MS = 100;

/** Half-sent bodies of one address, a thousand a second at first, each held for as long as the server holds it. */
export class Halves {
  sent = 0;
  readonly #held = new Set<Socket>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get held(): number {
    return this.#held.size;
  }

  async keepSending(count: number, going: () => boolean): Promise<void> {
    while (going()) {
      for (let n = 0; n < HALVES_AT_ONCE; n++) this.#sendOne();
      await delay(this.sent < count ? HALVES_PAUSE_MS : AGAIN_PAUSE_MS);
    }
    for (const socket of this.#held) socket.destroy();
  }

  #sendOne(): void {
    const socket = open(this.#url);
    this.sent++;
    this.#held.add(socket);
    socket.once('close', () => this.#held.delete(socket));
    socket.write(`${headOf('users/login', 900)}{"user_id":"`);
  }
}
