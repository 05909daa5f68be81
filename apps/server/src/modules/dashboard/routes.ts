import { chartPenjualan, ringkasanDashboard, stockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { penjualanChart } from './queries/penjualan-chart.ts';
import { ringkasan } from './queries/ringkasan.ts';
import { stockByJenis } from './queries/stock.ts';

export const dashboardRoutes = (app: FastifyInstance): void => {
  query(app, ringkasanDashboard, ringkasan);
  query(app, stockDashboard, stockByJenis);
  query(app, chartPenjualan, penjualanChart);
};
