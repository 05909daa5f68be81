/** Paints a table in a worker thread, so that no other request waits for a large export. */

import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ReportMeta } from './meta.ts';
import { Outlet } from './outlet.ts';
import type { FromWorker, RenderJob, RenderKind, ToWorker } from './render-protocol.ts';
import type { Row, RowSource, TableModel } from './table.ts';

export type { RenderKind } from './render-protocol.ts';

const ROWS_PER_BATCH = 200;
const BATCHES_AHEAD = 2;
const WORKER_HEAP_MB = 256;
/** A painter that came to its feet is kept for the next small export, which then starts in a third of the time. */
const SPARE_MS = 60_000;
/** After so many batches its heap has grown, and it is let go. */
const SPARE_AFTER_BATCHES = 10;

/** Media type and file ending of each kind. */
export const RENDER_TYPES: Record<RenderKind, { type: string; extension: string }> = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
};

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

let spare: Worker | undefined;
let letGo: NodeJS.Timeout | undefined;

function dropSpare(): void {
  clearTimeout(letGo);
  const worker = spare;
  spare = undefined;
  void worker?.terminate();
}

function takeWorker(): Worker {
  const worker =
    spare ??
    new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
  clearTimeout(letGo);
  spare = undefined;
  worker.removeAllListeners();
  worker.ref();
  return worker;
}

/** Only a worker whose job ended well waits for another; it keeps no process alive. */
async function leaveWorker(worker: Worker, reusable: boolean): Promise<void> {
  worker.removeAllListeners();
  if (!reusable || spare) {
    await worker.terminate();
    return;
  }
  worker.on('error', dropSpare);
  worker.on('exit', dropSpare);
  worker.unref();
  spare = worker;
  letGo = setTimeout(dropSpare, SPARE_MS).unref();
}

/**
 * Streams the document into `out` and ends it. Rows are pulled and bytes handed over only as fast as the reader takes
 * them. Rejects with the error of the rows, the painter, `out` or the signal; its worker is gone then, and
 * `out` is left to the caller, who may still answer with an error when nothing has been written.
 */
export async function renderInWorker(
  kind: RenderKind,
  model: TableModel,
  rows: RowSource,
  meta: ReportMeta,
  out: Writable,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const outlet = new Outlet(out);
  const job: RenderJob = { kind, model, meta };
  const worker = takeWorker();
  let reusable = false;
  const stop = new AbortController();
  const credit = new Credit(BATCHES_AHEAD, stop.signal);
  const onAbort = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  out.once('close', () => stop.abort(new Error('the reader closed the stream')));
  try {
    const painted = new Promise<void>((resolve, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`the render worker stopped with code ${code}`)));
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'more') credit.give();
        else if (message.type === 'failed') reject(message.error);
        else if (message.type === 'done') resolve();
        else outlet.send(message.bytes).then(() => send(worker, { type: 'taken' }), reject);
      });
    });
    send(worker, { type: 'job', job });
    const fed = feed(worker, rows, credit, stop.signal);
    // Whichever fails first stops the other; a finished feed still waits for the painter.
    await Promise.race([painted, fed.then(() => painted)]);
    const batches = await fed;
    reusable = batches <= SPARE_AFTER_BATCHES;
    await outlet.end();
  } finally {
    stop.abort(new Error('the render has ended'));
    signal?.removeEventListener('abort', onAbort);
    await leaveWorker(worker, reusable);
  }
}

/** Permission to send so many batches before the worker asks for more. */
class Credit {
  readonly #signal: AbortSignal;
  #left: number;
  #wake: () => void = () => undefined;

  constructor(count: number, signal: AbortSignal) {
    this.#left = count;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  give(): void {
    this.#left += 1;
    this.#wake();
  }

  async take(): Promise<void> {
    while (this.#left === 0) {
      this.#signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#left -= 1;
  }
}

/** Resolves to the number of batches sent. */
async function feed(worker: Worker, rows: RowSource, credit: Credit, signal: AbortSignal): Promise<number> {
  let batches = 1;
  let batch: Row[] = [];
  for await (const row of rows) {
    signal.throwIfAborted();
    batch.push(row);
    if (batch.length < ROWS_PER_BATCH) continue;
    await credit.take();
    signal.throwIfAborted();
    send(worker, { type: 'rows', rows: batch });
    batches += 1;
    batch = [];
  }
  signal.throwIfAborted();
  send(worker, { type: 'rows', rows: batch });
  send(worker, { type: 'end' });
  return batches;
}
