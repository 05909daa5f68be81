import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

const MODULES = new URL('../../modules/', import.meta.url);

test('a report is one small file: half of them within 40 lines, none over 60', async () => {
  const files = (await readdir(MODULES, { recursive: true })).filter(
    (path) => /[/\\]reports[/\\][^/\\]+\.ts$/.test(path) && !path.endsWith('.test.ts'),
  );
  const lines = files
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), MODULES), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b);
  expect(lines.length).toBeGreaterThanOrEqual(10);
  expect(lines.at(-1)).toBeLessThanOrEqual(60);
  const middle = [Math.ceil(lines.length / 2) - 1, Math.floor(lines.length / 2)].map((at) => lines[at] ?? 0);
  expect(middle.reduce((sum, one) => sum + one, 0) / 2).toBeLessThanOrEqual(40);
});
