import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { fieldsSchema } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { command, query } from '../../platform/http/route.ts';
import { exportMaster } from './export.ts';
import type { HooksByMaster, MasterHooks, MasterRecord } from './hooks.ts';
import {
  insertRecord,
  type ListWindow,
  listRecords,
  lockRecord,
  markDeleted,
  toWire,
  updateRecord,
} from './store.ts';

const WHOLE_LIST = 20_000;

const listQuery = (master: Master) =>
  z.looseObject({
    skip: z.coerce.number().int().min(0).default(0),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(WHOLE_LIST)
      .default(master.paginated ? 50 : WHOLE_LIST),
    q: z.string().trim().max(100).optional(),
    sort: z
      .string()
      .regex(/^-?[A-Za-z_0-9]{1,40}$/)
      .optional(),
    deleted: z.enum(['0', '1']).default('0'),
    format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
  });

const windowOf = (master: Master, input: z.output<ReturnType<typeof listQuery>>): ListWindow => ({
  q: input.q,
  sort: input.sort,
  skip: input.skip,
  limit: input.limit,
  deleted: input.deleted === '1',
  equals: Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string] =>
        Object.hasOwn(master.fields, entry[0]) && typeof entry[1] === 'string',
    ),
  ),
});

/** Where the record's key stands in a call: the last path segment, or `?key=` for masters that say so. */
const keyed = (master: Master, suffix = ''): Pick<Endpoint, 'path' | 'params' | 'query'> =>
  master.keyInQuery
    ? { path: `${master.paths.base}${suffix}`, query: z.object({ [master.key]: z.string().min(1) }) }
    : { path: `${master.paths.base}/{key}${suffix}`, params: z.object({ key: z.string().min(1).max(200) }) };

const keyOf = (master: Master, call: Call): string =>
  String(
    (master.keyInQuery ? (call.query as MasterRecord)[master.key] : (call.params as MasterRecord).key) ?? '',
  );

/** The shop whose row is written; a chain list is nobody's own, and only written at head office's behest by permission. */
const tokoFor = (master: Master, call: Call): string => (master.scope === 'toko' ? oneToko(call) : call.toko);

/** All calls of one master (spec A §7): list, export, add, change, delete, reactivate. */
export const masterRoutes = (app: FastifyInstance, master: Master, allHooks: HooksByMaster): void => {
  const hooks = allHooks[master.name] ?? {};
  const shared = { ...(master.gate && { gate: master.gate }) };
  const record = z.record(z.string(), z.unknown());
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
      const window = windowOf(master, call.query);
      if (call.query.format !== 'json') return exportMaster(call, master, window, call.query.format);
      const { rows, count } = await call.kadar.db.transaction(call.scope, (tx) =>
        listRecords(tx, master, call.toko, window),
      );
      return { data: rows, count, skip: window.skip, limit: window.limit };
    },
  );
  const write = { ...shared, access: master.write, menu: master.route, data: record };
  if (master.add)
    command(
      app,
      { ...write, method: 'POST', path: master.paths.base, summary: `Add: ${title}`, body: master.schema },
      (call, tx) => add(call, tx, master, hooks),
    );
  const body = z.looseObject({ _version: z.int().optional() });
  command(app, { ...write, ...keyed(master), method: 'PUT', summary: `Change: ${title}`, body }, (call, tx) =>
    change(call, tx, master, hooks),
  );
  if (!master.remove) return;
  command(app, { ...write, ...keyed(master), method: 'DELETE', summary: `Delete: ${title}` }, (call, tx) =>
    remove(call, tx, master, hooks),
  );
  command(
    app,
    { ...write, ...keyed(master, '/aktifkan'), method: 'PUT', summary: `Reactivate: ${title}` },
    (call, tx) => reactivate(call, tx, master),
  );
};

const audit = (
  call: Call,
  tx: Tx,
  master: Master,
  action: string,
  key: string,
  before?: MasterRecord,
  after?: MasterRecord,
): Promise<void> =>
  writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action,
    entity: master.name,
    key,
    before,
    after,
  });

/** Every process drops what it keeps of a changed list. */
const announce = (call: Call, tx: Tx, master: Master): Promise<void> =>
  call.kadar.events.publish(tx, { topic: 'master-changed', toko: call.toko, data: master.name });

const add = async (call: Call, tx: Tx, master: Master, hooks: MasterHooks) => {
  const toko = tokoFor(master, call);
  const record = call.body as MasterRecord;
  const key = master.key === '_id' ? undefined : String(record[master.key]);
  if (key !== undefined) {
    const existing = await lockRecord(tx, master, toko, key);
    if (existing?._deleted) throw new AppError('DATA_DELETED', { nilai: key });
    if (existing)
      throw fieldError(master.key, 'DATA_SUDAH_ADA', {
        label: master.fields[master.key]?.label.id ?? master.key,
        nilai: key,
      });
  }
  await hooks.before?.(call, tx, { kind: 'add', record });
  const added = await insertRecord(tx, master, toko, record, call.session.user_id);
  await audit(call, tx, master, 'add', String(added[master.key]), undefined, added);
  await hooks.after?.(call, tx, { kind: 'add', record: added });
  await announce(call, tx, master);
  return { data: toWire(master, added), message: messageText(master.messages.added, call.language) };
};

const change = async (call: Call, tx: Tx, master: Master, hooks: MasterHooks) => {
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const { _version, ...sent } = call.body as MasterRecord & { _version?: number };
  const old = await lockRecord(tx, master, toko, key);
  if (!old) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (old._deleted) throw new AppError('DATA_DELETED', { nilai: key });
  if (_version !== undefined && _version !== old._version) throw new AppError('DATA_BERUBAH');
  const record = parseChange(master, sent, old);
  await hooks.before?.(call, tx, { kind: 'change', record, old });
  const changed = await updateRecord(tx, master, toko, key, record, call.session.user_id);
  await audit(call, tx, master, 'change', key, old, changed);
  await hooks.after?.(call, tx, { kind: 'change', record: changed, old });
  await announce(call, tx, master);
  return { data: toWire(master, changed), message: messageText(master.messages.changed, call.language) };
};

/** What is sent over what is there, judged as a whole; fixed fields keep their value, passwords may stay unsaid. */
const parseChange = (master: Master, sent: MasterRecord, old: MasterRecord): MasterRecord => {
  const editable = Object.entries(master.fields).filter(([, field]) => !field.readonly);
  const whole = { ...toWire(master, old), ...sent };
  const optional = editable
    .filter(([name, field]) => field.kind === 'password' && !sent[name])
    .map(([name]) => name);
  const picked = Object.fromEntries(
    editable.filter(([name]) => !optional.includes(name)).map(([name]) => [name, whole[name]]),
  );
  const unknown = Object.keys(sent).find(
    (name) =>
      !Object.hasOwn(master.fields, name) &&
      !['_id', 'kode_toko', '_deleted'].includes(name) &&
      !name.endsWith('_old'),
  );
  if (unknown) throw fieldError(unknown, 'FIELD_TIDAK_DIKENAL');
  const fields = Object.fromEntries(editable.filter(([name]) => !optional.includes(name)));
  const record = fieldsSchema(fields).parse(picked) as MasterRecord;
  for (const [name, field] of editable) if (field.fixed) delete record[name];
  return record;
};

const remove = async (call: Call, tx: Tx, master: Master, hooks: MasterHooks) => {
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const old = await lockRecord(tx, master, toko, key);
  if (!old || old._deleted) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await hooks.before?.(call, tx, { kind: 'delete', record: old, old });
  const deleted = await markDeleted(tx, master, toko, key, true, call.session.user_id);
  await audit(call, tx, master, 'delete', key, old, deleted);
  await hooks.after?.(call, tx, { kind: 'delete', record: deleted, old });
  await announce(call, tx, master);
  return { data: toWire(master, deleted), message: messageText(master.messages.deleted, call.language) };
};

const reactivate = async (call: Call, tx: Tx, master: Master) => {
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const old = await lockRecord(tx, master, toko, key);
  if (!old) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const active = await markDeleted(tx, master, toko, key, false, call.session.user_id);
  await audit(call, tx, master, 'reactivate', key, old, active);
  await announce(call, tx, master);
  return { data: toWire(master, active), message: messageText('DATA_DIAKTIFKAN', call.language) };
};
