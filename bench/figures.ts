import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@kadar/domain/dates.ts';
import pg from 'pg';
import { joinDatabase } from '../apps/server/src/platform/postgres/embedded.ts';
import { crawlFigures, namedOf } from '../apps/server/src/testing/figures/crawl.ts';
import { missingIn } from '../apps/server/src/testing/figures/happens.ts';
import type { Look } from '../apps/server/src/testing/figures/ledger.ts';
import type { Asker } from '../apps/server/src/testing/figures/reader.ts';
import { type Row, sized } from './lib/row.ts';
import { type Server, startServer, UNHURRIED_MS } from './lib/server.ts';

const DAYS = 365;
const BRANCHES = ['K01', 'K02'];
const SHOPS = [...BRANCHES, 'PST'];
/** Rows of an answer whose links are followed. */
const FOLLOWED = 20;

const askerOf = async (server: Server, user: string): Promise<Asker> => {
  const token = await server.login(user);
  return {
    who: user,
    get: async (path, toko) => {
      const response = await fetch(`${server.url}/api/v1/${path}`, {
        headers: { 'x-auth-token': token, ...(toko && { 'x-toko': toko }) },
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
};

const crawl = async (server: Server, days: number, note: (line: string) => void) => {
  const database = await joinDatabase({ dataDir: server.dataDir, log: () => undefined });
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  const look: Look = async <T>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as T[];
  try {
    const owner = await askerOf(server, 'OWNER');
    const { body } = await owner.get('dashboard/ringkasan', '*');
    const { tanggal: today } = body.data as { tanggal: string };
    const missing = await missingIn(look, BRANCHES);
    const found = await crawlFigures({
      owner,
      supervisor: await askerOf(server, 'SPV1'),
      cashier: await askerOf(server, 'KASIR1'),
      home: 'K01',
      shops: SHOPS,
      today,
      begins: addDays(today, -days),
      look,
      named: await namedOf(look),
      followed: FOLLOWED,
      say: note,
    });
    return { found, missing };
  } finally {
    await pool.end();
    await database.stop();
  }
};

/** Every figure of the dashboards and reports of the whole demo year, followed to what it should equal. */
export const figures: Row = {
  name: 'figures',
  target: 'no figure of the demo year disagrees',
  run: async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kadar-figures-'));
    const days = sized(context, DAYS, 40);
    try {
      const env = { KADAR_DEMO_DAYS: String(days) };
      const server = await startServer({ dataDir, args: ['--demo'], env, startingMs: UNHURRIED_MS });
      try {
        const { found, missing } = await crawl(server, days, context.note);
        const compared = [...found.compared].filter(([kind]) => !/^(links|rows) of /.test(kind));
        const all = compared.reduce((sum, [, many]) => sum + many, 0);
        return {
          measured: `${found.found.length} of ${all} figures`,
          ok: found.found.length === 0 && missing.length === 0,
          detail: [
            ...missing.map((what) => `does not happen in ${what}`),
            ...found.lines(200),
            compared.map(([kind, many]) => `${kind} ${many}`).join(', '),
          ],
        };
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
