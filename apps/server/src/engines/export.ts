import type { ReportMeta } from '@kadar/documents/meta.ts';
import { RENDER_TYPES, type RenderKind, renderInWorker } from '@kadar/documents/render.ts';
import type { RowSource, TableModel } from '@kadar/documents/table.ts';
import type { FastifyReply } from 'fastify';
import { calendarDay } from '../platform/clock.ts';
import { sql } from '../platform/database/sql.ts';
import { checkAccess } from '../platform/http/access.ts';
import type { Call } from '../platform/http/call.ts';
import { pictureForPaper } from '../platform/images/for-paper.ts';
import type { Pass } from '../platform/streams/turns.ts';

const PROGRESS_EVERY = 2_000;
const PASS_EVERY = 200;

interface TokoRow {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_hp: string;
  logo: string | null;
}

/** 'yyyy-MM-dd HH:mm' now, in the time zone of the shops. */
export const printTime = ({ clock, config: { timeZone } }: Call['kadar']): string => {
  const now = clock.now();
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  return `${calendarDay(now, timeZone)} ${time}`;
};

/** Shop block, user and print time of a paper; a shop without a logo of its own shows head office's. */
export const paperMeta = async (call: Call, showsLogo = true): Promise<ReportMeta> => {
  const kode = call.toko === '*' ? call.session.kode_toko : call.toko;
  const toko = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<TokoRow>(sql`
      select kode_toko, nama_toko, alamat_toko, no_hp, coalesce(nullif(logo, ''),
        (select logo from tokos where type = 'PUSAT' and deleted_at is null and logo <> '' order by kode_toko limit 1)) as logo
      from tokos where kode_toko = ${kode}`),
  );
  const logo = showsLogo && toko.logo ? await pictureForPaper(call, toko.logo) : undefined;
  return {
    toko: {
      kode_toko: toko.kode_toko,
      nama_toko: toko.nama_toko,
      alamat_toko: toko.alamat_toko,
      ...(toko.no_hp && { no_telp: toko.no_hp }),
      ...(logo && { logo }),
    },
    user: call.session.user_id,
    printedAt: printTime(call.kadar),
  };
};

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

/**
 * Streams a table as a file; the painter works in a thread of its own. CSV is for those entitled (domain §7). Answers
 * SERVER_PENUH when too many wait for a painter.
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
  if (kind === 'csv') checkAccess({ access: 'csv.export' }, call);
  const meta = await paperMeta(call, kind === 'pdf');
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
