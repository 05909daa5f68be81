import { COLUMNS, type NamedColumn, type StoredKind } from '@kadar/contract/columns.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import { TELLS_ALL } from '@kadar/contract/personal.ts';
import type { Text } from '@kadar/contract/text.ts';

export interface ExportColumn {
  key: string;
  /** Its name in the table, where that is not the key. */
  stored?: string;
  label: Text;
  kind: StoredKind;
  /** Only for levels that may see cost, margin and stock value (domain §7). */
  cost: boolean;
  /** Only for levels with this action. */
  sees?: Action;
  /** For levels without this action as `masked` shows it. */
  clear?: Action;
  /** Kept sealed, in records of this list. */
  sealedIn?: Master;
}

/** The same two columns hold rupiah in one journal and gold in the other. */
const STORED: Readonly<Record<string, string>> = { debet_emas: 'debet', kredit_emas: 'kredit' };

/** The columns of these names, in this order. Throws for a name that is not declared. */
export const columnsNamed = (names: readonly string[]): ExportColumn[] =>
  names.map((key) => {
    const named = (COLUMNS as Readonly<Record<string, NamedColumn>>)[key];
    if (!named) throw new Error(`column ${key} has no label`);
    const { kind, label, cost = false, personal } = named;
    const stored = STORED[key];
    return { key, kind, label, cost, ...(stored && { stored }), ...(personal && { clear: TELLS_ALL }) };
  });
