import type { FastifyInstance } from 'fastify';
import { imageCheckJob } from '../../platform/images/check-job.ts';
import { SmallerImages } from '../../platform/images/smaller.ts';
import { publikRoutes } from './publik/routes.ts';
import { sendGambar } from './queries/gambar.ts';

/** What the catalogue has besides its lists: its public page and its pictures, open to everyone as in the member app. */
export const katalogRoutes = (app: FastifyInstance): void => {
  const { files, events } = app.kadar;
  const smaller = new SmallerImages(files);
  events.subscribe(({ topic, data }) => {
    const pictures = typeof data !== 'string' || data.endsWith('-katalog');
    if (topic === 'reconnected' || (topic === 'master-changed' && pictures)) smaller.forget();
  });
  app.get('/api/v1/app/gambar/*', (request, reply) => sendGambar({ files, smaller }, request, reply));
  app.kadar.jobs.add(imageCheckJob(app.kadar));
  publikRoutes(app);
};
