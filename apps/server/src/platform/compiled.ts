import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Beside the program, so that whoever may write there may change the program itself as well; never in a folder that all may write. */
export const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/kadar');

/**
 * What is loaded from here on is read as it was compiled at an earlier start, and what was not is kept for the next one. Where `folder`
 * cannot be written, all is compiled as ever.
 */
export const keepCompiled = (folder = COMPILED): void => {
  enableCompileCache(folder);
};

/** Not at the end of the process alone: a shop's machine is switched off as it stands. */
export const writeCompiled = (): void => flushCompileCache();
