import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';

export type MasterRecord = Record<string, unknown>;

export interface MasterChange {
  kind: 'add' | 'change' | 'delete' | 'reactivate';
  record: MasterRecord;
  old?: MasterRecord;
}

/** A record as it would become, in units of the wire; `old` is null for a new one. */
export interface MasterProposal {
  old: MasterRecord | null;
  record: MasterRecord;
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
  /** What records would do to the prices of stock; of lists with fields that bear one, and changes nothing. */
  effect?(call: Call, tx: Tx, proposals: readonly MasterProposal[]): Promise<DampakHarga>;
}

export type HooksByMaster = Readonly<Record<string, MasterHooks>>;
