import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { noRoomCircles } from './rooms.ts';

const FLOOR = 'apps/server/src/modules';
const at = (path: string) => `${FLOOR}/${path}`;
const none = noRoomCircles({});
const pair = noRoomCircles({ [FLOOR]: [['a', 'b']] });

const CIRCLE = {
  [at('a/one.ts')]: `import '../b/public.ts';`,
  [at('b/public.ts')]: `export const b = 1;`,
  [at('b/two.ts')]: `\nimport type { A } from '../a/public.ts';`,
  [at('a/public.ts')]: `export const a = 1;`,
};
const LIST = { 'tools/rules/rooms.ts': '' };

test('rooms that lead to each other are a circle, though no file of theirs is in one', () =>
  expect(check(none, CIRCLE)).toEqual([
    `${at('a/one.ts')}:1 circle of rooms a, b: ${at('a/one.ts')} → ${at('b/public.ts')}; ${at('b/two.ts')} → ${at('a/public.ts')}`,
  ]));

test('a file that lies on the floor is a room, and so are those of other floors', () => {
  for (const floor of ['apps/server/src/platform', 'apps/web/src/kit', 'packages/documents/src'])
    expect(
      check(none, {
        [`${floor}/paper.ts`]: `export const x = () => import('./pdf/ink.ts');`,
        [`${floor}/pdf/ink.ts`]: '',
        [`${floor}/pdf/tag.ts`]: `import '../paper.ts';`,
      }),
    ).toHaveLength(1);
});

test('one way, a way within a room, and what only tests need are none', () =>
  expect(
    check(none, {
      [at('a/one.ts')]: `import '../b/public.ts'; import './two.ts';`,
      [at('a/two.ts')]: `import './one.ts';`,
      [at('b/public.ts')]: `import './three.ts';`,
      [at('b/b.test.ts')]: `import '../a/one.ts';`,
      [at('b/b.fixture.ts')]: `import '../a/one.ts';`,
    }),
  ).toEqual([]));

test('a circle that stands may go on standing; nobody joins it', () => {
  expect(check(pair, { ...CIRCLE, ...LIST })).toEqual([]);
  const joined = {
    ...CIRCLE,
    [at('b/three.ts')]: `import '../c/public.ts';`,
    [at('c/public.ts')]: `import '../a/public.ts';`,
  };
  expect(check(pair, { ...joined, ...LIST })).toEqual([
    `${at('c/public.ts')}:1 c joins the circle of rooms a, b: ${at('c/public.ts')} → ${at('a/public.ts')}`,
  ]);
});

test('a circle that is broken, in part or whole, leaves the list', () => {
  const { [at('b/two.ts')]: _, ...broken } = CIRCLE;
  expect(check(pair, { ...broken, ...LIST })).toEqual([
    `tools/rules/rooms.ts:1 ${FLOOR}: of the circle of a, b is left: none`,
  ]);
  const three = noRoomCircles({ [FLOOR]: [['a', 'b', 'c']] });
  expect(check(three, { ...CIRCLE, ...LIST })).toEqual([
    `tools/rules/rooms.ts:1 ${FLOOR}: of the circle of a, b, c is left: a, b`,
  ]);
});
