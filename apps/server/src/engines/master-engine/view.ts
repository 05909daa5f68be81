import { masked } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import { toldOf } from '@kadar/contract/personal.ts';
import type { MasterRecord } from './hooks.ts';

/** A list as the users of one level are told of it. */
export interface View {
  /** The master with those of its fields that this level sees. */
  master: Master;
  /** Seen by their last characters only, and not to be searched or sorted by. */
  masked: ReadonlySet<string>;
  /** May go through the whole list, not only search it. */
  browses: boolean;
}

export const viewOf = (master: Master, level: Level): View => {
  const fields = Object.entries(master.fields).filter(([, { sees }]) => mayUse(sees, level));
  return {
    master: { ...master, fields: Object.fromEntries(fields) },
    masked: new Set(fields.flatMap(([name, { clear }]) => (mayUse(clear, level) ? [] : [name]))),
    browses: mayUse(master.browse, level),
  };
};

/** What of a record is told of the whole list to who may only search it. */
export const briefly = ({ brief, fields }: Master, record: MasterRecord): MasterRecord =>
  Object.fromEntries(
    brief.map((name) => {
      const personal = fields[name]?.personal;
      const value = record[name];
      return [name, personal && typeof value === 'string' ? toldOf(personal, value) : value];
    }),
  );

/** A record of the wire without what this view hides. */
export const tell = (whole: Master, { master, masked: names }: View, record: MasterRecord): MasterRecord =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (Object.hasOwn(whole.fields, name) && !Object.hasOwn(master.fields, name)) return [];
      return [[name, names.has(name) && typeof value === 'string' ? masked(value) : value]];
    }),
  );
