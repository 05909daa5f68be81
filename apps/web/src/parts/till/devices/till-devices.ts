import type { PrinterState } from '@kadar/contract/endpoints/cetak.ts';

/** How the devices of this till are: fine, not there, or in trouble. */
export interface TillDevices {
  nota: PrinterState | undefined;
  printers: readonly PrinterState[];
  drawer: PrinterState | undefined;
  /** What stands on the scale, in words; null while none is connected. */
  weight: string | null;
}
