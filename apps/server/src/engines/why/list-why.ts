import { COLUMNS } from '@kadar/contract/columns.ts';
import type { Answer, Endpoint } from '@kadar/contract/endpoint.ts';
import { NOMOR, whyPath, whyShape } from '@kadar/contract/endpoints/why.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { fileQuery } from '@kadar/contract/wire.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import { type ListFile, sendList } from '../list-file.ts';
import { type Asked, explain } from './explain.ts';

const FROM = 'tgl_from';
const TO = 'tgl_to';
/** Of a list's call, not what it goes by. */
const NO_FILTERS = new Set(['skip', 'limit', 'sort', 'format', 'progress_id', FROM, TO]);
const LABELS: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, { label }]) => [name, label]),
);

/**
 * A list, on the screen or as a file, and beside it the call that says why a number does not stand in it: the list itself is asked again, by the number and
 * with its filters let go one by one, so that both always agree.
 */
export const listWithWhy = <Q extends typeof fileQuery, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Q, z.ZodType, R>,
  list: (call: Call<unknown, z.output<Q>>) => Promise<Answer<z.input<R>>>,
  file: ListFile,
): void => {
  query(app, endpoint, async (call) => {
    const { format, progress_id } = call.query;
    return format === 'json' ? list(call) : sendList(call, { format, progress_id }, list, file);
  });
  const asks = endpoint.query;
  if (!asks) throw new Error(`${endpoint.path} is asked for nothing`);
  query(
    app,
    {
      ...endpoint,
      path: whyPath(endpoint.path),
      summary: `Why a number is not in it: ${endpoint.summary}`,
      query: z.looseObject({ nomor: NOMOR }),
      data: whyShape,
    },
    async (call) => {
      const { nomor, ...given } = call.query;
      const asked = asks.parse(given) as Record<string, unknown>;
      const names = Object.keys(asks.shape).filter((name) => !NO_FILTERS.has(name));
      const { [FROM]: from, [TO]: to } = asked;
      const data = await explain(call, {
        nomor,
        labels: LABELS,
        range: { from: FROM, to: TO },
        asked: {
          toko: call.toko,
          days: from && to ? { from: String(from), to: String(to) } : null,
          filters: Object.fromEntries(names.map((name) => [name, asked[name] ? String(asked[name]) : null])),
        },
        shows: async ({ toko, days, filters }: Asked) => {
          const { q, ...others } = filters;
          // What was searched for cannot be told by searching for the number: its answer is looked through.
          const search = q && q.toUpperCase() !== nomor ? q : null;
          const narrowed = {
            ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
            ...(days && { [FROM]: days.from, [TO]: days.to }),
            q: search ?? nomor,
            skip: 0,
            limit: 500,
          };
          const { data } = await list({ ...call, toko, scope: { toko }, query: asks.parse(narrowed) });
          const rows = data as readonly Record<string, unknown>[];
          return search ? rows.some((row) => Object.values(row).includes(nomor)) : rows.length > 0;
        },
      });
      return { data };
    },
  );
};
