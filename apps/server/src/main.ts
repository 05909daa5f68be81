import { buildApp } from './app.ts';
import { loadDemo } from './demo/load.ts';
import { loadMasters } from './engines/master-engine/registry.ts';
import { loadReports } from './engines/report-engine/registry.ts';
import { allScreens } from './modules/sesi/menu.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool } from './platform/database/pool.ts';
import { openDatabase } from './platform/postgres/embedded.ts';

const demo = process.argv.includes('--demo');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: config.dataDir,
    log: say,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
  });
  const stopping: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = async (code: number): Promise<never> => {
    for (const step of stopping.reverse()) await step();
    process.exit(code);
  };
  try {
    const masters = await loadMasters();
    const owner = createPool(database.url, { size: 1, privileged: true, name: 'kadar-migrate' });
    await migrate(owner, masters);
    await owner.end();
    const reports = await loadReports();
    const app = await buildApp({ config, clock: systemClock, databaseUrl: database.url, masters, reports });
    stopping.push(() => app.close());
    await app.kadar.jobs.start();
    const logins = demo ? await loadDemo(app, { masters, screens: allScreens(masters, reports) }, say) : [];
    const address = await app.listen({ port: config.port, host: config.host });
    say(`Kadar: ${address}`);
    for (const login of logins)
      say(`  ${login.level.padEnd(6)} ${login.user_id.padEnd(10)} ${login.password}`);
    let ending = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (ending) process.exit(1);
        ending = true;
        say('Kadar berhenti …');
        void stop(0);
      });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
};

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
