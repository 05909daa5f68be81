import { kabarFile, ujiKabar, ulangKabar } from '@kadar/contract/endpoints/kabar.ts';
import type { FastifyInstance } from 'fastify';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { sendFile } from './file-link.ts';
import { kabarJob } from './jobs.ts';
import { sendTrial } from './uji.ts';
import { sendAgain } from './ulang.ts';

export const kabarRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(kabarJob(app.kadar));
  query(app, ujiKabar, sendTrial, { keyed: true });
  command(app, ulangKabar, sendAgain);
  publicCall(app, kabarFile, ({ params, reply }) => sendFile(app.kadar, params, reply));
};
