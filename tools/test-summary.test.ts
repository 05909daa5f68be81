import { expect, test } from 'vitest';
import { summaryLine, type TestResult } from './test-summary.ts';

const result = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: TestResult['testResults'] = [],
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test('counts passed and failed tests', () => {
  expect(summaryLine(result(12, 0), 0)).toBe('12 passed, 0 failed');
  expect(summaryLine(result(12, 3, [{ status: 'failed', assertionResults: [{}] }]), 1)).toBe(
    '12 passed, 3 failed',
  );
});

test('counts what failed without a test', () => {
  expect(summaryLine(result(12, 1, [{ status: 'failed', assertionResults: [] }]), 1)).toBe(
    '12 passed, 2 failed',
  );
  expect(summaryLine(result(12, 0), 1)).toBe('12 passed, 1 failed');
  expect(summaryLine(undefined, 130)).toBe('0 passed, 1 failed');
});
