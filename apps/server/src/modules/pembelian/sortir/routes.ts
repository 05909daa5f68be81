import {
  papanSortir,
  postLebur,
  postLot,
  postSelesaiLot,
  postSortir,
} from '@kadar/contract/endpoints/sortir-belian.ts';
import type { FastifyInstance } from 'fastify';
import type { Spending } from '../../../platform/database/database.ts';
import { command, query } from '../../../platform/http/route.ts';
import { finishLot, melt } from './commands/end-lot.ts';
import { openLot } from './commands/open-lot.ts';
import { postSortir as sort } from './commands/post-sortir.ts';
import { papan } from './queries/papan.ts';

/** Scrap of a melt lot; a reversal that takes some of it out waits for who melts it. */
const scrapOf = (toko: string, no_lot: string | undefined): Spending[] =>
  no_lot ? [{ what: 'MASSA', of: `${toko}/ROSOK/${no_lot}` }] : [];

export const sortirRoutes = (app: FastifyInstance): void => {
  query(app, papanSortir, async (call) => ({ data: await papan(call) }));
  command(app, postSortir, sort, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => scrapOf(toko, body.no_lot),
  });
  command(app, postLot, openLot, { selfStoring: true, day: 'shared' });
  command(app, postSelesaiLot, finishLot, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.biaya > 0 ? [{ what: 'CASH', of: toko }] : []),
  });
  command(app, postLebur, melt, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => scrapOf(toko, body.no_lot),
  });
};
