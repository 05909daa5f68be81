import pg from 'pg';
import { POOL_OPTIONS } from './pgbench.ts';
import { PARAMS, type Replay } from './replay.ts';

export interface DriverTask extends Pick<Replay, 'opening' | 'held' | 'statements'> {
  url: string;
  clients: number;
  warmUp: number;
  measured: number;
}

type Run = (string | null)[];

/** Takes the next runs' values before the clock starts. */
const takeRuns = async (pool: pg.Pool, count: number): Promise<Run[]> => {
  const { rows } = await pool.query<Record<string, string | null>>(
    `select p.* from (select nextval('bench_n')::int as n from generate_series(1, $1)) s join ${PARAMS} p using (n)`,
    [count],
  );
  return rows.map(({ n: _n, ...values }) => Object.values(values));
};

const repeat = async (client: pg.PoolClient, task: DriverTask, values: Run): Promise<void> => {
  const { opening, held } = task;
  await client.query(
    opening.replaceAll(/\$(\d+)/g, (_, at) => pg.escapeLiteral(values[held + Number(at) - 1] ?? '')),
  );
  for (const { name, text, first, count } of task.statements)
    await client.query({ name, text, values: values.slice(first, first + count) });
  await client.query('commit');
};

const work = async (task: DriverTask): Promise<{ rate: number; latencies: number[] }> => {
  const pool = new pg.Pool({ connectionString: task.url, max: task.clients, options: POOL_OPTIONS });
  const clients = await Promise.all(Array.from({ length: task.clients }, () => pool.connect()));
  const admin = new pg.Pool({ connectionString: task.url, max: 1, options: POOL_OPTIONS });
  const block = async (each: number): Promise<number[]> => {
    const runs = await takeRuns(admin, each * task.clients);
    const latencies: number[] = [];
    const client = async (connection: pg.PoolClient): Promise<void> => {
      for (let run = runs.pop(); run; run = runs.pop()) {
        const start = performance.now();
        await repeat(connection, task, run);
        latencies.push(performance.now() - start);
      }
    };
    await Promise.all(clients.map(client));
    return latencies;
  };
  await block(task.warmUp);
  const start = performance.now();
  const latencies = await block(task.measured);
  const rate = (latencies.length * 1000) / (performance.now() - start);
  for (const client of clients) client.release();
  await Promise.all([pool.end(), admin.end()]);
  return { rate, latencies };
};

process.once('message', async (task) => {
  process.send?.(await work(task as DriverTask));
  process.disconnect();
});
