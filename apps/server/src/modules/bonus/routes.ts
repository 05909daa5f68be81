import { hitungBonus, postBayarBonus, postBonusSales } from '@kadar/contract/endpoints/bonus-sales.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { bayarBonus } from './commands/pay-bonus.ts';
import { bonusSales } from './commands/post-bonus.ts';
import { calculated } from './queries/calculate.ts';

export const bonusRoutes = (app: FastifyInstance): void => {
  query(app, hitungBonus, async (call) => ({ data: await calculated(call) }));
  command(app, postBonusSales, bonusSales, {
    selfStoring: true,
    day: 'shared',
    spends: ({ body }) => [{ what: 'SUPPLIER', of: body.kode_sales }],
  });
  command(app, postBayarBonus, bayarBonus, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [
      ...(body.payments.some(({ jenis }) => jenis === 'CASH') ? [{ what: 'CASH' as const, of: toko }] : []),
      { what: 'SUPPLIER', of: body.kode_sales },
    ],
  });
};
