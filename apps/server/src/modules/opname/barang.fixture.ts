import type {
  BarisOpnameBarang,
  DataOpnameBarang,
  HasilOpnameBarang,
  ScannedBarang,
} from '@kadar/contract/endpoints/opname-barang.ts';
import type { Client } from '../../testing/harness.ts';
import { newId, ok } from './opname.fixture.ts';

export const stateOf = async (who: Client): Promise<DataOpnameBarang> => ok(await who.get('opname-barang'));
export const startTray = async (who: Client, tempat = ''): Promise<number> => {
  const { sesi } = ok<DataOpnameBarang>(await who.post('opname-barang/start', { tempat }));
  return sesi.find((one) => one.tempat === tempat)?.id ?? 0;
};
export const goodsOf = async (who: Client, tempat = ''): Promise<HasilOpnameBarang> =>
  ok(await who.get(`opname-barang/get/hasil?tempat=${tempat}`));

export const scansOf = (sesi_id: number, codes: readonly string[], more: object = {}) =>
  codes.map((kode_barcode) => ({ id: newId(), sesi_id, kode_barcode, umur_ms: 0, ...more }));
export const sendScans = async (
  who: Client,
  scan: readonly object[],
  perangkat = 'UJI',
): Promise<ScannedBarang[]> => {
  const answers: ScannedBarang[] = [];
  for (let from = 0; from < scan.length; from += 200)
    answers.push(
      ...ok<ScannedBarang[]>(
        await who.post('opname-barang/scan', { perangkat, scan: scan.slice(from, from + 200) }),
      ),
    );
  return answers;
};
/** What scans of these codes came to, one by one. */
export const scanned = async (
  who: Client,
  sesi_id: number,
  codes: readonly string[],
  more: object = {},
): Promise<string[]> => (await sendScans(who, scansOf(sesi_id, codes, more))).map(({ hasil }) => hasil);

export const codesOf = (rows: readonly BarisOpnameBarang[]): string[] =>
  rows.map(({ kode_barcode }) => kode_barcode);
