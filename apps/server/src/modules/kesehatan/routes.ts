import { kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { registerHealth } from './metrics.ts';
import { readKesehatan } from './queries/kesehatan.ts';

export const kesehatanRoutes = (app: FastifyInstance): void => {
  query(app, kesehatan, readKesehatan);
  registerHealth(app.kadar);
};
