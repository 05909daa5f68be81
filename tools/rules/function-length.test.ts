import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { FUNCTION_LINES_AT_MOST, shortFunctions } from './function-length.ts';

/** As many lines of code, the first and the last with the function's own words. */
const lines = (head: string, count: number, tail = '}') => [
  head,
  ...Array.from({ length: count - 2 }, (_, n) => `  call(${n});`),
  tail,
];
const FORMS = [
  'function a() {',
  'export default async function a() {',
  'export const a = (b: string) => {',
  'const a = function* () {',
  'class A {\n  a() {',
  'const a = {\n  a() {',
];
const closing = (head: string) => (/^(class|const a = \{)/.test(head) ? '  }\n}' : '}');
const PATHS = ['apps/web/src/a.tsx', 'e2e/page-models/a.ts', 'apps/server/src/testing/a.fixture.ts'];

test('a function ends after 120 lines, however it is written', () => {
  for (const path of PATHS)
    for (const head of FORMS) {
      const text = (count: number) => lines(head, count, closing(head)).join('\n');
      expect(check(shortFunctions, { [path]: text(FUNCTION_LINES_AT_MOST) }), head).toEqual([]);
      expect(check(shortFunctions, { [path]: text(FUNCTION_LINES_AT_MOST + 1) }), head).toEqual([
        `${path}:${head.split('\n').length} a function of 121 lines: split it by subject`,
      ]);
    }
});

test('one within another counts for both', () => {
  const inner = lines('  const b = () => {', 121, '  };');
  const found = check(shortFunctions, { 'bench/a.ts': ['const a = () => {', ...inner, '};'].join('\n') });
  expect(found).toEqual([
    'bench/a.ts:1 a function of 123 lines: split it by subject',
    'bench/a.ts:2 a function of 121 lines: split it by subject',
  ]);
});

test('the cases of a test file stand together, however many', () => {
  const suite = lines("describe('a', () => {", 200, '});').join('\n');
  expect(check(shortFunctions, { 'apps/server/src/a.test.ts': suite })).toEqual([]);
});
