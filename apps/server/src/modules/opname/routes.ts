import {
  getOpname,
  hasilOpname,
  kosongkanOpname,
  putusOpname,
  scanOpname,
  selesaiOpname,
  sendOpname,
  startOpname,
} from '@kadar/contract/endpoints/opname.ts';
import {
  getOpnameBarang,
  getSampelOpname,
  getTerlihat,
  hasilOpnameBarang,
  kosongkanOpnameBarang,
  putusOpnameBarang,
  selesaiOpnameBarang,
  sendOpnameBarang,
  startOpnameBarang,
} from '@kadar/contract/endpoints/opname-barang.ts';
import {
  getOpnameMassa,
  hitungOpnameMassa,
  kosongkanOpnameMassa,
  putusOpnameMassa,
  selesaiOpnameMassa,
  startOpnameMassa,
} from '@kadar/contract/endpoints/opname-massa.ts';
import {
  postSelisihOpname,
  postTemuOpname,
  postSelisihMassa as selisihMassa,
  postTemuMassa as temuMassa,
} from '@kadar/contract/endpoints/selisih-opname.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import {
  decideGoods,
  emptyGoods,
  finishGoods,
  goodsResult,
  sendGoods,
  showGoods,
  showSample,
  startGoods,
} from './barang-calls.ts';
import {
  bagResult,
  decideBag,
  emptyBags,
  finishBags,
  scanBag,
  sendBags,
  showBags,
  startBags,
} from './hutang-calls.ts';
import { seenJob } from './jobs.ts';
import { countBulk, decideBulk, emptyBulk, finishBulk, showBulk, startBulk } from './massa-calls.ts';
import { massaSpends, postSelisihMassa, postTemuMassa } from './selisih/post-massa.ts';
import { postSelisih } from './selisih/post-selisih.ts';
import { postTemu } from './selisih/post-temu.ts';
import { showSeen } from './terlihat/seen.ts';

export const opnameRoutes = (app: FastifyInstance): void => {
  query(app, getOpname, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => showBags(call, tx)),
  }));
  query(app, hasilOpname, bagResult);
  command(app, startOpname, startBags);
  command(app, scanOpname, scanBag);
  query(app, sendOpname, sendBags);
  command(app, kosongkanOpname, emptyBags);
  command(app, selesaiOpname, finishBags);
  command(app, putusOpname, decideBag);

  query(app, getOpnameBarang, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => showGoods(call, tx)),
  }));
  query(app, getSampelOpname, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => showSample(call, tx)),
  }));
  query(app, getTerlihat, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => showSeen(call, tx)),
  }));
  app.kadar.jobs.add(seenJob);
  query(app, hasilOpnameBarang, goodsResult);
  command(app, startOpnameBarang, startGoods);
  query(app, sendOpnameBarang, sendGoods);
  command(app, kosongkanOpnameBarang, emptyGoods);
  command(app, selesaiOpnameBarang, finishGoods);
  command(app, putusOpnameBarang, decideGoods);

  query(app, getOpnameMassa, async (call) => ({ data: await showBulk(call) }));
  command(app, startOpnameMassa, startBulk);
  query(app, hitungOpnameMassa, countBulk);
  command(app, kosongkanOpnameMassa, emptyBulk);
  command(app, selesaiOpnameMassa, finishBulk);
  command(app, putusOpnameMassa, decideBulk);

  command(app, postSelisihOpname, postSelisih, { selfStoring: true, day: 'shared' });
  command(app, postTemuOpname, postTemu, {
    selfStoring: true,
    day: 'shared',
    // What is open of claims is taken back once, and is paid in cash.
    spends: ({ toko }) => [{ what: 'CASH', of: toko }],
  });
  command(app, selisihMassa, postSelisihMassa, { selfStoring: true, day: 'shared', spends: massaSpends });
  command(app, temuMassa, postTemuMassa, { selfStoring: true, day: 'shared', spends: massaSpends });
};
