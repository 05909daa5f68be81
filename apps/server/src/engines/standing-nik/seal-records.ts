import { digestColumn } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import { escapeIdentifier as quote } from 'pg';
import { inParts } from '../../platform/chain/reseal.ts';
import { isSealed, sealText } from '../../platform/identity/sealed-text.ts';
import type { Vault } from '../../platform/identity/vault.ts';
import { digestOf, sealedFields, sealedFor } from '../master-engine/sealed.ts';

interface Open {
  kunci: string;
  teks: string;
}

/** Records of a list whose sealed field still stands in clear. */
const openRecords = async (client: pg.ClientBase, master: Master, name: string): Promise<Open[]> => {
  const { rows } = await client.query<Open>(
    `select ${quote(master.key)} as kunci, ${quote(name)} as teks from ${quote(master.table)} where ${quote(name)} <> ''`,
  );
  return rows.filter(({ teks }) => !isSealed(teks));
};

/** Lists and fields that are kept sealed. */
const places = (masters: readonly Master[]): { master: Master; name: string }[] =>
  masters.flatMap((master) => sealedFields(master).map((name) => ({ master, name })));

export const countOpenRecords = async (
  client: pg.ClientBase,
  masters: readonly Master[],
): Promise<number> => {
  let count = 0;
  for (const { master, name } of places(masters)) count += (await openRecords(client, master, name)).length;
  return count;
};

/** Seals what stands in clear in fields that are kept sealed; nothing else of their records changes. */
export const sealRecords = async (
  client: pg.ClientBase,
  vault: Vault,
  masters: readonly Master[],
): Promise<void> => {
  for (const { master, name } of places(masters))
    for (const part of inParts(await openRecords(client, master, name)))
      await client.query(
        `update ${quote(master.table)} m set ${quote(name)} = x.isi, ${quote(digestColumn(name))} = x.sidik
         from unnest($1::text[], $2::text[], $3::text[]) as x(kunci, isi, sidik) where m.${quote(master.key)} = x.kunci`,
        [
          part.map(({ kunci }) => kunci),
          part.map(({ kunci, teks }) => sealText(vault, teks, sealedFor(master, name, kunci))),
          part.map(({ teks }) => digestOf(vault, master, name, teks)),
        ],
      );
};
