import {
  chartPembelian,
  chartPenjualan,
  chartPesanan,
  janjiDashboard,
  ringkasanDashboard,
  stockDashboard,
} from '@kadar/contract/endpoints/dashboard.ts';
import { perhatian, selesaiPerhatian } from '@kadar/contract/endpoints/perhatian.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { selesai } from './commands/selesai-perhatian.ts';
import { pembelianChart, penjualanChart, pesananChart } from './queries/penjualan-chart.ts';
import { perhatian as watched } from './queries/perhatian.ts';
import { ringkasan } from './queries/ringkasan.ts';
import { stockOfShops } from './queries/stock.ts';
import { janjiPelanggan } from './queries/work.ts';

export const dashboardRoutes = (app: FastifyInstance): void => {
  query(app, ringkasanDashboard, (call) => ringkasan(call));
  query(app, stockDashboard, stockOfShops);
  query(app, perhatian, watched);
  query(app, janjiDashboard, janjiPelanggan);
  command(app, selesaiPerhatian, selesai);
  query(app, chartPenjualan, penjualanChart);
  query(app, chartPembelian, pembelianChart);
  query(app, chartPesanan, pesananChart);
};
