import { listKas, postKas } from '@kadar/contract/endpoints/kas.ts';
import type { FastifyInstance } from 'fastify';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command } from '../../platform/http/route.ts';
import { postKas as post } from './commands/post-kas.ts';
import { listKas as documents } from './queries/list-kas.ts';

export const kasRoutes = (app: FastifyInstance): void => {
  command(app, postKas, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.jenis === 'KELUAR' ? [{ what: 'CASH', of: toko }] : []),
  });
  listWithWhy(app, listKas, documents);
};
