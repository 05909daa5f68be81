import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../platform/operator-error.ts';
import { newPortalKey, publicTextOf, readPortalKey } from '../platform/portal-keys.ts';
import { runTool } from './with-database.ts';

await runTool(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new OperatorError('Pakai: npm run portal-key -- FILE');
  const path = resolve(file);
  // A key that is in use is never written over: its branches would refuse head office.
  if (!existsSync(path)) writeFileSync(path, newPortalKey(), { mode: 0o600, flag: 'wx' });
  process.stdout.write(`Di pusat:       KADAR_PORTAL_KEY=${path}\n`);
  process.stdout.write(`Di tiap cabang: KADAR_PUSAT_KEY=${publicTextOf(readPortalKey(path))}\n`);
});
