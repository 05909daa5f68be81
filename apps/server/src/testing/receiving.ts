import { pieceInput } from '../modules/barang/new-piece.fixture.ts';

/** A line of 50 g of 750 gold at a price. */
export const lineOf = (more: object = {}) => ({
  kadar: 75,
  kadar_murni: 75,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  qty: 20,
  berat_nota: 50,
  berat: 50,
  harga_per_g: 1_950_000,
  ongkos_jenis: 'PER_GRAM',
  ongkos: 35_000,
  ...more,
});

/** What POST terima-supplier takes, complete and valid for K01. */
export const deliveryOf = (more: object = {}, lines: readonly object[] = [lineOf()]) => ({
  kode_supplier: 'PR',
  tgl_nota: '2026-02-24',
  keterangan: 'UJI',
  lines,
  ...more,
});

/** What POST barang takes to tag so many grams out of a batch. */
export const tagOf = (no_batch: string, berat_asli: number, more: object = {}) => {
  const { hpp: _hpp, ...input } = pieceInput({ berat_asli, no_batch, ...more });
  return input;
};
