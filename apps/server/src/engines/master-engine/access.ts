import type { Master } from '@kadar/contract/master.ts';
import type { Action } from '@kadar/contract/permissions.ts';

/** What opening a master's screen takes: reading a price list at the till is a lookup, its screen is a matter of parameters (domain §7). */
export const screenAccess = (master: Pick<Master, 'read' | 'write'>): Action =>
  master.read === 'lookup.read' && master.write === 'parameter.write' ? 'parameter.read' : master.read;
