import { createHash } from 'node:crypto';
import type { UploadedImage } from '@kadar/contract/endpoints/gambar.ts';
import type { Call } from '../http/call.ts';
import { runCommand } from '../http/command.ts';
import type { Target } from './encode.ts';
import { addressOf, nameOf, stageImage } from './store.ts';
import { readUpload } from './upload.ts';

/** Takes a picture ahead of the record that shows it. Throws GAMBAR_TIDAK_SAH, ISI_TERLALU_BESAR. */
export const takeUpload = async (
  call: Call,
  route: string,
  target: Target & { folder: string },
): Promise<{ data: UploadedImage }> => {
  const { image } = await readUpload(call.request);
  // The form itself is a stream: what identifies it for its idempotency key is the picture's digest.
  call.request.body = { image: createHash('sha256').update(image).digest('hex') };
  return runCommand(call, route, async (tx) => {
    const { path, width, height } = await stageImage(call, tx, image, target);
    return {
      data: { gambar_path: addressOf(path), gambar_name: nameOf(path), lebar: width, tinggi: height },
    };
  });
};
