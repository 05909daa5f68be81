import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { type Client, PASSWORD, startTestApp, type TestApp, USERS } from '../testing/harness.ts';
import { openInstalments } from '../testing/instalments.ts';
import { pieceSupply } from '../testing/ordering.ts';
import { picture } from '../testing/pictures.ts';
import { listRing } from '../testing/preordering.ts';
import { serviceList, servicePhoto } from '../testing/servicing.ts';
import { findingsOf } from './data-folder.fixture.ts';
import {
  call,
  endAll,
  type HttpReply,
  killServer,
  type ServerProcess,
  signIn,
  startServer,
} from './server-process.fixture.ts';
import { type Ends, type Hand, WORK } from './work.fixture.ts';

const CLIENTS = 64;
/** Lives of each noun that are under way at once while the server is killed, and after how many answers it is. */
const LIVES = 6;
const KILLED_AT = [20, 50];
/** Every other one is fetched, the others are cancelled. */
const endOf = (at: number): keyof Ends => (at % 2 ? 'cancel' : 'fetch');
const RETRY_MS = 100;
const GIVE_UP_MS = 90_000;
const TIMEOUT_MS = 240_000;

let database: TestApp;
let owner: Client;
let env: Record<string, string>;
let dataDir: string;
const next = pieceSupply();

beforeAll(async () => {
  database = await startTestApp();
  owner = await database.login('OWN');
  await openInstalments(owner);
  await serviceList(database);
  await listRing(database);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, { toko: 'K01' })).status).toBe(200);
  dataDir = mkdtempSync(join(tmpdir(), 'kadar-work-'));
  const { url, ownerUrl } = database.database;
  env = { KADAR_DATA: dataDir, DATABASE_URL: ownerUrl, DATABASE_APP_URL: url };
});
afterAll(async () => {
  await endAll();
  await database?.close();
  if (dataDir) await removeFolder(dataDir);
});

const dataOf = <T>({ status, body }: HttpReply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const found = () => findingsOf(database.app.kadar.db.privileged);

/** A hand at no server of its own, which arranges what the servers then race for. */
const arranging: Hand = {
  post: async (path, body) => dataOf(await owner.post(path, body, { toko: 'K01' })),
  get: async (path) => dataOf(await owner.get(path, { toko: 'K01' })),
  photo: () => servicePhoto(owner),
};

describe(`${CLIENTS} clients at two servers, one half for the pickup and one for its cancellation`, () => {
  let servers: ServerProcess[];
  beforeAll(async () => {
    servers = await Promise.all([startServer(env), startServer(env)]);
  }, TIMEOUT_MS);

  test.each(Object.keys(WORK) as (keyof typeof WORK)[])(
    '%s: one outcome, the others are told why, and the books are in order',
    async (noun) => {
      const { fetch, cancel } = await WORK[noun].until(arranging, next(), next());
      const token = await signIn(servers[0]?.url ?? '', USERS.MU, PASSWORD);
      const replies = await Promise.all(
        Array.from({ length: CLIENTS }, (_, at) => {
          const { path, body } = at % 4 < 2 ? fetch : cancel;
          return call(servers[at % 2]?.url ?? '', 'POST', path, {
            token,
            key: randomUUID(),
            body,
            toko: 'K01',
          });
        }),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBeLessThan(500);
      // Each of both would have been taken alone: the cancellation here, the pickup where a server is killed below.
      const alone = await WORK[noun].until(arranging, next(), next());
      await arranging.post(alone.cancel.path, alone.cancel.body);
      const late = await owner.post(alone.fetch.path, alone.fetch.body, { toko: 'K01' });
      expect(late.status).toBeGreaterThanOrEqual(400);
      expect(await found()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

interface Sent {
  path: string;
  body: object;
  key: string;
  tries: number;
  data: object;
}

/** A till that, like a browser, repeats a call with its key until an answer comes; `sent` is what was answered. */
const repeating = (url: string, token: string, sent: Sent[]): Hand => {
  const until = async (send: (count: number) => Promise<HttpReply>): Promise<HttpReply> => {
    const latest = Date.now() + GIVE_UP_MS;
    for (let count = 1; ; count++) {
      try {
        const reply = await send(count);
        if (reply.status !== 503) return reply;
      } catch (error) {
        // fetch reports a broken line as a TypeError.
        if (!(error instanceof TypeError) || Date.now() > latest) throw error;
      }
      await delay(RETRY_MS);
    }
  };
  return {
    post: async <T>(path: string, body: object): Promise<T> => {
      const one: Sent = { path, body, key: randomUUID(), tries: 0, data: {} };
      const reply = await until((count) => {
        one.tries = count;
        return call(url, 'POST', path, { token, key: one.key, body, toko: 'K01' });
      });
      one.data = dataOf<object>(reply);
      sent.push(one);
      return one.data as T;
    },
    get: async (path) => dataOf(await until(() => call(url, 'GET', path, { token, toko: 'K01' }))),
    photo: async () => {
      const image = new Blob([new Uint8Array(await picture(40, 40).jpeg().toBuffer())], {
        type: 'image/jpeg',
      });
      const reply = await until(async () => {
        const body = new FormData();
        body.append('image', image, 'a.jpg');
        const headers = { 'x-auth-token': token, 'idempotency-key': randomUUID(), 'x-toko': 'K01' };
        const answer = await fetch(`${url}/api/v1/service/foto`, { method: 'POST', headers, body });
        return { status: answer.status, body: (await answer.json()) as HttpReply['body'] };
      });
      return dataOf<{ foto: string }>(reply).foto;
    },
  };
};

test(
  'kill -9 of a server between the number and the answer, twice: every life comes to its end, nothing of it is lost or doubled',
  async () => {
    let server = await startServer(env);
    const { url, port } = server;
    const sent: Sent[] = [];
    const token = await signIn(url, USERS.OWN, PASSWORD);
    const hand = repeating(url, token, sent);
    const counted = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (
          await database.look<{ jenis: string; n: number }>(
            'select jenis, count(*)::int as n from dokumen group by 1',
          )
        ).map(({ jenis, n }) => [jenis, n]),
      );
    const before = await counted();
    const lives = Object.values(WORK).flatMap(({ until }) =>
      Array.from({ length: LIVES }, async (_, at) => {
        const { path, body } = (await until(hand, next(), next()))[endOf(at)];
        await hand.post(path, body);
      }),
    );
    const all = Promise.all(lives);
    for (const point of KILLED_AT) {
      await expect
        .poll(() => sent.length, { timeout: GIVE_UP_MS, interval: 5 })
        .toBeGreaterThanOrEqual(point);
      await killServer(server);
      server = await startServer({ ...env, PORT: String(port) });
    }
    await all;
    expect(sent.some(({ tries }) => tries > 1)).toBe(true);

    const made: Record<string, number> = {};
    for (const { kinds, ends } of Object.values(WORK))
      for (let at = 0; at < LIVES; at++)
        for (const kind of [...kinds, ...ends[endOf(at)]]) made[kind] = (made[kind] ?? 0) + 1;
    const after = await counted();
    expect(
      Object.fromEntries(Object.keys(made).map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)])),
    ).toEqual(made);
    // Whatever was answered stands, and is answered so again.
    for (const { path, body, key, data } of sent.filter(({ tries }, at) => tries > 1 || at % 10 === 0)) {
      expect(dataOf(await call(url, 'POST', path, { token, key, body, toko: 'K01' }))).toEqual(data);
    }
    // What is left over of contracts that were cancelled waits for its customer.
    expect(
      await database.look(
        `select (select count(*)::int from service where status not in ('DIAMBIL', 'BATAL')) as service,
           (select count(*)::int from cicilan where status = 'AKTIF') as cicilan, 
           (select coalesce(sum(saldo), 0)::int from titip where no_titip not in (select no_faktur from cicilan_akhir_detail)) as titip,
           (select count(*)::int from barang where status = 'HOLD') as held`,
      ),
    ).toEqual([{ service: 0, cicilan: 0, titip: 0, held: 0 }]);
    expect(await found()).toEqual([]);
  },
  TIMEOUT_MS,
);
