import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadar-compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what keeps the compiled in a folder and then loads a module; gives what was said, of the cache too. */
const load = async (kept: string): Promise<string> => {
  const here = pathToFileURL(join(import.meta.dirname, 'compiled.ts')).href;
  const loads = pathToFileURL(join(import.meta.dirname, 'address.ts')).href;
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { keepCompiled, writeCompiled } from '${here}';
keepCompiled(${JSON.stringify(kept)});
await import('${loads}');
writeCompiled();
process.stdout.write('loaded\\n');
process.kill(process.pid, 'SIGKILL');`,
  );
  const run = promisify(execFile)(process.execPath, [program], {
    env: { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  expect(stdout.split('\n')).toContain('loaded');
  return `${stdout}${stderr}`;
};

const filesIn = (kept: string): string[] => readdirSync(kept, { recursive: true }).map(String);
const TAKEN = /retrieving transpile cache for StrippedTypeScript \S+address\.ts\.\.\.success/;

test('what a start compiled is there for the next one, however the first ended', async () => {
  const kept = join(folder, 'kept');
  expect(await load(kept)).not.toMatch(TAKEN);
  expect(filesIn(kept).length).toBeGreaterThan(1);
  expect(await load(kept)).toMatch(TAKEN);
});

test('where it cannot be kept, all is loaded as ever', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await load(join(file, 'kept'))).not.toMatch(TAKEN);
});

test('what is kept and damaged is not taken', async () => {
  const kept = join(folder, 'damaged');
  mkdirSync(kept);
  await load(kept);
  const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const one of files) writeFileSync(join(one.parentPath, one.name), 'x'.repeat(500));
  expect(await load(kept)).not.toMatch(TAKEN);
});
