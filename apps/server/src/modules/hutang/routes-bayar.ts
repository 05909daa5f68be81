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
import { atAnyTime } from './commands/at-any-time.ts';
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
  query(app, postLepas, atAnyTime(postLepas.path, lepas, { selfStoring: true }), { keyed: true });
  command(app, postSlip, slip, { selfStoring: true, day: 'shared' });
  query(app, postBersama, atAnyTime(postBersama.path, bersama), { keyed: true });
  query(app, lihatBersama, async (call) => ({ data: await printsOf(call) }));
  paperRoute(app, notaBersama, visitPaperOf);
  command(app, cetakBersama, countVisit);
  query(app, postBeliHutang, atAnyTime(postBeliHutang.path, beli, { spends: beliSpends }), { keyed: true });
  query(app, listSiap, async (call) => ({ data: await readQueue(call) }));
  command(app, putSiap, moveEntry);
  paperRoute(app, slipTambah, slipOf);
  query(app, lepasTambah, async (call) => ({ data: await sisaPlafond(call) }));
};
