import type { Gate } from '@kadar/contract/gates.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { MenuEntry } from '@kadar/contract/menu.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import type { Report } from '../engines/report-engine/define.ts';

/** A screen of any origin: hand-made, of a kind of document, a master's list, or a report. */
export interface MenuScreen extends MenuEntry {
  access: Action;
  gate: Gate | undefined;
  /** The master whose list the screen is. */
  master?: string;
  /** Nothing can be done with it until its module is there (contract, later.ts). */
  later?: boolean;
}

/** What was declared: lists, reports, and all screens made of them. */
export interface Catalogue {
  masters: readonly Master[];
  reports: readonly Report[];
  screens: readonly MenuScreen[];
}
