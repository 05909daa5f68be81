import { postSetorBank } from '@kadar/contract/endpoints/setor-bank.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../../platform/http/route.ts';
import { postSetorBank as post } from './post-setor-bank.ts';

export const setorBankRoutes = (app: FastifyInstance): void => {
  command(app, postSetorBank, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.arah === 'SETOR' ? [{ what: 'CASH', of: toko }] : []),
  });
};
