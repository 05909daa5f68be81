import { getFromPortals, postToPortals } from '@kadar/contract/endpoints/portal.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { askEveryShop } from './queries/ask-every-shop.ts';

export const portalRoutes = (app: FastifyInstance): void => {
  query(app, getFromPortals, (call) => askEveryShop(app, call));
  // Each shop's own server keeps its answer under a key derived from the one given here.
  query(app, postToPortals, (call) => askEveryShop(app, call), { keyed: true });
};
