import { writeFileSync } from 'node:fs';
import type { Reporter, Vitest } from 'vitest/node';

/** Where errors that belonged to no test are noted beside vitest's JSON result, which leaves them out. */
export const unhandledBeside = (result: string): string => `${result}.unhandled`;

/** Notes how many errors of a run belonged to no test; without such errors there is no note. */
export default class UnhandledReporter implements Reporter {
  #result = '';

  onInit({ config }: Vitest): void {
    const { outputFile } = config;
    this.#result = typeof outputFile === 'object' ? (outputFile.json ?? '') : '';
  }

  onTestRunEnd(_modules: readonly unknown[], unhandled: readonly unknown[]): void {
    if (this.#result && unhandled.length > 0)
      writeFileSync(unhandledBeside(this.#result), String(unhandled.length));
  }
}
