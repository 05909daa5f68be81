import { persiapan, tutupPersiapan } from '@kadar/contract/endpoints/persiapan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { putAway } from './commands/tutup-persiapan.ts';
import { readPersiapan } from './queries/persiapan.ts';

export const persiapanRoutes = (app: FastifyInstance): void => {
  query(app, persiapan, readPersiapan);
  command(app, tutupPersiapan, putAway);
};
