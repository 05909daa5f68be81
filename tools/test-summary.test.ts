import { expect, test } from 'vitest';
import { flowsToRunAgain, summaryLine, type TestResult, withSecondTry } from './test-summary.ts';

const result = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: TestResult['testResults'] = [],
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

const file = (name: string, ...tests: string[]): TestResult['testResults'][number] => ({
  name,
  status: tests.includes('failed') ? 'failed' : 'passed',
  assertionResults: tests.map((status) => ({ status })),
});

const FLOW = '/x/e2e/flows/promo.test.ts';

test('counts passed and failed tests', () => {
  expect(summaryLine(result(12, 0), 0)).toBe('12 passed, 0 failed');
  expect(summaryLine(result(12, 3, [file('a.test.ts', 'failed')]), 1)).toBe('12 passed, 3 failed');
});

test('counts what failed without a test', () => {
  const unloaded = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
  expect(summaryLine(result(12, 1, [unloaded]), 1)).toBe('12 passed, 2 failed');
  expect(summaryLine(result(12, 0), 1)).toBe('12 passed, 1 failed');
  expect(summaryLine(undefined, 130)).toBe('0 passed, 1 failed');
});

test('a few failed flows are run once more, anything else that failed stands', () => {
  expect(flowsToRunAgain(result(2, 1, [file('/x/a.test.ts', 'passed'), file(FLOW, 'failed')]))).toEqual([
    FLOW,
  ]);
  expect(flowsToRunAgain(result(1, 2, [file('/x/a.test.ts', 'failed'), file(FLOW, 'failed')]))).toEqual([]);
  const many = [1, 2, 3, 4].map((n) => file(`/x/e2e/flows/${n}.test.ts`, 'failed'));
  expect(flowsToRunAgain(result(0, 4, many))).toEqual([]);
  expect(flowsToRunAgain(undefined)).toEqual([]);
});

test('a second try takes the place of the first, whether it passed or failed', () => {
  const first = result(3, 1, [
    file('/x/a.test.ts', 'passed', 'passed'),
    file(FLOW, 'passed', 'failed', 'skipped'),
  ]);
  const passed = withSecondTry(first, result(3, 0, [file(FLOW, 'passed', 'passed', 'passed')]));
  expect(summaryLine(passed, 0)).toBe('5 passed, 0 failed');
  const failed = withSecondTry(first, result(1, 2, [file(FLOW, 'passed', 'failed', 'failed')]));
  expect(summaryLine(failed, 1)).toBe('3 passed, 2 failed');
});
