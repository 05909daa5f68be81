import { notaPenjualan, notaPenjualanManual } from '@kadar/contract/endpoints/penjualan.ts';
import { postTukar, postTukarManual } from '@kadar/contract/endpoints/tukar.ts';
import type { FastifyInstance } from 'fastify';
import { paperRoute } from '../../engines/papers.ts';
import { command } from '../../platform/http/route.ts';
import { canWait } from '../dokumen/public.ts';
import { photosOf } from '../pembelian/public.ts';
import { postTukar as post, tukarOfGroups, tukarSpends } from './post-tukar.ts';
import { notaOrTukar } from './queries/nota-tukar.ts';

export const tukarRoutes = (app: FastifyInstance): void => {
  paperRoute(app, notaPenjualan, notaOrTukar);
  paperRoute(app, notaPenjualanManual, notaOrTukar);
  command(app, postTukar, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body, settings }) => tukarSpends(toko, body, settings),
  });
  command(
    app,
    postTukarManual,
    (call, tx, intent) => post({ ...call, body: tukarOfGroups(call.body, call.settings) }, tx, intent),
    {
      selfStoring: true,
      day: 'shared',
      spends: ({ toko, body, settings }) => tukarSpends(toko, tukarOfGroups(body, settings), settings),
    },
  );
  canWait(app, 'TUKAR', {
    run: post,
    spends: ({ toko, body, settings }) => tukarSpends(toko, body, settings),
    photos: ({ beli }, toko) => photosOf({ lines: beli }, toko),
  });
};
