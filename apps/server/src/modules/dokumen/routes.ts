import { batalCall } from '@kadar/contract/endpoints/dokumen.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../../platform/http/route.ts';
import { reverseDokumen } from './commands/reverse.ts';
import { DOKUMEN } from './types.ts';

export const dokumenRoutes = (app: FastifyInstance): void => {
  // Kinds of one path share the call that reverses them.
  const paths = Map.groupBy(
    DOKUMEN.filter(({ batal }) => batal),
    ({ path }) => path,
  );
  for (const types of paths.values()) {
    const [first] = types;
    if (!first) continue;
    const kinds = types.map(({ jenis }) => jenis);
    command(app, batalCall(first), (call, tx, intent) => reverseDokumen(call, tx, intent, kinds), {
      selfStoring: true,
      day: 'shared',
      // What came in with it may have to go out again; which it was only the document knows.
      spends: ({ toko }) => [{ what: 'CASH', of: toko }],
    });
  }
};
