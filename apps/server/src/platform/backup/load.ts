import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import {
  type BackupHeader,
  type BackupTable,
  type Frame,
  type SequenceState,
  sequenceState,
} from './format.ts';
import { copyStatement, writeSequences } from './tables.ts';
import { sleepTriggers } from './triggers.ts';

type Frames = AsyncGenerator<Frame, void, undefined>;

const tableStart = z.object({ name: z.string() });
/** A path inside the store; a file that names a place outside of it is not ours. */
const fileStart = z.object({
  path: z.string().refine((path) => !/(^|\/)\.\.?(\/|$)|^\/|\\|\0/.test(path)),
  size: z.number(),
});

const next = async (frames: Frames): Promise<Frame> => {
  const { done, value } = await frames.next();
  if (done) throw new Error('the backup ends before its end mark');
  return value;
};

/** The bytes up to the end mark of the table or file that was begun. */
async function* section(frames: Frames): AsyncGenerator<Buffer> {
  for (;;) {
    const { kind, payload } = await next(frames);
    if (kind === 'E') return;
    if (kind !== 'D') throw new Error(`the backup has a frame ${kind} inside a table or file`);
    yield payload;
  }
}

const loadTable = async (client: pg.ClientBase, table: BackupTable, frames: Frames): Promise<void> => {
  if (table.rows === 0) {
    if ((await next(frames)).kind === 'E') return;
    throw new Error(`table ${table.name}: rows came in, the backup holds none`);
  }
  const copy = client.query(copyFrom(copyStatement(table, 'from stdin')));
  await pipeline(section(frames), copy);
  if (copy.rowCount !== table.rows)
    throw new Error(`table ${table.name}: ${copy.rowCount} rows came in, the backup holds ${table.rows}`);
};

const loadFile = async (
  folder: string,
  { path, size }: { path: string; size: number },
  frames: Frames,
): Promise<void> => {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const file = createWriteStream(target, { flags: 'wx', flush: true });
  await pipeline(section(frames), file);
  if (file.bytesWritten !== size)
    throw new Error(`file ${path}: ${file.bytesWritten} bytes came in, the backup holds ${size}`);
};

/** Rows that the migrations put into a fresh schema make room for those of the backup. */
const clear = async (client: pg.ClientBase, tables: readonly BackupTable[]): Promise<void> => {
  const each = tables.toReversed().map(({ name }) => `delete from public.${escapeIdentifier(name)}`);
  await client.query(each.join(';'));
};

/**
 * Fills the fresh schema and the empty store from what follows the header; rows in one transaction. Triggers that act
 * sleep, checks and constraints are in force: every journal must balance, every reference must hold.
 */
export const loadContent = async (
  client: pg.ClientBase,
  { tables }: BackupHeader,
  frames: Frames,
  folder: string,
): Promise<void> => {
  await client.query('begin');
  await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO'`);
  const wakeTriggers = await sleepTriggers(client);
  await clear(client, tables);
  let sequences: SequenceState[] = [];
  for (;;) {
    const { kind, payload } = await next(frames);
    if (kind === 'Z') break;
    const start: unknown = JSON.parse(payload.toString());
    if (kind === 'S') sequences = z.array(sequenceState).parse(start);
    else if (kind === 'F') await loadFile(folder, fileStart.parse(start), frames);
    else if (kind === 'T') {
      const { name } = tableStart.parse(start);
      const table = tables.find((one) => one.name === name);
      if (!table) throw new OperatorError(`Cadangan memuat tabel ${name} tanpa keterangannya`);
      await loadTable(client, table, frames);
    } else throw new Error(`the backup has an unknown frame ${kind}`);
  }
  await wakeTriggers();
  await writeSequences(client, sequences);
  await client.query('commit');
};
