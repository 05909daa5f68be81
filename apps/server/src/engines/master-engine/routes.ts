import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { masterSchema } from '@kadar/contract/field-schemas.ts';
import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkAccess } from '../../platform/http/access.ts';
import type { Call } from '../../platform/http/call.ts';
import { command, query, type Result } from '../../platform/http/route.ts';
import { screenAccess } from './access.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { effectRoute } from './effect-route.ts';
import { exportMaster } from './export.ts';
import { filterCountRoute } from './filter-counts.ts';
import type { MasterRecord } from './hooks.ts';
import { imageFields } from './images.ts';
import { logReading } from './log-reading.ts';
import { openSealed } from './sealed.ts';
import { type ListWindow, listRecords, streamRecords } from './store.ts';
import { uploadRoutes } from './uploads.ts';
import { briefly, tell, type View, viewOf } from './view.ts';
import { whyRoute } from './why.ts';
import { asksAll, asksBare, type ListInput, listQuery, searchOnly, windowOf } from './window.ts';
import { add, change, type MasterParts, reactivate, remove } from './writes.ts';

// Of all lists, and so made once a process and not once a list at each start.
const KEY = z.object({ key: z.string().min(1).max(200) });
const RECORD = z.record(z.string(), z.unknown());
const CHANGE = z.looseObject({ _version: z.int().optional() });

/** Where the record's key stands in a call: the last path segment, or `?key=` for masters that say so. */
const keyed = (
  master: Master,
  base: string = master.paths.base,
  suffix = '',
): Pick<Endpoint, 'path' | 'params' | 'query'> =>
  master.keyInQuery
    ? { path: `${base}${suffix}`, query: z.object({ [master.key]: z.string().min(1) }) }
    : { path: `${base}/{key}${suffix}`, params: KEY };

/** What the fields of a form are called, so that a refusal speaks of 'Kode Sales' and not of kode_sales. */
const labelsOf = (fields: Record<string, Field>, before = ''): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Text][] => [
      [`${before}${name}`, field.label],
      ...Object.entries(labelsOf(field.fields ?? {}, `${before}${name}.`)),
    ]),
  );

/** A list from its first record to its last, as it comes: all of each where the caller may go through it, else what is told of it briefly. */
const wholeList = async (
  call: Call<unknown, ListInput>,
  { master, hooks }: MasterParts,
  view: View,
  window: ListWindow,
): Promise<Result<unknown>> => {
  const { kadar, toko, scope } = call;
  if (master.browse) await kadar.db.transaction(scope, (tx) => logReading(call, tx, master, 'json', window));
  const told = (row: MasterRecord): MasterRecord =>
    view.browses
      ? tell(master, view, openSealed(kadar.vault, master, row, view.masked))
      : briefly(view.master, row);
  async function* whole() {
    const listed = view.browses ? hooks.listed : undefined;
    for await (const rows of streamRecords(kadar, view.master, toko, window, listed)) yield rows.map(told);
  }
  return { data: [], whole: whole() };
};

/** All calls of one master (spec A §7): list, export, add, change, delete, reactivate. */
export const masterRoutes = (app: FastifyInstance, parts: MasterParts): void => {
  const { master } = parts;
  const shared = { ...(master.gate && { gate: master.gate }) };
  const title = master.title.en;

  query(
    app,
    {
      // A lookup is needed wherever the list is chosen from, also while the module that keeps it is off.
      ...(master.read === 'lookup.read' ? {} : shared),
      method: 'GET',
      path: master.paths.list,
      summary: `List: ${title}`,
      access: master.read,
      query: listQuery(master),
      data: z.unknown(),
    },
    async (call) => {
      const view = viewOf(master, call.session.level);
      const asked = windowOf(view, call);
      if (call.query.format !== 'json') {
        // Carrying the whole list away is a matter of its screen, not of looking something up.
        checkAccess({ ...shared, access: master.browse ?? screenAccess(master), menu: master.route }, call);
        return exportMaster(call, view, asked, call.query.format);
      }
      if (asksAll(asked) && (view.browses || (master.brief.length > 0 && asksBare(call.query))))
        return wholeList(call, parts, view, asked);
      const window = view.browses ? asked : searchOnly(view, asked);
      if (!window)
        return {
          data: [],
          count: 0,
          skip: 0,
          limit: asked.limit,
          message: messageText('KETIK_UNTUK_MENCARI', call.language),
        };
      const { rows, count } = await call.kadar.db.transaction(call.scope, async (tx) => {
        if (master.browse && view.browses) await logReading(call, tx, master, 'json', window);
        const found = await listRecords(tx, view.master, call.toko, window, parts.hooks.listed);
        if (!view.browses)
          await parts.hooks.shown?.(call, tx, {
            q: window.equals[master.key] ?? window.q ?? '',
            keys: found.rows.map((row) => String(row[master.key])),
          });
        return found;
      });
      const data = rows.map((row) =>
        tell(master, view, openSealed(call.kadar.vault, master, row, view.masked)),
      );
      return { data, count, skip: window.skip, limit: window.limit };
    },
  );
  whyRoute(app, parts);
  filterCountRoute(app, parts);
  const write = { ...shared, access: master.write, menu: master.route, data: RECORD };
  const options = { labels: labelsOf(master.fields) };
  if (master.add)
    command(
      app,
      {
        ...write,
        method: 'POST',
        path: master.paths.base,
        summary: `Add: ${title}`,
        body: masterSchema(master),
      },
      (call, tx) => add(call, tx, parts),
      options,
    );
  command(
    app,
    {
      ...write,
      ...keyed(master, master.paths.change),
      method: 'PUT',
      summary: `Change: ${title}`,
      body: CHANGE,
    },
    (call, tx) => change(call, tx, parts),
    options,
  );
  bulkRoutes(app, parts, write);
  effectRoute(app, parts, write);
  if (imageFields(master).length > 0) uploadRoutes(app, master, write);
  if (!master.remove) return;
  command(
    app,
    {
      ...write,
      ...keyed(master, master.paths.remove),
      access: master.remover,
      method: 'DELETE',
      summary: `Delete: ${title}`,
    },
    (call, tx) => remove(call, tx, parts),
  );
  if (master.erase) return;
  command(
    app,
    {
      ...write,
      ...keyed(master, master.paths.base, '/aktifkan'),
      method: 'PUT',
      summary: `Reactivate: ${title}`,
    },
    (call, tx) => reactivate(call, tx, parts),
  );
};
