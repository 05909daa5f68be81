import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Statement } from '../../apps/server/src/platform/database/sql.ts';
import { findProgram, POOL_OPTIONS, programEnv } from './pgbench.ts';
import { timed } from './stats.ts';

const run = promisify(execFile);
const literal = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;

/** The statement with its values written into it, for a client that takes no parameters. */
const inlined = ({ text, values }: Statement): string =>
  text.replaceAll(/\$(\d+)/g, (_, digits: string) => literal(values[Number(digits) - 1]));

interface Query {
  url: string;
  toko: string;
  statement: Statement;
  /** Where the script may be written. */
  file: string;
  times: number;
}

const throughPsql = async (program: string, query: Query): Promise<number> => {
  const runTimes = async (times: number): Promise<number> => {
    const body = Array.from({ length: times }, () => `${inlined(query.statement)};`).join('\n');
    writeFileSync(query.file, `set kadar.toko = ${literal(query.toko)};\n${body}\n`);
    const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-o', devNull, '-f', query.file];
    return (await timed(() => run(program, args, { env: programEnv(query.url) }))).took;
  };
  // The difference leaves psql's start and login out of it.
  const once = await runTimes(1);
  return ((await runTimes(query.times + 1)) - once) / query.times;
};

const throughDriver = async ({ url, toko, statement, times }: Query): Promise<number> => {
  const client = new pg.Client({ connectionString: url, options: POOL_OPTIONS });
  await client.connect();
  await client.query(`set kadar.toko = ${literal(toko)}`);
  const read = () => client.query({ text: statement.text, values: statement.values, rowMode: 'array' });
  await read();
  const { took } = await timed(async () => {
    for (let n = 0; n < times; n++) await read();
  });
  await client.end();
  return took / times;
};

/** Mean milliseconds of a query read to its end by psql, or by the bare driver on a machine without psql. */
export const timeQuery = async (query: Query): Promise<{ by: string; took: number }> => {
  const program = findProgram('psql');
  if (program) return { by: 'psql -A -t', took: await throughPsql(program, query) };
  return { by: 'the bare driver (no psql here)', took: await throughDriver(query) };
};
