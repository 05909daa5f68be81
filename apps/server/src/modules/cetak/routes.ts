import {
  ambilCetak,
  batalCetak,
  getCetak,
  hasilCetak,
  kodeAgen,
  lagiCetak,
  listCetak,
  listPerangkat,
  pasangAgen,
  pindahCetak,
  postCetak,
  putusAgen,
} from '@kadar/contract/endpoints/cetak.ts';
import { getLabelTag, pratinjauTag, putLabelTag } from '@kadar/contract/endpoints/label-tag.ts';
import type { FastifyInstance } from 'fastify';
import { oneToko } from '../../platform/http/call.ts';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { agentFile } from './agen/hand-out.ts';
import { makeCode, pairAgent, unpairAgent } from './agen/pairing.ts';
import { settleForBrowser, takeForBrowser } from './browser-carrier.ts';
import { dropJob, moveJob } from './commands/change-job.ts';
import { printAgain } from './commands/print-again.ts';
import { queuePrint } from './commands/queue-print.ts';
import { forgetJob } from './forget.ts';
import { jobOf } from './jobs.ts';
import { labelOf, previewLabel, putLabel } from './label-tag.ts';
import { listDevices, listJobs } from './queries.ts';
import { ServerCarrier } from './queue/server-carrier.ts';

const agents = (app: FastifyInstance): void => {
  command(app, kodeAgen, makeCode);
  command(app, putusAgen, unpairAgent);
  publicCall(app, pasangAgen, async ({ body, request }) => ({
    data: await pairAgent(app.kadar, body.kode, request.ip),
  }));
  app.get('/agen-cetak.mjs', async (_request, reply) => {
    const text = await agentFile();
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('content-disposition', 'attachment')
      .send(text);
  });
};

const labels = (app: FastifyInstance): void => {
  query(app, getLabelTag, async (call) => {
    const toko = oneToko(call);
    return { data: await call.kadar.db.read({ toko }, (tx) => labelOf(tx, toko)) };
  });
  command(app, putLabelTag, putLabel);
  query(app, pratinjauTag, previewLabel);
};

export const cetakRoutes = (app: FastifyInstance): void => {
  query(app, listCetak, async (call) => ({ data: await listJobs(call) }));
  query(app, getCetak, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => jobOf(tx, call.params.id)),
  }));
  query(app, listPerangkat, listDevices);
  query(app, postCetak, (call) => queuePrint(app, call), { keyed: true });
  query(app, lagiCetak, (call) => printAgain(app, call), { keyed: true });
  command(app, pindahCetak, moveJob);
  command(app, batalCetak, dropJob);
  query(app, ambilCetak, takeForBrowser);
  query(app, hasilCetak, settleForBrowser);
  agents(app);
  labels(app);
  app.kadar.jobs.add(forgetJob);
  const carrier = new ServerCarrier(app.kadar);
  app.addHook('onReady', async () => carrier.start());
  app.addHook('preClose', () => carrier.close());
};
