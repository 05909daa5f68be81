import {
  postHancurManual,
  postPindahManual,
  postTambahManual,
  stockManual,
} from '@kadar/contract/endpoints/barang-manual.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { groupSpends } from '../barang/public.ts';
import { ofBatch } from '../terima-supplier/public.ts';
import { tambahManual } from './add.ts';
import { hancurManual } from './destroy.ts';
import { pindahManual } from './move.ts';
import { stock } from './stock.ts';

export const barangManualRoutes = (app: FastifyInstance): void => {
  query(app, stockManual, async (call) => ({ data: await stock(call) }));
  command(app, postTambahManual, tambahManual, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.no_batch ? [ofBatch(toko, body.no_batch)] : []),
  });
  command(app, postPindahManual, pindahManual, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => groupSpends(toko, [body.kunci]),
  });
  command(app, postHancurManual, hancurManual, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => groupSpends(toko, [body.kunci]),
  });
};
