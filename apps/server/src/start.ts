import { writeCompiled } from './platform/compiled.ts';
import { readConfig } from './platform/config.ts';
import { failureText } from './platform/operator-error.ts';
import { openDatabase } from './platform/postgres/embedded.ts';

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
  if (stopping.signal.aborted) return;
  // All else is loaded once there is a database to serve: what is wrong before that is said at once.
  const { serve } = await import('./serve.ts');
  await serve({ config, database, demo, say, opened, stopping: stopping.signal });
  writeCompiled();
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
