import type { Gate } from '@kadar/contract/gates.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { Query } from '../../../platform/database/sql.ts';
import type { ExportColumn } from './columns.ts';

/** A table that may be carried away, and by whom: what a user may not read elsewhere he does not get here. */
export interface ExportTable {
  name: string;
  label: Text;
  kind: 'MASTER' | 'DATA';
  table: string;
  /** Where its rows come from when they are no table of that name. */
  rows?: Query<unknown>;
  columns: readonly ExportColumn[];
  access: Action;
  gate?: Gate;
  menu?: string;
  /** The column its days are counted by: a business date, or a moment. */
  date?: { column: string; moment: boolean };
  /** Whether its rows belong to shops. */
  perToko: boolean;
  sort: readonly string[];
  /** A column of names: rows whose name speaks of a secret stay where they are. */
  except?: string;
}

/** Names of columns and settings that are nobody's to carry away; the same to JavaScript and PostgreSQL. */
export const SECRET_NAME = 'password|token|secret|_hash$';
