import {
  buktiHancur,
  fotoHancur,
  fotoHancurOf,
  lotHancur,
  postHancur,
} from '@kadar/contract/endpoints/hancur.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { openMeltLots } from '../pembelian/public.ts';
import { sendBukti } from './bukti.ts';
import { photos, sendFoto } from './photos.ts';
import { postHancur as post } from './post-hancur.ts';

export const hancurRoutes = (app: FastifyInstance): void => {
  command(app, postHancur, post, { selfStoring: true, day: 'shared' });
  query(app, fotoHancur, photos.take, { keyed: true });
  query(app, fotoHancurOf, sendFoto);
  query(app, lotHancur, async (call) => ({ data: await openMeltLots(call) }));
  query(app, buktiHancur, sendBukti);
};
