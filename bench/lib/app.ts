import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@kadar/demo-data/places.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadMasters } from '../../apps/server/src/engines/master-engine/registry.ts';
import { loadReports } from '../../apps/server/src/engines/report-engine/registry.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { DatabaseAddresses } from '../../apps/server/src/platform/database/database.ts';
import { CASHIER, TODAY, TOKO } from './chain.ts';

const TILLS = 4;

/** The server's app inside this process, for seeding and for looking at what it sends to the database. */
export const appOn = async (database: DatabaseAddresses, dataDir: string): Promise<FastifyInstance> =>
  buildApp({
    config: readConfig({ KADAR_DATA: dataDir, KADAR_LOG: 'silent', KADAR_POOL: '8' }),
    clock: { now: () => new Date(`${TODAY}T05:00:00Z`) },
    database,
    masters: await loadMasters(),
    reports: await loadReports(),
  });

const post = async (
  app: FastifyInstance,
  path: string,
  { body, token, toko }: { body: string; token?: string; toko?: string },
): Promise<string> => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { 'x-auth-token': token }),
      ...(toko && { 'x-toko': toko }),
    },
    payload: body,
  });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
  return reply.body;
};

/** Posts bodies at a time as a few tills do, as the cashier or, at the shop, as another; gives the answers in the bodies' order. */
export const postInside = async (
  app: FastifyInstance,
  path: string,
  bodies: readonly string[],
  user_id = CASHIER,
): Promise<string[]> => {
  const toko = user_id === CASHIER ? '' : TOKO;
  const login = { user_id, password: DEMO_PASSWORD, takeover: true, want_token: true };
  const answer = await post(app, 'users/login', { body: JSON.stringify(login) });
  const { token } = (JSON.parse(answer) as { data: { token: string } }).data;
  let next = 0;
  const answers: string[] = [];
  const till = async (): Promise<void> => {
    for (let n = next++; n < bodies.length; n = next++)
      answers[n] = await post(app, path, { body: bodies[n] ?? '', token, toko });
  };
  await Promise.all(Array.from({ length: TILLS }, till));
  return answers;
};

export const sellInside = (app: FastifyInstance, bodies: readonly string[]): Promise<string[]> =>
  postInside(app, 'penjualan', bodies);
