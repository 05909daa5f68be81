import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { Books } from '@kadar/domain/books.ts';
import type { RoleMapping } from '@kadar/domain/posting.ts';
import type { Intent } from '../../platform/http/command.ts';

/** The columns of a header that its kind fills in; weights in mg, money in rupiah. */
export interface Head {
  kode_sales: string;
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  kategori: string | null;
  keterangan: string;
  qty: number;
  berat: number;
  total: number;
  diskon: number;
  ppn: number;
  ppn_termasuk: boolean | null;
  pembulatan: number;
  grand_total: number;
  dibayar: number;
  kembali: number;
  poin_dapat: number;
  poin_pakai: number;
  asal_toko: string | null;
  asal_no: string | null;
  asal_urut: number | null;
  /** The number that joins the two documents of an exchange. */
  no_tukar: string | null;
  /** Income tax collected on top of the price. */
  pph22: number | null;
}

/** A payment: M to the shop, K out of it. */
export interface Bayar {
  arah: 'M' | 'K';
  jenis: string;
  no_rekening?: string;
  no_kartu?: string;
  jumlah_rp: number;
  fee?: number;
  jumlah_gesek_rp?: number;
  poin?: number;
}

/** Who posts, from where, with whose approval. */
export interface Signed {
  user: string;
  ip: string;
  approval?: { id: number; disetujui_oleh: string } | undefined;
  /** Who validated what `user` made, where that was somebody else; an approval's approver goes before him. */
  validator?: string;
}

/** What every answer to a posting or a reversal has; its number is put in where the document gets it. */
export interface DokumenAnswer {
  data: object;
  message: string;
}

/** A decided document: everything that is to be written, worked out before (documents §3). */
export interface Posting {
  type: DokumenType;
  signed: Signed;
  /** When it happened, where that is not the moment of the transaction. */
  at?: Date | undefined;
  head: Partial<Head>;
  /** As in the columns of the kind's table of lines, `urut` too. */
  lines?: readonly object[];
  /** Rows in other tables of its own, by their names: what only some documents have. As in their columns, `urut` too. */
  beside?: Readonly<Record<string, readonly object[]>>;
  bayar?: readonly Bayar[];
  /** Pieces that come in with it, as kadar_tulis_barang() takes them; their movement is in the books. */
  pieces?: readonly object[];
  books: Books;
  /** Accounts of the roles that are not mapped yet. */
  mapping: RoleMapping['detail_akun'] | null;
  /** Words of its journal, for people. */
  uraian: string;
  /** What the audit keeps of the asked. */
  audit: unknown;
  intent?: Intent;
  /** `data.no_faktur` and, where it stands there, `data.at` are filled in. */
  answer: DokumenAnswer;
}
