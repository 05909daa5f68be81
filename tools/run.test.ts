import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const HERE = import.meta.dirname;
let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A project with a built web app and a server that tells how it was called and ends with 7 when asked to. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kadar-run-'));
  symlinkSync(join(HERE, '..', 'node_modules'), join(root, 'node_modules'));
  for (const name of ['run.ts', 'web-build.ts', 'test-summary.ts', 'unhandled-reporter.ts'])
    cpSync(join(HERE, name), join(root, 'tools', name));
  write('package.json', '{ "type": "module" }');
  write('apps/web/dist/index.html', '');
  write(
    'apps/server/src/main.ts',
    `const args: string[] = process.argv.slice(2);
process.once('SIGTERM', () => process.exit(7));
setInterval(() => undefined, 1000);
console.log('called with', args.join(' '));`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function start(...args: string[]): {
  child: ChildProcess;
  output: () => string;
  /** What it said beside its output; which of the two came first, no pipe tells. */
  complaints: () => string;
  code: Promise<number | null>;
} {
  const child = spawn(process.execPath, ['tools/run.ts', ...args], { cwd: root });
  const said = { stdout: '', stderr: '' };
  for (const pipe of ['stdout', 'stderr'] as const)
    child[pipe].on('data', (chunk: Buffer) => {
      said[pipe] += chunk.toString();
    });
  return {
    child,
    output: () => said.stdout,
    complaints: () => said.stderr,
    code: new Promise((done) => child.once('close', done)),
  };
}

test.each([
  ['demo', 'called with --demo --port 1'],
  ['start', 'called with --port 1'],
])('%s runs the server, passes the signal on and keeps its exit code', async (name, words) => {
  const { child, output, code } = start(name, '--port', '1');
  await expect.poll(output, { timeout: 10_000 }).toBe(`${words}\n`);
  child.kill('SIGTERM');
  expect(await code).toBe(7);
});

test('stops the server when npm’s shell dies of a signal without passing it on', async () => {
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" tools/run.ts demo; true`], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await expect.poll(() => text, { timeout: 10_000 }).toContain('called with');
  shell.kill('SIGTERM');
  // The pipe closes when the last process that holds it, the server, has ended.
  await new Promise((done) => shell.stdout.once('close', done));
});

test('test ends with the count and vitest’s exit code', async () => {
  write('a.test.ts', `import { expect, test } from 'vitest';\ntest('a', () => { expect(1).toBe(1); });`);
  const good = start('test');
  expect(await good.code).toBe(0);
  expect(good.output()).toMatch(/\n1 passed, 0 failed\n$/);
  write('b.test.ts', `import { expect, test } from 'vitest';\ntest('b', () => { expect(1).toBe(2); });`);
  const bad = start('test');
  expect(await bad.code).toBe(1);
  expect(bad.output()).toMatch(/\n1 passed, 1 failed\n$/);
});

describe('a flow that failed', () => {
  /** Fails at the first try, passes at the second. */
  const fails = (more = '') =>
    write(
      'e2e/flows/a.test.ts',
      `import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
test('a', () => {
  ${more}
  const again = existsSync('tried');
  writeFileSync('tried', '');
  expect(again).toBe(true);
});`,
    );

  test('is run once more, and the report says so', async () => {
    fails();
    write('b.test.ts', `import { test } from 'vitest';\ntest('b', () => undefined);`);
    const { code, output } = start('test');
    expect(await code).toBe(0);
    expect(output()).toContain('run once more on a fresh shop: e2e/flows/a.test.ts');
    expect(output()).toMatch(/At the second try passed: .*\n2 passed, 0 failed\n$/);
  });

  test('stands where an error belonged to no test', async () => {
    fails("if (!existsSync('tried')) void Promise.reject(new Error('nobody waited for this'));");
    const { code, output } = start('test');
    expect(await code).toBe(1);
    expect(output()).not.toContain('once more');
    expect(output()).toMatch(/\n0 passed, 1 failed\n$/);
  });
});

test('an unknown command says what there is', async () => {
  const { complaints, code } = start('dmeo');
  expect(await code).toBe(2);
  expect(complaints()).toContain('demo|start|test');
});
