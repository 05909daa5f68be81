import {
  buktiPindah,
  cetakUlangPindah,
  pindahByNo,
  postPindah,
} from '@kadar/contract/endpoints/pindah-barang.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { sendBukti } from './bukti.ts';
import { postPindah as post } from './post-pindah.ts';
import { movedPieces, transfers } from './queries.ts';

export const pindahBarangRoutes = (app: FastifyInstance): void => {
  command(app, postPindah, post, { selfStoring: true, day: 'shared' });
  query(app, cetakUlangPindah, transfers);
  query(app, pindahByNo, async (call) => ({ data: await movedPieces(call) }));
  query(app, buktiPindah, sendBukti);
};
