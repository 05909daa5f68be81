import {
  gerakBaki,
  getTimbang,
  resetTimbang,
  startTimbang,
  timbangBaki,
} from '@kadar/contract/endpoints/timbang.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { resetTimbang as reset } from './commands/reset-timbang.ts';
import { startTimbang as start } from './commands/start-timbang.ts';
import { timbangBaki as weigh } from './commands/timbang-baki.ts';
import { getTimbang as get } from './queries/get-timbang.ts';
import { gerakBaki as moves } from './queries/moves.ts';

export const timbangRoutes = (app: FastifyInstance): void => {
  query(app, getTimbang, get);
  query(app, gerakBaki, async (call) => ({ data: await moves(call) }));
  command(app, startTimbang, start, { day: 'shared' });
  command(app, resetTimbang, reset);
  command(app, timbangBaki, weigh, { day: 'shared' });
};
