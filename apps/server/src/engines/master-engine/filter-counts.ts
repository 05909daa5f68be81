import { filterFields, filterSort } from '@kadar/contract/list-filters.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, fieldError } from '../../platform/errors.ts';
import { query } from '../../platform/http/route.ts';
import { screenAccess } from './access.ts';
import { countBy } from './store.ts';
import { viewOf } from './view.ts';
import { listQuery, ownShop, windowOf } from './window.ts';
import type { MasterParts } from './writes.ts';

const counted = z.object({ nilai: z.string(), jumlah: z.number() });

/** How many records each value of a field would leave, beside what else is asked; the most frequent first. */
export const filterCountRoute = (app: FastifyInstance, { master }: MasterParts): void => {
  const names = filterFields(master).flatMap(([name, field]) =>
    filterSort(field) === 'VALUE' ? [name] : [],
  );
  if (names.length === 0) return;
  query(
    app,
    {
      ...(master.gate && { gate: master.gate }),
      method: 'GET',
      path: `${master.paths.list}/hitung`,
      summary: `How many records each value of a field has: ${master.title.en}`,
      access: master.browse ?? screenAccess(master),
      menu: master.route,
      query: listQuery(master).extend({ kolom_filter: z.enum(names as [string, ...string[]]) }),
      data: z.array(counted),
    },
    async (call) => {
      const view = viewOf(master, call.session.level);
      const { kolom_filter: kolom } = call.query;
      if (!view.browses) throw new AppError('TIDAK_BERHAK');
      if (!Object.hasOwn(view.master.fields, kolom) || view.masked.has(kolom))
        throw fieldError('kolom_filter', 'FIELD_TIDAK_DIKENAL');
      const window = windowOf(view, call);
      const { [kolom]: _, ...others } = window.equals;
      const equals = { ...others, ...ownShop(master, call) };
      return {
        data: await call.kadar.db.read(call.scope, (tx) =>
          countBy(tx, view.master, call.toko, kolom, { ...window, equals }),
        ),
      };
    },
  );
};
