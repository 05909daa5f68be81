import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { demoOptions } from './demo/demo-options.ts';
import { demoLogins, loadDemo } from './demo/load.ts';
import { openWhole } from './demo/open-whole.ts';
import { loadMasters } from './engines/master-engine/registry.ts';
import { loadReports } from './engines/report-engine/registry.ts';
import { allScreens } from './modules/sesi/menu.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openFileStore } from './platform/files.ts';
import { OperatorError } from './platform/operator-error.ts';
import type { RunningDatabase } from './platform/postgres/embedded.ts';
import { errorCode } from './platform/postgres/errors.ts';

/** Calls in flight may end by themselves for so long; then their connections are cut. */
const CALLS_MS = 6_000;
/** What still hangs then is left behind, and the database is stopped. */
const APP_MS = 8_500;

/** Connections that wait to be taken: a flood of them comes faster than that, and whoever found no place tries again a second later. */
const WAITING_LINES = 4_096;

const closeApp = async (app: FastifyInstance): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), CALLS_MS);
  await Promise.race([app.close(), delay(APP_MS)]);
  clearTimeout(cut);
};

const listen = async (app: FastifyInstance, { port, host }: Config): Promise<string> => {
  try {
    return await app.listen({ port, host, backlog: WAITING_LINES });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new OperatorError(
      `Port ${port} di ${host} sudah dipakai program lain: hentikan program itu, atau pilih port lain dengan PORT`,
    );
  }
};

export interface ServeParts {
  config: Config;
  database: RunningDatabase;
  /** The demo was asked for. */
  demo: boolean;
  say(line: string): void;
  /** Closed, last opened first, when the process ends. */
  opened: (() => Promise<unknown>)[];
  stopping: AbortSignal;
}

/** The product on an open database: whole, with its jobs under way, and listening when this resolves. */
export const serve = async ({ config, database, demo, say, opened, stopping }: ServeParts): Promise<void> => {
  const masters = await loadMasters();
  const reports = await loadReports();
  const screens = allScreens(masters, reports);
  const options = () => demoOptions({ clock: systemClock, config }, process.env);
  let loaded = demo;
  // A wrong setting is told before anything is begun.
  if (demo) options();
  const app = await openWhole({
    ownerUrl: database.ownerUrl,
    files: await openFileStore(`${config.dataDir}/files`, config.s3),
    masters,
    wanted: demo,
    async build() {
      const app = await buildApp({ config, clock: systemClock, database, masters, reports });
      opened.push(() => closeApp(app));
      return app;
    },
    close: closeApp,
    async load({ kadar }, stillOurs) {
      await loadDemo(kadar, {
        masters,
        screens,
        options: options(),
        stillOurs,
        stopping,
        say,
      });
      loaded = true;
    },
    say,
    stopping,
  });
  const logins = loaded ? await demoLogins(app.kadar) : [];
  await app.kadar.jobs.start();
  const address = await listen(app, config);
  say(`Kadar: ${address}`);
  for (const login of logins) say(`  ${login.level.padEnd(6)} ${login.user_id.padEnd(10)} ${login.password}`);
};
