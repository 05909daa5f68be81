import { ikutPeringatan, listPeringatan, putPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { alertJob } from './jobs.ts';
import { list } from './list.ts';
import { changeLimit, followLimit } from './save.ts';

export const peringatanRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(alertJob(app.kadar));
  query(app, listPeringatan, list);
  command(app, putPeringatan, changeLimit, { labels: { batas: { id: 'Batas', en: 'Limit' } } });
  command(app, ikutPeringatan, followLimit);
};
