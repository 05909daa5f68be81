import { readFile, writeFile } from 'node:fs/promises';
import { type Delivery, deliver, type Target } from './kirim.ts';

// The print agent: one file for Node 22 or newer, `node agen-cetak.mjs http://server:3000 KODE` the first time, without the
// code from then on. It speaks Socket.IO's own lines over a plain WebSocket, so that it needs nothing installed.

interface Pairing {
  server: string;
  token: string;
}
interface Job extends Target {
  id: string;
  kunci: string;
  bytes: string;
}
interface Word {
  id: string;
  word: { kunci: string } & Delivery;
}

const KEPT = 'agen-cetak.json';
const ROOM = '/agen';
const AGAIN_MS = 3_000;
const LOOK_MS = 10_000;
const ACK_MS = 15_000;

const say = (text: string): void => {
  process.stdout.write(`${new Date().toISOString()} ${text}\n`);
};
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const pair = async (server: string, kode: string): Promise<Pairing> => {
  const answer = await fetch(new URL('/api/v1/agen-cetak/pasang', server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kode }),
  });
  const body = (await answer.json()) as {
    message?: string;
    data?: { token: string; kode_agen: string; kode_toko: string };
  };
  if (!body.data) return fail(body.message ?? `HTTP ${answer.status}`);
  const pairing = { server, token: body.data.token };
  // Whoever reads the token prints in the shop's name.
  await writeFile(KEPT, JSON.stringify(pairing), { mode: 0o600 });
  say(`terpasang: ${body.data.kode_toko} ${body.data.kode_agen}`);
  return pairing;
};

const kept = async (): Promise<Pairing> => {
  try {
    return JSON.parse(await readFile(KEPT, 'utf8')) as Pairing;
  } catch {
    return fail('Pakai: node agen-cetak.mjs http://server:3000 KODE');
  }
};

/** Words that the server has not confirmed: said again on the next line, so that a cut line loses none. */
const unheard = new Map<string, Word>();

class Line {
  readonly #socket: WebSocket;
  readonly #acks = new Map<number, (answer: unknown) => void>();
  #next = 0;
  #working = false;
  readonly ended: Promise<void>;

  constructor({ server, token }: Pairing) {
    const address = new URL('/socket.io/?EIO=4&transport=websocket', server);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    const timer = setInterval(() => void this.#work(), LOOK_MS);
    this.ended = new Promise((resolve) => {
      socket.onclose = () => {
        clearInterval(timer);
        resolve();
      };
    });
    // What went wrong is told by the closing that follows.
    socket.onerror = () => undefined;
    socket.onmessage = ({ data }) => this.#hear(String(data), token);
  }

  #hear(text: string, token: string): void {
    if (text.startsWith('0')) this.#socket.send(`40${ROOM},${JSON.stringify({ token })}`);
    else if (text === '2') this.#socket.send('3');
    else if (text.startsWith(`40${ROOM}`)) {
      say('tersambung');
      void this.#work();
    } else if (text.startsWith(`44${ROOM}`)) {
      say(`ditolak: ${text.slice(ROOM.length + 3)}`);
      this.#socket.close();
    } else if (text.startsWith(`41${ROOM}`)) this.#socket.close();
    else if (text.startsWith(`42${ROOM}`)) void this.#work();
    else if (text.startsWith(`43${ROOM}`)) this.#answered(text.slice(ROOM.length + 3));
  }

  #answered(text: string): void {
    const at = text.indexOf('[');
    const id = Number(text.slice(0, at));
    const [answer] = JSON.parse(text.slice(at)) as unknown[];
    this.#acks.get(id)?.(answer);
    this.#acks.delete(id);
  }

  #ask(...message: unknown[]): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#acks.delete(id);
        reject(new Error('server tidak menjawab'));
      }, ACK_MS);
      this.#acks.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#socket.send(`42${ROOM},${id}${JSON.stringify(message)}`);
    });
  }

  async #tell(word: Word): Promise<void> {
    unheard.set(word.word.kunci, word);
    await this.#ask('hasil', word.id, word.word);
    unheard.delete(word.word.kunci);
  }

  async #work(): Promise<void> {
    if (this.#working || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#working = true;
    try {
      for (const word of [...unheard.values()]) await this.#tell(word);
      for (;;) {
        const job = (await this.#ask('ambil')) as Job | null;
        if (!job) return;
        const said = await deliver(job, Buffer.from(job.bytes, 'base64'));
        say(`${job.judul} → ${job.alamat}: ${said.sebab ?? 'tercetak'}`);
        await this.#tell({ id: job.id, word: { kunci: job.kunci, ...said } });
      }
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      this.#socket.close();
    } finally {
      this.#working = false;
    }
  }
}

if (typeof WebSocket === 'undefined') fail('Perlu Node 22 atau lebih baru');
const [server, kode] = process.argv.slice(2);
const pairing = server && kode ? await pair(server, kode) : await kept();
for (;;) {
  await new Line(pairing).ended;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}
