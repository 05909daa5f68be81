import {
  cetakBersama,
  lepasTambah,
  lihatBersama,
  notaBersama,
  postBeliHutang,
  postBersama,
  postLepas,
  postSlip,
  postTambah,
  slipTambah,
} from '@kadar/contract/endpoints/hutang-bayar.ts';
import { listSiap, putSiap } from '@kadar/contract/endpoints/hutang-siap.ts';
import type { FastifyInstance } from 'fastify';
import { paperRoute } from '../../engines/papers.ts';
import { command, query } from '../../platform/http/route.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { postBeli as beli, beliSpends } from './commands/beli.ts';
import { postBersama as bersama } from './commands/bersama.ts';
import { postLepas as lepas } from './commands/lepas.ts';
import { postSlip as slip } from './commands/slip-hilang.ts';
import { postTambah as tambah } from './commands/tambah.ts';
import { countVisit, printsOf, visitPaperOf } from './queries/nota-bersama.ts';
import { sisaPlafond } from './queries/sisa-plafond.ts';
import { slipOf } from './queries/slip.ts';
import { moveEntry, readQueue } from './siap/queue.ts';

/** What is paid on pledges beyond the plain case. */
export const bayarRoutes = (app: FastifyInstance): void => {
  command(app, postTambah, tambah, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.jenis === 'CASH' ? [drawerSpending(toko)] : []),
  });
  command(app, postLepas, lepas, { selfStoring: true, day: 'shared' });
  command(app, postSlip, slip, { selfStoring: true, day: 'shared' });
  command(app, postBersama, bersama, { day: 'shared' });
  query(app, lihatBersama, async (call) => ({ data: await printsOf(call) }));
  paperRoute(app, notaBersama, visitPaperOf);
  command(app, cetakBersama, countVisit);
  command(app, postBeliHutang, beli, { day: 'shared', spends: beliSpends });
  query(app, listSiap, async (call) => ({ data: await readQueue(call) }));
  command(app, putSiap, moveEntry);
  paperRoute(app, slipTambah, slipOf);
  query(app, lepasTambah, async (call) => ({ data: await sisaPlafond(call) }));
};
