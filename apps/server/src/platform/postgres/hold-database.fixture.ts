/** A stand-in for the server process in tests: opens the database of the folder given and holds it. */
import { openDatabase } from './embedded.ts';

const dataDir = process.argv[2] ?? '';
try {
  const database = await openDatabase({ dataDir, log: () => undefined });
  process.stdout.write(`${JSON.stringify({ ownerUrl: database.ownerUrl, adopted: database.adopted })}\n`);
  process.once('SIGTERM', () => database.stop());
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  process.stdout.write(`${JSON.stringify({ code, message: String(error) })}\n`);
  process.exitCode = 1;
}
