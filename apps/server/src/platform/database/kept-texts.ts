import type pg from 'pg';

/** So many texts of the door a connection keeps prepared; each has a plan of up to some hundred kilobytes. */
export const KEPT_TEXTS = 24;

/** Names of prepared statements as a connection used them, the latest last. */
const used = new WeakMap<pg.PoolClient, Set<string>>();

/** Notes that a connection ran a text of the door. */
export const keepText = (client: pg.PoolClient, name: string): void => {
  const names = used.get(client) ?? new Set();
  names.delete(name);
  used.set(client, names.add(name));
};

/** What the driver believes to be prepared on a connection. */
interface Prepared {
  connection: { parsedStatements: Record<string, string> };
}

/** Texts that a connection has beyond what it keeps, least recently used first: statements that let go of them, for its next message. */
export const letGo = (client: pg.PoolClient): string[] => {
  const names = [...(used.get(client) ?? [])];
  return names.slice(0, Math.max(0, names.length - KEPT_TEXTS)).map((name) => {
    used.get(client)?.delete(name);
    delete (client as unknown as Prepared).connection.parsedStatements[name];
    return `deallocate "${name}"`;
  });
};
