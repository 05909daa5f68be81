import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('what the documents say', () => {
  const examples = [...read('docs/extending.md').matchAll(/`(\S+)` as it stands:\n\n```ts\n(.*?)```/gs)];

  test('there are a list, a report and a kind of document to look at', () =>
    expect(examples).toHaveLength(3));

  test.each(examples.map(([, path = '', text]) => [path, text]))('%s stands so', (path, text) => {
    expect(text).toBe(read(path));
  });

  test('the process knows every variable of operations.md, and no other', () => {
    const told = [...read('docs/operations.md').matchAll(/^\| (`[A-Z_0-9`, ]+`) \|/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/[A-Z_0-9]+/g)].map(String),
    );
    const readers = ['apps/server/src/platform/config.ts', 'apps/server/src/demo/demo-options.ts']
      .map(read)
      .join('\n');
    const known = [...readers.matchAll(/^ {2}([A-Z_0-9]+): z\b|env\.(KADAR_\w+)/gm)].map(
      ([, one, two]) => one ?? two,
    );
    expect(told.sort()).toEqual([...new Set(known)].sort());
  });
});
