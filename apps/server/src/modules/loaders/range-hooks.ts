import type { FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

/** Between two of these there is always a third: ranges may touch, and what lies on the border is the higher one's. */
const CONTINUOUS: ReadonlySet<FieldKind> = new Set(['gram', 'kadar']);

interface Range {
  from: string;
  to: string;
  /** What ranges share a line with: those of other groups or conditions do not concern each other. */
  per: readonly string[];
}

/** The bounds of a list whose unique fields end with where a range begins ('hutang_from', with 'hutang_to'). */
const rangeOf = (master: Master): Range => {
  const [unique = []] = master.unique;
  const from = unique.at(-1) ?? '';
  const to = from.replace(/_from$/, '_to');
  if (from === to || !master.fields[to]) throw new Error(`${master.name} has no range`);
  return { from, to, per: unique.slice(0, -1) };
};

const labelIn = ({ language }: Call, master: Master, name: string): string =>
  textIn(master.fields[name]?.label ?? master.title, language);

/** Throws 422 at the upper field when it is below the lower one. */
export const refuseDisorder = (
  call: Call,
  master: Master,
  record: MasterRecord,
  lower: string,
  upper: string,
): void => {
  if (Number(record[upper]) >= Number(record[lower])) return;
  const dari = labelIn(call, master, lower);
  throw fieldError(upper, 'SAMPAI_SEBELUM_DARI', { label: labelIn(call, master, upper), dari });
};

/** A second range over the same values would make it chance which of them holds. Throws 422 at its beginning. */
const refuseOverlap = async (
  call: Call,
  tx: Tx,
  master: Master,
  record: MasterRecord,
  old?: MasterRecord,
) => {
  const { from, to, per } = rangeOf(master);
  const kind = master.fields[from]?.kind ?? 'integer';
  // Of two who write ranges of one list at once, not both find theirs free.
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.RANGES}, hashtext(${master.table}))`);
  const [start, end] = CONTINUOUS.has(kind) ? [sql`<`, sql`>`] : [sql`<=`, sql`>=`];
  const sameLine = per.map((name) => sql`and ${sql.ref(name)} is not distinct from ${record[name] ?? null}`);
  // One that begins at the same value is refused by the unique fields, in their words.
  const other = await tx.maybe<{ from: number; to: number }>(sql`
    select ${sql.ref(from)} as "from", ${sql.ref(to)} as "to" from ${sql.table(master.table)}
    where deleted_at is null and _id is distinct from ${old?._id ?? null} ${sql.join(sameLine, sql` `)}
      and ${sql.ref(from)} <> ${record[from]} and ${sql.ref(from)} ${start} ${record[to]} and ${sql.ref(to)} ${end} ${record[from]}
    order by 1 limit 1`);
  if (!other) return;
  const shown = (value: number): number => (kind === 'gram' ? value / 1000 : value);
  throw fieldError(from, 'RENTANG_BERTUMPUK', {
    label: labelIn(call, master, from),
    dari: shown(other.from),
    sampai: shown(other.to),
  });
};

/** A range ends after it begins, and no other of its line covers what it covers. */
export const range = (master: Master): MasterHooks => ({
  async before(call, tx, { kind, record, old }) {
    if (kind === 'delete') return;
    const { from, to } = rangeOf(master);
    refuseDisorder(call, master, record, from, to);
    await refuseOverlap(call, tx, master, { ...old, ...record }, old);
  },
});
