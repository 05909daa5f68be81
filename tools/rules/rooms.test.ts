import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { noRoomCircles } from './rooms.ts';

const FLOOR = 'apps/server/src/modules';
const at = (path: string) => `${FLOOR}/${path}`;

const CIRCLE = {
  [at('a/one.ts')]: `import '../b/public.ts';`,
  [at('b/public.ts')]: `export const b = 1;`,
  [at('b/two.ts')]: `\nimport type { A } from '../a/public.ts';`,
  [at('a/public.ts')]: `export const a = 1;`,
};

test('rooms that lead to each other are a circle, though no file of theirs is in one', () =>
  expect(check(noRoomCircles, CIRCLE)).toEqual([
    `${at('a/one.ts')}:1 circle of rooms a, b: ${at('a/one.ts')} → ${at('b/public.ts')}; ${at('b/two.ts')} → ${at('a/public.ts')}`,
  ]));

test('a file that lies on the floor is a room, and so are those of other floors', () => {
  for (const floor of [
    'apps/server/src/platform',
    'apps/web/src/kit',
    'apps/web/src/parts',
    'packages/documents/src',
  ])
    expect(
      check(noRoomCircles, {
        [`${floor}/paper.ts`]: `export const x = () => import('./pdf/ink.ts');`,
        [`${floor}/pdf/ink.ts`]: '',
        [`${floor}/pdf/tag.ts`]: `import '../paper.ts';`,
      }),
    ).toHaveLength(1);
});

test('one way, a way within a room, and what only tests need are none', () =>
  expect(
    check(noRoomCircles, {
      [at('a/one.ts')]: `import '../b/public.ts'; import './two.ts';`,
      [at('a/two.ts')]: `import './one.ts';`,
      [at('b/public.ts')]: `import './three.ts';`,
      [at('b/b.test.ts')]: `import '../a/one.ts';`,
      [at('b/b.fixture.ts')]: `import '../a/one.ts';`,
    }),
  ).toEqual([]));
