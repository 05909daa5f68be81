import { sha256 } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { holdFiles } from '../../../platform/files.ts';
import { FURTHER, fotoPath, type Ukuran } from './paths.ts';

const SIZES = ['besar', 'kecil'] as const satisfies readonly Ukuran[];
/** So many files at once. */
const SIDE_BY_SIDE = 8;

interface FileRow {
  path: string;
  size: number;
  sha: string;
}
export const fileRow = (path: string, bytes: Uint8Array): FileRow => ({
  path,
  size: bytes.length,
  sha: sha256(bytes).toString('hex'),
});

/** Files that were put, in place of those of the same path. */
export const writeFiles = (tx: Tx, rows: readonly FileRow[], by: string): Promise<unknown> =>
  tx.execute(sql`
    insert into files (path, content_type, size, sha256, created_by)
    select path, 'image/jpeg', size, decode(sha, 'hex'), ${by}
    from json_to_recordset(${JSON.stringify(rows)}::json) as f(path text, size int, sha text)
    on conflict (path) do update set size = excluded.size, sha256 = excluded.sha256, created_at = now(), created_by = excluded.created_by, staged = false`);

/** Photos of pieces that come from another shop stand for this one as well, where there are any. */
export const copyFotos = async (
  { kadar: { files }, session }: Context,
  tx: Tx,
  { from, to, barcodes }: { from: string; to: string; barcodes: readonly string[] },
): Promise<void> => {
  if (barcodes.length === 0) return;
  await holdFiles(tx);
  const ways = barcodes.flatMap((kode) =>
    [1, ...FURTHER].flatMap((urut) =>
      SIZES.map((ukuran) => [fotoPath(from, kode, ukuran, urut), fotoPath(to, kode, ukuran, urut)] as const),
    ),
  );
  const there = await tx.rows<{ path: string }>(
    sql`select path from files where path = any(${ways.map(([path]) => path)}::text[]) and not staged`,
  );
  const known = new Set(there.map(({ path }) => path));
  const copied: FileRow[] = [];
  const copy = async ([source, target]: readonly [string, string]): Promise<void> => {
    const bytes = await files.get(source);
    if (!bytes) return;
    await files.put(target, bytes);
    copied.push(fileRow(target, bytes));
  };
  const wanted = ways.filter(([source]) => known.has(source));
  for (let at = 0; at < wanted.length; at += SIDE_BY_SIDE)
    await Promise.all(wanted.slice(at, at + SIDE_BY_SIDE).map(copy));
  await writeFiles(tx, copied, session.user_id);
};
