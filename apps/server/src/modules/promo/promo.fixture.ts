import { type LocalWablas, startLocalWablas } from '../../platform/messaging/wablas.fixture.ts';
import { wablasHostOf } from '../../platform/messaging/wablas-hosts.ts';
import { startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

export interface PromoServer {
  server: TestApp;
  host: LocalWablas;
  /** Switches WhatsApp on or off for every shop. */
  module(on: boolean): Promise<void>;
  rows(promo_id: number): Promise<Row[]>;
  status(promo_id: number): Promise<{ status: string; kendala: string }>;
  close(): Promise<void>;
}

export interface Row {
  id: number;
  no_hp: string;
  status: string;
  coba: number;
  kesalahan: string;
  id_wablas: string;
  pesan: string;
}

/** The test chain with an account at a local Wablas. */
export const startPromoServer = async (): Promise<PromoServer> => {
  const server = await startTestApp();
  const host = await startLocalWablas();
  const wablasHosts = [wablasHostOf(host.url)];
  Object.assign(server.config, { wablasToken: 'TOKEN', wablasSecret: 'RAHASIA', wablasHosts });
  const { db, settings } = server.app.kadar;
  const module = async (on: boolean): Promise<void> => {
    await db.transaction({ toko: '*' }, (tx) =>
      settings.write(tx, '*', { WABLAS_MODULE: on, WABLAS_BASE_URL: host.url }, 'TEST'),
    );
  };
  await module(true);
  return {
    server,
    host,
    module,
    rows: (promo_id) =>
      server.look<Row>(
        'select id, no_hp, status, coba, kesalahan, id_wablas, pesan from promo_kirim where promo_id = $1 order by id',
        [promo_id],
      ),
    status: async (promo_id) => {
      const [row] = await server.look<{ status: string; kendala: string }>(
        'select status, kendala from promo_jadwal where id = $1',
        [promo_id],
      );
      if (!row) throw new Error(`no promo ${promo_id}`);
      return row;
    },
    close: async () => {
      await server.close();
      await host.close();
    },
  };
};

export const promoBody = (more: object = {}) => ({
  template: 'Halo *{nama_customer}* ({kode_customer}), poin Anda {poin}',
  tgl_kirim: TODAY,
  image_url: '',
  ...more,
});
