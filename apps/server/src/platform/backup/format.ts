import { z } from 'zod';

/** Raised when an older Kadar could no longer read the file. */
export const FORMAT = 1;
/** The first line of the file, uncompressed: `KADAR-BACKUP 1`. */
export const MAGIC = /^KADAR-BACKUP (\d{1,4})\n/;
export const magicLine = (): Buffer => Buffer.from(`KADAR-BACKUP ${FORMAT}\n`);
/** The last bytes of the file: SHA-256 of everything before them. */
export const DIGEST_BYTES = 32;

const column = z.object({ name: z.string(), type: z.string(), required: z.boolean() });
const tip = z.object({ tabel: z.string(), kode_toko: z.string(), nomor: z.number(), hash: z.string() });
const balance = z.object({
  kode_toko: z.string(),
  nomor_akun: z.string(),
  debet: z.string(),
  kredit: z.string(),
});

/** What the file holds and what a restored copy must show again. */
export const backupHeader = z.object({
  version: z.string(),
  created_at: z.iso.datetime(),
  tokos: z.array(z.object({ kode_toko: z.string(), nama_toko: z.string(), type: z.string() })),
  epoch: z.number(),
  migrations: z.array(z.string()),
  /** In the order in which they can be filled: what a row refers to comes first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(column), rows: z.number() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  tips: z.array(tip),
  trial_balance: z.array(balance),
});
export type BackupHeader = z.output<typeof backupHeader>;
export type BackupTable = BackupHeader['tables'][number];

/** A sequence as it stood when the file was written; `last` is null while it gave no number. */
export const sequenceState = z.object({
  name: z.string(),
  /** The identity column it belongs to. */
  owner: z.object({ table: z.string(), column: z.string() }).nullable(),
  start: z.string(),
  min: z.string(),
  max: z.string(),
  step: z.string(),
  cycle: z.boolean(),
  last: z.string().nullable(),
});
export type SequenceState = z.output<typeof sequenceState>;

/**
 * The compressed part is a row of frames: kind (one ASCII letter), length (4 bytes, big-endian), payload.
 * H header, T table, D bytes of a table or file, E its end, S sequences, F file, Z the end of all.
 */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'S' | 'F' | 'Z';
export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

const HEAD_BYTES = 5;

export const encodeFrame = (kind: FrameKind, payload: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
};

export const jsonFrame = (kind: FrameKind, value: unknown): Buffer =>
  encodeFrame(kind, Buffer.from(JSON.stringify(value)));

/** The frames of a stream of bytes. Throws when the bytes end inside one. */
export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame, void, undefined> {
  let parts: Buffer[] = [];
  let held = 0;
  const take = (bytes: number): Buffer => {
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = [all.subarray(bytes)];
    held -= bytes;
    return all.subarray(0, bytes);
  };
  let head: Buffer | undefined;
  for await (const chunk of source) {
    parts.push(chunk);
    held += chunk.length;
    for (;;) {
      if (!head && held >= HEAD_BYTES) head = take(HEAD_BYTES);
      if (!head || held < head.readUInt32BE(1)) break;
      const payload = take(head.readUInt32BE(1));
      yield { kind: head.toString('latin1', 0, 1) as FrameKind, payload };
      head = undefined;
    }
  }
  if (head || held > 0) throw new Error('the backup ends inside a frame');
}
