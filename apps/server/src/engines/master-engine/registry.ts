import type { Master } from '@kadar/contract/master.ts';
import { loadDeclarations } from '../../platform/declarations.ts';

/** Every declared master: one file each in the contract, found by looking, so that a new one is that file and nothing else. */
export const loadMasters = (): Promise<Master[]> =>
  loadDeclarations<Master>('@kadar/contract/master.ts', './masters/');
