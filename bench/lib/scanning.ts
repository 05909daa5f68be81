import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { requireOk } from './load.ts';
import { barcodeOf } from './sales.ts';

/** A till's pause between two scans. */
const PAUSE_MS = 10;

/** Scans while the flag is up; gives each answer's milliseconds. */
export const keepScanning = async (till: Connection, going: () => boolean): Promise<number[]> => {
  const latencies: number[] = [];
  for (let n = 0; going(); n++) {
    const start = performance.now();
    requireOk([await till.call('GET', `barang/scan/${barcodeOf(n)}`)]);
    latencies.push(performance.now() - start);
    await delay(PAUSE_MS);
  }
  return latencies;
};
