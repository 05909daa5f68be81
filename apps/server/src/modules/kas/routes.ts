import { gesekHistories, listBank, listKas, postKas } from '@kadar/contract/endpoints/keuangan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { postKas as post } from './commands/post-kas.ts';
import { listBank as bankMovements, listKas as documents, listGesek } from './queries/list-kas.ts';

export const kasRoutes = (app: FastifyInstance): void => {
  command(app, postKas, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.jenis === 'KELUAR' ? [{ what: 'CASH', of: toko }] : []),
  });
  query(app, listKas, documents);
  query(app, listBank, bankMovements);
  query(app, gesekHistories, listGesek);
};
