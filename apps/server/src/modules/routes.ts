import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';
import type { Report } from '../engines/report-engine/define.ts';
import type { MenuScreen } from './sesi/menu.ts';
import { penjualanRoutes } from './penjualan/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { sistemRoutes } from './sistem/routes.ts';

export interface Catalogue {
  masters: readonly Master[];
  reports: readonly Report[];
  screens: readonly MenuScreen[];
}

/** The calls of every module. */
export const moduleRoutes = (app: FastifyInstance, catalogue: Catalogue): void => {
  setupRoutes(app, catalogue);
  sistemRoutes(app);
  penjualanRoutes(app);
};
