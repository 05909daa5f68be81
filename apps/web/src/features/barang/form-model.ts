import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { addBarangInput, editBarangInput } from '@kadar/contract/endpoints/barang-input.ts';
import { issueCode } from '@kadar/contract/errors.ts';
import type { z } from 'zod';

export interface AtributValues {
  /** Names the line on the screen only. */
  id: string;
  nama: string;
  harga: number | null;
  /** What is said of stones, and what this form does not ask for and must not lose. */
  more?: Partial<Omit<Barang['atribut'][number], 'nama' | 'harga'>>;
  /** The price was taken from the list of stones, and goes with what is said of them. */
  listed?: boolean;
}

/** The add form as typed; grams and percent as on the wire, null for an empty number. */
export interface AddValues {
  /** Asked where head office looks at all shops; not part of what is sent. */
  kode_toko: string;
  /** What it is tagged out of; '' where it is of no delivery. */
  no_batch: string;
  kode_barcode: string;
  kode_intern: string;
  nama_barang: string;
  size: string;
  kode_dept: string;
  kode_group: string;
  kadar: number | null;
  kadar_murni: number | null;
  berat_asli: number | null;
  berat_bandrol: number | null;
  kode_baki: string;
  harga_emas_khusus: number | null;
  ongkos_khusus: number | null;
  hpp: number | null;
  ada_faktur_pajak: boolean;
  atribut: readonly AtributValues[];
}

export type EditValues = Pick<
  AddValues,
  'kode_intern' | 'nama_barang' | 'size' | 'harga_emas_khusus' | 'ongkos_khusus' | 'atribut'
>;

/** Error codes by field. */
export type Problems = Readonly<Record<string, string>>;

export const ADD_DRAFT = 'barang.add';

export const EMPTY: AddValues = {
  kode_toko: '',
  no_batch: '',
  kode_barcode: '',
  kode_intern: '',
  nama_barang: '',
  size: '',
  kode_dept: '',
  kode_group: '',
  kadar: null,
  kadar_murni: null,
  berat_asli: null,
  berat_bandrol: null,
  kode_baki: '',
  harga_emas_khusus: null,
  ongkos_khusus: null,
  hpp: null,
  ada_faktur_pajak: false,
  atribut: [],
};

/** The next piece of the same lot: what belongs to the one piece is empty again, and so is a batch that is wholly tagged. */
export const nextOf = (values: AddValues, open: readonly { no_batch: string }[] | undefined): AddValues => ({
  ...values,
  no_batch: !open || open.some(({ no_batch }) => no_batch === values.no_batch) ? values.no_batch : '',
  kode_barcode: '',
  kode_intern: '',
  size: '',
  berat_asli: null,
  hpp: null,
  atribut: [],
});

/** Lines without a name and a price were never meant. */
const atributOf = (lines: readonly AtributValues[]) =>
  lines
    .filter(({ nama, harga }) => nama.trim() !== '' || harga !== null)
    .map(({ nama, harga, more }) => ({ ...more, nama, harga: harga ?? 0 }));

export const atributRp = (lines: readonly AtributValues[]): number =>
  lines.reduce((sum, { harga }) => sum + (harga ?? 0), 0);

/** Required fields in the order they stand on the screen. */
const REQUIRED = {
  kode_dept: 'WAJIB_DIISI',
  kode_group: 'KODE_GROUP_KOSONG',
  kadar: 'WAJIB_DIISI',
  kadar_murni: 'WAJIB_DIISI',
  nama_barang: 'WAJIB_DIISI',
  berat_asli: 'WAJIB_DIISI',
  kode_baki: 'WAJIB_DIISI',
} as const;

const issuesOf = (issues: readonly z.core.$ZodIssue[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), issueCode(message)]));

export type AddBody = z.input<typeof addBarangInput>;
export type EditBody = z.input<typeof editBarangInput>;

const addBody = ({ kode_toko: _, ...values }: AddValues): AddBody => ({
  ...values,
  kadar: values.kadar ?? 0,
  kadar_murni: values.kadar_murni ?? 0,
  berat_asli: values.berat_asli ?? 0,
  berat_bandrol: values.berat_bandrol ?? 0,
  hpp: values.hpp ?? 0,
  // A batch says itself what its pieces cost.
  ...(values.no_batch && { hpp: 0, ada_faktur_pajak: false }),
  atribut: atributOf(values.atribut),
});

/** What is sent, or what is wrong; judged by the contract's own schema, and by whether shop and batch have to be said. */
export const judgeAdd = (
  values: AddValues,
  { asksToko, asksBatch }: { asksToko: boolean; asksBatch: boolean },
): { body: AddBody; problems: Problems } => {
  const body = addBody(values);
  const parsed = addBarangInput.safeParse(body);
  const missing = Object.entries(REQUIRED).filter(
    ([name]) => (values[name as keyof typeof REQUIRED] || null) === null,
  );
  return {
    body,
    problems: {
      ...issuesOf(parsed.error?.issues ?? []),
      ...Object.fromEntries(missing),
      ...(asksToko && values.kode_toko === '' && { kode_toko: 'PILIH_TOKO' }),
      ...(asksBatch && values.no_batch === '' && { no_batch: 'WAJIB_DIISI' }),
    },
  };
};

export const judgeEdit = (values: EditValues, version: number): { body: EditBody; problems: Problems } => {
  const body = { ...values, atribut: atributOf(values.atribut), _version: version };
  return { body, problems: issuesOf(editBarangInput.safeParse(body).error?.issues ?? []) };
};

/** Screen order, so that the first wrong field gets the focus. */
export const ADD_ORDER = [
  'kode_toko',
  'no_batch',
  'kode_dept',
  'kode_group',
  'kadar',
  'kadar_murni',
  'nama_barang',
  'size',
  'berat_asli',
  'berat_bandrol',
  'kode_baki',
  'kode_barcode',
  'kode_intern',
  'hpp',
  'harga_emas_khusus',
  'ongkos_khusus',
  'atribut',
] as const;
