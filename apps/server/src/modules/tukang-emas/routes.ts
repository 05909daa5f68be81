import {
  buktiRekeningTukang,
  getRekeningTukang,
  listOrang,
  listSumber,
  postSerahTukang,
  postTerimaTukang,
  postUpahTukang,
} from '@kadar/contract/endpoints/tukang-emas.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { bulkSpends } from '../barang/public.ts';
import { craftsmenOf } from './account.ts';
import { sendRekening } from './bukti.ts';
import { serahTukang } from './hand-over.ts';
import { upahTukang } from './pay-wage.ts';
import { orang, sumber } from './queries.ts';
import { accountBetween } from './statement.ts';
import { terimaTukang } from './take-back.ts';

export const tukangEmasRoutes = (app: FastifyInstance): void => {
  query(app, listOrang, async (call) => ({ data: await orang(call) }));
  query(app, listSumber, async (call) => ({ data: await sumber(call) }));
  query(app, getRekeningTukang, async (call) => ({
    data: await accountBetween(call, { ...call.params, ...call.query }),
  }));
  query(app, buktiRekeningTukang, sendRekening);
  command(app, postSerahTukang, serahTukang, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [
      craftsmenOf(toko),
      // Who ends an order holds its deposit.
      ...(body.no_pesanan ? [{ what: 'TITIPAN' as const, of: body.no_pesanan.slice(0, 14) }] : []),
      ...bulkSpends(
        toko,
        body.lines.map(({ sumber: objek, kunci }) => ({ objek, kunci })),
      ),
    ],
  });
  command(app, postTerimaTukang, terimaTukang, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko }) => [craftsmenOf(toko)],
  });
  command(app, postUpahTukang, upahTukang, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [
      ...(body.payments.some(({ jenis }) => jenis === 'CASH') ? [{ what: 'CASH' as const, of: toko }] : []),
      { what: 'SUPPLIER', of: body.kode_tukang },
    ],
  });
};
