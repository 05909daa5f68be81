import { daftarTampilan, hapusTampilan, simpanTampilan } from '@kadar/contract/endpoints/tampilan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { forgetTampilan, keepTampilan } from './commands/keep-tampilan.ts';
import { listTampilan } from './queries/list-tampilan.ts';

export const tampilanRoutes = (app: FastifyInstance): void => {
  query(app, daftarTampilan, listTampilan);
  command(app, simpanTampilan, keepTampilan);
  command(app, hapusTampilan, forgetTampilan);
};
