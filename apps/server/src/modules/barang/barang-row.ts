import type { GradeBatu } from '@kadar/contract/batu.ts';
import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** An add-on of a piece as it is stored; `berat` in mg, `harga` in rupiah for the whole line. */
export interface StoredAtribut extends Partial<Record<GradeBatu, string | undefined>> {
  nama: string;
  qty?: number | undefined;
  carat?: number | undefined;
  berat?: number | undefined;
  sertifikat?: string | undefined;
  supplier_berlian?: string | undefined;
  harga: number;
}

/** A piece as it is read; weights in mg, `harga_emas` and `ongkos` are its own overrides. */
export interface BarangRow {
  kode_toko: string;
  kode_barcode: string;
  kode_intern: string;
  nama_barang: string;
  size: string;
  kode_dept: string;
  nama_dept: string;
  kode_group: string;
  nama_group: string;
  kadar: number;
  kadar_murni: number;
  kadar_label: string | null;
  berat: number;
  berat_asli: number;
  berat_bandrol: number;
  kode_gudang: string;
  kode_baki: string;
  harga_emas: number | null;
  ongkos: number | null;
  harga_atribut: number;
  atribut: StoredAtribut[];
  ada_faktur_pajak: boolean;
  status: Barang['status'];
  foto: boolean;
  hpp: number;
  milik: string | null;
  harga_titip: number | null;
  tanggal_masuk: string;
  version: number;
}

/** Columns of BarangRow but for kadar_label; `b` is the piece, its names come with `barangNames`. */
export const barangColumns = (timeZone: string): Query<unknown> => sql`
  b.kode_toko, b.kode_barcode, b.kode_intern, b.nama_barang, b.size, b.kode_dept, j.nama_dept, b.kode_group, g.nama_group, b.kadar, b.kadar_murni,
  b.berat, b.berat_asli, b.berat_bandrol, b.kode_gudang, b.kode_baki, b.harga_emas, b.ongkos, b.harga_atribut, b.atribut, b.ada_faktur_pajak,
  b.status, b.foto, b.hpp, b.milik, b.harga_titip, to_char(b.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as tanggal_masuk, b.version`;

export const barangNames: Query<unknown> = sql`
  join jenis j on j.kode_dept = b.kode_dept join group_barang g on g.kode_group = b.kode_group`;

export const kadarJoin: Query<unknown> = sql`left join kadar k on k.kadar = b.kadar and k.deleted_at is null`;

const gram = (mg: number): number => mg / 1000;

/** How the shop says a purity; its own label, else the market's. */
export const labelOf = ({ kadar, kadar_label }: Pick<BarangRow, 'kadar' | 'kadar_label'>): string =>
  kadar_label ?? kadarLabel(parseKadar(kadar));

/** A piece over the wire: grams, and the cost only for levels that may see it. */
export const toBarang = (row: BarangRow, { session }: Pick<Context, 'session'>): Barang => ({
  kode_toko: row.kode_toko,
  kode_barcode: row.kode_barcode,
  kode_intern: row.kode_intern,
  nama_barang: row.nama_barang,
  size: row.size,
  kode_dept: row.kode_dept,
  nama_dept: row.nama_dept,
  kode_group: row.kode_group,
  nama_group: row.nama_group,
  kadar: row.kadar,
  kadar_murni: row.kadar_murni,
  kadar_label: labelOf(row),
  berat: gram(row.berat),
  berat_asli: gram(row.berat_asli),
  berat_bandrol: gram(row.berat_bandrol),
  kode_gudang: row.kode_gudang,
  kode_baki: row.kode_baki,
  harga_emas_khusus: row.harga_emas,
  ongkos_khusus: row.ongkos,
  atribut: row.atribut.map(({ berat, ...rest }) => ({
    ...rest,
    ...(berat !== undefined && { berat: gram(berat) }),
  })),
  ada_faktur_pajak: row.ada_faktur_pajak,
  status: row.status,
  foto: row.foto,
  ...(row.milik === 'SUPPLIER' && { milik: 'SUPPLIER' }),
  ...(seesCost(session.level) && { hpp: row.hpp }),
  ...(seesCost(session.level) && row.harga_titip !== null && { harga_titip: row.harga_titip }),
  tanggal_masuk: row.tanggal_masuk,
  _version: row.version,
});

/** Rupiah of all add-ons together. */
export const atributRp = (atribut: readonly { harga: number }[]): number =>
  atribut.reduce((sum, { harga }) => sum + harga, 0);
