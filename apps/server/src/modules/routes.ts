import type { FastifyInstance } from 'fastify';
import { barangRoutes } from './barang/routes.ts';
import type { Catalogue } from './catalogue.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { grafikRoutes } from './grafik/routes.ts';
import { hargaRoutes } from './harga/routes.ts';
import { hariRoutes } from './hari/routes.ts';
import { jurnalRoutes } from './jurnal/routes.ts';
import { kasRoutes } from './kas/routes.ts';
import { katalogRoutes } from './katalog/routes.ts';
import { memberRoutes } from './member/routes.ts';
import { otorisasiRoutes } from './otorisasi/routes.ts';
import { penjualanRoutes } from './penjualan/routes.ts';
import { promoRoutes } from './promo/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { exportCsvRoutes } from './sistem/export/routes.ts';
import { sistemRoutes } from './sistem/routes.ts';
import { timbangRoutes } from './timbang/routes.ts';

/** The calls of every module. */
export const moduleRoutes = (app: FastifyInstance, catalogue: Catalogue): void => {
  setupRoutes(app, catalogue);
  sistemRoutes(app);
  exportCsvRoutes(app, catalogue);
  penjualanRoutes(app);
  promoRoutes(app);
  barangRoutes(app);
  kasRoutes(app);
  memberRoutes(app);
  jurnalRoutes(app);
  hariRoutes(app);
  hargaRoutes(app);
  dashboardRoutes(app);
  grafikRoutes(app);
  otorisasiRoutes(app);
  katalogRoutes(app);
  timbangRoutes(app);
};
