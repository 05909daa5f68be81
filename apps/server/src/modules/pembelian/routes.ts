import {
  belumBayar,
  buktiPembelian,
  buktiPembelianManual,
  fotoPembelian,
  hitungPembelian,
  hitungPembelianManual,
  lotPembelianManual,
  notaPembelian,
  notaPembelianManual,
  postBayarPembelian,
  postPembelian,
  postPembelianManual,
  rincianPembelian,
} from '@kadar/contract/endpoints/pembelian.ts';
import type { FastifyInstance } from 'fastify';
import { paperRoute } from '../../engines/papers.ts';
import { command, query } from '../../platform/http/route.ts';
import { canWait } from '../dokumen/public.ts';
import { postBayar } from './commands/bayar-beli.ts';
import { buyOfGroups } from './commands/bulk.ts';
import { buySpends, photosOf, postPembelian as post } from './commands/post-pembelian.ts';
import { takeFoto } from './commands/take-foto.ts';
import { belumBayar as owed } from './queries/belum-bayar.ts';
import { buktiOf } from './queries/bukti.ts';
import { hitung } from './queries/hitung.ts';
import { hitungManual } from './queries/hitung-manual.ts';
import { getNota } from './queries/nota.ts';
import { rincian } from './queries/rincian.ts';
import { openMeltLots } from './sortir/queries/melt-lots.ts';
import { sortirRoutes } from './sortir/routes.ts';

export const pembelianRoutes = (app: FastifyInstance): void => {
  query(app, hitungPembelian, async (call) => ({ data: await hitung(call) }));
  query(app, hitungPembelianManual, async (call) => ({ data: await hitungManual(call) }));
  query(app, notaPembelianManual, async (call) => ({ data: await getNota(call, { groups: true }) }));
  query(app, lotPembelianManual, async (call) => ({ data: await openMeltLots(call) }));
  query(app, notaPembelian, async (call) => ({ data: await getNota(call, { groups: false }) }));
  query(app, belumBayar, async (call) => ({ data: await owed(call) }));
  query(app, rincianPembelian, async (call) => ({ data: await rincian(call) }));
  query(app, fotoPembelian, takeFoto, { keyed: true });
  paperRoute(app, buktiPembelian, buktiOf);
  paperRoute(app, buktiPembelianManual, buktiOf);
  command(
    app,
    postPembelianManual,
    (call, tx, intent) => post({ ...call, body: buyOfGroups(call.body, call.settings) }, tx, intent),
    {
      selfStoring: true,
      day: 'shared',
      spends: ({ toko, body, settings }) => buySpends(toko, buyOfGroups(body, settings), settings),
    },
  );
  command(app, postPembelian, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body, settings }) => buySpends(toko, body, settings),
  });
  canWait(app, 'PEMBELIAN', {
    run: post,
    spends: ({ toko, body, settings }) => buySpends(toko, body, settings),
    photos: (body, toko) => photosOf(body, toko),
  });
  command(app, postBayarPembelian, postBayar, { selfStoring: true, day: 'shared' });
  sortirRoutes(app);
};
