import { masked, type Personal } from '@kadar/contract/fields.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { isToldAll } from '@kadar/contract/personal.ts';
import type { RenderKind } from '@kadar/documents/render.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Reader } from '../platform/http/reader.ts';

interface Column {
  personal?: Personal | undefined;
}

/** The columns of a file: what is personal leaves with those alone who are told all of it. A file for machines keeps its columns. */
export const carriedColumns = <C extends Column>(
  columns: readonly C[],
  level: Level,
  kind: RenderKind,
): C[] => columns.filter(({ personal }) => !personal || kind === 'csv' || isToldAll(level));

/** Rows with these columns as `masked` shows them. */
export async function* maskedRows<R extends Record<string, unknown>>(
  rows: AsyncIterable<R>,
  names: readonly string[],
): AsyncGenerator<R> {
  for await (const row of rows) {
    for (const name of names)
      if (row[name]) (row as Record<string, unknown>)[name] = masked(String(row[name]));
    yield row;
  }
}

/** Rows of a file as this level carries them away: what is personal in them masked, where it is not told all. */
export const carriedRows = <R extends Record<string, unknown>>(
  rows: AsyncIterable<R>,
  columns: readonly (Column & { key: string })[],
  level: Level,
): AsyncIterable<R> => {
  const names = isToldAll(level) ? [] : columns.flatMap(({ key, personal }) => (personal ? [key] : []));
  return names.length > 0 ? maskedRows(rows, names) : rows;
};

/** Writes down, before its first row leaves, who carries away a file that names customers. */
export const logCarrying = async (
  { kadar, scope, toko, session, ip, query }: Reader,
  columns: readonly Column[],
  name: string,
  kind: RenderKind,
): Promise<void> => {
  if (!columns.some(({ personal }) => personal)) return;
  await kadar.db.transaction(scope, (tx) =>
    writeAudit(tx, {
      toko,
      user: session.user_id,
      ip,
      action: 'export',
      entity: name,
      key: kind,
      after: query,
    }),
  );
};
