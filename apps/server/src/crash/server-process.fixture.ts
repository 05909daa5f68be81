import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COMPILED } from '../platform/compiled.ts';

const SOURCES = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface Launched {
  child: ChildProcess;
  /** All it has written so far. */
  output(): string;
  ended: Promise<Ended>;
}

export interface ServerProcess extends Launched {
  url: string;
  port: number;
}

/** Starts a program of the server's sources. */
export const launch = (file: string, args: string[], env: Record<string, string>): Launched => {
  const child = spawn(process.execPath, [join(SOURCES, file), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      KADAR_LOG: 'error',
      PORT: '0',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, output });
    }),
  );
  return { child, output: () => output, ended };
};

/** Runs a program to its end. */
export const runProgram = (file: string, args: string[], env: Record<string, string>): Promise<Ended> =>
  launch(file, args, env).ended;

/** Starts the real server and waits until it says its address. */
export const startServer = async (env: Record<string, string>): Promise<ServerProcess> => {
  const { child, output, ended } = launch('main.ts', [], env);
  for (;;) {
    const url = /^Kadar: (http:\/\/\S+)$/m.exec(output())?.[1];
    if (url) return { child, url, port: Number(new URL(url).port), output, ended };
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended while starting:\n${output()}`);
    await delay(20);
  }
};

/** kill -9, and wait for the end. */
export const killServer = async ({ child, ended }: Launched): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};

/** SIGTERM, and how the server ended. */
export const stopServer = ({ child, ended }: Launched): Promise<Ended> => {
  child.kill('SIGTERM');
  return ended;
};

/** For afterAll: nothing a test started survives it. */
export const endAll = async (): Promise<void> => {
  for (const child of running) {
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
  }
};

export interface HttpReply {
  status: number;
  body: { data?: unknown; code?: string; message?: string };
}

/** One call over the network. Rejects when the line breaks. */
export const call = async (
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, key, body, toko }: { token?: string; key?: string; body?: unknown; toko?: string } = {},
): Promise<HttpReply> => {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { 'x-auth-token': token }),
      ...(key && { 'idempotency-key': key }),
      ...(toko && { 'x-toko': toko }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { message: text } };
};

/** Logs in over the network, taking over what session there is; gives the token. */
export const signIn = async (url: string, user_id: string, password: string): Promise<string> => {
  const { status, body } = await call(url, 'POST', 'users/login', {
    body: { user_id, password, takeover: true, want_token: true },
  });
  const token = (body.data as { token?: string } | undefined)?.token;
  if (!token) throw new Error(`login of ${user_id} failed: ${status} ${JSON.stringify(body)}`);
  return token;
};
