import type { Master } from '@kadar/contract/master.ts';
import type { Report } from '../engines/report-engine/define.ts';
import type { MenuScreen } from './sesi/menu.ts';

/** What was declared: lists, reports, and all screens made of them. */
export interface Catalogue {
  masters: readonly Master[];
  reports: readonly Report[];
  screens: readonly MenuScreen[];
}
