import type { Tx } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';

export type MasterRecord = Record<string, unknown>;

export interface MasterChange {
  kind: 'add' | 'change' | 'delete' | 'reactivate';
  record: MasterRecord;
  old?: MasterRecord;
}

/** What a master's own module adds around the engine's writes; the rest of a master is its declaration. */
export interface MasterHooks {
  /** Columns that the list shows besides the declared ones: what other tables know of a record. */
  listed?: Query<unknown>;
  /** Who may not go through the list is shown these of it. Throws AppError to refuse. */
  shown?(call: Call, tx: Tx, found: { q: string; keys: string[] }): Promise<void>;
  /** Looks at or completes a record before it is written. Throws AppError to refuse. */
  before?(call: Call, tx: Tx, change: MasterChange): Promise<void>;
  after?(call: Call, tx: Tx, change: MasterChange): Promise<void>;
}

export type HooksByMaster = Readonly<Record<string, MasterHooks>>;
