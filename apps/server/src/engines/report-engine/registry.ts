import { readdir } from 'node:fs/promises';
import type { Report } from './define.ts';

const MODULES = new URL('../../modules/', import.meta.url);

/** Every report: the files in the modules' `reports` folders, found by looking. */
export const loadReports = async (): Promise<Report[]> => {
  const files = (await readdir(MODULES, { recursive: true }))
    .filter((path) => /^[^/\\]+[/\\]reports[/\\][^/\\]+\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (path) => {
      const { default: report } = (await import(new URL(path.replaceAll('\\', '/'), MODULES).href)) as {
        default: Report;
      };
      return report;
    }),
  );
};
