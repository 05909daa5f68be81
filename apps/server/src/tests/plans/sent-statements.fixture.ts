import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { TestApp } from '../../testing/harness.ts';

/** One text that the server sent for its calls. */
export interface Sent {
  text: string;
  values: readonly unknown[];
  /** Its transaction runs generic plans, whatever they cost. */
  generic: boolean;
  /** The calls that sent it: method and path as they are declared. */
  calls: Set<string>;
}

export interface Recording {
  /** By their text. */
  sent: ReadonlyMap<string, Sent>;
  /** Calls that were answered well. */
  answered: ReadonlySet<string>;
  /** The same of work that no call does: a job of the night. */
  during<T>(job: string, work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** What runs for calls; maintenance has a pool of its own, reports too. */
const CALLS = 'kadar';

/** Several locks in one message look at no table. */
const STATEMENT = /^\s*(?:with|select(?! pg_advisory_)|insert|update|delete)\b/i;

const read = (config: unknown, values: unknown): Pick<Sent, 'text' | 'values'> | undefined => {
  const own = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);
  if (typeof config === 'string') return { text: config, values: own(values) };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const { text, values: given } = config as { text: string; values?: unknown };
  return { text, values: own(given) };
};

/** Method and path of a request as the contract declares them. */
const nameIn = (server: TestApp) => {
  const declared = server.app.endpoints.map(({ method, path }) => ({
    name: `${method} ${path}`,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    method,
    open: path.split('{').length,
  }));
  // A path without a parameter is meant before one that has some.
  declared.sort((a, b) => a.open - b.open);
  return (method: string, url: string): string => {
    const path = url.replace('/api/v1/', '').replace(/\?.*$/, '');
    return declared.find((one) => one.method === method && one.pattern.test(path))?.name ?? url;
  };
};

/** Writes down every statement that is sent for a call from now on, and by which. */
export const recordCalls = (server: TestApp): Recording => {
  const calling = new AsyncLocalStorage<string>();
  const sent = new Map<string, Sent>();
  const answered = new Set<string>();
  const generic = new WeakMap<object, boolean>();
  const name = nameIn(server);

  const { query } = pg.Client.prototype;
  const recorder = function (this: pg.Client, ...args: unknown[]): unknown {
    const statement = read(args[0], args[1]);
    const call = calling.getStore();
    const pool = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters.application_name;
    if (statement && call && pool === CALLS) {
      const { text } = statement;
      if (/\bbegin\b/.test(text.slice(0, 200)) && /set local kadar\.toko/.test(text))
        generic.set(this, text.includes('force_generic_plan'));
      else if (STATEMENT.test(text)) {
        const known = sent.get(text) ?? { ...statement, generic: false, calls: new Set() };
        known.generic ||= generic.get(this) ?? false;
        known.calls.add(call);
        sent.set(text, known);
      }
    }
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = recorder as typeof query;

  const { app } = server;
  const inject = app.inject.bind(app) as (options: { method: string; url: string }) => Promise<{
    statusCode: number;
  }>;
  const named = (options: { method: string; url: string }) => {
    const call = name(options.method, options.url);
    return calling.run(call, async () => {
      const response = await inject(options);
      if (response.statusCode === 200) answered.add(call);
      return response;
    });
  };
  Object.assign(app, { inject: named });

  return {
    sent,
    answered,
    during: (job, work) => calling.run(job, work),
    stop: () => {
      pg.Client.prototype.query = query;
      Object.assign(app, { inject });
    },
  };
};
