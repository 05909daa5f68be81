import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The browser's flows take longest, so that they start first and nothing waits for the last of them. */
class FlowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.includes('every-screen') ? 0 : moduleId.includes('/e2e/') ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'e2e/flows/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['apps/server/src/platform/postgres/global-setup.ts', 'e2e/support/unpack-browser.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What comes by an event comes a moment later, on a busy machine some moments.
    expect: { poll: { timeout: 15_000 } },
    // A flow waits for its browser, a server test for its database: three share two cores well.
    maxWorkers: 3,
    // Files leave nothing behind in their process, so that the server is read once a worker and not once a file.
    isolate: false,
    sequence: { sequencer: FlowsFirst },
  },
});
