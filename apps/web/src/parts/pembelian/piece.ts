import type {
  HitunganBeli,
  HitungInput,
  NotaBeli,
  PembelianInput,
} from '@kadar/contract/endpoints/pembelian.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

/** The number of an identity card as it is typed. */
export const NIK = /^\d{16}$/;

type Sumber = HitungInput['sumber'];
type Line = NotaBeli['lines'][number];

/** A piece on the counter as it is typed; weights in grams, null while nothing is said. */
export interface BuyPiece {
  id: string;
  sumber: Sumber;
  /** Ours: of which nota it is, and what that said. */
  nota: (Line & { tanggal: string; umur_bulan: number }) | null;
  no_faktur_jual: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number | null;
  kondisi_barang: string;
  kadar_uji: number | null;
  metode_uji: NonNullable<HitungInput['metode_uji']>;
  berat_kotor: number | null;
  berat_atribut: number | null;
  diketik: boolean;
  sebab_berat: NonNullable<HitungInput['sebab_berat']>;
  rugi_rp: number | null;
  /** The signed quote that was scanned for it; '' without one. */
  kutipan: string;
  /** What POST pembelian/foto gave; '' while there is none. */
  foto: string;
  /** Numbers of its further photos; not said by what an older page kept. */
  foto_lain?: number[];
  /** Rupiah to be paid; HITUNG follows what is computed. */
  harga: number | null | 'HITUNG';
}

export type PieceField = keyof BuyPiece;

const BLANK: Omit<BuyPiece, 'id' | 'sumber'> = {
  nota: null,
  no_faktur_jual: '',
  nama_barang: '',
  kode_dept: '',
  kode_group: '',
  kadar: null,
  kondisi_barang: '',
  kadar_uji: null,
  metode_uji: 'TIDAK',
  berat_kotor: null,
  berat_atribut: null,
  diketik: false,
  sebab_berat: '',
  rugi_rp: null,
  kutipan: '',
  foto: '',
  harga: 'HITUNG',
};

/** A piece of another shop, or without papers. */
export const strangePiece = (id: string, sumber: Exclude<Sumber, 'NOTA_KAMI'>): BuyPiece => ({
  ...BLANK,
  id,
  sumber,
});

/** A piece of a nota of ours. */
export const pieceOfNota = (id: string, nota: NotaBeli, line: Line, kutipan = ''): BuyPiece => ({
  ...BLANK,
  id,
  sumber: 'NOTA_KAMI',
  nota: { ...line, tanggal: nota.tanggal, umur_bulan: nota.umur_bulan },
  no_faktur_jual: nota.no_faktur,
  nama_barang: line.nama_barang,
  kutipan,
});

const STRANGE = ['nama_barang', 'kode_dept', 'kode_group', 'kadar'] as const;

/** The first field without which nothing can be reckoned; null when all are there. */
const missing = (piece: BuyPiece): PieceField | null => {
  const said: readonly PieceField[] = piece.sumber === 'NOTA_KAMI' ? [] : STRANGE;
  const needs: readonly PieceField[] = [
    ...said,
    'kondisi_barang',
    ...(piece.metode_uji === 'TIDAK' ? [] : (['kadar_uji'] as const)),
    'berat_kotor',
  ];
  return needs.find((field) => !piece[field]) ?? null;
};

const bodyOf = (piece: BuyPiece): HitungInput => {
  const { sumber, nota, kadar, kadar_uji, metode_uji, rugi_rp } = piece;
  return {
    sumber,
    no_faktur_jual: piece.no_faktur_jual,
    ...(nota && { urut: nota.urut }),
    ...(sumber !== 'NOTA_KAMI' && {
      nama_barang: piece.nama_barang,
      kode_dept: piece.kode_dept,
      kode_group: piece.kode_group,
      ...(kadar !== null && { kadar }),
    }),
    kondisi_barang: piece.kondisi_barang,
    metode_uji,
    ...(metode_uji !== 'TIDAK' && kadar_uji !== null && { kadar_uji }),
    berat_kotor: piece.berat_kotor ?? 0,
    berat_atribut: piece.berat_atribut ?? 0,
    ...(rugi_rp !== null && { rugi_rp }),
    ...(piece.kutipan && { kutipan: piece.kutipan }),
  };
};

/** What its price is asked with; null while it lacks something. What does not touch the price is not asked. */
export const askOf = (piece: BuyPiece): HitungInput | null => (missing(piece) ? null : bodyOf(piece));

/** Rupiah to be paid for it, where that is known. */
export const paidFor = ({ harga }: BuyPiece, hitungan: HitunganBeli | null): number | null =>
  harga === 'HITUNG' ? (hitungan?.harga_hitung ?? null) : harga;

/** The first field that keeps a piece from being bought; null when it may be. */
export const lacks = (piece: BuyPiece, hitungan: HitunganBeli | null): PieceField | null => {
  const first = missing(piece);
  if (first) return first;
  if (hitungan?.lebih_berat && piece.sebab_berat === '') return 'sebab_berat';
  if (piece.foto === '') return 'foto';
  return hitungan && !paidFor(piece, hitungan) ? 'harga' : null;
};

/** The line of POST pembelian for a piece at the price that was shown. */
export const lineOf = (piece: BuyPiece, hitungan: HitunganBeli): PembelianInput['lines'][number] => ({
  ...bodyOf(piece),
  diketik: piece.diketik,
  sebab_berat: hitungan.lebih_berat ? piece.sebab_berat : '',
  harga_hitung: hitungan.harga_hitung,
  harga: paidFor(piece, hitungan) ?? 0,
  foto: piece.foto,
  foto_lain: piece.foto_lain ?? [],
});

/** The steps from weight to price as people do them, in whole rupiah. */
export interface Reckoned {
  /** What a gram is worth once all comes off by the gram; null where something comes off otherwise. */
  netPerGram: number | null;
  gross: number;
  net: number;
}

const times = (grams: number, rp: number): number => Math.round((gramToMg(grams) * rp) / 1000);

export const reckon = ({ berat_dibayar, harga_emas, potongan }: HitunganBeli): Reckoned => {
  const gross = times(berat_dibayar, harga_emas);
  const byGram = potongan.every(({ jenis }) => jenis === 'RP_PER_GRAM');
  const netPerGram = byGram ? harga_emas - potongan.reduce((sum, { nilai }) => sum + nilai, 0) : null;
  const net =
    netPerGram === null
      ? gross - potongan.reduce((sum, { rupiah }) => sum + rupiah, 0)
      : times(berat_dibayar, netPerGram);
  return { netPerGram, gross, net };
};
