import type { KirimanState } from '../lifecycle.ts';
import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { book, goodsOf } from './book.ts';

/** What of a shop's goods is sent: a piece, or a number of something kept in bulk. */
export const OBJEK_KIRIM = ['BARANG', 'ACC', 'GROUP'] as const;
export type ObjekKirim = (typeof OBJEK_KIRIM)[number];

/** A line of a shipment that moves: more on the road (+), less (−), or only its state; weights and cost signed alike. */
export interface KirimanRow {
  /** The document that sent it; null for the document's own number, which sends it now. */
  no_kirim: string | null;
  urut: number;
  jenis: string;
  dari: KirimanState | null;
  ke: KirimanState;
  qty: number;
  berat: Mg;
  /** Fine gold. */
  murni: Mg;
  hpp: Rupiah;
  /** What the receiver weighed, of a piece that he received. */
  berat_terima: Mg | null;
  /** Of a line that begins, what both shops know of it; no book has it. */
  baru?: KirimanNew | undefined;
}

/** What a line of a shipment is of, and the shipment, as both shops see them. */
export interface KirimanNew {
  tujuan: string;
  segel: string;
  kurir: string;
  berat_paket: Mg | null;
  keterangan: string;
  objek: ObjekKirim;
  kunci: string;
  /** The thing as it left: the columns of a piece, or of what is kept in bulk. */
  isi: object;
}

export const KIRIMAN = book<KirimanRow>()({
  table: 'kiriman_gerak',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_kirim: { as: 'text', own: true },
    urut: { as: 'smallint' },
    jenis: { as: 'text' },
    dari: { as: 'text' },
    ke: { as: 'text' },
    qty: { as: 'int', signed: true },
    berat: { as: 'bigint', signed: true },
    murni: { as: 'bigint', signed: true },
    hpp: { as: 'bigint', signed: true },
    berat_terima: { as: 'bigint' },
  },
  since: 8,
  back: ({ jenis, ke, dari }) => ({ jenis: `BATAL_${jenis}`, dari: ke, ke: dari ?? 'BATAL' }),
  // Of one shop what it sent less what it received; over the chain what is on the road.
  agrees: [{ roles: ['BARANG_DALAM_JALAN', 'DALAM_JALAN'], of: goodsOf }],
  undone: { by: `no_kirim || '/' || urut`, sums: ['qty', 'berat', 'murni', 'hpp'] },
});
