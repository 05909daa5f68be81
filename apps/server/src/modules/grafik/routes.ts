import {
  grafikBiaya,
  grafikKas,
  grafikKhusus,
  grafikTransaksiHari,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
  nonCashTertunda,
} from '@kadar/contract/endpoints/grafik.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { biaya } from './queries/biaya.ts';
import { kas } from './queries/kas.ts';
import { khusus } from './queries/khusus.ts';
import { nonCash } from './queries/non-cash.ts';
import { transaksiHari, transaksiPeriode, transaksiTahun } from './queries/transaksi.ts';

export const grafikRoutes = (app: FastifyInstance): void => {
  query(app, grafikTransaksiHari, transaksiHari);
  query(app, grafikTransaksiPeriode, transaksiPeriode);
  query(app, grafikTransaksiTahun, transaksiTahun);
  query(app, grafikKas, kas);
  query(app, grafikBiaya, biaya);
  query(app, nonCashTertunda, nonCash);
  query(app, grafikKhusus, khusus);
};
