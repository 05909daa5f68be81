import type pg from 'pg';
import { type Former, inParts, keepFormer, resealBlocks } from '../../platform/chain/reseal.ts';
import {
  HOLDS_SEARCH,
  holdsNik,
  type Masking,
  niksIn,
  searchedIn,
} from '../../platform/identity/nik-in-logs.ts';
import type { Vault } from '../../platform/identity/vault.ts';

const IN_AUDIT = `${holdsNik('before')} or ${holdsNik('after')} or ${HOLDS_SEARCH}`;
const IN_ANSWERS = holdsNik('answer');

/** Whether a log still tells the number of a card. */
export const logsTell = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ tells: boolean }>(
    `select exists (select 1 from audit where ${IN_AUDIT}) or exists (select 1 from idempotency where ${IN_ANSWERS}) as tells`,
  );
  return rows[0]?.tells ?? false;
};

/** A row, named by its place in memory, and what is to be masked in one of its JSONs. */
interface Change extends Masking {
  tid: string;
}

/**
 * Puts masks in the place of numbers and leaves every other byte of the JSON as it is. A statement changes one text of a row,
 * so the texts of a row go one after the other.
 */
const mask = async (
  client: pg.ClientBase,
  table: string,
  { column, key }: { column: string; key: string },
  changes: readonly Change[],
): Promise<void> => {
  const turns = new Map<string, number>();
  const byTurn = Map.groupBy(changes, ({ tid }) => {
    const turn = turns.get(tid) ?? 0;
    turns.set(tid, turn + 1);
    return turn;
  });
  for (const turn of byTurn.values())
    for (const part of inParts(turn))
      await client.query(
        `update ${table} t set ${column} = jsonb_set(t.${column}, x.path, to_jsonb(x.nilai))
         from json_to_recordset($1::json) as x(tid text, path text[], nilai text) where ${key} = x.tid`,
        [JSON.stringify(part)],
      );
};

interface AuditRow extends Former {
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * Masks the audit, keeps encrypted what its rows said, and seals its blocks anew. In a transaction that holds the seal and
 * has lifted the guard of `audit` and `chain_blocks`. Gives how many rows and blocks changed.
 */
export const maskAudit = async (
  client: pg.ClientBase,
  vault: Vault,
): Promise<{ baris: number; blok: number }> => {
  const { rows } = await client.query<AuditRow>(
    `select id::text as id, kode_toko, action, before, after, jsonb_build_object('before', before, 'after', after)::text as semula
     from audit where ${IN_AUDIT} order by audit.id`,
  );
  const of = (column: 'before' | 'after'): Change[] =>
    rows.flatMap((row) => {
      const searched = column === 'after' ? searchedIn(row.action, row.after) : [];
      return [...niksIn(row[column]), ...searched].map((one) => ({ ...one, tid: row.id }));
    });
  await keepFormer(client, vault, 'audit', rows);
  for (const column of ['before', 'after'] as const)
    await mask(client, 'audit', { column, key: 't.id::text' }, of(column));
  const blok = await resealBlocks(
    client,
    vault,
    'audit',
    rows.map(({ id }) => id),
  );
  return { baris: rows.length, blok };
};

/** Masks the answers that are kept for who asks again. */
export const maskAnswers = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ tid: string; answer: unknown }>(
    `select user_id || ' ' || key as tid, answer from idempotency where ${IN_ANSWERS}`,
  );
  const changes = rows.flatMap(({ tid, answer }) => niksIn(answer).map((one) => ({ ...one, tid })));
  await mask(client, 'idempotency', { column: 'answer', key: `t.user_id || ' ' || t.key` }, changes);
};
