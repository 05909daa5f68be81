import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: string;
}

interface Waiting {
  done(answer: Answer): void;
  failed(error: Error): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection, one request at a time, for answers with a content length. It exists because node:http
 * would take a tenth of a second core that belongs to the server under test.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #head: string;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  private constructor(socket: Socket, head: string) {
    this.#socket = socket;
    this.#head = head;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  /** Opens a connection whose calls carry a session's token where there is one, and for head office the shop. */
  static open(url: string, who: { token?: string; toko?: string } = {}): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const token = who.token ? `x-auth-token: ${who.token}\r\n` : '';
    const toko = who.toko ? `x-toko: ${who.toko}\r\n` : '';
    const head = `host: ${hostname}:${port}\r\n${token}${toko}`;
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket, head));
      });
    });
  }

  call(method: 'GET' | 'POST', path: string, body?: string, key: string = randomUUID()): Promise<Answer> {
    const payload =
      body === undefined
        ? ''
        : `idempotency-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return this.#ask(`${method} /api/v1/${path} HTTP/1.1\r\n${this.#head}${payload}\r\n${body ?? ''}`);
  }

  /** A page, from its own path on, asked for with more headers. */
  page(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return this.#ask(`GET ${path} HTTP/1.1\r\n${this.#head}${more.join('')}\r\n`);
  }

  #ask(request: string): Promise<Answer> {
    if (this.#waiting) throw new Error('the connection is in use');
    return new Promise((done, failed) => {
      this.#waiting = { done, failed };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#fail(new Error(`an answer without a length: ${head}`));
      return;
    }
    const from = end + HEAD_END.length;
    const to = from + Number(length);
    if (this.#received.length < to) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.#received.toString('utf8', from, to) };
    this.#received = this.#received.subarray(to);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.done(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.failed(error);
  }
}
