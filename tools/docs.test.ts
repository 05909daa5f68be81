import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenLinks, unknownFiles } from './docs-links.ts';
import { readProject } from './rules/project.ts';

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

describe('where the documents lead', () => {
  const files = readProject(ROOT);
  const known = files.map(({ path }) => path);
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  const readmes = pages.filter(({ path }) => /^(apps|packages|bench|e2e)\/.*README\.md$/.test(path));
  const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

  test('every relative link resolves, headings too', () =>
    expect(pages.flatMap((page) => brokenLinks(page, pages, ROOT))).toEqual([]));

  test('files that are named beside the code and in architecture.md exist', () => {
    const named = [...readmes, ...pages.filter(({ path }) => path === 'docs/architecture.md')];
    expect(named.flatMap((page) => unknownFiles(page, known))).toEqual([]);
  });

  test('a link and a name that lead nowhere are found', () => {
    const page = {
      path: 'docs/one.md',
      text: '# One word\n[a](#one-word) [b](#two) [c](none.md) [d](adr/) `contract/wire.ts` `contract/none.ts` `none/`',
    };
    expect(brokenLinks(page, [page], ROOT)).toEqual(['docs/one.md: #two', 'docs/one.md: none.md']);
    expect(unknownFiles(page, known)).toEqual(['docs/one.md: contract/none.ts', 'docs/one.md: none/']);
  });

  test('architecture.md has at most 900 words, a README 40 to 450', () => {
    expect(words(read('docs/architecture.md'))).toBeLessThanOrEqual(900);
    const wrong = readmes.filter(({ text }) => words(text) < 40 || words(text) > 450);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('every noun of the server has a README, and architecture.md leads to each', () => {
    const nouns = new Set(
      known.flatMap((path) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? []),
    );
    const wanted = [...nouns].map((noun) => `apps/server/src/modules/${noun}/README.md`);
    expect(readmes.map(({ path }) => path)).toEqual(expect.arrayContaining(wanted));
    const index = read('docs/architecture.md');
    expect(readmes.map(({ path }) => path).filter((path) => !index.includes(`(../${path})`))).toEqual([]);
  });
});
