import { postRetur } from '@kadar/contract/endpoints/batch.ts';
import {
  getHutangSupplier,
  listBayarDengan,
  listHutangSupplier,
  postBayarEmas,
  postBayarSupplier,
  postFixing,
  postUangMuka,
} from '@kadar/contract/endpoints/hutang-supplier.ts';
import type { FastifyInstance } from 'fastify';
import type { Spending } from '../../platform/database/database.ts';
import { command, query } from '../../platform/http/route.ts';
import { ofBatch } from '../terima-supplier/public.ts';
import { bayarSupplier } from './bayar.ts';
import { bayarEmas } from './bayar-emas.ts';
import { emasToPay } from './emas.ts';
import { fix } from './fix.ts';
import { hutangOf, hutangSupplier } from './queries.ts';
import { retur } from './return.ts';
import { uangMuka } from './uang-muka.ts';

const supplier = ({ body }: { body: { kode_supplier: string } }): Spending => ({
  what: 'SUPPLIER',
  of: body.kode_supplier,
});
/** The drawer, where something of it is paid in cash. */
const drawer = (
  toko: string,
  { payments }: { payments: readonly { jenis: 'CASH' | 'TRANSFER' }[] },
): Spending[] => (payments.some(({ jenis }) => jenis === 'CASH') ? [{ what: 'CASH', of: toko }] : []);

export const hutangSupplierRoutes = (app: FastifyInstance): void => {
  query(app, listHutangSupplier, async (call) => ({ data: await hutangSupplier(call) }));
  query(app, listBayarDengan, async (call) => ({ data: await emasToPay(call) }));
  query(app, getHutangSupplier, async (call) => ({ data: await hutangOf(call) }));
  command(app, postBayarSupplier, bayarSupplier, {
    selfStoring: true,
    day: 'shared',
    spends: (call) => [...drawer(call.toko, call.body), supplier(call)],
  });
  command(app, postFixing, fix, {
    selfStoring: true,
    day: 'shared',
    spends: (call) => [supplier(call)],
  });
  command(app, postBayarEmas, bayarEmas, {
    selfStoring: true,
    day: 'shared',
    spends: (call) => [
      supplier(call),
      { what: 'MASSA', of: `${call.toko}/${call.body.objek}/${call.body.kunci}` },
    ],
  });
  command(app, postUangMuka, uangMuka, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => drawer(toko, body),
  });
  command(app, postRetur, retur, {
    selfStoring: true,
    day: 'shared',
    spends: (call) => [
      supplier(call),
      ...call.body.batch.map(({ no_batch }) => ofBatch(call.toko, no_batch)),
    ],
  });
};
