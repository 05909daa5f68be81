import {
  hapusJadwal,
  kirimJadwal,
  listJadwal,
  pilihanJadwal,
  postJadwal,
  putJadwal,
} from '@kadar/contract/endpoints/jadwal-laporan.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import type { Catalogue } from '../catalogue.ts';
import { list, pilihan } from './list.ts';
import { DUE_JOB } from './names.ts';
import { berhentiPages } from './page.ts';
import { runDue } from './run-due.ts';
import { addJadwal, changeJadwal } from './save.ts';
import { endJadwal, sendNow } from './send-now.ts';

const labels: Readonly<Record<string, Text>> = {
  nama: { id: 'Nama', en: 'Name' },
  laporan: { id: 'Laporan', en: 'Reports' },
};

export const jadwalLaporanRoutes = (app: FastifyInstance, { reports }: Catalogue): void => {
  const byName = new Map(reports.filter(({ menu }) => menu).map((report) => [report.name, report]));
  app.kadar.jobs.add({
    name: DUE_JOB,
    cron: '* * * * *',
    run: async () => void (await runDue(app, byName)),
  });
  query(app, listJadwal, list);
  query(app, pilihanJadwal, pilihan(byName));
  command(app, postJadwal, addJadwal(byName), { labels });
  command(app, putJadwal, changeJadwal(byName), { labels });
  command(app, hapusJadwal, endJadwal);
  query(app, kirimJadwal, sendNow(app, byName), { keyed: true });
  berhentiPages(app);
};
