import type pg from 'pg';
import { escapeIdentifier } from 'pg';

/**
 * Triggers that act on rows: those that write, change or refuse them. None of PostgreSQL's own (references), no constraint
 * trigger, and none that can only check, because it comes after its row and its function may not write.
 */
const ACTING = `select c.relname as tabel, t.tgname as name, t.tgenabled = 'A' as always
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgconstraint = 0 and t.tgenabled in ('O', 'A')
    and not (p.provolatile <> 'v' and t.tgtype & 2 = 0)
  order by c.relname, t.tgname`;

/**
 * Puts the triggers of all tables to sleep that would act on rows which are loaded as they were: what they wrote is among
 * those rows. Gives what wakes them; both inside the transaction that loads, so that nobody else ever sees them asleep.
 */
export const sleepTriggers = async (client: pg.ClientBase): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ tabel: string; name: string; always: boolean }>(ACTING);
  const each = (how: (one: { always: boolean }) => string): string =>
    rows
      .map(
        (one) =>
          `alter table public.${escapeIdentifier(one.tabel)} ${how(one)} trigger ${escapeIdentifier(one.name)};`,
      )
      .join('\n');
  await client.query(each(() => 'disable'));
  return async () => {
    // No table is altered while checks of it wait for the commit.
    await client.query('set constraints all immediate');
    await client.query(each(({ always }) => (always ? 'enable always' : 'enable')));
  };
};
