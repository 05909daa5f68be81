import {
  belumBayar,
  buktiPembelian,
  fotoPembelian,
  hitungPembelian,
  notaPembelian,
  postBayarPembelian,
  postPembelian,
  rincianPembelian,
} from '@kadar/contract/endpoints/pembelian.ts';
import type { FastifyInstance } from 'fastify';
import { paperRoute } from '../../engines/papers.ts';
import { command, query } from '../../platform/http/route.ts';
import { canWait } from '../dokumen/public.ts';
import { postBayar } from './commands/bayar-beli.ts';
import { buySpends, photosOf, postPembelian as post } from './commands/post-pembelian.ts';
import { takeFoto } from './commands/take-foto.ts';
import { belumBayar as owed } from './queries/belum-bayar.ts';
import { buktiOf } from './queries/bukti.ts';
import { hitung } from './queries/hitung.ts';
import { getNota } from './queries/nota.ts';
import { rincian } from './queries/rincian.ts';
import { sortirRoutes } from './sortir/routes.ts';

export const pembelianRoutes = (app: FastifyInstance): void => {
  query(app, hitungPembelian, async (call) => ({ data: await hitung(call) }));
  query(app, notaPembelian, async (call) => ({ data: await getNota(call) }));
  query(app, belumBayar, async (call) => ({ data: await owed(call) }));
  query(app, rincianPembelian, async (call) => ({ data: await rincian(call) }));
  query(app, fotoPembelian, takeFoto, { keyed: true });
  paperRoute(app, buktiPembelian, buktiOf);
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
