import {
  audiensPromo,
  batalPromo,
  chatSend,
  getPromo,
  listKirim,
  listPromo,
  postPromo,
  putPromo,
  ujiPromo,
  ulangKirim,
  uploadBanner,
  wablasWebhook,
} from '@kadar/contract/endpoints/promo.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { FastifyInstance } from 'fastify';
import { command, publicCall, query } from '../../platform/http/route.ts';
import { takeBanner } from './banner.ts';
import { batalPromo as cancel } from './commands/batal-promo.ts';
import { addPromo, changePromo } from './commands/save-promo.ts';
import { ulangKirim as resend } from './commands/ulang-kirim.ts';
import { invoiceRoutes } from './invoice.ts';
import { promoJob } from './jobs.ts';
import { countAudience } from './queries/audiens.ts';
import { listKirim as log } from './queries/kirim.ts';
import { currentPromo, listPromo as list } from './queries/promo.ts';
import { sendChat, sendTest } from './send-now.ts';
import { takeReport } from './webhook.ts';

const labels: Readonly<Record<string, Text>> = {
  template: { id: 'Pesan', en: 'Message' },
  judul: { id: 'Judul', en: 'Title' },
  tgl_kirim: { id: 'Tanggal Kirim', en: 'Send date' },
  jam_kirim: { id: 'Jam Kirim', en: 'Send time' },
  image_url: { id: 'Banner', en: 'Banner' },
  jenis_pelanggan: { id: 'Jenis Pelanggan', en: 'Customer type' },
};

export const promoRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(promoJob(app.kadar));
  query(app, getPromo, currentPromo);
  command(app, postPromo, addPromo, { labels });
  command(app, putPromo, changePromo, { labels });
  command(app, batalPromo, cancel);
  query(app, listPromo, list);
  query(app, audiensPromo, countAudience);
  query(app, listKirim, log);
  command(app, ulangKirim, resend);
  query(app, uploadBanner, takeBanner, { keyed: true });
  query(app, ujiPromo, sendTest, { keyed: true });
  query(app, chatSend, sendChat, { keyed: true });
  publicCall(app, wablasWebhook, ({ params, body, request }) =>
    takeReport(app.kadar, { secret: params.kunci, body, ip: request.ip }),
  );
  invoiceRoutes(app);
};
