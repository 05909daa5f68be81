import { hargaEmasGlobal, putHargaEmasGlobal, setHargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { kadarEod } from '@kadar/contract/endpoints/hari.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { setHargaEmas } from './commands/set-harga-emas.ts';
import { hargaEmas } from './queries/harga-emas.ts';
import { kadarEod as eod } from './queries/kadar-eod.ts';

export const hargaRoutes = (app: FastifyInstance): void => {
  query(app, hargaEmasGlobal, hargaEmas);
  command(app, setHargaEmasGlobal, setHargaEmas);
  command(app, putHargaEmasGlobal, setHargaEmas);
  query(app, kadarEod, eod);
};
