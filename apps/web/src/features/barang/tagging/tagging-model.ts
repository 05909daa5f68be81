import { addBarangInput } from '@kadar/contract/endpoints/barang-input.ts';
import type { Draf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { issueCode } from '@kadar/contract/errors.ts';
import { type Intended, NOT_SENT } from '../../../kit/api/useIntent.ts';
import type { KeptForm } from '../../../kit/counter/kept-store.ts';
import type { AddBody } from '../form-model.ts';

/** What stays from one piece to the next (modules-2 §3, duplikat). */
export interface Stays {
  no_batch: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number | null;
  kadar_murni: number | null;
  kadar_cetak: number | null;
  jumlah_pcs: number | null;
  ongkos_khusus: number | null;
  kode_baki: string;
}

export const NO_STAYS: Stays = {
  no_batch: '',
  nama_barang: '',
  kode_dept: '',
  kode_group: '',
  kadar: null,
  kadar_murni: null,
  kadar_cetak: null,
  jumlah_pcs: 1,
  ongkos_khusus: null,
  kode_baki: '',
};

/** A tag that was made here. */
export interface Tagged {
  no_tambah: string;
  kode_barcode: string;
  nama_barang: string;
  /** Grams. */
  berat: number;
  /** What has to be said of it, as a key of the dictionary, and the amount or number in it. */
  note?: { key: 'otherWeight' | 'batchOpen' | 'noPrint' | 'noPhoto'; what: string };
  takenBack?: true;
}

export interface Tagging extends Intended {
  stays: Stays;
  last: readonly Tagged[];
}

/** So many of the last tags are shown. */
export const LAST = 10;

const EMPTY: Tagging = { ...NOT_SENT, stays: NO_STAYS, last: [] };
export const TAGGING: KeptForm<{ draft: Tagging }> = { version: 1, empty: { draft: EMPTY } };

/** The piece as it will be: the next row of a supplier's list where one waits, completed by what stays. */
export const pieceOf = (stays: Stays, draf: Draf | undefined) => ({
  ...stays,
  ...(draf && {
    nama_barang: draf.nama_barang,
    kode_dept: draf.kode_dept,
    kode_group: draf.kode_group,
    kadar: draf.kadar,
    kadar_murni: draf.kadar_murni,
    kadar_cetak: draf.kadar_cetak,
    jumlah_pcs: draf.jumlah_pcs,
    ongkos_khusus: draf.ongkos ?? stays.ongkos_khusus,
    kode_baki: draf.kode_baki || stays.kode_baki,
  }),
  kode_barcode: draf?.kode_barcode ?? '',
  kode_intern: draf?.kode_intern ?? '',
  size: draf?.size ?? '',
  draf: draf?.id ?? null,
});

/** What is sent for a weight, and what is wrong by the contract's own schema, by field. */
export const judgeTag = (
  piece: ReturnType<typeof pieceOf>,
  { mg, diketik, asksBatch }: { mg: number; diketik: boolean; asksBatch: boolean },
): { body: AddBody; problems: Readonly<Record<string, string>> } => {
  const body: AddBody = {
    ...piece,
    kadar: piece.kadar ?? 0,
    kadar_murni: piece.kadar_murni ?? 0,
    jumlah_pcs: piece.jumlah_pcs ?? 1,
    berat_asli: mg / 1000,
    diketik,
  };
  const issues = addBarangInput.safeParse(body).error?.issues ?? [];
  return {
    body,
    problems: {
      ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), issueCode(message)])),
      ...(asksBatch && piece.no_batch === '' && { no_batch: 'WAJIB_DIISI' }),
    },
  };
};
