/** What passes between a render and its worker, one job after another. Rows go down and bytes come up, each batch acknowledged. */

import type { ReportMeta } from './meta.ts';
import type { Row, TableModel } from './table.ts';

export type RenderKind = 'pdf' | 'xlsx' | 'csv';

export interface RenderJob {
  kind: RenderKind;
  model: TableModel;
  meta: ReportMeta;
}

export type ToWorker =
  | { type: 'job'; job: RenderJob }
  | { type: 'rows'; rows: Row[] }
  | { type: 'end' }
  | { type: 'taken' };

export type FromWorker =
  | { type: 'more' }
  | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'done' }
  | { type: 'failed'; error: unknown };
