import { RENDER_TYPES, type RenderKind, renderInWorker } from '@kadar/documents/render.ts';
import type { RowSource, TableModel } from '@kadar/documents/table.ts';
import type { FastifyReply } from 'fastify';
import { checkAccess } from '../platform/http/access.ts';
import type { Call } from '../platform/http/call.ts';
import type { Pass } from '../platform/streams/turns.ts';
import { onPaper, paperMeta } from './paper.ts';

const PROGRESS_EVERY = 2_000;
const PASS_EVERY = 200;

/** What a process is called on the screen, and how many rows it will have. */
export interface Known {
  modal: string;
  total: number;
}

/**
 * Rows as they pass by, telling the caller's browsers how many have; `id` names the download. One whose total is known
 * also says so at its start and, however it ends, at its end: progress = total takes the dialog away [spec B §2].
 */
async function* counted(
  call: Call,
  rows: AsyncIterable<Record<string, never>>,
  id: string | undefined,
  known: Known | undefined,
): AsyncGenerator<Record<string, never>> {
  const tell = (progress: number): Promise<void> =>
    call.kadar.events.send({
      topic: 'progress',
      toko: '*',
      user: call.session.user_id,
      data: { id, ...known, progress },
    });
  if (id === undefined) return yield* rows;
  const total = known?.total;
  // Of what is over at once nothing is shown.
  const ended = total !== undefined && total > PROGRESS_EVERY;
  let done = 0;
  if (ended) await tell(0);
  try {
    for await (const row of rows) {
      yield row;
      done++;
      if (done % PROGRESS_EVERY === 0 && (total === undefined || done < total)) await tell(done);
    }
  } finally {
    if (ended) await tell(total);
  }
}

/** Rows as they come, with room for others between them. */
async function* makingRoom<T>(rows: AsyncIterable<T>, pass: Pass): AsyncGenerator<T> {
  let done = 0;
  for await (const row of rows) {
    if (++done % PASS_EVERY === 0) await pass();
    yield row;
  }
}

/** CSV is for those entitled (domain §7). Throws TIDAK_BERHAK. */
export const checkFormat = (call: Call, kind: RenderKind): void => {
  if (kind === 'csv') checkAccess({ access: 'csv.export' }, call);
};

/**
 * Streams a table as a file; the painter works in a thread of its own. Answers SERVER_PENUH
 * when too many wait for a painter.
 * Once bytes have left, a failure can only cut the stream: the browser then reports a broken download.
 */
export const sendTable = async (
  call: Call,
  kind: RenderKind,
  model: TableModel,
  rows: AsyncIterable<unknown>,
  fileName: string,
  progressId?: string,
  known?: Known,
): Promise<FastifyReply> => {
  checkFormat(call, kind);
  const meta = await paperMeta(kind === 'pdf' ? onPaper(call) : call, kind === 'pdf');
  const { type, extension } = RENDER_TYPES[kind];
  const head = {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName}.${extension}"`,
  };
  return call.kadar.streams.file(call, head, (out, { pass, signal }) => {
    const passing = makingRoom(rows as AsyncIterable<Record<string, never>>, pass);
    const source = counted(call, passing, progressId, known);
    return renderInWorker(kind, model, source as RowSource, meta, out, signal);
  });
};
