import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Master } from '@kadar/contract/master.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { pieces } from '@kadar/demo-data/barang.ts';
import { demoChain } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { seedChain, seedMembers } from '../demo/seed-chain.ts';
import { seedPieces } from '../demo/seed-pieces.ts';
import { loadMasters } from '../engines/master-engine/registry.ts';
import type { Report } from '../engines/report-engine/define.ts';
import { loadReports } from '../engines/report-engine/registry.ts';
import { allScreens } from '../modules/sesi/menu.ts';
import { sealChains } from '../platform/chain/seal.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { DatabaseAddresses, Tx } from '../platform/database/database.ts';
import { createPool } from '../platform/database/pool.ts';
import { sql } from '../platform/database/sql.ts';
import type { ConnectionLimits } from '../platform/http/connections.ts';
import { migrate } from '../platform/migrate.ts';
import {
  type TemplateDatabase,
  type TestDatabase,
  templateDatabase,
  templateFolder,
  testDatabase,
} from '../platform/postgres/testing.ts';

export const TODAY = '2026-02-25';
/** The chain of the tests: head office PST and branches K01, K02; 120 READY pieces each, 20 members, day TODAY open. */
export const CHAIN = demoChain({ size: 'small', seed: 'test', today: TODAY });
export const PIECES = ['K01', 'K02'].map((kode_toko) =>
  pieces(CHAIN, kode_toko, 120, rngFrom(`test/${kode_toko}`)),
);
export const MEMBERS = members(20, rngFrom('test/members'));
export const PASSWORD = 'kadar-demo';
/** The demo's password is refused to whoever chooses one. */
export const CHOSEN_PASSWORD = 'kudanil-besar';
export const USERS: Record<Level, string> = {
  OWN: 'OWNER',
  SU: 'SUPPORT',
  MU: 'ADMIN',
  SPV: 'SPV1',
  KASIR: 'KASIR1',
  DEV: 'TEKNISI',
};

export interface Reply {
  status: number;
  // Answers are judged by the tests themselves, field by field.
  body: Record<string, unknown> & {
    data?: unknown;
    code?: string;
    message?: string;
    fields?: Record<string, { code: string }>;
    need_auth?: { kategori: string; payload_hash: string; notes: string; amount?: number };
  };
  headers: Record<string, unknown>;
  raw: Buffer;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** The idempotency key; a fresh one unless given, null for none. */
  key?: string | null;
  toko?: string;
}

/** A logged-in user of the test. */
export interface Client {
  token: string;
  user_id: string;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  get(path: string, options?: CallOptions): Promise<Reply>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Reply>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Reply>;
  delete(path: string, options?: CallOptions): Promise<Reply>;
  /** Repeats a call refused with PERLU_OTORISASI after an approver signed for it. */
  postApproved(path: string, body: unknown, approver: string, options?: CallOptions): Promise<Reply>;
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  config: Config;
  /** Logs in the user of a level (or a user id), taking over what session there is. */
  login(who: Level | string, password?: string): Promise<Client>;
  /** Rows of a statement of the superuser: for looking past row-level security, and for arranging as a migration would. */
  look<T>(text: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** A server's own: a test that moves it moves nobody else's. */
const testClock = (): Clock => ({ now: () => new Date(`${TODAY}T05:00:00Z`) });
/** What is still under way when a test ends may take so long. */
const CUT_MS = 1_000;

/** One key for all of them: what a template's server sealed, the servers on its copies open. */
const IDENTITY_KEY = `${Buffer.alloc(32, 'kadar test').toString('base64')}\n`;

/** Looked for once a process: hundreds of servers start in one. */
const declarations = () => {
  declared ??= Promise.all([loadMasters(), loadReports()]);
  return declared.then(([masters, reports]) => ({ masters, reports }));
};
let declared: Promise<[Master[], Report[]]> | undefined;

const build = async (
  database: DatabaseAddresses,
  dataDir: string,
  env: Record<string, string> = {},
  limits: Partial<ConnectionLimits> = {},
): Promise<FastifyInstance> => {
  const config = readConfig({
    ...env,
    KADAR_DATA: dataDir,
    KADAR_LOG: process.env.KADAR_TEST_LOG ?? 'silent',
    // Sixty-four at once wait for each other on eight connections as on twenty, each of which would plan all its statements first.
    KADAR_POOL: '8',
  });
  await writeFile(config.identityKey, IDENTITY_KEY, { mode: 0o600 });
  return buildApp({
    config,
    clock: testClock(),
    database,
    ...(await declarations()),
    limits,
  });
};

const migrated = async ({ ownerUrl }: DatabaseAddresses): Promise<void> => {
  const pool = createPool(ownerUrl, { size: 1, privileged: true, name: 'kadar-test' });
  await migrate(pool, (await declarations()).masters);
  await pool.end();
};

/** Prepares a database by what a server does on it; the files that it wrote stay in `dataDir`. */
const byServer =
  (dataDir: string, fill: (app: FastifyInstance) => Promise<void>) =>
  async (database: DatabaseAddresses): Promise<void> => {
    await migrated(database);
    await mkdir(dataDir, { recursive: true });
    const app = await build(database, dataDir);
    await fill(app);
    // Else each server on a copy seals it anew.
    await sealChains(app.kadar.db.privileged);
    await app.close();
  };

/** The demo's password at a two-hundredth of the cost: nobody attacks a test, and all of them sign in. */
export const signInCheaply = async (tx: Tx): Promise<void> => {
  const cheap = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await tx.execute(sql`update users set password_hash = ${cheap}`);
};

/** Lays the chain of the tests. */
const fillChain = async (app: FastifyInstance): Promise<void> => {
  const { db, settings } = app.kadar;
  const { masters, reports } = await declarations();
  const screens = allScreens(masters, reports);
  await db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, CHAIN, { masters, screens, settings });
    await signInCheaply(tx);
    await seedMembers(app.kadar, tx, MEMBERS);
    await tx.execute(
      sql`insert into hari_kerja (kode_toko, tgl_system, buka) values ('K01', ${TODAY}, true), ('K02', ${TODAY}, true)`,
    );
  });
  for (const [index, toko] of ['K01', 'K02'].entries())
    await db.transaction({ toko }, (tx) =>
      seedPieces(tx, { toko, tanggal: TODAY, user: 'DEMO' }, PIECES[index] ?? []),
    );
};

/** A database and the files of its server, to start others from. */
export interface Prepared extends TemplateDatabase {
  dataDir?: string;
}

/** What a server did on an empty database, done once per run of all tests, whichever file asks first. */
export const preparedBy = async (
  name: string,
  fill: (app: FastifyInstance) => Promise<void>,
): Promise<Prepared> => {
  const dataDir = join(templateFolder(), name);
  return { ...(await templateDatabase(name, byServer(dataDir, fill))), dataDir };
};

/** The prepared database of a kind: 'chain' holds the test chain, 'empty' only the migrated schema. */
export const templateOf = (kind: 'chain' | 'empty'): Promise<Prepared> =>
  kind === 'chain' ? preparedBy(kind, fillChain) : templateDatabase(kind, migrated);

/** A server on a copy of a prepared database; `env` configures more, `limits` how long callers may take. */
export const startTestApp = async (
  from: 'chain' | 'empty' | Prepared = 'chain',
  env: Record<string, string> = {},
  limits: Partial<ConnectionLimits> = {},
): Promise<TestApp> => {
  const template = typeof from === 'string' ? await templateOf(from) : from;
  const database = await testDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'kadar-test-'));
  if (template.dataDir) await cp(template.dataDir, dataDir, { recursive: true });
  const app = await build(database, dataDir, env, limits);
  await app.ready();
  // What a test arranges is no alteration: its history names a hand that verification knows.
  const admin = createPool(database.adminUrl, {
    size: 2,
    privileged: true,
    name: 'kadar-test-look',
    hand: 'migrasi',
  });
  return {
    app,
    database,
    config: app.kadar.config,
    login: (who, password) => login(app, USERS[who as Level] ?? who, password),
    look: async <T>(text: string, values: unknown[] = []) => (await admin.query(text, values)).rows as T[],
    close: async () => {
      await admin.end();
      await closeApp(app);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A connection that a client left open is cut, as it is when the product stops: nobody comes back to it. */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
  await app.close();
  clearTimeout(cut);
};

const login = async (app: FastifyInstance, user_id: string, password = PASSWORD): Promise<Client> => {
  const reply = await send(app, 'POST', 'users/login', {
    body: { user_id, password, takeover: true, want_token: true },
  });
  const token = (reply.body.data as { token?: string } | undefined)?.token;
  if (!token) throw new Error(`login of ${user_id} failed: ${JSON.stringify(reply.body)}`);
  return clientOf(app, user_id, token);
};

const clientOf = (app: FastifyInstance, user_id: string, token: string): Client => {
  const call: Client['call'] = (method, path, options = {}) =>
    send(app, method, path, { ...options, headers: { 'x-auth-token': token, ...options.headers } });
  return {
    token,
    user_id,
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body = {}, options = {}) => call('POST', path, { ...options, body }),
    put: (path, body = {}, options = {}) =>
      path === 'para-system' ? putSettings(call, body, options) : call('PUT', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
    postApproved: (path, body, approver, options = {}) =>
      approved(call, 'POST', path, { ...options, body }, { user_id: approver, password: PASSWORD }),
  };
};

/** Repeats a call refused with PERLU_OTORISASI after an approver signed for it. */
const approved = async (
  call: Client['call'],
  method: 'POST' | 'PUT',
  path: string,
  options: CallOptions,
  approver: { user_id: string; password: string },
): Promise<Reply> => {
  const refused = await call(method, path, options);
  const need = refused.body.need_auth;
  if (!need) return refused;
  const approval = await call('POST', 'authorization/manual', {
    body: {
      kategori: need.kategori,
      payload_hash: need.payload_hash,
      catatan: need.notes,
      jumlah_rp: need.amount,
      ...approver,
    },
    ...(options.toko && { toko: options.toko }),
  });
  const granted = (approval.body.data as { token?: string } | undefined)?.token;
  if (!granted) return approval;
  return call(method, path, { ...options, headers: { ...options.headers, 'x-otorisasi': granted } });
};

/** Settings for a test of something else: with a reason, and signed for by the owner, of the tests' chain unless said. What tests the guard calls without. */
export const putSettings = (
  call: Client['call'],
  body: unknown,
  options: CallOptions = {},
  owner = { user_id: USERS.OWN, password: PASSWORD },
): Promise<Reply> =>
  approved(call, 'PUT', 'para-system', { ...options, body: { alasan: 'uji', ...(body as object) } }, owner);

const send = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: CallOptions,
): Promise<Reply> => {
  const response = await app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      ...(options.key !== null && { 'idempotency-key': options.key ?? randomUUID() }),
      ...(options.toko && { 'x-toko': options.toko }),
      ...options.headers,
    },
    ...(options.body !== undefined && { payload: options.body as object }),
  });
  const json = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    body: json ? response.json() : {},
    headers: response.headers,
    raw: response.rawPayload,
  };
};
