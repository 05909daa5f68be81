/**
 * `npm run demo`, `npm start` and `npm test`. npm puts node_modules/.bin first in PATH, so `node` is there the
 * Node 24 of the package `node`, which runs TypeScript, whatever Node npm itself runs on.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { flowsToRunAgain, summaryLine, type TestResult, withSecondTry } from './test-summary.ts';
import { unhandledBeside } from './unhandled-reporter.ts';
import { webIsStale } from './web-build.ts';

const ROOT = join(import.meta.dirname, '..');

const ORPHAN_POLL_MS = 500;

/**
 * npm runs scripts through a shell that dies of a SIGTERM without passing it on; so under npm, losing the parent
 * means to stop.
 */
function onOrphaned(stop: () => void): () => void {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_POLL_MS);
  return () => clearInterval(timer);
}

/** Runs a program of this project under this Node, passes signals on to it, and returns its exit code. */
function run(args: string[], folder = ROOT): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const forgetParent = onOrphaned(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forgetParent();
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

async function buildWeb(): Promise<number> {
  if (!webIsStale(ROOT)) return 0;
  console.log('Building the web app …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return run([vite, 'build', '--logLevel', 'warn'], join(ROOT, 'apps/web'));
}

async function serve(args: string[]): Promise<number> {
  const built = await buildWeb();
  return built === 0 ? run(['apps/server/src/main.ts', ...args]) : built;
}

interface TestRun {
  code: number;
  /** What it counted, if it came to count. */
  result: TestResult | undefined;
  /** Every error belonged to a test. */
  whole: boolean;
}

async function runTests(args: string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-result-'));
  const file = join(folder, 'result.json');
  const unhandled = join(import.meta.dirname, 'unhandled-reporter.ts');
  const reporters = ['default', 'json', unhandled].map((name) => `--reporter=${name}`);
  const code = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult) : undefined;
  const whole = !existsSync(unhandledBeside(file));
  rmSync(folder, { recursive: true });
  return { code, result, whole };
}

async function test(args: string[]): Promise<number> {
  const built = await buildWeb();
  if (built !== 0) {
    console.log(summaryLine(undefined, built));
    return built;
  }
  const first = await runTests(args);
  const again = first.code !== 0 && first.whole ? flowsToRunAgain(first.result) : [];
  if (!first.result || again.length === 0) {
    console.log(summaryLine(first.result, first.code));
    return first.code;
  }
  const names = again.map((file) => relative(ROOT, file));
  console.log(`Failed, and run once more on a fresh shop: ${names.join(', ')}`);
  const second = await runTests(names);
  console.log(`At the second try ${second.code === 0 ? 'passed' : 'failed too'}: ${names.join(', ')}`);
  console.log(summaryLine(second.result && withSecondTry(first.result, second.result), second.code));
  return second.code;
}

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  demo: (args) => serve(['--demo', ...args]),
  start: serve,
  test,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  process.exitCode = await command(args);
} else {
  console.error(`usage: node tools/run.ts ${Object.keys(COMMANDS).join('|')} [arguments]`);
  process.exitCode = 2;
}
