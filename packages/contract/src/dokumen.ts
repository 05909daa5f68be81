import type { ErrorCode } from './errors.ts';
import type { FieldKind } from './fields.ts';
import type { Gate } from './gates.ts';
import type { MenuPlace } from './menu.ts';
import type { Action } from './permissions.ts';
import type { StandardRole } from './standard-accounts.ts';
import type { Text } from './text.ts';

/** A value of a document or of its lines, and where it is shown. */
export interface DokumenField {
  kind: Extract<FieldKind, 'text' | 'integer' | 'rupiah' | 'gram' | 'kadar' | 'percent' | 'date'>;
  label: Text;
  in: readonly ('list' | 'detail' | 'export')[];
  /** Only for levels that may see what pieces cost. */
  cost?: boolean;
}

/** The columns of `dokumen` a kind may call its own, account and what came of its payment, the place its pieces went to; the others every document has. */
export type HeadColumn =
  | 'kode_sales'
  | 'kode_customer'
  | 'nama_customer'
  | 'kategori'
  | 'kode_gudang'
  | 'kode_baki'
  | 'no_rekening'
  | 'diterima'
  | 'keterangan'
  | 'qty'
  | 'berat'
  | 'total'
  | 'diskon'
  | 'ppn'
  | 'grand_total'
  | 'dibayar'
  | 'kembali'
  | 'poin_dapat'
  | 'poin_pakai';

/** The screen of a number whose kind has none of its own. */
export const ANY_DOKUMEN = '/dokumen';

/** What a kind of document is (documents §1). What it decides stays a function, its entry screen stays code. */
export interface DokumenType {
  /** As in dokumen.jenis, and the name of its journal in para-akun-transaksi. */
  jenis: string;
  title: Text;
  /** First two letters of its numbers. */
  awalan: string;
  /**
   * A second series of numbers of a kind that is declared beside it: one document in books, reports and the account mapping, under letters,
   * calls, a gate and screens of its own.
   */
  seri?: true;
  /** Of its calls below /api/v1/: GET {path}/{no_faktur}, POST {path}/{no_faktur}/batal. */
  path: string;
  /** What the audit calls it. */
  entity: string;
  /** The screen that shows a number, and lists this kind. */
  screen: string;
  /** The name that the screen's address takes its number by, where that is not no_faktur: what it makes has a screen of its own. */
  address?: string;
  /** Its place in the menu, where no other declaration has that screen. */
  menu?: MenuPlace;
  /** What that screen is called, where it is not called like the document. */
  screenTitle?: Text;
  gate?: Gate;
  party: 'customer' | 'none';
  /** Which way money goes at the posting. */
  money: 'in' | 'out' | 'both' | 'none';
  access: { post: Action; read: Action; reprint?: Action };
  /** How it is reversed; without this it is not. */
  batal?: {
    awalan: string;
    access: Action;
    /** The screen whose menu flag is asked for; that of the document where nothing is said. */
    menu?: string;
    /** What the approver reads. */
    kategori: `BATAL ${string}`;
    /** The refusal of a day later, for all but OWN; in words of its own where the specification has them. */
    kemarin?: ErrorCode;
    /** On its own day alone: afterwards nobody reverses it, OWN neither. */
    sehari?: true;
    /** Minutes within which who made it takes back his last one by himself (modules-2 §3). */
    sendiri?: number;
    /** Category of the cash that goes back; its own where nothing is said. */
    kategoriKas?: string;
    /**
     * Goods of a pledge leave with it, and come back into a bag that is sealed and weighed anew: always, where the pledge came to
     * LUNAS, which OWN alone takes back, or where it bought them. Of two documents that go together both say so.
     */
    segel?: 'SELALU' | 'LUNAS' | 'DIBELI';
    /**
     * Goods in bulk went on at their average since, or did not: who asks waits for all that is priced so in the shop, and whoever posts
     * such a document holds it (locks of MASSA by the shop's code).
     */
    averaged?: true;
  };
  /** The roles its journal posts to, by side; a mapping for each is offered at first run. */
  roles: { D: readonly StandardRole[]; K: readonly StandardRole[] };
  head: Partial<Record<HeadColumn, DokumenField>>;
  /** Its lines, in a table named <noun>_detail; the only `one` of them is said with the header, on screen and paper. */
  lines?: { table: string; fields: Readonly<Record<string, DokumenField>>; one?: true };
  /**
   * What its amount is made of, in rupiah: columns of a row of the table that has its number, with the sign they count
   * with. Said on its voucher and its drawer.
   */
  parts?: { table: string; columns: Readonly<Record<string, { label: Text; sign: 1 | -1 }>> };
  /** Whether it follows another document, or a line of one. */
  asal?: {
    of: 'document' | 'line';
    required: boolean;
    /** It ends what it follows: while it stands, nothing else that follows the same is reversed. */
    menutup?: boolean;
  };
  /** It is listed by its declaration, at GET {path} and in the CSV export; a kind with a list of its own does not say so. */
  list?: boolean;
  /** Beside its own list, the path of another one that it stands in. */
  besideIn?: string;
  /**
   * It goes along with what is sent to another shop: that shop opens its voucher as well. Where both see the shipment, by its
   * `nomor_referensi` and `tujuan`.
   */
  dikirim?: string;
  /** Printed at GET {path}/{no_faktur}/{name}; a voucher by its declaration alone. */
  paper?:
    | { name: 'nota' }
    /**
     * `klaim`: who holds it claims by it what he left or ordered; its code opens the public page of that. `juga`: rows of another of its tables, each told
     * by a text and a weight.
     */
    | {
        name: 'voucher';
        title: Text;
        signer: Text;
        amount?: HeadColumn;
        klaim?: true;
        juga?: { table: string; label: Text; text: string; gram: string };
      };
}

/** Keeps the exact types of a declaration: a kind is exported by the name of its `jenis`, and its file lists its kinds for whoever takes all. */
export const defineDokumen = <const T extends DokumenType>(type: T): T => type;
