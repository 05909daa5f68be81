/** The part of vitest's JSON result that is counted. */
export interface TestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * The last line of `npm test`. A file that could not even be loaded counts as one failure, as does a run that
 * ended badly with every test passed (an unhandled error, a setup that failed) or left no result at all.
 */
export function summaryLine(result: TestResult | undefined, exitCode: number): string {
  const unloaded = result?.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0;
  });
  const failed = (result?.numFailedTests ?? 0) + (unloaded?.length ?? 0);
  return `${result?.numPassedTests ?? 0} passed, ${failed === 0 && exitCode !== 0 ? 1 : failed} failed`;
}
