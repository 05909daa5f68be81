import {
  cetakPenjualan,
  getPenjualan,
  listPenjualan,
  notaPenjualan,
  postPenjualan,
} from '@kadar/contract/endpoints/penjualan.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
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
  query(app, listPenjualan, list);
  query(app, getPenjualan, async (call) => ({ data: await get(call, call.params.no_faktur) }));
  query(app, notaPenjualan, (call) => sendNota(call, call.params.no_faktur));
  command(app, cetakPenjualan, async (call, tx) => {
    const printed = await tx.maybe<{ cetak: number }>(sql`
      update dokumen set cetak = cetak + 1 where no_faktur = ${call.params.no_faktur} and jenis = 'PENJUALAN' and (${call.toko} = '*' or kode_toko = ${call.toko}) returning cetak`);
    if (!printed) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return { data: printed };
  });
};
