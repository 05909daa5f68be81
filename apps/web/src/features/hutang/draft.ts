import type { BarangHutang, HutangInput, Taksir } from '@kadar/contract/endpoints/hutang.ts';
import { METODE_UJI } from '@kadar/contract/endpoints/pembelian.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

/** Goods that are pledged were tested. */
export const TESTED = METODE_UJI.filter((one) => one !== 'TIDAK');

/** A piece on the counter as it is typed; weights in grams, null while nothing is said. */
export interface PledgePiece {
  id: string;
  nama_barang: string;
  kode_group: string;
  jumlah_pcs: number | null;
  kadar: number | null;
  metode_uji: string;
  berat_kotor: number | null;
  berat_atribut: number | null;
  diketik: boolean;
  /** What POST hutang/foto gave; '' while there is none. */
  foto: string;
  /** Its further photos; not said by what an older page kept. */
  foto_lain?: string[];
}

/** A loan as it is written on the counter. */
export interface PledgeDraft extends Intended {
  pieces: readonly PledgePiece[];
  /** The piece at hand. */
  active: string;
  kode_customer: string;
  nama_customer: string;
  /** Not said by what an older page kept. */
  jenis_pelanggan: string;
  /** Never kept on the device, but in what was sent and not answered yet. */
  no_ktp: string;
  ktp: string;
  kode_sales: string;
  no_segel: string;
  berat_kantong: number | null;
  kantong_diketik: boolean;
  tempat: string;
  jumlah_hutang: number | null;
  lama_pinjam: number | null;
  jenis: 'CASH' | 'TRANSFER';
  no_rekening: string;
  keterangan: string;
}

/** What a till keeps on its device for one user of one shop. */
export interface PledgeTill {
  draft: PledgeDraft;
  /** The last slip, for F10. */
  last: string | null;
}

export const newPiece = (id: string): PledgePiece => ({
  id,
  nama_barang: '',
  kode_group: '',
  jumlah_pcs: 1,
  kadar: null,
  metode_uji: 'BATU',
  berat_kotor: null,
  berat_atribut: null,
  diketik: false,
  foto: '',
});

const FIRST = 'pertama';
export const EMPTY: PledgeDraft = {
  pieces: [newPiece(FIRST)],
  active: FIRST,
  kode_customer: '',
  nama_customer: '',
  jenis_pelanggan: '',
  no_ktp: '',
  ktp: '',
  kode_sales: '',
  no_segel: '',
  berat_kantong: null,
  kantong_diketik: false,
  tempat: '',
  jumlah_hutang: null,
  lama_pinjam: null,
  jenis: 'CASH',
  no_rekening: '',
  keterangan: '',
  ...NOT_SENT,
};

/** One piece stays always: the form is never without a place for goods. */
export const removePiece = (draft: PledgeDraft, id: string): PledgeDraft => {
  const pieces = draft.pieces.filter((piece) => piece.id !== id);
  return pieces.length === 0
    ? { ...draft, pieces: [newPiece(FIRST)], active: FIRST }
    : { ...draft, pieces, active: pieces.at(-1)?.id ?? FIRST };
};

/** The loan is in the books: the next one begins with its sales person. */
export const finish = ({ draft: { kode_sales } }: PledgeTill, last: string): PledgeTill => ({
  draft: { ...EMPTY, kode_sales },
  last,
});

type PieceField = 'nama_barang' | 'kadar' | 'berat_kotor' | 'foto';
const missingIn = (piece: PledgePiece, first: boolean): PieceField | null => {
  const needs: readonly PieceField[] = [
    'nama_barang',
    'kadar',
    'berat_kotor',
    ...(first ? (['foto'] as const) : []),
  ];
  return needs.find((field) => !piece[field]) ?? null;
};
/** Net grams of gold of a piece. */
export const netOf = ({ berat_kotor, berat_atribut }: PledgePiece): number =>
  Math.round(((berat_kotor ?? 0) - (berat_atribut ?? 0)) * 1000) / 1000;

/** What is wanted next: a field of a piece, one of the loan, its worth, or that it is lent. */
export type NextStep =
  | { step: 'piece'; id: string; field: PieceField }
  | {
      step: 'field';
      field:
        | 'kode_customer'
        | 'no_ktp'
        | 'kode_sales'
        | 'no_segel'
        | 'berat_kantong'
        | 'jumlah_hutang'
        | 'no_rekening';
    }
  | { step: 'reckon' | 'lend' | 'resend' };

const NIK = /^\d{16}$/;
export const nextStep = (draft: PledgeDraft, taksir: Taksir | null): NextStep => {
  if (draft.unanswered) return { step: 'resend' };
  for (const [at, piece] of draft.pieces.entries()) {
    const field = missingIn(piece, at === 0);
    if (field) return { step: 'piece', id: piece.id, field };
  }
  if (!draft.kode_customer) return { step: 'field', field: 'kode_customer' };
  if (!NIK.test(draft.no_ktp)) return { step: 'field', field: 'no_ktp' };
  const rest = ['kode_sales', 'no_segel', 'berat_kantong', 'jumlah_hutang'] as const;
  const open = rest.find((field) => !draft[field]);
  if (open) return { step: 'field', field: open };
  if (draft.jenis === 'TRANSFER' && !draft.no_rekening) return { step: 'field', field: 'no_rekening' };
  return { step: taksir ? 'lend' : 'reckon' };
};

const goodsOf = (piece: PledgePiece): BarangHutang => ({
  nama_barang: piece.nama_barang || '-',
  kode_group: piece.kode_group,
  jumlah_pcs: piece.jumlah_pcs ?? 1,
  kadar: piece.kadar ?? 0,
  metode_uji: piece.metode_uji,
  berat_kotor: piece.berat_kotor ?? 0,
  berat_atribut: piece.berat_atribut ?? 0,
  diketik: piece.diketik,
  ...(piece.foto && { foto: [piece.foto, ...(piece.foto_lain ?? [])] }),
});

/** Pieces that can be reckoned, with their purity and weight said. */
export const reckonable = ({ pieces }: PledgeDraft): readonly PledgePiece[] =>
  pieces.filter((piece) => piece.kadar && netOf(piece) > 0);

/** What the worth is asked with; null while nothing can be reckoned. What does not touch it is not asked. */
export const askOf = (draft: PledgeDraft) => {
  const pieces = reckonable(draft);
  if (pieces.length === 0) return null;
  return {
    kode_customer: draft.kode_customer,
    barang: pieces.map(({ foto: _seen, nama_barang: _name, metode_uji: _how, ...piece }) =>
      goodsOf({ ...piece, foto: '', nama_barang: '', metode_uji: '' }),
    ),
    jumlah_hutang: draft.jumlah_hutang ?? 0,
    ...(draft.lama_pinjam && { lama_pinjam: draft.lama_pinjam }),
  };
};

/** The body of POST hutang at the plafond that was shown. */
export const bodyOf = (draft: PledgeDraft, taksir: Taksir, tanggal: string | null): HutangInput => ({
  ...(tanggal && { tanggal }),
  kode_sales: draft.kode_sales,
  kode_customer: draft.kode_customer,
  no_ktp: draft.no_ktp,
  foto_ktp: draft.ktp,
  barang: draft.pieces.map(goodsOf),
  jumlah_hutang: draft.jumlah_hutang ?? 0,
  ...(draft.lama_pinjam && { lama_pinjam: draft.lama_pinjam }),
  no_segel: draft.no_segel,
  berat_kantong: draft.berat_kantong ?? 0,
  tempat: draft.tempat,
  jenis: draft.jenis,
  no_rekening: draft.jenis === 'TRANSFER' ? draft.no_rekening : '',
  keterangan: draft.keterangan,
  plafond: taksir.plafond,
});

/** The number of anybody's identity card is not written down. */
export const PLEDGE: KeptForm<PledgeTill> = {
  version: 2,
  empty: { draft: EMPTY, last: null },
  fill: ({ draft, last }) => ({ draft: { ...EMPTY, ...draft }, last }),
  // The first one kept the last slip in its draft.
  upgrade: (kept, version) => {
    const { last = null, ...draft } = kept as PledgeDraft & Pick<PledgeTill, 'last'>;
    return version === 1 ? { draft, last } : null;
  },
  written: (till) => ({ ...till, draft: { ...till.draft, no_ktp: '' } }),
};
