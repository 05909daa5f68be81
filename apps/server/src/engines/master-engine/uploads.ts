import { createHash } from 'node:crypto';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runCommand } from '../../platform/http/command.ts';
import { query } from '../../platform/http/route.ts';
import { addressOf, nameOf, stageImage } from '../../platform/images/store.ts';
import { readUpload } from '../../platform/images/upload.ts';
import { imageFields, targetOf } from './images.ts';

const uploaded = z.object({
  gambar_path: z.string(),
  gambar_name: z.string(),
  /** Pixels of the picture as it is kept. */
  lebar: z.number(),
  tinggi: z.number(),
});

/** The upload of a master's pictures, ahead of the form that shows them: multipart with one file, `image`. */
export const uploadRoutes = (
  app: FastifyInstance,
  master: Master,
  shared: Pick<Endpoint, 'access' | 'menu' | 'gate'>,
): void => {
  const path = `${master.paths.base}/gambar/{field}`;
  const names = imageFields(master).map(([name]) => name) as [string, ...string[]];
  query(
    app,
    {
      ...shared,
      method: 'POST',
      path,
      summary: `Upload a picture (JPEG, PNG or WebP, at most 10 MB): ${master.title.en}`,
      params: z.object({ field: z.enum(names) }),
      data: uploaded,
    },
    async (call) => {
      const field = master.fields[call.params.field];
      if (!field) throw new Error(`no field ${call.params.field}`);
      const { image } = await readUpload(call.request);
      // The form itself is a stream: what identifies it for its idempotency key is the picture's digest.
      call.request.body = { image: createHash('sha256').update(image).digest('hex') };
      return runCommand(call, path, async (tx) => {
        const stored = await stageImage(call, tx, image, targetOf(field));
        const data = {
          gambar_path: addressOf(stored.path),
          gambar_name: nameOf(stored.path),
          lebar: stored.width,
          tinggi: stored.height,
        };
        return { data };
      });
    },
    { keyed: true },
  );
};
