import type { UploadedImage } from '@kadar/contract/endpoints/gambar.ts';
import { uploadBanner } from '@kadar/contract/endpoints/promo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { claimImages, dropImages, pathOf } from '../../platform/images/store.ts';
import { takeUpload } from '../../platform/images/take-upload.ts';

/** The spec's folder, and a size that WhatsApp shows without cropping; JPEG quality as of every picture [spec A §9]. */
const BANNER = { folder: 'PROMO', width: 1280, height: 1280, fit: 'inside', quality: 50 } as const;

/** Takes a banner ahead of the promo that shows it. Throws GAMBAR_TIDAK_SAH, ISI_TERLALU_BESAR. */
export const takeBanner = (call: Call): Promise<{ data: UploadedImage }> =>
  takeUpload(call, uploadBanner.path, BANNER);

/**
 * Takes the new banner into its promo and drops the old one that no other promo shows; a banner of an earlier promo may
 * be shown again. An address elsewhere is its owner's business. Throws 422 at image_url.
 */
export const settleBanner = async (call: Call, tx: Tx, image_url: string, before = ''): Promise<void> => {
  if (image_url === before) return;
  const path = pathOf(image_url);
  const old = pathOf(before);
  // Promos that take up or leave the same banner wait for each other: none shows what the other drops, or leaves what nobody shows.
  const concerned = [path, old].filter((one) => one !== undefined);
  await tx.rows(sql`select 1 from files where path = any(${concerned}::text[]) order by path for update`);
  if (path) {
    const missing = await claimImages(call, tx, [path]);
    const known = await tx.maybe(sql`select 1 from promo_jadwal where image_url = ${image_url} limit 1`);
    if (missing.length > 0 && !known) throw fieldError('image_url', 'GAMBAR_TIDAK_SAH');
  }
  if (!old) return;
  const uses = await tx.one<{ count: number }>(
    sql`select count(*) as count from promo_jadwal where image_url = ${before}`,
  );
  if (uses.count === 1) await dropImages(call, tx, [old]);
};
