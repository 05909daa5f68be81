import type { HutangState } from '../lifecycle.ts';
import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { book, rupiahOf, type Stored } from './book.ts';

/** Where a pledge stands, as its columns say it (domain/pledge.ts); weights in mg. */
export interface HutangKeadaan {
  status: HutangState;
  pokok: Rupiah;
  pokok_bunga: Rupiah | null;
  pokok_bunga_sampai: string | null;
  mulai_periode: string;
  dibayar_sampai: string;
  jatuh_tempo: string;
  denda_dibayar: Rupiah;
  /** Interest that is booked as owed and not paid. */
  akrual: Rupiah;
  /** Percent of 30 days. */
  persen: number;
  perpanjangan_ke: number;
  no_segel: string;
  berat_kantong: Mg;
  /** Net gold in the bag. */
  berat: Mg;
}

/** A pledge that moves: what of it is paid, and its state before and after. */
export interface GadaiRow {
  /** The document that made it; null for the document's own number, which makes it now. */
  no_hutang: string | null;
  jenis: string;
  kode_customer: string;
  /** The version it was judged at. */
  versi: number;
  /** Days since its own day, and past its due date. */
  hari: number;
  lewat_hari: number;
  /** Principal owed more (or, negative, less); charged interest, penalty and costs, and the waiver of them. */
  pokok: Rupiah;
  bunga: Rupiah;
  denda: Rupiah;
  biaya: Rupiah;
  diskon: Rupiah;
  akrual: Rupiah;
  dari: HutangKeadaan | null;
  ke: HutangKeadaan;
}

/** The columns of its state, as its table and its movements have them. */
export const HUTANG_STATE = {
  status: 'text',
  pokok: 'bigint',
  pokok_bunga: 'bigint',
  pokok_bunga_sampai: 'date',
  mulai_periode: 'date',
  dibayar_sampai: 'date',
  jatuh_tempo: 'date',
  denda_dibayar: 'bigint',
  akrual: 'bigint',
  persen: 'numeric',
  perpanjangan_ke: 'smallint',
  no_segel: 'text',
  berat_kantong: 'bigint',
  berat: 'bigint',
} as const satisfies Record<keyof HutangKeadaan, Stored | 'date'>;

export const GADAI = book<GadaiRow>()({
  table: 'hutang_gerak',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_hutang: { as: 'text', own: true },
    jenis: { as: 'text' },
    hari: { as: 'int' },
    lewat_hari: { as: 'int' },
    pokok: { as: 'bigint', signed: true },
    bunga: { as: 'bigint', signed: true },
    denda: { as: 'bigint', signed: true },
    biaya: { as: 'bigint', signed: true },
    diskon: { as: 'bigint', signed: true },
    akrual: { as: 'bigint', signed: true },
    dari: { as: 'jsonb' },
    ke: { as: 'jsonb' },
  },
  since: 3,
  back: ({ jenis, dari, ke }) => ({
    jenis: `BATAL_${jenis}`,
    dari: ke,
    ke: dari ?? { ...ke, status: 'BATAL', pokok: 0 },
  }),
  agrees: [
    { roles: ['PIUTANG_GADAI'], of: (rows) => rupiahOf(rows, ({ pokok }) => pokok) },
    { roles: ['PIUTANG_BUNGA'], of: (rows) => rupiahOf(rows, ({ akrual }) => akrual) },
  ],
  undone: { by: 'no_hutang', sums: ['pokok', 'bunga', 'denda', 'akrual'] },
});
