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
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { decide } from './commands/decide.ts';
import { empty } from './commands/empty.ts';
import { finish } from './commands/finish.ts';
import { scan, send } from './commands/scan.ts';
import { start } from './commands/start.ts';
import { HUTANG } from './hutang.ts';
import { showResult } from './queries/show-result.ts';
import { showOpname } from './queries/state.ts';

export const opnameRoutes = (app: FastifyInstance): void => {
  query(app, getOpname, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => showOpname(call, tx, HUTANG)),
  }));
  query(app, hasilOpname, showResult(HUTANG));
  command(app, startOpname, start(HUTANG));
  command(app, scanOpname, scan(HUTANG));
  query(app, sendOpname, send(HUTANG));
  command(app, kosongkanOpname, empty(HUTANG));
  command(app, selesaiOpname, finish(HUTANG));
  command(app, putusOpname, decide(HUTANG));
};
