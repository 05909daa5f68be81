import { COLUMNS } from '@kadar/contract/columns.ts';
import { type Why, whyPath, whyShape } from '@kadar/contract/endpoints/why.ts';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import { explain } from '../why/explain.ts';
import { screenAccess } from './access.ts';
import { openSealed } from './sealed.ts';
import { type ListWindow, listRecords } from './store.ts';
import { type View, viewOf } from './view.ts';
import { digestIn, type ListInput, listWhyQuery, ownShop, windowOf } from './window.ts';
import type { MasterParts } from './writes.ts';

const DELETED = { 0: { id: 'Aktif', en: 'Active' }, 1: { id: 'Dihapus', en: 'Deleted' } };
/** Of a search so many records are looked through for the one that is asked about. */
const LOOKED_THROUGH = 500;

/** Why a record is not in a list: by its code, or whatever else of it is searched. */
const whyOf = (view: View, call: Call<unknown, ListInput>, nomor: string): Promise<Why> => {
  const { master } = view;
  const { q, deleted, equals, between = [] } = windowOf(view, call);
  // Whose records he sees is his right and no filter.
  const own = ownShop(master, call);
  const chosen = Object.entries(equals).filter(([name]) => !Object.hasOwn(own, name));
  const holds = (toko: string, window: Pick<ListWindow, 'q' | 'deleted' | 'equals'>): Promise<boolean> =>
    call.kadar.db.read({ toko }, async (tx) => {
      const digest = digestIn(master, call.kadar);
      const whole = { ...window, between, skip: 0, limit: LOOKED_THROUGH, masked: view.masked, digest };
      const { rows } = await listRecords(tx, master, toko, whole);
      return rows.some((row) =>
        Object.entries(openSealed(call.kadar.vault, master, row, view.masked)).some(
          ([name, value]) => !view.masked.has(name) && String(value).toUpperCase() === nomor,
        ),
      );
    });
  return explain(call, {
    nomor,
    range: null,
    labels: {
      ...Object.fromEntries(Object.entries(master.fields).map(([name, { label }]) => [name, label])),
      deleted: COLUMNS.status.label,
    },
    words: { deleted: DELETED },
    asked: {
      toko: master.scope === 'toko' ? call.toko : '*',
      days: null,
      filters: { q: q ?? null, deleted: deleted ? '1' : '0', ...Object.fromEntries(chosen) },
    },
    shows: ({ toko, filters: { q: search, deleted: gone, ...others } }) =>
      holds(toko, {
        q: search ?? nomor,
        deleted: gone == null ? undefined : gone === '1',
        equals: {
          ...Object.fromEntries(
            Object.entries(others).filter((one): one is [string, string] => one[1] !== null),
          ),
          ...own,
        },
      }),
    elsewhere: () => holds('*', { q: nomor, deleted: undefined, equals: {} }),
  });
};

/** The call beside a master's list; for who may go through the list, as its export is. */
export const whyRoute = (app: FastifyInstance, { master }: MasterParts): void =>
  query(
    app,
    {
      ...(master.gate && { gate: master.gate }),
      method: 'GET',
      path: whyPath(master.paths.list),
      summary: `Why a record is not in it: ${master.title.en}`,
      access: master.browse ?? screenAccess(master),
      menu: master.route,
      query: listWhyQuery(master),
      data: whyShape,
    },
    async (call) => {
      const { nomor, ...given } = call.query as ListInput & { nomor: string };
      const view = viewOf(master, call.session.level);
      return { data: await whyOf(view, { ...call, query: given }, nomor) };
    },
  );
