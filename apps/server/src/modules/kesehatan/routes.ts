import { aturCadangan, cadangkanSekarang, kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { backupJobs } from './cadangan/jobs.ts';
import { changeAtur, startNow } from './commands/atur-cadangan.ts';
import { registerHealth } from './metrics.ts';
import { readKesehatan } from './queries/kesehatan.ts';

export const kesehatanRoutes = (app: FastifyInstance): void => {
  query(app, kesehatan, readKesehatan);
  command(app, aturCadangan, changeAtur);
  command(app, cadangkanSekarang, startNow);
  registerHealth(app.kadar);
  for (const job of backupJobs(app.kadar)) app.kadar.jobs.add(job);
};
