import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createLine, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { portalHostsOf } from '../address.ts';
import { type AnswerLimits, askBranch, type Resolve, readAnswer } from './ask-branch.ts';

const LIMITS: AnswerLimits = { headMs: 300, idleMs: 200, totalMs: 600, headBytes: 4096, bytes: 100_000 };
/** Where time is not what is asked: as long as a busy machine takes. */
const PATIENT: AnswerLimits = { ...LIMITS, headMs: 30_000, idleMs: 30_000, totalMs: 60_000 };
const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const portOf = async (server: Server): Promise<number> => {
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};
const branch = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  return `http://127.0.0.1:${await portOf(server)}`;
};

interface Asking {
  hosts?: string[];
  signal?: AbortSignal;
  resolver?: Resolve;
  limits?: AnswerLimits;
}
const ask = (portal: string, { hosts = [], signal, resolver, limits = PATIENT }: Asking = {}) =>
  askBranch(
    {
      target: new URL(`${portal}/api/v1/hari`),
      method: 'POST',
      headers: { 'x-test': 'ya' },
      body: Buffer.from('{}'),
      hosts: portalHostsOf(hosts),
      signal: signal ?? new AbortController().signal,
    },
    limits,
    resolver,
  );
const read = async (portal: string, limits = PATIENT): Promise<number> => {
  let bytes = 0;
  for await (const piece of readAnswer(await ask(portal, { limits }), limits)) bytes += piece.length;
  return bytes;
};

describe('an answer', () => {
  test('comes as it was sent, with what was asked', async () => {
    const heard: unknown[] = [];
    const portal = await branch((request, response) => {
      heard.push(request.method, request.url, request.headers['x-test'], request.headers['content-length']);
      response.end('x'.repeat(100_000));
    });
    expect(await read(portal)).toBe(100_000);
    expect(heard).toEqual(['POST', '/api/v1/hari', 'ya', '2']);
  });

  test('may take its time, but not stand still', async () => {
    const dribble = (pause: number, times: number) =>
      branch(async (_request, response) => {
        for (let n = 0; n < times; n++) {
          response.write('x');
          await delay(pause);
        }
        response.end();
      });
    expect(await read(await dribble(50, 5))).toBe(5);
    await expect(read(await dribble(400, 2), { ...PATIENT, idleMs: LIMITS.idleMs })).rejects.toThrow(
      'stands still',
    );
    await expect(read(await dribble(50, 40), { ...PATIENT, totalMs: LIMITS.totalMs })).rejects.toThrow(
      'takes too long',
    );
  });

  test('is cut where it is larger than it may be, told beforehand or not', async () => {
    const told = await branch((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000_000 }).write('x');
    });
    await expect(read(told)).rejects.toThrow('too large');
    let cut = false;
    const flood = await branch((_request, response) => {
      const more = () => !cut && response.write('x'.repeat(10_000), more);
      response.once('close', () => {
        cut = true;
      });
      more();
    });
    await expect(read(flood)).rejects.toThrow('too large');
    await expect.poll(() => cut).toBe(true);
  });

  test('does not stand still while its reader does', async () => {
    const portal = await branch((_request, response) => void response.end('x'.repeat(80_000)));
    let bytes = 0;
    for await (const piece of readAnswer(await ask(portal), { ...PATIENT, idleMs: LIMITS.idleMs })) {
      bytes += piece.length;
      await delay(250);
    }
    expect(bytes).toBe(80_000);
  });

  test('has a head of its size, in time', async () => {
    const large = await branch((_request, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(5_000) }).end(),
    );
    await expect(ask(large)).rejects.toThrow(/Header/i);
    await expect(ask(await branch(() => undefined), { limits: LIMITS })).rejects.toThrow('in time');
    const dribbling = createLine((line) => {
      const timer = setInterval(() => line.write('HTTP/1.1 100 Continue\r\n\r\n'), 50);
      line.on('error', () => undefined).once('close', () => clearInterval(timer));
    });
    const asked = ask(`http://127.0.0.1:${await portOf(dribbling)}`, { limits: LIMITS });
    await expect(asked).rejects.toThrow('in time');
  });

  test('is not waited for when whoever asked is gone', async () => {
    const leaving = new AbortController();
    const asked = ask(await branch(() => leaving.abort()), { signal: leaving.signal });
    await expect(asked).rejects.toThrow('abort');
  });
});

describe('a connection', () => {
  const NAME = 'k01.example';
  /** A resolver that gives these addresses one after the other, and counts. */
  const resolverOf = (...addresses: string[][]) => {
    const asked: string[] = [];
    const resolve: Resolve = (host, _options, done) => {
      const now = addresses[Math.min(asked.push(host), addresses.length) - 1] ?? [];
      done(
        null,
        now.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    return { asked, resolve };
  };
  const listening = async (): Promise<{ portal: string; calls: () => number }> => {
    let calls = 0;
    const server = createLine((line) => {
      calls++;
      line.destroy();
    });
    return { portal: `https://${NAME}:${await portOf(server)}`, calls: () => calls };
  };

  test('goes to no address that is closed', async () => {
    for (const portal of ['https://169.254.169.254', 'https://10.0.0.1', 'http://k01.example'])
      await expect(ask(portal), portal).rejects.toThrow(/PORTAL_JARINGAN_DALAM|URL_TIDAK_SAH/);
  });

  test.each([[['127.0.0.1']], [['203.0.114.7', '127.0.0.1']], [['::ffff:127.0.0.1']]])(
    'goes nowhere for a name at %s',
    async (addresses) => {
      const { portal, calls } = await listening();
      const asked = ask(portal, { resolver: resolverOf(addresses).resolve });
      await expect(asked).rejects.toThrow('where no portal may be');
      expect(calls()).toBe(0);
    },
  );

  test('goes to the very address that was checked, whatever the name means a moment later', async () => {
    const { portal, calls } = await listening();
    const { asked, resolve } = resolverOf(['203.0.114.7'], ['127.0.0.1']);
    await expect(ask(portal, { resolver: resolve })).rejects.not.toThrow('where no portal may be');
    expect([asked, calls()]).toEqual([[NAME], 0]);
  });

  test('goes where the configuration lets a name be', async () => {
    const { portal, calls } = await listening();
    const asked = ask(portal, { hosts: [NAME], resolver: resolverOf(['127.0.0.1']).resolve });
    await expect(asked).rejects.toThrow();
    expect(calls()).toBe(1);
  });

  test('by the name of this machine is to this machine', async () => {
    const portal = await branch((_request, response) => void response.end('{}'));
    const answer = await ask(portal.replace('127.0.0.1', 'localhost'));
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });
});
