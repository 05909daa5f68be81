import { findProgram, runPgbench, scriptOf } from './pgbench.ts';
import { replayOf, storeParams } from './replay.ts';
import { replayWithDriver } from './replay-driver.ts';
import type { Clone } from './world.ts';

/** So many tills, and so many turns of what is held against each other. */
export const CLIENTS = 8;
export const ROUNDS = 5;

interface Sizes {
  warmUp: number;
  measured: number;
}

/** Repeats captured sales on a database; gives transactions a second, a block at a time. */
export const replayOn = async (
  { url, owner }: Clone,
  sales: Parameters<typeof replayOf>[0],
  sizes: Sizes,
): Promise<() => Promise<number>> => {
  await storeParams(owner, sales);
  const replay = replayOf(sales);
  const program = findProgram('pgbench');
  const run = () =>
    program
      ? runPgbench({ program, url, clients: CLIENTS, script: scriptOf(replay), ...sizes })
      : replayWithDriver(url, replay, CLIENTS, sizes);
  return async () => (await run()).rate;
};
