import { kirimService, mintaSetujuService } from '@kadar/contract/endpoints/persetujuan.ts';
import {
  chartService,
  fotoService,
  fotoServiceOf,
  getService,
  listService,
  postAmbilService,
  postBatalService,
  postBayarService,
  postKejadianService,
  postService,
  ringkasService,
} from '@kadar/contract/endpoints/service.ts';
import { listSumberService, postSelesaiService } from '@kadar/contract/endpoints/service-selesai.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { bulkSpends } from '../barang/public.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { sourcesOf } from './added.ts';
import { askConsent } from './commands/ask-consent.ts';
import { cancel } from './commands/cancel.ts';
import { event } from './commands/event.ts';
import { finish } from './commands/finish.ts';
import { handBack } from './commands/hand-back.ts';
import { pay } from './commands/pay.ts';
import { takeIn } from './commands/take-in.ts';
import { photos, sendFoto } from './photos.ts';
import { serviceChart } from './queries/chart.ts';
import { getService as get } from './queries/get.ts';
import { glance, listService as list } from './queries/list.ts';
import { sumber } from './queries/sumber.ts';
import { write } from './ready.ts';
import { heldTicket } from './ticket.ts';

const posting = { selfStoring: true, day: 'shared' } as const;

export const serviceRoutes = (app: FastifyInstance): void => {
  query(app, fotoService, photos.take, { keyed: true });
  query(app, fotoServiceOf, sendFoto);
  query(app, ringkasService, async (call) => ({ data: await glance(call) }));
  query(app, chartService, async (call) => ({ data: await serviceChart(call) }));
  query(app, listSumberService, async (call) => ({ data: await sumber(call) }));
  query(app, getService, async (call) => ({ data: await get(call) }));
  command(app, postService, takeIn, posting);
  command(app, postBayarService, pay, { ...posting, spends: ({ body }) => [heldTicket(body.no_service)] });
  command(app, postSelesaiService, finish, {
    ...posting,
    spends: ({ toko, body }) => [heldTicket(body.no_service), ...bulkSpends(toko, sourcesOf(body.lines))],
  });
  command(app, postAmbilService, handBack, {
    ...posting,
    spends: ({ toko, body }) => [
      ...(body.sisa < 0 ? [drawerSpending(toko)] : []),
      heldTicket(body.no_service),
    ],
  });
  command(app, postBatalService, cancel, {
    ...posting,
    spends: ({ toko, body }) => [drawerSpending(toko), heldTicket(body.no_service)],
  });
  command(app, postKejadianService, event, {
    day: 'shared',
    spends: ({ params }) => [heldTicket(params.no_faktur)],
  });
  command(app, kirimService, write, {
    day: 'shared',
    spends: ({ params }) => [heldTicket(params.no_faktur)],
  });
  command(app, mintaSetujuService, askConsent, {
    day: 'shared',
    spends: ({ params }) => [heldTicket(params.no_faktur)],
  });
  listWithWhy(app, listService, list, {
    name: 'service',
    title: { id: 'Service', en: 'Services' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'tgl_janji',
      'keadaan',
      'nota_manual',
      'nama_customer',
      'no_hp',
      'qty',
      'berat',
      'total',
      'saldo',
      'input_by',
    ),
  });
};
