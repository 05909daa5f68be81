import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const CODE = readFileSync(new URL('../../../../public/otorisator-sw.js', import.meta.url), 'utf8');
const HOME = 'https://kadar.example';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

let listeners: Map<string, (event: object) => void>;
let kept: Map<string, string>;
let network: Map<string, string> | null;

const keyOf = (key: string | Asked): string => new URL(typeof key === 'string' ? key : key.url, HOME).href;
const answer = (text: string) => ({ ok: true, text, clone: () => answer(text) });

/** The worker's code with a network and a cache of this test. */
const start = (): void => {
  listeners = new Map();
  kept = new Map();
  network = new Map();
  const cache = {
    put: async (key: string | Asked, response: { text: string }) => void kept.set(keyOf(key), response.text),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  runInContext(
    CODE,
    createContext({
      URL,
      Promise,
      self: {
        location: { origin: HOME },
        addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
      },
      caches: {
        open: async () => cache,
        match: async (key: string | Asked) => {
          const text = kept.get(keyOf(key));
          return text === undefined ? undefined : answer(text);
        },
      },
      fetch: async ({ url }: Asked) => {
        if (!network) throw new TypeError('offline');
        return answer(network.get(new URL(url).pathname) ?? '');
      },
    }),
  );
};

/** What the worker answers; undefined where it leaves the request to the browser. */
const ask = async (path: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | undefined> => {
  const waits: Promise<unknown>[] = [];
  let given: Promise<{ text: string }> | undefined;
  listeners.get('fetch')?.({
    request: { url: new URL(path, HOME).href, method, mode },
    respondWith: (response: Promise<{ text: string }>) => {
      given = response;
    },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  const response = await given;
  await Promise.all(waits);
  return response?.text;
};

beforeEach(start);

describe('the authenticator page without a line', () => {
  it('opens as it was last seen, whatever request its address names', async () => {
    network?.set('/otorisator', 'page').set('/assets/app.js', 'code');
    expect(await ask('/otorisator', { mode: 'navigate' })).toBe('page');
    expect(await ask('/assets/app.js')).toBe('code');
    network = null;
    expect(await ask('/otorisator?x=1', { mode: 'navigate' })).toBe('page');
    expect(await ask('/assets/app.js')).toBe('code');
    await expect(ask('/assets/other.js')).rejects.toThrow('offline');
  });

  it('is the newest as long as there is one', async () => {
    network?.set('/otorisator', 'old');
    await ask('/otorisator', { mode: 'navigate' });
    network?.set('/otorisator', 'new');
    expect(await ask('/otorisator', { mode: 'navigate' })).toBe('new');
  });
});

describe('what the worker leaves alone', () => {
  it.each([
    ['/api/v1/otorisasi-qr/waiting', {}],
    ['/api/v1/users/me', {}],
    ['/socket.io/?transport=polling', {}],
    ['/assets/app.js', { method: 'POST' }],
    ['/dashboard', { mode: 'navigate' }],
    ['https://elsewhere.example/assets/app.js', {}],
  ])('%s %o', async (path, how) => {
    expect(await ask(path, how)).toBeUndefined();
    expect(kept.size).toBe(0);
  });
});

it('keeps no more than a bounded number of files, the newest', async () => {
  for (let file = 0; file < 200; file++) await ask(`/assets/${file}.js`);
  expect(kept.size).toBe(120);
  expect(kept.has(`${HOME}/assets/199.js`)).toBe(true);
  expect(kept.has(`${HOME}/assets/0.js`)).toBe(false);
});
