import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** How a recording printer behaves; each may change while it stands. */
export interface Manners {
  /** Answers to questions about its state: of its language, or of none. */
  speaks: 'ESCPOS' | 'TSPL' | 'ZPL' | null;
  paper: boolean;
  cover: boolean;
  /** Hangs up after so many bytes of a job. */
  dropsAfter?: number | undefined;
  /** Takes everything and then says no word: jammed. */
  jams?: boolean;
}

export interface RecordingPrinter {
  alamat: string;
  port: number;
  manners: Manners;
  /** What was printed, a job each, without the questions. */
  jobs: Uint8Array[];
  /** How often anybody connected. */
  calls(): number;
  close(): Promise<void>;
}

/** What a language asks with, each answered at once. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  ESCPOS: ['\x10\x04\x01\x10\x04\x04\x10\x04\x02', '\x1dr\x01'],
  TSPL: ['\x1b!?'],
  ZPL: ['~HS'],
};

const stateOf = ({ paper, cover }: Manners, question: string): string => {
  if (question === '\x1dr\x01') return paper ? '\x00' : '\x0c';
  if (question === '\x1b!?') return String.fromCharCode((paper ? 0 : 0x04) | (cover ? 0x01 : 0));
  if (question === '~HS')
    return `\x02030,${paper ? 0 : 1},0,1245,000,0,0,0,000,0,0,0\x03\r\n\x02000,0,${cover ? 1 : 0},0,0,2,4,0,00000000,1,000\x03\r\n\x021234,0\x03\r\n`;
  const off = !paper || cover;
  return String.fromCharCode(
    off ? 0x1e : 0x16,
    paper ? 0x12 : 0x72,
    (cover ? 0x16 : 0x12) | (paper ? 0 : 0x20),
  );
};

const serve = (socket: Socket, printer: Pick<RecordingPrinter, 'manners' | 'jobs'>): void => {
  let taken = '';
  socket.on('data', (chunk: Uint8Array) => {
    const { manners } = printer;
    const questions = QUESTIONS[manners.speaks ?? ''] ?? [];
    taken += Buffer.from(chunk).toString('latin1');
    if (manners.dropsAfter !== undefined && taken.length >= manners.dropsAfter) {
      taken = taken.slice(0, manners.dropsAfter);
      socket.resetAndDestroy();
      return;
    }
    for (const question of questions)
      while (taken.includes(question)) {
        taken = taken.replace(question, '');
        const done = question.startsWith('\x1dr');
        if (!(manners.jams && done)) socket.write(Buffer.from(stateOf(manners, question), 'latin1'));
      }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (taken !== '') printer.jobs.push(Buffer.from(taken, 'latin1'));
  });
};

/** A printer on TCP that writes down what it prints. */
export const startPrinter = async (manners: Partial<Manners> = {}, port = 0): Promise<RecordingPrinter> => {
  const printer = {
    manners: { speaks: 'ESCPOS' as const, paper: true, cover: false, ...manners },
    jobs: [] as Uint8Array[],
  };
  const open = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket, printer);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    ...printer,
    port: address.port,
    alamat: `127.0.0.1:${address.port}`,
    calls: () => calls,
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
};
