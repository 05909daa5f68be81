import type { BakiTimbang, DataTimbang } from '@kadar/contract/endpoints/timbang.ts';

export interface Progress {
  weighed: number;
  total: number;
  off: number;
}

export const progressOf = (trays: readonly BakiTimbang[]): Progress => ({
  weighed: trays.filter(({ status }) => status !== 'BELUM').length,
  total: trays.length,
  off: trays.filter(({ status }) => status === 'SELISIH').length,
});

/** The tray to weigh after one: the next not weighed below it, then from the top; null when all are. */
export const nextTray = (trays: readonly BakiTimbang[], after: string): string | null => {
  const at = trays.findIndex(({ kode_baki }) => kode_baki === after);
  const inOrder = [...trays.slice(at + 1), ...trays.slice(0, at + 1)];
  return inOrder.find(({ status }) => status === 'BELUM')?.kode_baki ?? null;
};

/** Where weighing stands: the tray it was at if it is still there, else the first not weighed, else the first. */
export const startTray = (trays: readonly BakiTimbang[], wanted: string | null): string | null =>
  trays.find(({ kode_baki }) => kode_baki === wanted)?.kode_baki ??
  trays.find(({ status }) => status === 'BELUM')?.kode_baki ??
  trays[0]?.kode_baki ??
  null;

/** The list with one tray as it was just weighed. */
export const withTray = (data: DataTimbang, tray: BakiTimbang): DataTimbang => ({
  ...data,
  data_timbang: data.data_timbang.map((one) => (one.kode_baki === tray.kode_baki ? tray : one)),
});
