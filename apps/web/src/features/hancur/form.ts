import type { HancurInput } from '@kadar/contract/endpoints/hancur.ts';
import type { SebabHancur } from '@kadar/contract/sebab-hancur.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

/** A piece that is destroyed, with what came off it; weights in grams. */
export interface Gone {
  kode_barcode: string;
  nama_barang: string;
  kode_baki: string;
  berat_asli: number;
  berat_hancur: number | null;
}

export interface Values {
  kode_toko: string;
  sebab: SebabHancur;
  no_lot: string;
  lines: readonly Gone[];
  /** What the server gave for the photo. */
  foto: string;
  keterangan: string;
}

export type Kept = Values & Intended;
export const START: Kept = {
  kode_toko: '',
  sebab: 'RUSAK',
  no_lot: '',
  lines: [],
  foto: '',
  keterangan: '',
  ...NOT_SENT,
};
export const FORM: KeptForm<Kept> = { version: 1, empty: START, upgrade: () => null };

/** What was tagged wrongly goes back to its batch as it is: no lot, no weight. */
export const isScrap = ({ sebab }: Pick<Values, 'sebab'>): boolean => sebab !== 'SALAH_INPUT';

export const bodyOf = (values: Values): HancurInput => ({
  sebab: values.sebab,
  no_lot: isScrap(values) ? values.no_lot : '',
  lines: values.lines.map(({ kode_barcode, berat_hancur }) => ({
    kode_barcode,
    berat_hancur: isScrap(values) ? berat_hancur : null,
  })),
  foto: values.foto ? [values.foto] : [],
  keterangan: values.keterangan,
});
