import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

/** A sample that comes back, as typed; grams. */
export interface SampleIn {
  kode_barcode: string;
  kode_baki: string;
  deskripsi: string;
  berat: number | null;
  diketik: boolean;
}
type Kept = SampleIn & Intended;
export const EMPTY: Kept = {
  kode_barcode: '',
  kode_baki: '',
  deskripsi: '',
  berat: null,
  diketik: false,
  ...NOT_SENT,
};
export const SAMPLE_IN: KeptForm<Kept> = { version: 1, empty: EMPTY };

export const bodyOf = ({ kode_barcode, kode_baki, deskripsi, berat }: SampleIn) => ({
  kode_barcode,
  kode_baki,
  deskripsi,
  berat: berat ?? 0,
});
