import { postHadiah } from '@kadar/contract/endpoints/hadiah.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../../platform/http/route.ts';
import { postHadiah as post, spendsOf } from './post-hadiah.ts';

export const hadiahRoutes = (app: FastifyInstance): void => {
  command(app, postHadiah, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => spendsOf(toko, body),
  });
};
