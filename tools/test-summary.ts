/** The part of vitest's JSON result that is counted; `name` is the file's absolute path. */
export interface TestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** More flows than this failing together is a fault of the product, never of the moment. */
const MOST_AGAIN = 3;

const FLOW = /[\\/]e2e[\\/]flows[\\/]/;

/**
 * The browser flows to run once more, each on a fresh shop: those that failed, where nothing but a few of them did.
 * A browser on a busy machine is the one thing here whose moments no test commands; every other failure stands.
 */
export function flowsToRunAgain(result: TestResult | undefined): string[] {
  const failed =
    result?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? [];
  return failed.length <= MOST_AGAIN && failed.every((name) => FLOW.test(name)) ? failed : [];
}

/** The first result with the files of the second in the place of its own. */
export function withSecondTry(first: TestResult, second: TestResult): TestResult {
  const again = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults];
  const count = (status: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status)
      .length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
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
