import type { FastifyInstance } from 'fastify';
import { standingJob } from './job.ts';

export const pemeriksaanRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(standingJob(app.kadar));
};
