import { hledgerJurnal } from '@kadar/contract/endpoints/jurnal.ts';
import { putAkunTransaksi } from '@kadar/contract/endpoints/sistem.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { putAkunTransaksi as put } from './commands/put-akun-transaksi.ts';
import { sendHledger } from './queries/hledger.ts';

export const jurnalRoutes = (app: FastifyInstance): void => {
  command(app, putAkunTransaksi, put);
  query(app, hledgerJurnal, sendHledger);
};
