import type { ServiceInput } from '@kadar/contract/endpoints/service.ts';
import type { Pembulatan } from '@kadar/domain/money.ts';
import { workOf } from '@kadar/domain/service.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { IN_CASH, type Paying } from '../../parts/dokumen/OnePayment.tsx';

/** A piece on the counter as it is typed; weights in grams, null while nothing is said. */
export interface ServicePiece {
  id: string;
  nama_barang: string;
  jumlah: number | null;
  kadar: number | null;
  berat_awal: number | null;
  diketik: boolean;
  kode_service: string;
  dasar: 'PER_PCS' | 'PER_GRAM';
  ongkos: number | null;
  atribut: number | null;
  deskripsi: string;
  /** What POST service/foto gave; '' while there is none. */
  foto: string;
  foto_lain: string[];
}

/** A ticket as it is written on the counter. */
export interface ServiceDraft extends Intended {
  pieces: readonly ServicePiece[];
  /** The piece at hand. */
  active: string;
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  jenis_pelanggan: string;
  kode_sales: string;
  nota_manual: string;
  /** '' while it is that of its work. */
  tgl_janji: string;
  keterangan: string;
  /** What is paid before, in one way. */
  dp: number | null;
  paying: Paying;
}

/** What a till keeps on its device for one user of one shop. */
export interface ServiceTill {
  draft: ServiceDraft;
  /** The last claim slip, for F10. */
  last: string | null;
}

export const newPiece = (id: string): ServicePiece => ({
  id,
  nama_barang: '',
  jumlah: 1,
  kadar: null,
  berat_awal: null,
  diketik: false,
  kode_service: '',
  dasar: 'PER_PCS',
  ongkos: null,
  atribut: null,
  deskripsi: '',
  foto: '',
  foto_lain: [],
});

const FIRST = 'pertama';
export const EMPTY: ServiceDraft = {
  pieces: [newPiece(FIRST)],
  active: FIRST,
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  jenis_pelanggan: '',
  kode_sales: '',
  nota_manual: '',
  tgl_janji: '',
  keterangan: '',
  dp: null,
  paying: IN_CASH,
  ...NOT_SENT,
};

/** One piece stays always: the form is never without a place for goods. */
export const removePiece = (draft: ServiceDraft, id: string): ServiceDraft => {
  const pieces = draft.pieces.filter((piece) => piece.id !== id);
  return pieces.length === 0
    ? { ...draft, pieces: [newPiece(FIRST)], active: FIRST }
    : { ...draft, pieces, active: pieces.at(-1)?.id ?? FIRST };
};

/** It is in the books: the next one begins with its sales person. */
export const finish = ({ draft: { kode_sales } }: ServiceTill, last: string): ServiceTill => ({
  draft: { ...EMPTY, kode_sales },
  last,
});

/** Rupiah of a piece's work; nothing while its weight is not said. */
export const costOf = ({ dasar, ongkos, jumlah, berat_awal }: ServicePiece, pembulatan: Pembulatan): number =>
  workOf(
    { dasar, ongkosRp: ongkos ?? 0, jumlah: jumlah ?? 1, beratMg: gramToMg(berat_awal ?? 0) },
    pembulatan,
  );

export const totalOf = ({ pieces }: ServiceDraft, pembulatan: Pembulatan): number =>
  pieces.reduce((sum, piece) => sum + costOf(piece, pembulatan), 0);

type PieceField = 'nama_barang' | 'kadar' | 'berat_awal' | 'kode_service' | 'foto';
const NEEDED: readonly PieceField[] = ['nama_barang', 'kadar', 'berat_awal', 'kode_service', 'foto'];

/** What is wanted next: a field of a piece, one of the ticket, or that it is taken in. */
export type NextStep =
  | { step: 'piece'; id: string; field: PieceField }
  | { step: 'field'; field: 'nama_customer' | 'kode_sales' | 'no_rekening' | 'no_kartu' }
  | { step: 'take' | 'resend' };

export const nextStep = (draft: ServiceDraft): NextStep => {
  if (draft.unanswered) return { step: 'resend' };
  for (const piece of draft.pieces) {
    const field = NEEDED.find((one) => !piece[one]);
    if (field) return { step: 'piece', id: piece.id, field };
  }
  if (!draft.nama_customer) return { step: 'field', field: 'nama_customer' };
  if (!draft.kode_sales) return { step: 'field', field: 'kode_sales' };
  const { jenis, no_rekening, no_kartu } = draft.paying;
  if (draft.dp && jenis !== 'CASH' && !no_rekening) return { step: 'field', field: 'no_rekening' };
  if (draft.dp && (jenis === 'DEBET' || jenis === 'CREDIT') && no_kartu.length !== 4)
    return { step: 'field', field: 'no_kartu' };
  return { step: 'take' };
};

/** The body of POST service; `janji` is the day where nobody said another. */
export const bodyOf = (draft: ServiceDraft, janji: string): ServiceInput => ({
  kode_sales: draft.kode_sales,
  kode_customer: draft.kode_customer,
  nama_customer: draft.nama_customer,
  alamat_customer: draft.alamat_customer,
  no_hp: draft.no_hp,
  nota_manual: draft.nota_manual,
  tgl_janji: draft.tgl_janji || janji,
  keterangan: draft.keterangan,
  lines: draft.pieces.map((piece) => ({
    nama_barang: piece.nama_barang,
    jumlah: piece.jumlah ?? 1,
    berat_awal: piece.berat_awal ?? 0,
    kadar: piece.kadar ?? 0,
    kode_service: piece.kode_service,
    ongkos: piece.ongkos ?? 0,
    deskripsi: piece.deskripsi,
    atribut: piece.atribut ?? 0,
    foto: piece.foto ? [piece.foto, ...piece.foto_lain] : [],
  })),
  payments: draft.dp ? [{ ...draft.paying, jumlah_rp: draft.dp }] : [],
});

export const SERVICE_TILL: KeptForm<ServiceTill> = {
  version: 1,
  empty: { draft: EMPTY, last: null },
  fill: ({ draft, last }) => ({ draft: { ...EMPTY, ...draft }, last }),
};
