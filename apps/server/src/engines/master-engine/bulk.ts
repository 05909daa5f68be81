import { bulkFields, bulkValue, isNumber } from '@kadar/contract/bulk.ts';
import type { BulkChange } from '@kadar/contract/endpoints/bulk-input.ts';
import { issueCode, messageText } from '@kadar/contract/errors.ts';
import { textIn } from '@kadar/contract/text.ts';
import { ZodError } from 'zod';
import { writeAudits } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError, type FieldProblem, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { MasterRecord } from './hooks.ts';
import { checkReferences } from './references.ts';
import { maskSealed } from './sealed.ts';
import { toWire, updateRecords } from './store.ts';
import { viewOf } from './view.ts';
import { type MasterParts, parseChange, refuseOtherShops } from './writes.ts';

/** A record that is to be changed: as it stands, and what its fields are to become, in units of the wire. */
export interface Wanted {
  old: MasterRecord;
  sent: MasterRecord;
}

/** The same after its list's rules were heard. */
export interface Judged extends Wanted {
  /** As it will be written; of a refused one nothing. */
  record: MasterRecord;
  /** The fields that are written: those that were asked for, and what its module completed. */
  names: readonly string[];
  /** Something of it is other than it was. */
  changes: boolean;
  problem: { field: string; problem: FieldProblem } | null;
}

/** The fields this caller edits many at once. Throws MODUL_TIDAK_AKTIF where the list has none for him. */
export const editable = ({ master }: MasterParts, call: Call) => {
  const view = viewOf(master, call.session.level);
  if (!view.browses) throw new AppError('TIDAK_BERHAK');
  const fields = new Map(
    bulkFields(master).filter(([name]) => Object.hasOwn(view.master.fields, name) && !view.masked.has(name)),
  );
  if (fields.size === 0) throw new AppError('TIDAK_BERHAK');
  return fields;
};

/** What each record's fields become. Throws 422 at a field that is not edited so. */
export const wanted = (
  parts: MasterParts,
  call: Call,
  ubah: readonly BulkChange[],
  records: readonly MasterRecord[],
): Wanted[] => {
  const fields = editable(parts, call);
  for (const [at, { field, cara }] of ubah.entries()) {
    const declared = fields.get(field);
    if (!declared) throw fieldError(`ubah.${at}.field`, 'FIELD_TIDAK_DIKENAL');
    if (cara !== 'ISI' && !isNumber(declared)) throw fieldError(`ubah.${at}.cara`, 'PILIHAN_TIDAK_SAH');
  }
  return records.map((old) => {
    const wire = toWire(parts.master, old);
    return {
      old,
      sent: Object.fromEntries(
        ubah.flatMap((change) => {
          const field = fields.get(change.field);
          return field ? [[change.field, bulkValue(field, change, wire[change.field])]] : [];
        }),
      ),
    };
  });
};

const same = (one: unknown, other: unknown): boolean => {
  const told = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
  return told(one) === told(other);
};

/** What a rule says of a record, at the field it is about. */
const problemOf = (error: unknown): Judged['problem'] => {
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return { field: String(issue?.path[0] ?? ''), problem: { code: issueCode(issue?.message ?? '') } };
  }
  if (!(error instanceof AppError) || error.status >= 500 || error.needAuth) throw error;
  const [first] = Object.entries(error.fields ?? {});
  return first
    ? { field: first[0], problem: first[1] }
    : { field: '', problem: { code: error.code, params: error.params } };
};

/** What of a record is not known in its list; each value is looked up once, however many records get it. */
const referenceJudge = (call: Call, tx: Tx, { master, masters }: MasterParts, toko: string) => {
  const known = new Map<string, Promise<void>>();
  return ({ old, sent }: Wanted): Promise<void> => {
    const named = Object.fromEntries(
      Object.entries(sent).filter(
        ([name, value]) => master.fields[name]?.kind === 'ref' && value && value !== old[name],
      ),
    );
    const key = JSON.stringify(named);
    const asked =
      known.get(key) ??
      checkReferences(tx, master, masters, { toko, language: call.language, record: named });
    known.set(key, asked);
    return asked;
  };
};

/** Each record as its list's own rules judge it alone; nothing is written. */
export const judge = async (
  call: Call,
  tx: Tx,
  parts: MasterParts,
  { toko, records }: { toko: string; records: readonly Wanted[] },
): Promise<Judged[]> => {
  const { master, hooks } = parts;
  const refers = referenceJudge(call, tx, parts, toko);
  const judged: Judged[] = [];
  for (const one of records) {
    refuseOtherShops(master, call, one.old);
    try {
      const record = parseChange(master, one.sent, one.old);
      const changes = Object.keys(one.sent).some((name) => !same(record[name], one.old[name]));
      const given = { ...record };
      if (changes) {
        await refers(one);
        await hooks.before?.(call, tx, { kind: 'change', record, old: one.old });
      }
      const completed = Object.keys(record).filter((name) => record[name] !== given[name]);
      judged.push({
        ...one,
        record,
        names: [...Object.keys(one.sent), ...completed],
        changes,
        problem: null,
      });
    } catch (error) {
      judged.push({ ...one, record: {}, names: [], changes: false, problem: problemOf(error) });
    }
  }
  return judged;
};

/** A refusal of one record in words. */
export const saidOf = (
  { master }: MasterParts,
  call: Call,
  { field, problem }: NonNullable<Judged['problem']>,
): string => {
  const label = master.fields[field]?.label;
  return messageText(problem.code, call.language, {
    ...(label && { label: textIn(label, call.language) }),
    ...problem.params,
  });
};

/** Writes what changes: the records, their audit, what their module does besides, and one news of all of it. */
export const writeMany = async (
  call: Call,
  tx: Tx,
  { master, hooks }: MasterParts,
  { toko, records }: { toko: string; records: readonly Judged[] },
): Promise<{ old: MasterRecord; changed: MasterRecord }[]> => {
  const names = [...new Set(records.flatMap((one) => one.names))];
  const rows = await updateRecords(tx, master, toko, {
    names,
    records: records.map(({ record, old }) => ({ ...record, [master.key]: old[master.key] })),
    user: call.session.user_id,
  });
  const byKey = new Map(rows.map((row) => [String(row[master.key]), row]));
  const pairs = records.flatMap(({ old }) => {
    const changed = byKey.get(String(old[master.key]));
    return changed ? [{ old, changed }] : [];
  });
  if (pairs.length !== records.length) throw new AppError('DATA_BERUBAH');
  await writeAudits(
    tx,
    { toko: call.toko, user: call.session.user_id, ip: call.ip, action: 'change', entity: master.name },
    pairs.map(({ old, changed }) => ({
      key: String(old[master.key]),
      before: maskSealed(master, old),
      after: maskSealed(master, changed),
    })),
  );
  if (hooks.after)
    for (const { old, changed } of pairs)
      await hooks.after(call, tx, { kind: 'change', record: changed, old });
  await call.kadar.events.publish(tx, {
    topic: 'master-changed',
    toko: master.scope === 'chain' ? '*' : call.toko,
    data: master.name,
  });
  return pairs;
};
