import type { Job } from '../jobs.ts';
import type { Kadar } from '../kadar.ts';
import { checkImages } from './sweep.ts';

/** Paths that a warning names; it counts all. */
const NAMED = 10;

/** Looks at the catalogue's pictures every night: sweeps what was left lying, warns of orphans and missing files. */
export const imageCheckJob = ({ db, files, metrics, log }: Kadar, settleMs?: number): Job => ({
  name: 'check-images',
  cron: '41 3 * * *',
  run: async () => {
    const { swept, orphans, missing } = await checkImages(db, files, settleMs);
    metrics.strayImages.set({ kind: 'orphan' }, orphans.length);
    metrics.strayImages.set({ kind: 'missing' }, missing.length);
    if (swept.length > 0)
      log.info({ swept: swept.length }, 'uploads that no record was saved for are removed');
    if (orphans.length + missing.length === 0) return;
    const some = { orphans: orphans.slice(0, NAMED), missing: missing.slice(0, NAMED) };
    log.warn(
      { orphanCount: orphans.length, missingCount: missing.length, ...some },
      'pictures of the catalogue and their rows disagree',
    );
  },
});
