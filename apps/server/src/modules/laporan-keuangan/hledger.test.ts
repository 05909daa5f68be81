import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, TODAY } from '../../testing/harness.ts';
import { demoHistory, PLAYED_DAYS, PLAYED_PATIENCE } from '../../tests/reports/demo-year.fixture.ts';
import { rpOf, statementsOf } from './books.fixture.ts';

const FIRST = addDays(TODAY, -PLAYED_DAYS - 5);
const RANGES = [
  [FIRST, TODAY],
  [addDays(TODAY, -29), TODAY],
  [addDays(TODAY, -75), addDays(TODAY, -41)],
] as const;

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await demoHistory(PLAYED_DAYS);
  owner = await server.login('OWN');
}, PLAYED_PATIENCE);
afterAll(() => server?.close());
const ask = statementsOf(() => owner);

const exported = async (toko: string): Promise<string> =>
  (await owner.get(`jurnal/hledger?tgl_from=${FIRST}&tgl_to=${TODAY}`, { toko })).raw.toString();

interface Posting {
  date: string;
  account: string;
  rp: number;
}

/** The file as hledger's manual reads it: an account has the type that it declares, else its parent's. */
const read = (text: string) => {
  const types = new Map<string, string>();
  const postings: Posting[] = [];
  let date = '';
  for (const line of text.split('\n')) {
    const declared = /^account (\S.*?)(?: {2,}; type:([ALERXCV]))?$/.exec(line);
    if (declared?.[1] && declared[2]) types.set(declared[1], declared[2]);
    date = /^(\d{4}-\d\d-\d\d) /.exec(line)?.[1] ?? date;
    const posted = /^ +(\S.*?) {2,}Rp (-?\d+)$/.exec(line);
    if (posted) postings.push({ date, account: posted[1] ?? '', rp: Number(posted[2]) });
  }
  const typeOf = (account: string): string => {
    const own = types.get(account);
    if (own) return own;
    const at = account.lastIndexOf(':');
    return at < 0 ? '' : typeOf(account.slice(0, at));
  };
  const sum = (kinds: string, from: string, to: string): number =>
    postings.reduce(
      (all, { date, account, rp }) =>
        kinds.includes(typeOf(account)) && date >= from && date <= to ? all + rp : all,
      0,
    );
  return { sum, typeOf, postings };
};

describe.each(['*', 'K01', 'K02'])('the exported journal of %s', (toko) => {
  test('classes every account, and adds up to the three statements as the manual says', async () => {
    const { sum, typeOf, postings } = read(await exported(toko));
    expect(postings.length).toBeGreaterThan(1000);
    expect(postings.filter(({ account }) => typeOf(account) === '')).toEqual([]);
    for (const [from, to] of RANGES) {
      const income = await ask('laba-rugi', toko, { tgl_from: from, tgl_to: to });
      // incomestatement: revenues with their sign turned, less expenses.
      expect(-sum('R', from, to)).toBe(rpOf(income, 'PENDAPATAN'));
      expect(sum('X', from, to)).toBe(rpOf(income, 'HPP') + rpOf(income, 'BEBAN'));
      expect(-sum('RX', from, to)).toBe(rpOf(income, 'LABA'));
      const balance = await ask('neraca', toko, { tanggal: to });
      // balancesheet: assets, cash among them, and liabilities with their sign turned, to the end of the day.
      expect(sum('AC', '', to)).toBe(rpOf(balance, 'ASET'));
      expect(-sum('L', '', to)).toBe(rpOf(balance, 'KEWAJIBAN'));
      // cashflow: what changed on accounts of cash.
      const cash = await ask('arus-kas', toko, { tgl_from: from, tgl_to: to });
      expect(sum('C', from, to)).toBe(rpOf(cash, 'KENAIKAN'));
    }
  });
});

const run = promisify(execFile);
const hledger = (() => {
  try {
    return execFileSync('hledger', ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
})();

// Where hledger is not installed nothing is asked of it; the test above holds the file itself.
describe('hledger where it is installed', () => {
  test.for(['*', 'K01', 'K02'])(
    'says the same of %s',
    { timeout: PLAYED_PATIENCE },
    async (toko, context) => {
      context.skip(hledger === null, 'hledger is not installed');
      const folder = await mkdtemp(join(tmpdir(), 'kadar-hledger-'));
      try {
        const file = join(folder, 'kadar.journal');
        await writeFile(file, await exported(toko));
        /** The net figure of a statement, the last of its CSV. */
        const net = async (command: string, ...args: string[]): Promise<number> => {
          const { stdout } = await run('hledger', ['-f', file, command, ...args, '-O', 'csv']);
          const last = stdout.trim().split('\n').at(-1) ?? '';
          const figure = /"([^"]*)"$/.exec(last)?.[1] ?? '';
          return Number(figure.replaceAll(/[^\d-]/g, ''));
        };
        for (const [from, to] of RANGES) {
          const days = ['-b', from, '-e', addDays(to, 1)];
          const income = await ask('laba-rugi', toko, { tgl_from: from, tgl_to: to });
          expect(await net('incomestatement', ...days)).toBe(rpOf(income, 'LABA'));
          const balance = await ask('neraca', toko, { tanggal: to });
          expect(await net('balancesheet', '-e', addDays(to, 1))).toBe(
            rpOf(balance, 'ASET') - rpOf(balance, 'KEWAJIBAN'),
          );
          const cash = await ask('arus-kas', toko, { tgl_from: from, tgl_to: to });
          expect(await net('cashflow', ...days)).toBe(rpOf(cash, 'KENAIKAN'));
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
