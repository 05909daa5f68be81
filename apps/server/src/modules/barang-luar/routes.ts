import {
  cetakSlipLuar,
  fotoLuar,
  kirimLuar,
  listLuar,
  listPesananLuar,
  periksaLuar,
  postPesananLuar,
  siapLuar,
  slipLuar,
  ubahLuar,
  webhookLuar,
} from '@kadar/contract/endpoints/barang-luar.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paperRoute } from '../../engines/papers.ts';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { kirim } from './commands/kirim.ts';
import { pesan } from './commands/pesan.ts';
import { periksa, ubah } from './commands/ubah.ts';
import { sendFoto } from './foto.ts';
import { luarJobs } from './jobs.ts';
import { luar, pesanan, siap } from './queries/lists.ts';
import { countSlip, slipOf } from './slip.ts';
import { takeReport } from './webhook.ts';

export const barangLuarRoutes = (app: FastifyInstance): void => {
  const { kadar } = app;
  for (const job of luarJobs(kadar)) kadar.jobs.add(job);
  query(app, siapLuar, async (call) => ({ data: await siap(call) }));
  command(app, kirimLuar, kirim);
  query(app, listLuar, async (call) => ({ data: await luar(call) }));
  command(app, ubahLuar, ubah);
  command(app, periksaLuar, periksa);
  command(app, postPesananLuar, pesan);
  query(app, listPesananLuar, async (call) => ({ data: await pesanan(call) }));
  paperRoute(app, slipLuar, slipOf);
  command(app, cetakSlipLuar, countSlip);
  // A channel tries an address by a form before it sends anything; nothing else is taken so.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 200 },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    publicCall(
      forms,
      webhookLuar,
      ({ params, body, request }) => takeReport(kadar, { ...params, body, request }),
      { signed: true },
    );
  });
  publicCall(app, fotoLuar, ({ params, reply }) => sendFoto(kadar, params, reply));
};
