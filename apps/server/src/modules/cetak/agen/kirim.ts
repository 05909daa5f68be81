import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { Attempt, CetakSebab } from '@kadar/domain/cetak.ts';

// This file is handed out to print agents as it stands, so that it uses nothing but Node.

/** Where bytes go; `profil` is the language that the printer can be asked in. */
export interface Target {
  driver: 'TCP' | 'CUPS' | 'BERKAS';
  alamat: string;
  profil: string;
  judul: string;
}

export interface Delivery extends Attempt {
  /** The system's own words. */
  rincian: string;
}

/** A host, or an address of it, and its port. */
export interface Place {
  host: string;
  port: number;
}
/** Where the address of a network printer leads. Throws what an absent one throws. */
export type Reach = (alamat: string) => Promise<Place>;

const CONNECT_MS = 3_000;
const ANSWER_MS = 600;
const PRINTED_MS = 15_000;
const CLOSE_MS = 5_000;
const PORT = 9100;

/** What a printer said when it was asked for its state; null: it does not answer such questions. */
interface Question {
  ask: Uint8Array;
  /** Undefined while the answer is not whole, null when it says nothing is wrong. */
  read(answer: Uint8Array): CetakSebab | null | undefined;
}

/** DLE EOT 1 and 4: on line, and whether there is paper (Epson). */
const ESCPOS: Question = {
  ask: Uint8Array.of(0x10, 0x04, 0x01, 0x10, 0x04, 0x04, 0x10, 0x04, 0x02),
  read(answer) {
    if (answer.length < 3) return undefined;
    const [line = 0, paper = 0, cause = 0] = answer;
    if ((paper & 0x60) !== 0) return 'KERTAS_HABIS';
    if ((cause & 0x04) !== 0) return 'TUTUP_TERBUKA';
    return (line & 0x08) !== 0 || (cause & 0x40) !== 0 ? 'GALAT_PRINTER' : null;
  },
};
/** GS r 1 is answered once all that came before it is on paper. */
const ESCPOS_DONE: Question = {
  ask: Uint8Array.of(0x1d, 0x72, 0x01),
  read: ({ length }) => (length > 0 ? null : undefined),
};

/** <ESC>!? of TSPL: one byte. */
const TSPL: Question = {
  ask: Uint8Array.of(0x1b, 0x21, 0x3f),
  read([state]) {
    if (state === undefined) return undefined;
    if ((state & 0x01) !== 0) return 'TUTUP_TERBUKA';
    if ((state & 0x04) !== 0 || (state & 0x08) !== 0) return 'KERTAS_HABIS';
    return (state & 0x92) !== 0 ? 'GALAT_PRINTER' : null;
  },
};

/** Ends a line of ZPL's host status. */
const ETX = '\u0003';

/** ~HS of ZPL: three lines the first tells of paper, the second of head and ribbon. */
const ZPL: Question = {
  ask: new TextEncoder().encode('~HS'),
  read(answer) {
    const lines = new TextDecoder('latin1').decode(answer).split(ETX).slice(0, -1);
    if (lines.length < 3) return undefined;
    const fields = lines.map((line) => line.trim().split(','));
    if (fields[0]?.[1] === '1' || fields[1]?.[3] === '1') return 'KERTAS_HABIS';
    if (fields[1]?.[2] === '1') return 'TUTUP_TERBUKA';
    return fields[0]?.[2] === '1' ? 'GALAT_PRINTER' : null;
  },
};

const before = (profil: string): Question | null =>
  profil.startsWith('ESCPOS') ? ESCPOS : profil === 'TSPL' ? TSPL : profil === 'ZPL' ? ZPL : null;
const after = (profil: string): Question | null =>
  profil.startsWith('ESCPOS') ? ESCPOS_DONE : before(profil);

const OFF = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ENODEV',
  'ENXIO',
];
const BUSY = ['EBUSY', 'EAGAIN'];
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
const failure = (error: unknown, terkirim: boolean): Delivery => {
  const code = codeOf(error);
  const rincian = error instanceof Error ? error.message : String(error);
  if (terkirim) return { sebab: 'TIDAK_JELAS', terkirim, rincian };
  if (OFF.includes(code)) return { sebab: 'MATI', terkirim, rincian };
  if (BUSY.includes(code)) return { sebab: 'SIBUK', terkirim, rincian };
  // The driver of USB printers says so of an empty tray.
  if (code === 'ENOSPC') return { sebab: 'KERTAS_HABIS', terkirim, rincian };
  return { sebab: 'DITOLAK', terkirim, rincian };
};

/** The place that is written down. */
export const placeOf = (alamat: string): Place => {
  const [host = '', port] = alamat.split(':');
  return { host, port: Number(port ?? PORT) };
};

const dial = (place: Place): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(place);
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
      CONNECT_MS,
    );
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });

/** Asks and waits; 'silent' when no whole answer came. Throws what the line throws. */
const answerTo = (
  socket: Socket,
  { ask, read }: Question,
  wait: number,
): Promise<CetakSebab | null | 'silent'> =>
  new Promise((resolve, reject) => {
    let heard = new Uint8Array(0);
    const stop = () => {
      clearTimeout(timer);
      socket.off('data', hear).off('error', fail).off('close', gone);
    };
    const finish = (result: CetakSebab | null | 'silent') => {
      stop();
      resolve(result);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const gone = () => fail(Object.assign(new Error('the printer closed the line'), { code: 'ECONNRESET' }));
    const hear = (chunk: Uint8Array) => {
      heard = Uint8Array.from([...heard, ...chunk]);
      const said = read(heard);
      if (said !== undefined) finish(said);
    };
    const timer = setTimeout(() => finish('silent'), wait);
    socket.on('data', hear).once('error', fail).once('close', gone);
    socket.write(ask);
  });

const send = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.write(bytes, () => {
      socket.off('error', reject);
      resolve();
    });
  });

const hangUp = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    if (socket.destroyed) return resolve();
    const timer = setTimeout(() => socket.destroy(), CLOSE_MS);
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.resume();
    socket.end();
  });

/** Nothing was sent: one word for whatever kept it, so that nobody reads out of it what is open there. */
const ABSENT: Delivery = { sebab: 'MATI', terkirim: false, rincian: '' };

const overTcp = async ({ alamat, profil }: Target, bytes: Uint8Array, reach: Reach): Promise<Delivery> => {
  let terkirim = false;
  let socket: Socket | undefined;
  try {
    socket = await dial(await reach(alamat));
    const question = before(profil);
    const state = question ? await answerTo(socket, question, ANSWER_MS) : 'silent';
    if (state !== null && state !== 'silent') return { sebab: state, terkirim, rincian: '' };
    terkirim = true;
    await send(socket, bytes);
    const asked = after(profil);
    // Who answered before answers again, once the paper is printed; who never does has at least taken all of it.
    if (state === null && asked) {
      const said = await answerTo(socket, asked, PRINTED_MS);
      if (said === 'silent') return { sebab: 'TIDAK_JELAS', terkirim, rincian: '' };
      if (said !== null) return { sebab: said, terkirim, rincian: '' };
    }
    await hangUp(socket);
    return { terkirim, rincian: '' };
  } catch (error) {
    return terkirim ? failure(error, terkirim) : ABSENT;
  } finally {
    socket?.destroy();
  }
};

const lpFailure = (stderr: string): CetakSebab => {
  if (/does not exist|unknown destination|invalid destination/i.test(stderr)) return 'ALAMAT_SALAH';
  return /scheduler|not responding|unable to connect|refused/i.test(stderr) ? 'MATI' : 'DITOLAK';
};

/** lp of CUPS takes the job into its own queue; devices' languages pass through raw. */
const overCups = ({ alamat, profil, judul }: Target, bytes: Uint8Array): Promise<Delivery> =>
  new Promise((resolve) => {
    const raw = profil === 'PDF' ? [] : ['-o', 'raw'];
    const lp = spawn('lp', ['-d', alamat, '-t', judul, ...raw], { stdio: ['pipe', 'ignore', 'pipe'] });
    let stderr = '';
    lp.stderr.on('data', (chunk: Uint8Array) => {
      stderr += new TextDecoder().decode(chunk);
    });
    lp.once('error', (error) => resolve({ sebab: 'ALAMAT_SALAH', terkirim: false, rincian: error.message }));
    // It refuses before it reads; what it says on closing is heard below.
    lp.stdin.once('error', () => undefined);
    lp.once('close', (code) =>
      resolve(
        code === 0
          ? { terkirim: true, rincian: '' }
          : { sebab: lpFailure(stderr), terkirim: false, rincian: stderr.trim().slice(0, 200) },
      ),
    );
    lp.stdin.end(bytes);
  });

/** A share or a port is written like a file, and only where it is: nothing is made in its place, and no file that stands there is it. */
const overFile = async ({ alamat }: Target, bytes: Uint8Array): Promise<Delivery> => {
  let terkirim = false;
  try {
    const file = await open(alamat, constants.O_WRONLY);
    try {
      // Of what Windows opens by such a name, its own words tell nothing.
      if (process.platform !== 'win32' && (await file.stat()).isFile()) return ABSENT;
      terkirim = true;
      await file.writeFile(bytes);
    } catch (error) {
      // Nothing of it was taken when the very first write is refused for want of paper.
      return failure(error, codeOf(error) !== 'ENOSPC');
    } finally {
      await file.close();
    }
    return { terkirim, rincian: '' };
  } catch (error) {
    return failure(error, terkirim);
  }
};

/** Brings bytes to a printer and says what is known of them. Never throws. */
export const deliver = (
  target: Target,
  bytes: Uint8Array,
  reach: Reach = async (alamat) => placeOf(alamat),
): Promise<Delivery> =>
  target.driver === 'TCP'
    ? overTcp(target, bytes, reach)
    : target.driver === 'CUPS'
      ? overCups(target, bytes)
      : overFile(target, bytes);
