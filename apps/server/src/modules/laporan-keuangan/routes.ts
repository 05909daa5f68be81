import { arusKas, labaRugi, neraca } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { sendStatement } from './queries/file.ts';
import { arusKasOf, labaRugiOf, neracaOf } from './queries/statements.ts';

export const laporanKeuanganRoutes = (app: FastifyInstance): void => {
  query(app, labaRugi, async (call) => {
    const data = await labaRugiOf(call);
    return call.query.format === 'json' ? { data } : sendStatement(call, 'laba-rugi', data);
  });
  query(app, neraca, async (call) => {
    const data = await neracaOf(call);
    return call.query.format === 'json' ? { data } : sendStatement(call, 'neraca', data);
  });
  query(app, arusKas, async (call) => {
    const data = await arusKasOf(call);
    return call.query.format === 'json' ? { data } : sendStatement(call, 'arus-kas', data);
  });
};
