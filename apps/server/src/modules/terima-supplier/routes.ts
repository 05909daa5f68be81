import { getReturnable, periksaBatch, postKoreksi, postSelesai } from '@kadar/contract/endpoints/batch.ts';
import { stokGrosir } from '@kadar/contract/endpoints/stok-grosir.ts';
import { getUsulTerima, listBatch, postTerimaSupplier } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { openBatches } from './batches.ts';
import { periksa } from './check.ts';
import { koreksi } from './correct.ts';
import { selesai } from './end.ts';
import { stok } from './grosir/stok.ts';
import { ofBatch } from './hold.ts';
import { proposals } from './proposals.ts';
import { terimaSupplier } from './receive.ts';
import { returnable } from './returnable.ts';

export const terimaSupplierRoutes = (app: FastifyInstance): void => {
  command(app, postTerimaSupplier, terimaSupplier, {
    selfStoring: true,
    day: 'shared',
    // His notas are told apart by their numbers: of two that are typed at once the later one sees the earlier.
    spends: ({ body }) => [{ what: 'SUPPLIER', of: body.kode_supplier }],
  });
  query(app, stokGrosir, stok);
  query(app, listBatch, async (call) => ({ data: await openBatches(call) }));
  query(app, getUsulTerima, async (call) => ({ data: await proposals(call) }));
  command(app, periksaBatch, periksa, { day: 'shared' });
  command(app, postSelesai, selesai, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [ofBatch(toko, body.no_batch)],
  });
  command(app, postKoreksi, koreksi, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [ofBatch(toko, body.no_batch)],
  });
  query(app, getReturnable, async (call) => ({ data: await returnable(call) }));
};
