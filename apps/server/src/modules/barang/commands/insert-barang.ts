import type { BarangState } from '@kadar/domain/lifecycle.ts';
import { parseDocumentNumber } from '@kadar/domain/numbering.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredAtribut } from '../barang-row.ts';

/** A piece to be put into stock; weights in mg, money in rupiah. */
export interface NewPiece {
  kode_toko: string;
  kode_intern: string;
  nama_barang: string;
  size?: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  kadar_murni: number;
  kadar_cetak: number | null;
  jumlah_pcs: number;
  berat: number;
  berat_asli: number;
  berat_bandrol: number;
  /** Fine gold. */
  murni: number;
  kode_gudang: string;
  kode_baki: string;
  harga_emas: number | null;
  ongkos: number | null;
  harga_atribut: number;
  atribut: readonly StoredAtribut[];
  hpp: number;
  ada_faktur_pajak: boolean;
  /** Of one that stays a supplier's until it is sold: out of which delivery, and what it is owed at then. */
  konsinyasi?: { no_terima: string; kode_supplier: string; harga_titip: number } | undefined;
  dari_status: BarangState;
  status: BarangState;
}

/** Writes the piece in the state it comes to; false when its barcode is taken, be it by one that left or is on its way. */
export const insertBarang = async (
  tx: Tx,
  piece: NewPiece,
  kode_barcode: string,
  user: string,
): Promise<boolean> => {
  const { konsinyasi } = piece;
  const added = await tx.execute(sql`
    insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
      murni, kode_gudang, kode_baki, harga_emas, ongkos, harga_atribut, atribut, hpp, ada_faktur_pajak, kadar_cetak, jumlah_pcs, status, milik, no_terima, kode_supplier,
      harga_titip, created_by)
    select ${piece.kode_toko}, ${kode_barcode}, ${piece.kode_intern}, ${piece.nama_barang}, ${piece.size ?? ''}, ${piece.kode_dept}, ${piece.kode_group}, ${piece.kadar},
      ${piece.kadar_murni}, ${piece.berat}, ${piece.berat_asli}, ${piece.berat_bandrol}, ${piece.murni}, ${piece.kode_gudang}, ${piece.kode_baki}, ${piece.harga_emas},
      ${piece.ongkos}, ${piece.harga_atribut}, ${JSON.stringify(piece.atribut)}::jsonb, ${piece.hpp}, ${piece.ada_faktur_pajak}, ${piece.kadar_cetak}::numeric, ${piece.jumlah_pcs}::int, ${piece.status},
      ${konsinyasi ? 'SUPPLIER' : null}, ${konsinyasi?.no_terima ?? null}, ${konsinyasi?.kode_supplier ?? null}, ${konsinyasi?.harga_titip ?? null}, ${user}
    where kadar_barcode_owner(${kode_barcode}) is null and not exists (select from aksesoris a where a.kode_barcode = ${kode_barcode})
    on conflict do nothing`);
  return added === 1;
};

/**
 * Running numbers come from the document numbers' sequences, which no till waits for. They start over after 46,656, so
 * a second series carries on above the first: kode_toko, year, five digits, 93,312 of them a year and shop.
 */
const SERIES = [
  { jenis: 'BC', from: 0 },
  { jenis: 'BD', from: 46_656 },
] as const;
const TRIES_PER_SERIES = 5;

/** Barcodes to try in turn for a piece that came without one: `K01` + `26` + `00042`. */
export async function* ownBarcodes(tx: Tx, kode_toko: string, tanggal: string): AsyncGenerator<string> {
  for (const { jenis, from } of SERIES)
    for (let attempt = 0; attempt < TRIES_PER_SERIES; attempt++) {
      const { nomor } = await tx.one<{ nomor: string }>(
        sql`select kadar_next_number(${jenis}, ${kode_toko}, ${tanggal}::date) as nomor`,
      );
      const running = from + parseDocumentNumber(nomor).n;
      yield `${kode_toko}${tanggal.slice(2, 4)}${String(running).padStart(5, '0')}`;
    }
}
