import { DEMO_SIZES } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { DemoOptions } from '../../demo/demo-options.ts';
import { playHistory } from '../../demo/play-history.ts';
import { demoPrices, playedChain, seedChain, seedMembers } from '../../demo/seed-chain.ts';
import { seedKatalog } from '../../demo/seed-katalog.ts';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { allScreens } from '../../modules/sesi/menu.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { preparedBy, signInCheaply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

/**
 * Days of the history that reports, statements and dashboard are held against, played once for all of them: enough for every kind of
 * report. KADAR_PLAYED_DAYS=365 plays the whole demo year instead.
 */
export const PLAYED_DAYS = Number(process.env.KADAR_PLAYED_DAYS ?? 100);

/** Milliseconds that playing it may take beside other work. */
export const PLAYED_PATIENCE = 6_000 * PLAYED_DAYS;

/** A server with the demo's history of so many days before TODAY, with surcharges; the last day is open. */
export const demoHistory = async (days: number, seed = 'laporan'): Promise<TestApp> =>
  startTestApp(await preparedBy(`demo_${seed}_${days}`, (app) => play(app.kadar, days, seed)));

const play = async (kadar: Kadar, days: number, seed: string): Promise<void> => {
  const options: DemoOptions = { size: 'small', seed, today: TODAY, days };
  const chain = playedChain(options);
  const people = members(DEMO_SIZES.small.members, rngFrom(`${seed}/members`));
  const masters = await loadMasters();
  const screens = allScreens(masters, await loadReports());
  await kadar.db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, chain, {
      masters,
      screens,
      settings: kadar.settings,
      prices: demoPrices(chain, options),
    });
    await signInCheaply(tx);
    await seedMembers(kadar, tx, people);
    await seedKatalog(tx, masters, seed);
  });
  await playHistory({
    kadar,
    chain,
    options,
    members: people,
    say: () => undefined,
    stillOurs: async () => undefined,
    stopping: new AbortController().signal,
  });
  await kadar.db.privileged.query('analyze');
};
