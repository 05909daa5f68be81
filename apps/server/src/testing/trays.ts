import type { TestApp } from './harness.ts';

/** A tray of a shop that takes pieces for sale. */
export const trayOf = async ({ look }: Pick<TestApp, 'look'>, toko: string): Promise<string> =>
  (
    await look<{ kode_baki: string }>(
      "select kode_baki from baki join gudang using (kode_toko, kode_gudang) where kode_toko = $1 and jenis = 'ETALASE' order by 1 limit 1",
      [toko],
    )
  )[0]?.kode_baki ?? '';
