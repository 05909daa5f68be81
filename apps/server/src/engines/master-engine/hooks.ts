import type { Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';

export type MasterRecord = Record<string, unknown>;

/** What a master's own module adds around the engine's writes; the rest of a master is its declaration. */
export interface MasterHooks {
  /** Looks at or completes a record before it is written. Throws AppError to refuse. */
  before?(
    call: Call,
    tx: Tx,
    change: { kind: 'add' | 'change' | 'delete'; record: MasterRecord; old?: MasterRecord },
  ): Promise<void>;
  after?(
    call: Call,
    tx: Tx,
    change: { kind: 'add' | 'change' | 'delete'; record: MasterRecord; old?: MasterRecord },
  ): Promise<void>;
}

export type HooksByMaster = Readonly<Record<string, MasterHooks>>;
