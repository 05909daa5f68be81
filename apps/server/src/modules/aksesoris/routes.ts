import { postAmbilAksesoris, postTambahAksesoris } from '@kadar/contract/endpoints/aksesoris.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../../platform/http/route.ts';
import { accessorySpends } from '../barang/public.ts';
import { ambil, tambah } from './move-stock.ts';

export const aksesorisRoutes = (app: FastifyInstance): void => {
  command(app, postTambahAksesoris, tambah, {
    selfStoring: true,
    day: 'shared',
    spends: ({ body }) => (body.kode_supplier ? [{ what: 'SUPPLIER', of: body.kode_supplier }] : []),
  });
  command(app, postAmbilAksesoris, ambil, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => accessorySpends(toko, body.lines),
  });
};
