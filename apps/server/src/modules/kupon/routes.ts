import { cekKupon, cetakKupon, terbitkanKupon } from '@kadar/contract/endpoints/kupon.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { cetak } from './cetak.ts';
import { cekKupon as cek } from './queries.ts';
import { terbitkan } from './terbit.ts';

export const kuponRoutes = (app: FastifyInstance): void => {
  query(app, cekKupon, cek);
  command(app, terbitkanKupon, terbitkan);
  query(app, cetakKupon, cetak);
};
