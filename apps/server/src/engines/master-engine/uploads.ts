import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { uploadedImage } from '@kadar/contract/endpoints/gambar.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { query } from '../../platform/http/route.ts';
import { takeUpload } from '../../platform/images/take-upload.ts';
import { imageFields, targetOf } from './images.ts';

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
      data: uploadedImage,
    },
    async (call) => {
      const field = master.fields[call.params.field];
      if (!field) throw new Error(`no field ${call.params.field}`);
      return takeUpload(call, path, targetOf(field));
    },
    { keyed: true },
  );
};
