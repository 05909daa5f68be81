/** The worker's side of a render: rows in, painter, bytes out; holds two batches of rows and one chunk of bytes. */

import { once } from 'node:events';
import { setPriority } from 'node:os';
import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { writeCsv } from './csv.ts';
import { Outlet } from './outlet.ts';
import type { FromWorker, RenderJob, ToWorker } from './render-protocol.ts';
import type { Row } from './table.ts';

/** As `nice` counts. */
const BEHIND = 5;

if (parentPort === null) throw new Error('worker.ts runs only as a worker thread');
const port = parentPort;
// On Linux this is the thread's own: whoever answers the tills goes first. Elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(BEHIND);

let batches: Row[][] = [];
let ended = false;
const signals = new EventTarget();

port.on('message', (message: ToWorker) => {
  if (message.type === 'job') void work(message.job);
  if (message.type === 'rows') batches.push(message.rows);
  if (message.type === 'end') ended = true;
  signals.dispatchEvent(new Event(message.type === 'taken' ? 'taken' : 'rows'));
});

function post(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

async function* incoming(): AsyncGenerator<Row> {
  for (;;) {
    const batch = batches.shift();
    if (batch !== undefined) {
      yield* batch;
      post({ type: 'more' });
    } else if (ended) {
      return;
    } else {
      await once(signals, 'rows');
    }
  }
}

function upstream(): Writable {
  return new Writable({
    highWaterMark: 64 * 1024,
    write(chunk: Buffer, _encoding, callback) {
      const taken = once(signals, 'taken');
      // A copy of its own, because the buffer is given away and pdfkit's may be shared.
      const bytes = new Uint8Array(chunk);
      post({ type: 'bytes', bytes }, [bytes.buffer]);
      taken.then(() => callback(), callback);
    },
  });
}

// Each painter is fetched when it is wanted: a CSV without pdfkit's fonts starts in a third of the time.
async function paint({ kind, model, meta }: RenderJob): Promise<void> {
  const out = upstream();
  if (kind === 'pdf') {
    const { writeReportPdf } = await import('./pdf/report.ts');
    return writeReportPdf(model, incoming(), out, meta);
  }
  if (kind === 'xlsx') {
    const { writeSheet } = await import('./xlsx.ts');
    return writeSheet(model, incoming(), out, meta);
  }
  const outlet = new Outlet(out);
  for await (const text of writeCsv(model, incoming(), { bom: true })) await outlet.send(text);
  return outlet.end();
}

async function work(job: RenderJob): Promise<void> {
  batches = [];
  ended = false;
  try {
    await paint(job);
    post({ type: 'done' });
  } catch (error) {
    post({ type: 'failed', error });
  }
}
