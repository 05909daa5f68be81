import pg from 'pg';

/** One statement as the driver was given it. */
export interface Sent {
  /** '' when it was sent without parameters. */
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Everything one transaction sent, from its opening to its commit. */
export type SentTransaction = readonly Sent[];

const read = (config: unknown, values: unknown): Sent | undefined => {
  if (typeof config === 'string')
    return { name: '', text: config, values: Array.isArray(values) ? values : [] };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const { name, text, values: own } = config as { name?: string; text: string; values?: unknown[] };
  return { name: name ?? '', text, values: own ?? [] };
};

/**
 * Runs work and gives the transactions that committed meanwhile in this process, as the driver saw them: the
 * benchmark repeats what the product sends, and holds no copy of its SQL.
 */
export const captureTransactions = async (work: () => Promise<unknown>): Promise<SentTransaction[]> => {
  const finished: SentTransaction[] = [];
  const running = new Map<object, Sent[]>();
  const original = pg.Client.prototype.query;
  const recorder = function (this: pg.Client, ...args: unknown[]): unknown {
    const sent = read(args[0], args[1]);
    if (sent) {
      if (sent.text.startsWith('begin')) running.set(this, []);
      const transaction = running.get(this);
      transaction?.push(sent);
      if (transaction && /^(commit|rollback)$/.test(sent.text)) {
        running.delete(this);
        if (sent.text === 'commit') finished.push(transaction);
      }
    }
    return Reflect.apply(original, this, args);
  };
  pg.Client.prototype.query = recorder as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return finished;
};
