import {
  beritahuCicilan,
  ingatkanCicilan,
  kartuCicilan,
  listCicilan,
  listLelangCicilan,
  listPutusCicilan,
  postBayarCicilan,
  postCicilan,
  postKelebihanCicilan,
  postLelangCicilan,
  postPutusCicilan,
  ringkasCicilan,
} from '@kadar/contract/endpoints/cicilan.ts';
import { gantiCicilan } from '@kadar/contract/endpoints/cicilan-ganti.ts';
import { postGramCicilan } from '@kadar/contract/endpoints/cicilan-gram.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import type { Spending } from '../../platform/database/database.ts';
import { command, query } from '../../platform/http/route.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { endContract } from './end.ts';
import { giveNotice } from './notice.ts';
import { postCicilan as open } from './open-cicilan.ts';
import { postGram } from './open-gram.ts';
import { postPayment } from './pay.ts';
import { kartuCicilan as card, glance, listCicilan as list, listLelang, listPutus } from './queries.ts';
import { ingatJob, remind } from './remind.ts';
import { restructure } from './restructure.ts';
import { kelebihanJob, payOut } from './surplus.ts';

const posting = { selfStoring: true, day: 'shared' } as const;
/** What was left for it is held: of two who would have it, a payment and its end, one is first. */
const held = (of: string): Spending => ({ what: 'TITIPAN', of });
const ofContract = {
  ...posting,
  spends: ({ body }: { body: { no_cicilan: string } }): Spending[] => [held(body.no_cicilan)],
};

/** Pieces that are paid off in months. */
export const cicilanRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(kelebihanJob(app.kadar));
  app.kadar.jobs.add(ingatJob(app.kadar));
  command(app, postCicilan, open, posting);
  command(app, postGramCicilan, postGram, posting);
  command(app, postBayarCicilan, postPayment, ofContract);
  command(app, postLelangCicilan, endContract('LELANG'), ofContract);
  command(app, postPutusCicilan, endContract('BATAL'), ofContract);
  command(app, gantiCicilan, restructure, {
    ...posting,
    spends: ({ params }) => [held(params.no_faktur)],
  });
  command(app, postKelebihanCicilan, payOut, {
    ...posting,
    spends: ({ toko, body }) => [
      ...(body.jenis === 'CASH' ? [drawerSpending(toko)] : []),
      held(body.no_faktur),
    ],
  });
  command(app, beritahuCicilan, giveNotice, {
    day: 'shared',
    spends: ({ params }) => [held(params.no_faktur)],
  });
  command(app, ingatkanCicilan, remind, {
    day: 'shared',
    spends: ({ params }) => [held(params.no_faktur)],
  });
  query(app, ringkasCicilan, async (call) => ({ data: await glance(call) }));
  query(app, kartuCicilan, async (call) => ({ data: await card(call) }));
  const ofContracts = [
    'kode_toko',
    'no_faktur',
    'nama_customer',
    'no_hp',
    'kode_barcode',
    'nama_barang',
  ] as const;
  listWithWhy(app, listLelangCicilan, listLelang, {
    name: 'cicilan-lelang',
    title: { id: 'Lelang Cicilan', en: 'Instalments auctioned' },
    key: 'no_faktur',
    columns: namedColumns(
      ...ofContracts,
      'jatuh_tempo',
      'lewat_hari',
      'pemberitahuan',
      'lelang_mulai',
      'dibayar',
      'hangus',
      'kelebihan',
    ),
  });
  listWithWhy(app, listPutusCicilan, listPutus, {
    name: 'cicilan-batal',
    title: { id: 'Batal Cicilan', en: 'Instalments called off' },
    key: 'no_faktur',
    columns: namedColumns(...ofContracts, 'tanggal', 'dibayar', 'hangus', 'kelebihan'),
  });
  listWithWhy(app, listCicilan, list, {
    name: 'cicilan',
    title: { id: 'Kontrak Cicilan', en: 'Instalment contract' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'nama_customer',
      'no_hp',
      'kode_barcode',
      'nama_barang',
      'keadaan',
      'total',
      'dibayar',
      'sisa',
      'jatuh_tempo',
      'no_asal',
      'pengganti',
    ),
  });
};
