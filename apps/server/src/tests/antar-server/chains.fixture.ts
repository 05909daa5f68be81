import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchange } from '../../modules/antar-server/exchange.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { newPortalKey, publicTextOf } from '../../platform/portal-keys.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';

/** Where a message is lost: it never leaves, its answer is not waited for, or its answer is lost once all was done. */
export const CUTS = ['before it is sent', 'after it was sent', 'after it was done'] as const;
export type Cut = (typeof CUTS)[number];

/** A line to a server that can be cut. */
export interface Line {
  address: string;
  /** Cuts the next message to this path; `*` all of them until it is mended. */
  cut(path: string, where: Cut): void;
  mend(): void;
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const lineTo = async (port: number): Promise<Line> => {
  let fault: { path: string; where: Cut } | undefined;
  const proxy: Server = createServer((asked, reply) => {
    void (async () => {
      const body = await bodyOf(asked);
      const hit = fault && (fault.path === '*' || asked.url?.endsWith(fault.path)) ? fault.where : undefined;
      if (hit && fault?.path !== '*') fault = undefined;
      if (hit === 'before it is sent') return asked.socket.destroy();
      const onward = request(
        { port, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers },
        async (answer) => {
          const said = await bodyOf(answer);
          if (hit) return asked.socket.destroy();
          reply.writeHead(answer.statusCode ?? 500, answer.headers).end(said);
        },
      );
      onward.on('error', () => asked.socket.destroy());
      onward.end(body);
      if (hit === 'after it was sent') asked.socket.destroy();
    })();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: (path, where) => {
      fault = { path, where };
    },
    mend: () => {
      fault = undefined;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
};

export interface Chains {
  /** K02 and head office live here. */
  pusat: TestApp;
  /** K01 lives here. */
  cabang: TestApp;
  /** What K01's server hears, and what head office's does. */
  toCabang: Line;
  toPusat: Line;
  keyOfPusat: KeyObject;
  keyOfCabang: KeyObject;
  /** All that both have to tell and ask each other. */
  meet(): Promise<void>;
  findings(): Promise<string[]>;
  close(): Promise<void>;
}

const listening = async ({ app }: TestApp): Promise<Line> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return lineTo((app.server.address() as AddressInfo).port);
};

const movedTo = async (server: TestApp, toko: string, address: string): Promise<void> => {
  await server.look('update tokos set portal = $2 where kode_toko = $1', [toko, address]);
  server.app.kadar.tokos.forget();
};

/** Two real servers on two databases, each with a key of its own, and lines between them that can be cut. */
export const startChains = async (): Promise<Chains> => {
  const folder = await mkdtemp(join(tmpdir(), 'kadar-servers-'));
  const keyIn = async (name: string): Promise<{ file: string; key: KeyObject }> => {
    const pem = newPortalKey();
    const file = join(folder, name);
    await writeFile(file, pem);
    return { file, key: createPrivateKey(pem) };
  };
  const [p, c] = [await keyIn('pusat.pem'), await keyIn('cabang.pem')];
  const pusat = await startTestApp('chain', {
    KADAR_PORTAL_KEY: p.file,
    KADAR_SERVER_KEYS: `K01=${publicTextOf(c.key)}`,
  });
  const cabang = await startTestApp('chain', {
    KADAR_PORTAL_KEY: c.file,
    KADAR_SERVER_KEYS: `K02=${publicTextOf(p.key)},PST=${publicTextOf(p.key)}`,
  });
  const [toPusat, toCabang] = [await listening(pusat), await listening(cabang)];
  await movedTo(pusat, 'K01', `${toCabang.address}/`);
  await movedTo(cabang, 'K02', toPusat.address);
  await movedTo(cabang, 'PST', toPusat.address);
  const findingsOf = async ({ app }: TestApp): Promise<string[]> => {
    await sealAll(app.kadar.db.privileged);
    const client = await app.kadar.db.privileged.connect();
    try {
      return (await verifyDatabase(client)).findings.map((one) => JSON.stringify(one));
    } finally {
      client.release();
    }
  };
  return {
    pusat,
    cabang,
    toCabang,
    toPusat,
    keyOfPusat: p.key,
    keyOfCabang: c.key,
    meet: async () => {
      for (const { app } of [pusat, cabang, pusat, cabang]) await exchange(app.kadar);
    },
    findings: async () => [...(await findingsOf(pusat)), ...(await findingsOf(cabang))],
    close: async () => {
      await toPusat.close();
      await toCabang.close();
      await pusat.close();
      await cabang.close();
      await rm(folder, { recursive: true });
    },
  };
};
