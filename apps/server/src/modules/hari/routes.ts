import { bukaHari, slipHari, statusHari, tutupHari } from '@kadar/contract/endpoints/keuangan.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { bukaHari as open } from './commands/buka-hari.ts';
import { tutupHari as close } from './commands/tutup-hari.ts';
import { sendSlipHari } from './queries/slip-hari.ts';
import { statusHari as status } from './queries/status-hari.ts';

export const hariRoutes = (app: FastifyInstance): void => {
  query(app, statusHari, status);
  command(app, bukaHari, open, { day: 'exclusive' });
  command(app, tutupHari, close, { day: 'exclusive' });
  query(app, slipHari, (call) => sendSlipHari(call, call.params.tanggal));
};
