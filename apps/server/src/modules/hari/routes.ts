import { bukaHari } from '@kadar/contract/endpoints/hari.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../../platform/http/route.ts';
import { bukaHari as open } from './commands/buka-hari.ts';

export const hariRoutes = (app: FastifyInstance): void => {
  command(app, bukaHari, open, { day: 'exclusive' });
};
