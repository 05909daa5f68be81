import {
  buatKasus,
  bukaBulan,
  cocokkan,
  cocokkanLagi,
  getRekonsiliasi,
  imporKoran,
  lepasCocok,
  listRekonsiliasi,
  pratinjauKoran,
  selesaiKasus,
  tutupBulan,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { buatKasusCommand, selesaiKasusCommand } from './commands/cases.ts';
import { cocokkanCommand, cocokkanLagiCommand, lepasCommand } from './commands/match.ts';
import { bukaBulanCommand, tutupBulanCommand } from './commands/months.ts';
import { impor, pratinjau } from './koran/impor.ts';
import { accounts, rekonsiliasi } from './queries/rekonsiliasi.ts';

export const rekonsiliasiRoutes = (app: FastifyInstance): void => {
  query(app, listRekonsiliasi, accounts);
  query(app, getRekonsiliasi, rekonsiliasi);
  query(app, pratinjauKoran, pratinjau);
  query(app, imporKoran, (call) => impor(call, imporKoran.path), { keyed: true });
  command(app, cocokkan, cocokkanCommand);
  command(app, cocokkanLagi, cocokkanLagiCommand);
  command(app, lepasCocok, lepasCommand);
  command(app, buatKasus, buatKasusCommand);
  command(app, selesaiKasus, selesaiKasusCommand);
  command(app, tutupBulan, tutupBulanCommand);
  command(app, bukaBulan, bukaBulanCommand);
};
