import { setup, setupState } from '@kadar/contract/endpoints/session.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { publicCall } from '../../platform/http/route.ts';
import { VERSION } from '../../platform/version.ts';
import type { Catalogue } from '../catalogue.ts';
import { createChain } from './commands/create-chain.ts';

export const setupRoutes = (app: FastifyInstance, catalogue: Catalogue): void => {
  const { kadar } = app;
  publicCall(app, setupState, async () => {
    const state = await kadar.db.transaction({ toko: '*' }, (tx) =>
      tx.one<{ needed: boolean; demo: { user_id: string; level: 'OWN'; password: string }[] | null }>(sql`
        select not exists (select 1 from users) as needed, (select value from para_system where kode_toko = '*' and key = 'DEMO_LOGINS') as demo`),
    );
    const { MULTI_LANGUAGE_FEATURE: language } = await kadar.settings.of('*');
    return { data: { needed: state.needed, version: VERSION, language, demo: state.demo ?? [] } };
  });
  publicCall(app, setup, async ({ body, request }) => ({
    data: await kadar.db.transaction({ toko: '*' }, (tx) =>
      createChain(tx, kadar, catalogue, body, request.ip),
    ),
  }));
};
