import type { Settings } from '@kadar/contract/settings.ts';
import type { OpnameHasil } from '@kadar/domain/opname.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';

/** What a count knows of a thing it counts. Weights in mg. */
export interface Card {
  tgl: string | null;
  nama: string;
  alamat: string;
  /** Net gold. */
  berat: number;
  jumlah_rp: number;
  /** Where it should lie; '' unknown. */
  tempat: string;
  /** What it should weigh on the scale. */
  berat_harus: number;
  /** What else its report tells of it, as it was then; null where that is nothing. */
  rincian: Readonly<Record<string, string | number | null>> | null;
}

/** How many of it there should be; null where they are not numbered. */
export const numberOf = ({ rincian }: Card): number | null =>
  rincian?.qty == null ? null : Number(rincian.qty);

/** A card as it was at a moment of a count. */
export interface Known extends Card {
  /** Whether it was to be there then. */
  ada: boolean;
  /** Other places that it lay in since the count began. */
  juga: readonly string[];
}

/** Since when a count runs, and of which place; '' is all of them. */
export interface Counted {
  since: Date;
  tempat: string;
  /** The business day it was begun on. */
  tanggal: string;
}

/** What a sample says of all there is. */
export interface Bound {
  /** Of those drawn: how many were there or found, and how many of these are missing. */
  dihitung: number;
  hilang: number;
  /** So much of all may be missing at most, in thousandths of a per cent. */
  paling_banyak: number;
}

/**
 * What is counted. The engine knows sessions, scans and results; all that it has to be told of the things themselves are these
 * relations, within the shop `toko`.
 */
export interface CountObject {
  objek: 'HUTANG' | 'BARANG' | CountedInBulk;
  /** Places are counted beside each other, each in a session of its own. */
  several: boolean;
  /** What wants a second person before a count may end. */
  second: readonly OpnameHasil[];
  /** What stays to be decided about when a count has ended. */
  toDecide: readonly OpnameHasil[];
  /** Whether a row `h` of a result still wants a decision, beside what is said of it. */
  open: Query<boolean>;
  /** How much more or less a thing may weigh, mg. */
  toleransi(settings: Settings): number;
  /** The thing of a code at a moment, as a relation of Known's columns; `since` is when its count began. */
  known(toko: string, kode: Query<unknown>, at: Query<unknown>, since: Query<unknown>): Query<unknown>;
  /** All things that should have been found in a count that ends now, as `kode` and Card's columns. */
  expected(toko: string, counted: Counted): Query<Card & { kode: string }>;
  /** How many should be there now. */
  howMany(toko: string, tempat: string): Query<{ harus: number }>;
  /** What an end with so many missing says besides, written to its session and told in the audit. */
  ends?(
    tx: Tx,
    session: { id: number; kode_toko: string; tempat: string },
    missing: number,
  ): Promise<Bound | undefined>;
}
