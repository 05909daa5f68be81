import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { webIsStale } from '../../tools/web-build.ts';

const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'apps/web/dist');

/** The built web app, built anew when it is older than its sources. */
export const ensureWeb = async (note: (line: string) => void): Promise<void> => {
  if (!webIsStale(ROOT)) return;
  note('building the web app …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the web app does not build: ${code}`);
};
