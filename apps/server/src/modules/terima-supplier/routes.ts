import { listBatch, postTerimaSupplier } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { openBatches } from './batches.ts';
import { terimaSupplier } from './receive.ts';

export const terimaSupplierRoutes = (app: FastifyInstance): void => {
  command(app, postTerimaSupplier, terimaSupplier, {
    selfStoring: true,
    day: 'shared',
    // His notas are told apart by their numbers: of two that are typed at once the later one sees the earlier.
    spends: ({ body }) => [{ what: 'SUPPLIER', of: body.kode_supplier }],
  });
  query(app, listBatch, async (call) => ({ data: await openBatches(call) }));
};
