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
  hasilOpnameBarang,
  kosongkanOpnameBarang,
  putusOpnameBarang,
  selesaiOpnameBarang,
  sendOpnameBarang,
  startOpnameBarang,
} from '@kadar/contract/endpoints/opname-barang.ts';
import { postSelisihOpname, postTemuOpname } from '@kadar/contract/endpoints/selisih-opname.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import {
  decideGoods,
  emptyGoods,
  finishGoods,
  goodsResult,
  sendGoods,
  showGoods,
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
import { postSelisih } from './selisih/post-selisih.ts';
import { postTemu } from './selisih/post-temu.ts';

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
  query(app, hasilOpnameBarang, goodsResult);
  command(app, startOpnameBarang, startGoods);
  query(app, sendOpnameBarang, sendGoods);
  command(app, kosongkanOpnameBarang, emptyGoods);
  command(app, selesaiOpnameBarang, finishGoods);
  command(app, putusOpnameBarang, decideGoods);

  command(app, postSelisihOpname, postSelisih, { selfStoring: true, day: 'shared' });
  command(app, postTemuOpname, postTemu, {
    selfStoring: true,
    day: 'shared',
    // What is open of claims is taken back once, and is paid in cash.
    spends: ({ toko }) => [{ what: 'CASH', of: toko }],
  });
};
