import { hutangDashboard, ujiHarga } from '@kadar/contract/endpoints/hutang-lapor.ts';
import {
  belumValidasi,
  detailPelunasan,
  petugasPelunasan,
  postValidasi,
  putValidasi,
} from '@kadar/contract/endpoints/hutang-validasi.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { listNamedUsers } from '../sesi/public.ts';
import { hutangDashboard as dashboard, ujiHarga as uji } from './nilai/dashboard.ts';
import { valueOnChange } from './nilai/revalue.ts';
import { belumValidasi as belum, detailPelunasan as detail } from './validasi/queries.ts';
import { validasiPelunasan } from './validasi/validate.ts';

/** Validation of redemptions, and what pledges are worth. */
export const laporRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(valueOnChange(app.kadar));
  query(app, hutangDashboard, dashboard);
  query(app, ujiHarga, uji);
  query(app, belumValidasi, belum);
  query(app, detailPelunasan, detail);
  query(app, petugasPelunasan, listNamedUsers);
  command(app, postValidasi, validasiPelunasan, { day: 'shared' });
  command(app, putValidasi, validasiPelunasan, { day: 'shared' });
};
