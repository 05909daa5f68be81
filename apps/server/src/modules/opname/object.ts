import type { Query } from '../../platform/database/sql.ts';

/** What a count knows of a thing it counts. Weights in mg. */
export interface Card {
  tgl: string;
  nama: string;
  alamat: string;
  /** Net gold. */
  berat: number;
  jumlah_rp: number;
  /** Where it should lie; '' unknown. */
  tempat: string;
  /** What it should weigh on the scale. */
  berat_harus: number;
}

/**
 * What is counted. The engine knows sessions, scans and results; all that it has to be told of the things themselves are these
 * relations, within the shop `toko`.
 */
export interface CountObject {
  objek: 'HUTANG';
  /** The thing of a code at a moment, as a relation of Card's columns and `ada`: whether it was to be there then. */
  known(toko: string, kode: Query<unknown>, at: Query<unknown>): Query<unknown>;
  /** All things that were to be there at `since` and are now, as `kode` and Card's columns; of one place, or of all for ''. */
  expected(toko: string, place: { since: Date; tempat: string }): Query<Card & { kode: string }>;
  /** How many should be there now. */
  howMany(toko: string, tempat: string): Query<{ harus: number }>;
  /** Where such things lie. */
  places(toko: string): Query<{ tempat: string }>;
}
