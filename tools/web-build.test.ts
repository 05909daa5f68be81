import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webIsStale } from './web-build.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kadar-web-build-'));
  write('apps/web/src/kit/table.tsx', 100);
  write('packages/domain/src/money.ts', 100);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A file last changed at `seconds`, in folders last changed before. */
function write(path: string, seconds: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, seconds, seconds);
  for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder))
    utimesSync(folder, 50, 50);
}

test('missing', () => {
  expect(webIsStale(root)).toBe(true);
});

test('newer than all its sources', () => {
  write('apps/web/dist/index.html', 200);
  write('apps/server/src/app.ts', 300);
  expect(webIsStale(root)).toBe(false);
});

test('older than a source, of the app or of a package it uses', () => {
  write('apps/web/dist/index.html', 200);
  write('packages/domain/src/money.ts', 300);
  expect(webIsStale(root)).toBe(true);
});

test('older than the deletion of a source', () => {
  write('apps/web/dist/index.html', 200);
  rmSync(join(root, 'apps/web/src/kit/table.tsx'));
  expect(webIsStale(root)).toBe(true);
});
