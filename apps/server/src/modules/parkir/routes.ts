import { ambilParkir, buangParkir, listParkir, parkir } from '@kadar/contract/endpoints/parkir.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { command, query } from '../../platform/http/route.ts';
import { ambil, buang, list, park } from './parkir.ts';

const KEPT_DAYS = 30;

export const parkirRoutes = (app: FastifyInstance): void => {
  query(app, listParkir, list);
  command(app, parkir, park);
  command(app, ambilParkir, ambil);
  command(app, buangParkir, buang);
  app.kadar.jobs.add({
    name: 'parkir',
    cron: '27 3 * * *',
    run: async ({ db }) => {
      await db.transaction({ toko: '*' }, (tx) =>
        tx.execute(
          sql`delete from jual_parkir where coalesce(diambil_at, at) < now() - make_interval(days => ${KEPT_DAYS})`,
        ),
      );
    },
  });
};
