import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_PASSWORD } from '@kadar/demo-data/places.ts';
import type { DatabaseAddresses } from '../../apps/server/src/platform/database/database.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');
/** It may take so long to start where nobody measures how long. */
export const UNHURRIED_MS = 900_000;
const STARTING_MS = 180_000;

export interface ServerOptions {
  dataDir: string;
  database?: DatabaseAddresses;
  args?: readonly string[];
  env?: Record<string, string>;
  startingMs?: number;
}

/** A real server process, as `npm start` would run it. */
export interface Server {
  url: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from the spawn to the first 200 of /readyz. */
  readyAfter: number;
  /** Logs a user in, taking over what session there is; gives the token. */
  login(user_id: string): Promise<string>;
  stop(): Promise<void>;
}

/** The address that the server prints once it listens. Rejects when it ends before. */
const addressOf = (child: ChildProcess, ms: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    const timer = setTimeout(() => reject(new Error('the server does not start')), ms);
    const hear = (line: string): void => {
      said.push(line);
      const url = /^Kadar: (http:\S+)/.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${said.slice(-10).join('\n')}`));
    });
  });

const login = async (url: string, user_id: string): Promise<string> => {
  const response = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ user_id, password: DEMO_PASSWORD, takeover: true, want_token: true }),
  });
  const text = await response.text();
  const token = response.ok ? (JSON.parse(text) as { data: { token?: string } }).data.token : undefined;
  if (!token) throw new Error(`login of ${user_id}: ${response.status} ${text}`);
  return token;
};

export const startServer = async (options: ServerOptions): Promise<Server> => {
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN, ...(options.args ?? [])], {
    env: {
      ...process.env,
      PORT: '0',
      KADAR_LOG: 'warn',
      KADAR_DATA: options.dataDir,
      ...(options.database && {
        DATABASE_URL: options.database.ownerUrl,
        DATABASE_APP_URL: options.database.url,
      }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child, options.startingMs ?? STARTING_MS);
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`/readyz answers ${ready.status}`);
  return {
    url,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - start,
    login: (user_id) => login(url, user_id),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Resident memory of a process in bytes. */
export const residentBytes = (pid: number): number => {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) * 1024;
};
