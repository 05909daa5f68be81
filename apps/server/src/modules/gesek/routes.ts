import {
  belumCair,
  postGesekTunai,
  postPencairan,
  setujuGesekTunai,
  syaratGesekTunai,
} from '@kadar/contract/endpoints/gesek.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { postPencairan as payOut } from './commands/cairkan.ts';
import { postGesekTunai as handOut } from './commands/gesek-tunai.ts';
import { setujui } from './commands/setujui.ts';
import { belumCair as waiting } from './queries/belum-cair.ts';
import { persetujuan } from './queries/persetujuan.ts';

export const gesekRoutes = (app: FastifyInstance): void => {
  query(app, belumCair, async (call) => ({ data: await waiting(call) }));
  query(app, syaratGesekTunai, async (call) => ({
    data: await call.kadar.db.read(call.scope, persetujuan),
  }));
  command(app, postPencairan, payOut, { selfStoring: true, day: 'shared' });
  command(app, setujuGesekTunai, setujui);
  command(app, postGesekTunai, handOut, {
    day: 'shared',
    spends: ({ toko }) => [{ what: 'CASH', of: toko }],
  });
};
