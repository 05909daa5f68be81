import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PARAMS, type Replay } from './replay.ts';

const run = promisify(execFile);

/** The settings of the server's own pool (platform/database/pool.ts), so that both sides run under the same role. */
export const POOL_OPTIONS = '-c role=kadar_app -c timezone=UTC -c jit=off';

/** A program of PostgreSQL: on PATH, or where Debian keeps the newest. */
export const findProgram = (name: string): string | undefined => {
  if (spawnSync(name, ['--version']).status === 0) return name;
  return globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1);
};

export const programEnv = (url: string): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
    PGOPTIONS: POOL_OPTIONS,
  };
};

/** `$k` becomes the variable that holds the run's value; null came back as ''. */
const withVariables = (text: string, first: number, nullable: ReadonlySet<number>): string =>
  text.replaceAll(/\$(\d+)/g, (_, digits: string) => {
    const column = first + Number(digits) - 1;
    return nullable.has(column) ? `nullif(:p${column}, '')` : `:p${column}`;
  });

/** Fetches the values of the next run: pgbench's own share of the work, measured apart. */
export const FETCH = `select * from ${PARAMS} where n = (select nextval('bench_n')::int) \\gset\n`;

/**
 * The captured transaction as a pgbench script. The opening is several statements in one message, which a prepared
 * one cannot be; a pipeline sends them in one go as well.
 */
export const scriptOf = ({ opening, held, statements, nullable }: Replay): string =>
  [
    `${FETCH}\\startpipeline`,
    ...withVariables(opening, held, nullable)
      .split('; ')
      .map((statement) => `${statement};`),
    '\\endpipeline',
    ...statements.map(({ text, first }) => `${withVariables(text, first, nullable)};`),
    'commit;\n',
  ].join('\n');

interface Logged {
  /** Microseconds. */
  took: number;
  endedAt: number;
  place: number;
}

const readLogs = (folder: string): Logged[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [, place = 0, took = 0, , seconds = 0, micros = 0] = line.split(' ').map(Number);
          return { place, took, endedAt: seconds * 1e6 + micros };
        }),
    );

export interface PgbenchResult {
  rate: number;
  /** Milliseconds per transaction. */
  latencies: number[];
}

export interface PgbenchRun {
  program: string;
  url: string;
  script: string;
  clients: number;
  /** Transactions per client; the first `warmUp` of each are not counted: they prepare and fill caches. */
  warmUp: number;
  measured: number;
}

/** Transactions per second of `pgbench -M prepared`, after each client's warm-up. */
export const runPgbench = async (bench: PgbenchRun): Promise<PgbenchResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, bench.script);
    const { clients, warmUp, measured } = bench;
    const args = ['-M', 'prepared', '-n', '-c', clients, '-j', 2, '-t', warmUp + measured];
    const { stdout, stderr } = await run(
      bench.program,
      [...args.map(String), '-l', '--log-prefix', join(folder, 'log'), '-f', file],
      { env: programEnv(bench.url) },
    );
    const done = `number of transactions actually processed: ${clients * (warmUp + measured)}/`;
    if (!stdout.includes(done)) throw new Error(`pgbench: ${stdout}\n${stderr}`);
    const logged = readLogs(folder);
    const from = Math.max(...logged.filter(({ place }) => place <= warmUp).map(({ endedAt }) => endedAt));
    const counted = logged.filter(({ endedAt }) => endedAt > from);
    const to = Math.max(...counted.map(({ endedAt }) => endedAt));
    return { rate: (counted.length * 1e6) / (to - from), latencies: counted.map(({ took }) => took / 1000) };
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
};
