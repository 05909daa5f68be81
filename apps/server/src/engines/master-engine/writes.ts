import { messageText } from '@kadar/contract/errors.ts';
import { fieldsSchema } from '@kadar/contract/field-schemas.ts';
import { type Field, isMasked, pictureNames } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { maskOf } from '../../platform/identity/sealed-text.ts';
import { atItsFields, refuseTaken } from './conflicts.ts';
import { askHeadOffice } from './head-office.ts';
import type { MasterChange, MasterHooks, MasterRecord } from './hooks.ts';
import { dropAllImages, settleImages } from './images.ts';
import { nextKey, randomKey } from './next-key.ts';
import { checkReferences, refuseIfUsed } from './references.ts';
import { maskSealed, sealRecord } from './sealed.ts';
import { eraseRecord, insertRecord, lockRecord, markDeleted, toWire, updateRecord } from './store.ts';
import { tell, viewOf } from './view.ts';

/** A master with what surrounds it: its module's hooks, and the lists it refers to and is referred to by. */
export interface MasterParts {
  master: Master;
  hooks: MasterHooks;
  masters: ReadonlyMap<string, Master>;
  /** Who writes through it has asked head office for all of it at once. */
  asked?: true;
}

/** The shop whose row is written; a chain list is nobody's own, its writing a matter of permission. */
export const tokoFor = (master: Master, call: Call): string =>
  master.scope === 'toko' ? oneToko(call) : call.toko;

/** A branch writes of a chain's list only what names no shop or its own (domain §1.7). Throws TIDAK_BERHAK. */
export const refuseOtherShops = (
  master: Master,
  { session }: Call,
  ...records: (MasterRecord | undefined)[]
): void => {
  if (session.pusat || master.scope !== 'chain' || !master.fields.kode_toko) return;
  if (records.some((record) => record?.kode_toko !== undefined && record.kode_toko !== session.kode_toko))
    throw new AppError('TIDAK_BERHAK');
};

const keyOf = (master: Master, call: Call): string =>
  String(
    (master.keyInQuery ? (call.query as MasterRecord)[master.key] : (call.params as MasterRecord).key) ?? '',
  );

/** What every write leaves behind: its line in the audit, its module's own doing, and the news of it. */
const settle = async (
  call: Call,
  tx: Tx,
  { master, hooks }: MasterParts,
  change: MasterChange,
): Promise<void> => {
  await writeAudit(tx, {
    toko: call.toko,
    user: call.session.user_id,
    ip: call.ip,
    action: change.kind,
    entity: master.name,
    key: String((change.old ?? change.record)[master.key]),
    before: change.old && maskSealed(master, change.old),
    after: maskSealed(master, change.record),
  });
  await hooks.after?.(call, tx, change);
  const toko = master.scope === 'chain' ? '*' : call.toko;
  await call.kadar.events.publish(tx, { topic: 'master-changed', toko, data: master.name });
};

/** What is answered is kept, for who asks again: it tells of sealed fields what anybody may see. */
const answer = (call: Call, master: Master, record: MasterRecord, message: string) => ({
  data: tell(master, viewOf(master, call.session.level), toWire(master, maskSealed(master, record))),
  message: messageText(message, call.language),
});

/** A key that the server makes, where the form left it empty. */
const giveKey = async (tx: Tx, master: Master, toko: string, record: MasterRecord): Promise<void> => {
  const generated = master.fields[master.key]?.generated;
  if (generated !== undefined && !record[master.key])
    record[master.key] =
      typeof generated === 'string'
        ? await nextKey(tx, master, toko, generated)
        : randomKey(generated.random);
};

/** Throws DATA_DELETED for a key that can be reactivated, 422 at the fields for one that is taken or refers to nothing. */
export const add = async (call: Call, tx: Tx, parts: MasterParts) => {
  const { master, masters, hooks } = parts;
  const { language } = call;
  const toko = tokoFor(master, call);
  const record = call.body as MasterRecord;
  refuseMasks(master, record);
  refuseOtherShops(master, call, record);
  await giveKey(tx, master, toko, record);
  if (master.key !== '_id') {
    const key = String(record[master.key]);
    refuseTaken(master, key, await lockRecord(tx, master, toko, key), language);
  }
  await checkReferences(tx, master, masters, { toko, language, record });
  if (!parts.asked) await askHeadOffice(call, tx, master, { kind: 'add', record });
  await settleImages(call, tx, master, record);
  await hooks.before?.(call, tx, { kind: 'add', record });
  const added = await atItsFields(master, toWire(master, record), language, () =>
    insertRecord(
      tx,
      master,
      toko,
      sealRecord(call.kadar.vault, master, record, String(record[master.key])),
      call.session.user_id,
    ),
  );
  await settle(call, tx, parts, { kind: 'add', record: added });
  return answer(call, master, added, master.messages.added);
};

/** Throws DATA_TIDAK_DITEMUKAN, DATA_DELETED, DATA_BERUBAH when `_version` is not the record's, 422 at the fields. */
export const change = async (call: Call, tx: Tx, parts: MasterParts) => {
  const { master, masters, hooks } = parts;
  const { language } = call;
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const { _version, ...sent } = call.body as MasterRecord & { _version?: number };
  const old = await lockRecord(tx, master, toko, key);
  if (!old) throw new AppError('DATA_TIDAK_DITEMUKAN');
  refuseOtherShops(master, call, old, sent);
  if (old._deleted) throw new AppError('DATA_DELETED', { nilai: key });
  if (_version !== undefined && _version !== old._version) throw new AppError('DATA_BERUBAH');
  const record = parseChange(master, withoutMasks(master, sent, old), old);
  const newKey = record[master.key];
  if (newKey !== undefined && newKey !== key)
    refuseTaken(master, String(newKey), await lockRecord(tx, master, toko, String(newKey)), language);
  await checkReferences(tx, master, masters, { toko, language, record, old });
  if (!parts.asked) await askHeadOffice(call, tx, master, { kind: 'change', record, old });
  await settleImages(call, tx, master, record, old);
  await hooks.before?.(call, tx, { kind: 'change', record, old });
  const changed = await atItsFields(master, toWire(master, record), language, () =>
    updateRecord(
      tx,
      master,
      toko,
      key,
      sealRecord(call.kadar.vault, master, record, key),
      call.session.user_id,
    ),
  );
  await settle(call, tx, parts, { kind: 'change', record: changed, old });
  return answer(call, master, changed, master.messages.changed);
};

const maskedFields = (master: Master, sent: MasterRecord): string[] =>
  Object.keys(master.fields).filter(
    (name) => master.fields[name]?.clear && isMasked(String(sent[name] ?? '')),
  );

/** Throws 422 at a field that holds a mask where a text belongs. */
const refuseMasks = (master: Master, sent: MasterRecord): void => {
  for (const name of maskedFields(master, sent)) throw fieldError(name, 'NOMOR_TIDAK_SAH');
};

/** What is sent without what the sender was shown masked and left as it was. */
const withoutMasks = (master: Master, sent: MasterRecord, old: MasterRecord): MasterRecord => {
  const kept = maskedFields(master, sent).filter((name) => sent[name] === maskOf(String(old[name] ?? '')));
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !kept.includes(name)));
  refuseMasks(master, rest);
  return rest;
};

const schemas = new WeakMap<Master, Map<string, ReturnType<typeof fieldsSchema>>>();

/** What judges a change of these fields, made once for a list: many records are judged by it. */
const changeSchema = (master: Master, editable: readonly [string, Field][]) => {
  const known = schemas.get(master) ?? new Map<string, ReturnType<typeof fieldsSchema>>();
  schemas.set(master, known);
  const names = editable.map(([name]) => name).join(' ');
  const schema = known.get(names) ?? fieldsSchema(Object.fromEntries(editable));
  known.set(names, schema);
  return schema;
};

/** What is sent over what is there, judged as a whole; fixed fields keep their value, passwords may stay unsaid. */
export const parseChange = (master: Master, sent: MasterRecord, old: MasterRecord): MasterRecord => {
  const unknown = Object.keys(sent).find(
    (name) =>
      !Object.hasOwn(master.fields, name) &&
      !pictureNames(master.fields).includes(name) &&
      !master.listed.includes(name) &&
      !['_id', 'kode_toko', '_deleted'].includes(name) &&
      !name.endsWith('_old'),
  );
  if (unknown) throw fieldError(unknown, 'FIELD_TIDAK_DIKENAL');
  const whole = { ...toWire(master, maskSealed(master, old)), ...sent };
  const editable = Object.entries(master.fields).filter(
    ([name, field]) => !field.readonly && !(field.kind === 'password' && !sent[name]),
  );
  const record = changeSchema(master, editable).parse(
    Object.fromEntries(editable.map(([name]) => [name, whole[name]])),
  ) as MasterRecord;
  for (const [name, field] of editable) if (field.fixed) delete record[name];
  return record;
};

/** Throws DATA_TIDAK_DITEMUKAN, and DATA_DIPAKAI while something living names the record. */
export const remove = async (call: Call, tx: Tx, parts: MasterParts) => {
  const { master, masters, hooks } = parts;
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const old = await lockRecord(tx, master, toko, key);
  if (!old || old._deleted) throw new AppError('DATA_TIDAK_DITEMUKAN');
  refuseOtherShops(master, call, old);
  if (!parts.asked) await askHeadOffice(call, tx, master, { kind: 'delete', record: {}, old });
  await hooks.before?.(call, tx, { kind: 'delete', record: old, old });
  await refuseIfUsed(tx, master, masters, toko, key);
  if (master.erase) await dropAllImages(call, tx, master, old);
  const deleted = master.erase
    ? await eraseRecord(tx, master, toko, key)
    : await markDeleted(tx, master, toko, key, true, call.session.user_id);
  await settle(call, tx, parts, { kind: 'delete', record: deleted, old });
  return answer(call, master, deleted, master.messages.deleted);
};

/** Takes a deleted record back, under the rules of an added one. Nothing happens to a record that is not deleted. */
export const reactivate = async (call: Call, tx: Tx, parts: MasterParts) => {
  const { master, masters, hooks } = parts;
  const { language } = call;
  const toko = tokoFor(master, call);
  const key = keyOf(master, call);
  const old = await lockRecord(tx, master, toko, key);
  if (!old) throw new AppError('DATA_TIDAK_DITEMUKAN');
  refuseOtherShops(master, call, old);
  if (!old._deleted) return answer(call, master, old, 'DATA_DIAKTIFKAN');
  await checkReferences(tx, master, masters, { toko, language, record: old });
  if (!parts.asked) await askHeadOffice(call, tx, master, { kind: 'reactivate', record: {}, old });
  await hooks.before?.(call, tx, { kind: 'reactivate', record: { ...old }, old });
  const active = await atItsFields(master, toWire(master, old), language, () =>
    markDeleted(tx, master, toko, key, false, call.session.user_id),
  );
  await settle(call, tx, parts, { kind: 'reactivate', record: active, old });
  return answer(call, master, active, 'DATA_DIAKTIFKAN');
};
