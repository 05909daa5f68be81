import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest starts first, so that nothing waits for the last of it: the walk over every screen, the browser's other flows, what kills, restores, reads slowly or goes through everything. Whatever takes half a minute is named. */
const LONGEST = [
  /every-screen/,
  /\/e2e\//,
  /\/crash\/|\/restore\/|every-|random-|slow-|tests\/figures|lives|alterations|input-hardness|broken-addresses|customer-data|permissions|role-matrix|seal-standing|open-whole|play-history|\/postgres\/|\/backup\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((pattern) => pattern.test(moduleId));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'e2e/flows/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['apps/server/src/platform/postgres/global-setup.ts', 'e2e/support/unpack-browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What comes by an event comes a moment later, on a busy machine some moments.
    expect: { poll: { timeout: 15_000 } },
    // A flow waits for its browser, a server test for its database: three share two cores well.
    maxWorkers: 3,
    // Files leave nothing behind in their process, so that the server is read once a worker and not once a file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
