import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { STATUS_KIRIMAN_WORDS } from '@kadar/contract/kiriman-words.ts';
import type { Language } from '@kadar/contract/text.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { ObjekKirim } from '@kadar/domain/books/kiriman.ts';
import type { StockPiece } from '@kadar/domain/books/stock.ts';
import { groupKey, placeOfKey } from '@kadar/domain/group.ts';
import type { Goods, Load, Moved, OnRoad } from '@kadar/domain/kiriman.ts';
import type { KirimanState } from '@kadar/domain/lifecycle.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { requirePlain } from '../barang/public.ts';

/** A piece as it left: the columns that it has in the other shop too, where it keeps what the sender's own shop decides. */
export interface SentPiece extends StockPiece {
  kode_intern: string;
  nama_barang: string;
  size: string;
  kadar_murni: number;
  kadar_cetak: number | null;
  berat_asli: number;
  berat_bandrol: number;
  harga_emas: number | null;
  harga_atribut: number;
  atribut: unknown;
  ada_faktur_pajak: boolean;
  jumlah_pcs: number;
  foto: boolean;
}

/** What is kept in bulk, as it left. */
export interface SentBulk {
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
}

/** Columns of a piece `b` as it is sent. */
export const sentPiece: Query<unknown> = sql`
  b.kode_barcode, b.kode_intern, b.nama_barang, b.size, b.kode_dept, b.kode_group, b.kadar, b.kadar_murni, b.kadar_cetak, b.berat, b.berat_asli, b.berat_bandrol, b.murni,
  b.hpp, b.harga_emas, b.harga_atribut, b.atribut, b.ada_faktur_pajak, b.jumlah_pcs, b.foto, b.kode_gudang, b.kode_baki, b.milik`;

/** A line of a shipment as it stands, with what both shops know of it. */
export interface Line {
  urut: number;
  status: KirimanState;
  objek: ObjekKirim;
  kunci: string;
  isi: SentPiece | SentBulk;
  sisa_qty: number;
  sisa_berat: number;
  sisa_murni: number;
  sisa_hpp: number;
  /** Where the receiver has it, or where the sender had it: its own row, which is revived. */
  disini: { status: string; kode_gudang: string; kode_baki: string } | null;
}

export interface Shipment {
  no_kirim: string;
  kode_toko: string;
  nama_toko: string;
  tujuan: string;
  segel: string;
  /** MASUK where a server other than this one keeps where it stands. */
  jauh: '' | 'KELUAR' | 'MASUK';
  baris: Line[];
}

/** One shipment of which `toko` is the sender (or the receiver), with the lines that are named, in one expression. */
export const shipmentOf = (
  toko: string,
  no_kirim: string,
  urut: readonly number[],
  side: 'kode_toko' | 'tujuan',
): Query<unknown> => sql`
  (select json_build_object('no_kirim', k.no_kirim, 'kode_toko', k.kode_toko, 'nama_toko', t.nama_toko, 'tujuan', k.tujuan, 'segel', k.segel, 'jauh', k.jauh, 'baris', (
      select coalesce(json_agg(json_build_object('urut', b.urut, 'status', b.status, 'objek', b.objek, 'kunci', b.kunci, 'isi', b.isi, 'sisa_qty', b.sisa_qty, 'sisa_berat', b.sisa_berat,
        'sisa_murni', b.sisa_murni, 'sisa_hpp', b.sisa_hpp, 'disini', (
          select json_build_object('status', p.status, 'kode_gudang', p.kode_gudang, 'kode_baki', p.kode_baki) from barang p
          where b.objek = 'BARANG' and p.kode_toko = ${toko} and p.kode_barcode = b.kunci)) order by b.urut), '[]')
      from kiriman_baris b where b.no_kirim = k.no_kirim and b.urut = any(${urut}::smallint[])))
   from kiriman k join tokos t using (kode_toko) where k.no_kirim = ${no_kirim} and ${sql.ref(`k.${side}`)} = ${toko}) as kiriman`;

/** Trays that take pieces, by their codes, in one expression; a tray that is none of them is refused at its field. */
export const traysOf = (toko: string, codes: readonly string[]): Query<unknown> => sql`
  (select json_object_agg(t.kode_baki, t.kode_gudang) from baki t join gudang g using (kode_toko, kode_gudang)
   where t.kode_toko = ${toko} and t.kode_baki = any(${codes}::text[]) and t.deleted_at is null and g.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS', 'LELANG')) as baki`;

export type Trays = Readonly<Record<string, string>> | null;

/** Throws PILIHAN_TIDAK_SAH at the field of a tray that takes nothing, or no group. */
export const trayNamed = ({ objek }: Line, baki: Trays, kode_baki: string, field: string): Place => {
  const kode_gudang = baki?.[kode_baki];
  if (kode_gudang === undefined) throw fieldError(field, 'PILIHAN_TIDAK_SAH');
  if (objek === 'GROUP') requirePlain({ [field]: `${kode_gudang}${kode_baki}` });
  return { kode_gudang, kode_baki };
};

interface Place {
  kode_gudang: string;
  kode_baki: string;
}

/** Where a line lay when it was sent, of a piece where it lies now; nowhere what is kept without a place. */
export const placeOf = ({ objek, kunci, disini }: Line): Place => {
  const lay = disini ?? (objek === 'GROUP' ? placeOfKey(kunci) : undefined);
  return { kode_gudang: lay?.kode_gudang ?? '', kode_baki: lay?.kode_baki ?? '' };
};

/** The key of a line in bulk in the shop where it comes to lie; of a group by its place. */
export const kunciSini = ({ objek, kunci, isi: { kode_group, kode_dept } }: Line, to: Place): string =>
  objek === 'GROUP' ? groupKey({ kode_group, kode_dept, ...to }) : kunci;

export const requireShipment = (kiriman: Shipment | null): Shipment => {
  if (!kiriman) throw fieldError('no_kirim', 'DATA_TIDAK_DITEMUKAN');
  return kiriman;
};

/** The line, which is still on the road. Throws DATA_TIDAK_DITEMUKAN and KIRIMAN_SELESAI at it. */
export const lineOnRoad = (
  { baris }: Shipment,
  {
    urut,
    at,
    from,
    language,
  }: { urut: number; at: number; from: readonly KirimanState[]; language: Language },
): Line => {
  const field = `lines.${at}.urut`;
  const found = baris.find((one) => one.urut === urut);
  if (!found) throw fieldError(field, 'DATA_TIDAK_DITEMUKAN');
  if (!from.includes(found.status)) {
    const params = { status: textIn(STATUS_KIRIMAN_WORDS[found.status], language).toLowerCase() };
    throw new AppError('KIRIMAN_SELESAI', params, {
      fields: { [field]: { code: 'KIRIMAN_SELESAI', params } },
    });
  }
  return found;
};

export const loadOf = ({ sisa_qty, sisa_berat, sisa_murni, sisa_hpp }: Line): Load => ({
  qty: sisa_qty,
  berat: sisa_berat,
  murni: sisa_murni,
  hpp: sisa_hpp,
});

/** What a line is of, where it lies here. */
const goodsOf = ({ objek, kunci, isi, disini }: Line): Goods =>
  objek === 'BARANG'
    ? {
        objek,
        piece: {
          ...(isi as SentPiece),
          ...(disini && { kode_gudang: disini.kode_gudang, kode_baki: disini.kode_baki }),
        },
      }
    : { objek, kunci, kadar: isi.kadar };

export const onRoad = ({ no_kirim }: Shipment, line: Line): OnRoad => ({
  no_kirim,
  urut: line.urut,
  status: line.status,
  goods: goodsOf(line),
  sisa: loadOf(line),
});

/** Its row in terima_barang_detail. */
export const outcomeRow = (
  line: Line,
  { no_kirim, urut, ke, part, beratTerimaMg }: Moved,
  said: { at: number; sebab: string; kode_gudang: string; kode_baki: string },
) => ({
  urut: said.at + 1,
  no_kirim,
  urut_kirim: urut,
  hasil: ke,
  objek: line.objek,
  kunci: line.kunci,
  nama_barang: line.isi.nama_barang,
  kode_dept: line.isi.kode_dept,
  kode_group: line.isi.kode_group,
  kadar: line.isi.kadar,
  ...part,
  berat_asli: line.objek === 'BARANG' ? (line.isi as SentPiece).berat_asli : part.berat,
  berat_terima: beratTerimaMg,
  sebab: said.sebab,
  kode_gudang: said.kode_gudang,
  kode_baki: said.kode_baki,
});

export const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** What a document of a shipment says of itself in its header. */
export const headOf = (
  type: DokumenType,
  moved: readonly Moved[],
  { kode_toko, no_kirim, nama_toko }: Shipment,
  keterangan: string,
) => {
  const counted = moved.filter(({ ke }) => ke !== 'TOLAK');
  return {
    ...(type.head.nama_customer && { nama_customer: `${kode_toko} ${nama_toko}` }),
    qty: sumOf(counted, ({ part }) => part.qty),
    berat: sumOf(counted, ({ part }) => part.berat),
    keterangan: [no_kirim, keterangan].filter(Boolean).join(' · '),
    asal_toko: kode_toko,
    asal_no: no_kirim,
  };
};
