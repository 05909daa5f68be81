import { listUrusan } from '@kadar/contract/endpoints/urusan.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { urusanOf } from './urusan.ts';

export const urusanRoutes = (app: FastifyInstance): void => {
  query(app, listUrusan, async (call) => ({ data: await urusanOf(call) }));
};
