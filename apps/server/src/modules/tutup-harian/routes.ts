import { hitungHari, slipHari, statusHari, tutupHari } from '@kadar/contract/endpoints/hari.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { hitungHari as count } from './commands/hitung-hari.ts';
import { tutupHari as close } from './commands/tutup-hari.ts';
import { sendSlipHari } from './queries/slip-hari.ts';
import { statusHari as status } from './queries/status-hari.ts';

/** The roof over the day's documents: what it counts and snapshots each noun tells of itself. */
export const tutupHarianRoutes = (app: FastifyInstance): void => {
  query(app, statusHari, status);
  command(app, hitungHari, count, { day: 'exclusive' });
  command(app, tutupHari, close, { day: 'exclusive' });
  query(app, slipHari, (call) => sendSlipHari(call, call.params.tanggal));
};
