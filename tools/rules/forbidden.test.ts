import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import {
  LINES_AT_MOST,
  noAny,
  noMachinePaths,
  noSkippedTests,
  noSuppressions,
  notTooLong,
} from './forbidden.ts';

test('files over the limit', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  expect(notTooLong([{ path: 'a.ts', text: lines(LINES_AT_MOST) }])).toEqual([]);
  expect(notTooLong([{ path: 'a.json', text: lines(LINES_AT_MOST + 1) }])).toEqual([]);
  expect(notTooLong([{ path: 'a.sql', text: lines(LINES_AT_MOST + 1) }])).toEqual([
    { path: 'a.sql', line: 401, message: '401 lines: split it by subject' },
  ]);
});

test('paths of the machine', () => {
  const path = ['', 'work', 'main'].join('/');
  expect(noMachinePaths([{ path: 'README.md', text: 'the work/life of a shop' }])).toEqual([]);
  expect(noMachinePaths([{ path: 'README.md', text: `one\nsee ${path}` }])).toMatchObject([{ line: 2 }]);
});

test('any', () => {
  expect(check(noAny, { 'a.ts': `const a: unknown = ': any'; // any: any` })).toEqual([]);
  expect(check(noAny, { 'a.ts': `\nlet a: any;\nlet b = c as any;\nlet d: Array<any>;` })).toEqual([
    'a.ts:2 no any: say what it is',
    'a.ts:3 no any: say what it is',
    'a.ts:4 no any: say what it is',
  ]);
});

test('suppressions and left-overs, in comments only', () => {
  expect(check(noSuppressions, { 'a.ts': `const a = 'TODO'; // 💍 as todo lists say` })).toEqual([]);
  expect(
    check(noSuppressions, { 'a.ts': `/* 💍 */\n// @ts-expect-error\n/* biome-ignore lint: x */` }),
  ).toHaveLength(2);
  expect(check(noSuppressions, { 'a.ts': `const gem = '💍';\n// FIXME later` })).toEqual([
    'a.ts:2 unfinished work does not belong in a comment',
  ]);
});

test('skipped and lonely tests', () => {
  expect(check(noSkippedTests, { 'a.test.ts': `test.each([1])('a', () => { list.skip(1); });` })).toEqual([]);
  expect(check(noSkippedTests, { 'a.ts': `test.skip('a');` })).toEqual([]);
  expect(check(noSkippedTests, { 'a.test.ts': `test.skip('a');\ndescribe.only('b');` })).toEqual([
    'a.test.ts:1 no test.skip',
    'a.test.ts:2 no describe.only',
  ]);
});
