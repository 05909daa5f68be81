import {
  batalTunggu,
  bayarTunggu,
  getTunggu,
  jumlahTunggu,
  listTunggu,
  validasiTunggu,
} from '@kadar/contract/endpoints/tunggu.ts';
import type { FastifyInstance } from 'fastify';
import { noteReports } from '../../engines/report-engine/notes.ts';
import { command, query } from '../../platform/http/route.ts';
import { batal } from './commands/batal.ts';
import { bayar, validasi } from './commands/validasi.ts';
import { get, jumlah, list, waitingNotes } from './queries/tunggu.ts';

export const validasiRoutes = (app: FastifyInstance): void => {
  noteReports(app, waitingNotes);
  query(app, listTunggu, list);
  query(app, jumlahTunggu, jumlah);
  query(app, getTunggu, async (call) => ({ data: await get(call) }));
  command(app, validasiTunggu, validasi, { selfStoring: true, day: 'shared' });
  command(app, bayarTunggu, bayar, { selfStoring: true, day: 'shared' });
  command(app, batalTunggu, batal);
};
