import { digestColumn, isMasked } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { maskOf, openText, sealText } from '../../platform/identity/sealed-text.ts';
import type { Vault } from '../../platform/identity/vault.ts';
import type { MasterRecord } from './hooks.ts';

/** The names of the fields that are kept sealed. */
export const sealedFields = ({ fields }: Pick<Master, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.sealed);

const placeOf = ({ table }: Master, name: string): string => `${table}.${name}`;
/** What a text is sealed for: of one record it opens in no other. */
export const sealedFor = (master: Master, name: string, key: string): string =>
  `${placeOf(master, name)} ${key}`;

/** By what a sealed text is found. Throws KUNCI_IDENTITAS_RUSAK. */
export const digestOf = (vault: Vault, master: Master, name: string, text: string): string =>
  vault.digest(text, placeOf(master, name));

/** A copy with each text of a sealed field that is there put through `change`. */
const changed = (
  master: Master,
  record: MasterRecord,
  change: (name: string, stored: string) => string,
): MasterRecord => ({
  ...record,
  ...Object.fromEntries(
    sealedFields(master).flatMap((name) => {
      const stored = record[name];
      return typeof stored === 'string' && stored !== '' ? [[name, change(name, stored)]] : [];
    }),
  ),
});

/** A record as logs and answers tell it, which are kept. */
export const maskSealed = (master: Master, record: MasterRecord): MasterRecord =>
  changed(master, record, (_name, stored) => maskOf(stored));

/** A record as it is read: in clear but for `masked` fields. */
export const openSealed = (
  vault: Vault,
  master: Master,
  record: MasterRecord,
  masked: ReadonlySet<string>,
): MasterRecord =>
  changed(master, record, (name, stored) =>
    masked.has(name)
      ? maskOf(stored)
      : openText(vault, stored, sealedFor(master, name, String(record[master.key]))),
  );

/**
 * A record as its columns take it; a field that comes masked stays as it is. Throws KUNCI_IDENTITAS_RUSAK where there is
 * something to be sealed and no key.
 */
export const sealRecord = (vault: Vault, master: Master, record: MasterRecord, key: string): MasterRecord => {
  const sealed = { ...record };
  for (const name of sealedFields(master)) {
    const text = record[name];
    if (typeof text !== 'string' || text === '') {
      if (Object.hasOwn(record, name)) sealed[digestColumn(name)] = null;
    } else if (isMasked(text)) delete sealed[name];
    else {
      sealed[name] = sealText(vault, text, sealedFor(master, name, key));
      sealed[digestColumn(name)] = digestOf(vault, master, name, text);
    }
  }
  return sealed;
};
