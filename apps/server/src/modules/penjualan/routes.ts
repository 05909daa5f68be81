import {
  getPenjualan,
  listPenjualan,
  notaPenjualan,
  postPenjualan,
} from '@kadar/contract/endpoints/penjualan.ts';
import type { FastifyInstance } from 'fastify';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { postPenjualan as post, spendsOf } from './commands/post-penjualan.ts';
import { sendNota } from './queries/nota.ts';
import { getPenjualan as get, listPenjualan as list } from './queries/penjualan.ts';

export const penjualanRoutes = (app: FastifyInstance): void => {
  command(app, postPenjualan, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ body }) => spendsOf(body),
  });
  listWithWhy(app, listPenjualan, list);
  query(app, getPenjualan, async (call) => ({ data: await get(call, call.params.no_faktur) }));
  query(app, notaPenjualan, (call) => sendNota(call, call.params.no_faktur));
};
