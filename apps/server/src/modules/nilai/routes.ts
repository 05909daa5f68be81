import { hutangDashboard, ujiHarga } from '@kadar/contract/endpoints/nilai.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { hutangDashboard as dashboard, ujiHarga as uji } from './dashboard.ts';
import { valueOnChange } from './revalue.ts';

/** What open pledges are worth. */
export const nilaiRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(valueOnChange(app.kadar));
  query(app, hutangDashboard, dashboard);
  query(app, ujiHarga, uji);
};
