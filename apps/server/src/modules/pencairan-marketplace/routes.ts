import { belumCairLuar, postPencairanMarketplace } from '@kadar/contract/endpoints/pencairan-marketplace.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { command, query } from '../../platform/http/route.ts';
import { waitingSales } from './belum-cair.ts';
import { cairkan } from './cairkan.ts';

export const pencairanMarketplaceRoutes = (app: FastifyInstance): void => {
  query(app, belumCairLuar, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) =>
      tx.rows(sql`select * from ${waitingSales(call.toko)} w order by w.tanggal, w.no_faktur`),
    ),
  }));
  command(app, postPencairanMarketplace, cairkan, { selfStoring: true, day: 'shared' });
};
