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
import { type Config, readConfig } from './platform/config.ts';
import { openFileStore } from './platform/files.ts';
import { failureText, OperatorError } from './platform/operator-error.ts';
import { openDatabase } from './platform/postgres/embedded.ts';
import { errorCode } from './platform/postgres/errors.ts';

/** Calls in flight may end by themselves for so long; then their connections are cut. */
const CALLS_MS = 6_000;
/** What still hangs then is left behind, and the database is stopped. */
const APP_MS = 8_500;

/** Connections that wait to be taken: a flood of them comes faster than that, and whoever found no place tries again a second later. */
const WAITING_LINES = 4_096;

const demo = process.argv.includes('--demo');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Aborted as soon as the process is told to end. */
const stopping = new AbortController();
/** What must be closed, in the order in which it was opened. */
const opened: (() => Promise<unknown>)[] = [];
let ending: Promise<void> | undefined;

/** Closes everything, last opened first, and ends the process; asked again it is already at it. */
const end = (code: number): Promise<void> => {
  ending ??= (async () => {
    stopping.abort();
    let result = code;
    for (const close of opened.reverse())
      await close().catch((error) => {
        process.stderr.write(`${failureText(error)}\n`);
        result = 1;
      });
    process.exit(result);
  })();
  return ending;
};

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

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const opening = openDatabase({
    dataDir: config.dataDir,
    log: say,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    ...(config.databaseAppUrl && { databaseAppUrl: config.databaseAppUrl }),
  });
  // A failed opening is told by start() itself; there is nothing to close then.
  opened.push(() =>
    opening.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  const database = await opening;
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
        stopping: stopping.signal,
        say,
      });
      loaded = true;
    },
    say,
    stopping: stopping.signal,
  });
  const logins = loaded ? await demoLogins(app.kadar) : [];
  await app.kadar.jobs.start();
  const address = await listen(app, config);
  say(`Kadar: ${address}`);
  for (const login of logins) say(`  ${login.level.padEnd(6)} ${login.user_id.padEnd(10)} ${login.password}`);
};

// A terminal's Ctrl-C reaches the server twice, from the terminal and from npm's script: the second one changes nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!ending) say('Kadar berhenti …');
    void end(0);
  });

try {
  await start();
} catch (error) {
  // What breaks because everything is being closed is no news.
  if (!ending) process.stderr.write(`${failureText(error)}\n`);
  await end(1);
}
