import { setup, setupState } from '@kadar/contract/endpoints/setup.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { languageOf } from '../../platform/http/access.ts';
import type { Call } from '../../platform/http/call.ts';
import { publicCall } from '../../platform/http/route.ts';
import { VERSION } from '../../platform/version.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Chain, createChain, withPusat } from './commands/create-chain.ts';

/** The call that the owner would make if he had a session already: he is made in the same transaction. */
const callOfOwner = async (
  { kadar }: FastifyInstance,
  body: Chain,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<Call<unknown, unknown, Chain>> => {
  const { owner, toko, pusat } = body;
  const settings = await kadar.settings.of('*');
  return {
    ...http,
    kadar,
    session: {
      user_id: owner.user_id,
      usere_name: owner.usere_name,
      level: 'OWN',
      kode_toko: pusat.kode_toko,
      pusat: true,
      akses: [],
      app: 'KADAR',
      tokenHash: '',
    },
    toko: toko.kode_toko,
    scope: { toko: '*' },
    settings,
    language: languageOf(http.request, settings),
    ip: http.request.ip,
    params: undefined,
    query: undefined,
    body,
    mustAuthorise: false,
    subject: [],
  };
};

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
  publicCall(app, setup, async ({ body, request, reply }) => {
    const call = await callOfOwner(app, withPusat(body), { request, reply });
    return { data: await kadar.db.transaction(call.scope, (tx) => createChain(call, tx, catalogue)) };
  });
};
