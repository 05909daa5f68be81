import {
  beritahuLelang,
  getLelang,
  jualLelang,
  listLelang,
  postLelang,
  selesaiLelang,
  ubahLelang,
} from '@kadar/contract/endpoints/lelang.ts';
import {
  ingatkanKelebihan,
  listKelebihan,
  postBayarKelebihan,
  postBayarKlaim,
  postHapusHutang,
  postKlaim,
} from '@kadar/contract/endpoints/lelang-akhir.ts';
import {
  kirimPengingat,
  listTempo,
  pesanHutang,
  suratHutang,
} from '@kadar/contract/endpoints/lelang-tempo.ts';
import type { FastifyInstance } from 'fastify';
import type { Spending } from '../../platform/database/database.ts';
import { command, query } from '../../platform/http/route.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { claim, writeOff } from './commands/akhiri.ts';
import { changeLelang, planLelang } from './commands/batch.ts';
import { payOut } from './commands/bayar-akhir.ts';
import { giveNotice } from './commands/beritahu.ts';
import { remind, remindSurplus } from './commands/ingatkan.ts';
import { sellLot } from './commands/jual.ts';
import { endLelang } from './commands/selesai.ts';
import { lelangJob } from './jobs.ts';
import { listKelebihan as surpluses } from './queries/kelebihan.ts';
import { getLelang as card, listLelang as list } from './queries/lelang.ts';
import { listPesan, sendSurat } from './queries/surat.ts';
import { listTempo as tempo } from './queries/tempo.ts';

const posting = { selfStoring: true, day: 'shared' } as const;
const paying = {
  ...posting,
  spends: ({ toko, body }: { toko: string; body: { jenis: 'CASH' | 'TRANSFER' } }): Spending[] =>
    body.jenis === 'CASH' ? [drawerSpending(toko)] : [],
};

/** What becomes of pledges that are not redeemed: reminders, auctions, surplus, claims, write-offs. */
export const lelangRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(lelangJob(app.kadar));
  query(app, listTempo, tempo);
  query(app, pesanHutang, listPesan);
  query(app, suratHutang, sendSurat);
  command(app, kirimPengingat, remind, { day: 'shared' });
  query(app, listLelang, list);
  query(app, getLelang, card);
  command(app, postLelang, planLelang, { day: 'shared' });
  command(app, ubahLelang, changeLelang, { day: 'shared' });
  command(app, beritahuLelang, giveNotice, { day: 'shared' });
  command(app, jualLelang, sellLot, { day: 'shared' });
  command(app, selesaiLelang, endLelang, { day: 'shared' });
  query(app, listKelebihan, surpluses);
  command(app, ingatkanKelebihan, remindSurplus, { day: 'shared' });
  command(app, postBayarKelebihan, payOut('KELEBIHAN'), paying);
  command(app, postBayarKlaim, payOut('KLAIM'), paying);
  command(app, postKlaim, claim, posting);
  command(app, postHapusHutang, writeOff, posting);
};
