import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the web app is built from. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'packages/contract/src',
  'packages/documents/src',
  'packages/domain/src',
  'package-lock.json',
];

/** The latest change at or below a path, in milliseconds; folders count, so that a deletion is seen. */
function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestChange(join(path, name))),
    stat.mtimeMs,
  );
}

/** Whether apps/web/dist is missing or older than something it is built from. */
export function webIsStale(root: string): boolean {
  const built = join(root, 'apps/web/dist/index.html');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return SOURCES.some((source) => newestChange(join(root, source)) > builtAt);
}
