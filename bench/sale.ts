import { appOn, sellInside } from './lib/app.ts';
import { captureTransactions, type SentTransaction } from './lib/capture.ts';
import { CASHIER } from './lib/chain.ts';
import type { Connection } from './lib/connection.ts';
import { closeAll, openConnections, requireOk, runLoad } from './lib/load.ts';
import { FETCH, findProgram, runPgbench, scriptOf } from './lib/pgbench.ts';
import { type Replay, replayOf, shapeOf, storeParams } from './lib/replay.ts';
import { replayWithDriver } from './lib/replay-driver.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { HISTORY, saleBody, saleRequests } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { percentile, perSecond, ratio, spread } from './lib/stats.ts';
import { type Clone, onClone, type World } from './lib/world.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const TARGET_RATIO = 0.65;
const TARGET_P99_MS = 50;
const TARGET_ROUND_TRIPS = 4;

interface Sizes {
  /** Sales per client and round that are counted, and those before them that warm up. */
  measured: number;
  warmUp: number;
  /** Sales before the first round: a server that runs all day has its code compiled. */
  first: number;
}

const countOf = ({ measured, warmUp }: Sizes): number => ROUNDS * CLIENTS * (measured + warmUp);

/** Some more than are asked for: a sale that earns no points, say, is written by another text. */
const SPARE = 1.05;

/** The transactions that send what most of them do. */
const alike = (transactions: readonly SentTransaction[]): SentTransaction[] => {
  const shapes = Map.groupBy(transactions, shapeOf);
  return [...shapes.values()].sort((a, b) => b.length - a.length)[0] ?? [];
};

/** How many bodies it takes to capture so many sales. */
export const withSpare = (count: number): number => Math.ceil(count * SPARE);

/** What the server sends to the database for each of a number of different sales, all by the same texts; in the seeded database, or in a copy `of` another. */
export const captureSales = async (
  world: World,
  count: number,
  { of, body = saleBody }: { of?: Clone; body?: (n: number) => string } = {},
): Promise<SentTransaction[]> => {
  const bodies = Array.from({ length: withSpare(count) }, (_, n) => body(n));
  const clone = await world.clone('capture', of);
  const app = await appOn(clone, world.path('capture'));
  try {
    const sent = await captureTransactions(() => sellInside(app, bodies));
    const sales = sent.filter((transaction) =>
      transaction.some(({ text }) => text.includes('insert into dokumen ')),
    );
    const same = alike(sales).slice(0, count);
    if (same.length !== count) throw new Error(`${same.length} of ${count} sales were captured`);
    return same;
  } finally {
    await app.close();
    await clone.drop();
  }
};

interface Block {
  rate: number;
  latencies: number[];
}

/** Blocks of HTTP and of the database alone by turns, so that both meet the machine in the same moods. */
const byTurns = async (http: (round: number) => Promise<Block>, bare: (round: number) => Promise<Block>) => {
  const blocks: { http: Block; bare: Block }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    blocks.push({ http: await http(round), bare: await bare(round) });
  const join = (side: 'http' | 'bare'): Block => ({
    // Blocks are of one size, so the rate over all of them is the harmonic mean.
    rate: ROUNDS / blocks.reduce((sum, block) => sum + 1 / block[side].rate, 0),
    latencies: blocks.flatMap((block) => block[side].latencies),
  });
  return { http: join('http'), bare: join('bare') };
};

const sellBlock = async (tills: readonly Connection[], sizes: Sizes, round: number): Promise<Block> => {
  const from = round * CLIENTS * (sizes.measured + sizes.warmUp);
  const warmUp = CLIENTS * sizes.warmUp;
  requireOk((await runLoad(tills, saleRequests(from, warmUp))).answers);
  const result = await runLoad(tills, saleRequests(from + warmUp, CLIENTS * sizes.measured));
  requireOk(result.answers);
  return result;
};

/** The same statements without the server: by pgbench, or without one on this machine by the bare driver. */
const bareBlocks = async (clone: Clone, replay: Replay, sizes: Sizes) => {
  const program = findProgram('pgbench');
  if (!program) {
    const run = async (): Promise<Block> => replayWithDriver(clone.url, replay, CLIENTS, sizes);
    return { by: 'the bare driver in a process of its own (no pgbench here)', run, fetchRate: undefined };
  }
  const common = { program, url: clone.url, clients: CLIENTS, ...sizes };
  const fetch = async () => {
    const { rate } = await runPgbench({ ...common, script: FETCH, warmUp: 20, measured: 300 });
    await clone.owner.query("select setval('bench_n', 1, false)");
    return rate;
  };
  return {
    by: 'pgbench -M prepared',
    run: () => runPgbench({ ...common, script: scriptOf(replay) }),
    fetchRate: await fetch(),
  };
};

/** Mean round trips of a sale, from the server's own metric. */
const roundTripsOf = async (server: Server): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const read = (kind: string): number =>
    Number(
      new RegExp(`^kadar_command_round_trips_${kind}\\{route="POST penjualan"\\} (\\S+)`, 'm').exec(
        text,
      )?.[1],
    );
  return read('sum') / read('count');
};

/** Throws unless every sale of a side is in its database. */
const requireSales = async ({ owner }: Clone, count: number): Promise<void> => {
  const { rows } = await owner.query<{ n: number }>(
    "select count(*)::int as n from dokumen where jenis = 'PENJUALAN'",
  );
  if (rows[0]?.n !== HISTORY + count) throw new Error(`${rows[0]?.n} of ${HISTORY + count} sales are there`);
};

const measure = async (context: BenchContext, world: World, sizes: Sizes) => {
  const count = countOf(sizes);
  context.note(`capturing ${count} sales …`);
  const captured = await captureSales(world, count);
  const replay = replayOf(captured);
  const bareClone = await world.clone('bare');
  try {
    await storeParams(bareClone.owner, captured);
    const bare = await bareBlocks(bareClone, replay, sizes);
    return await onClone(world, 'sale', async (clone, server) => {
      const tills = await openConnections(server.url, { token: await server.login(CASHIER) }, CLIENTS);
      requireOk((await runLoad(tills, saleRequests(count, sizes.first))).answers);
      context.note('selling over HTTP and on the database by turns …');
      const blocks = await byTurns((round) => sellBlock(tills, sizes, round), bare.run);
      closeAll(tills);
      await requireSales(clone, count + sizes.first);
      await requireSales(bareClone, count);
      return { ...blocks, ...bare, roundTrips: await roundTripsOf(server) };
    });
  } finally {
    await bareClone.drop();
  }
};

export const sale: Row = {
  name: 'sale',
  target: `≥ ${TARGET_RATIO} × pgbench, p99 < ${TARGET_P99_MS} ms, ${TARGET_ROUND_TRIPS} round trips`,
  async run(context) {
    const sizes = {
      measured: sized(context, 75, 10),
      warmUp: sized(context, 20, 5),
      first: sized(context, 1_500, 400),
    };
    const { http, bare, by, fetchRate, roundTrips } = await measure(context, await context.world(), sizes);
    // pgbench also fetches the values of each run, which the server has from its caller: that share is taken off.
    const bareRate = fetchRate === undefined ? bare.rate : 1 / (1 / bare.rate - 1 / fetchRate);
    const share = http.rate / bareRate;
    const p99 = percentile(http.latencies, 99);
    return {
      measured: `${ratio(share)} ×, ${perSecond(http.rate)}, p99 ${p99.toFixed(0)} ms, ${roundTrips} round trips`,
      ok: share >= TARGET_RATIO && p99 < TARGET_P99_MS && roundTrips <= TARGET_ROUND_TRIPS,
      detail: [
        `HTTP, ${CLIENTS} clients: ${perSecond(http.rate)}, ${spread(http.latencies)}`,
        `${by}: ${perSecond(bare.rate)}, ${spread(bare.latencies)}`,
        ...(fetchRate === undefined
          ? []
          : [
              `pgbench fetching its values alone: ${perSecond(fetchRate)}; without that share ${perSecond(bareRate)}` +
                ` (against the plain rate the ratio would be ${ratio(http.rate / bare.rate)})`,
            ]),
      ],
    };
  },
};
