import {
  belumValidasi,
  detailPelunasan,
  petugasPelunasan,
  postValidasi,
  putValidasi,
} from '@kadar/contract/endpoints/hutang-validasi.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../../platform/http/route.ts';
import { listNamedUsers } from '../../sesi/public.ts';
import { belumValidasi as belum, detailPelunasan as detail } from './queries.ts';
import { validasiPelunasan } from './validate.ts';

/** Validation of redemptions. */
export const validasiRoutes = (app: FastifyInstance): void => {
  query(app, belumValidasi, belum);
  query(app, detailPelunasan, detail);
  query(app, petugasPelunasan, listNamedUsers);
  command(app, postValidasi, validasiPelunasan, { day: 'shared' });
  command(app, putValidasi, validasiPelunasan, { day: 'shared' });
};
