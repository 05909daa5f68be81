import type { Dugaan } from '@kadar/contract/endpoints/timbang.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { explainDifference } from '@kadar/domain/timbang.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

interface Place {
  toko: string;
  tanggal: string;
  kode_gudang: string;
  kode_baki: string;
}

type Piece = Dugaan['barang'][number];

const MAX_SHOWN = 12;
/** Pieces looked at: more than any location holds that someone weighs by hand. */
const MAX_PIECES = 20_000;

/** The tray's own pieces: one of them is not in it. */
const inTray = ({ kode_gudang, kode_baki }: Place): Query<unknown> =>
  sql`b.kode_gudang = ${kode_gudang} and b.kode_baki = ${kode_baki} and b.status in ${sql.raw(listed(ON_TRAY))}`;

/** Pieces that may lie in this tray although they should not: of the location's other trays, or sold today and not handed over. */
const elsewhere = ({ toko, tanggal, kode_gudang, kode_baki }: Place): Query<unknown> => sql`
  b.kode_gudang = ${kode_gudang} and (b.status in ${sql.raw(listed(ON_TRAY))} and b.kode_baki <> ${kode_baki}
    or b.status = 'SOLD' and b.kode_barcode in (
      select m.kode_barcode from mutasi_stock m where m.kode_toko = ${toko} and m.tanggal = ${tanggal}::date and m.ke_status = 'SOLD'))`;

/**
 * Which pieces would explain a difference of weighed less expected, both in mg: missing ones of the tray, or surplus ones
 * from elsewhere in its location. Weights in mg; likeliest first, a dozen at most.
 */
export const explain = async (
  tx: Tx,
  place: Place,
  selisih: number,
  toleransi: number,
): Promise<Dugaan[]> => {
  const short = selisih < 0;
  const difference = Math.abs(selisih);
  const pieces = await tx.rows<Piece>(sql`
    select b.kode_barcode, b.nama_barang, b.berat_asli + b.berat_bandrol as berat, b.kode_baki, b.status
    from barang b where b.kode_toko = ${place.toko} and ${short ? inTray(place) : elsewhere(place)}
      and b.berat_asli + b.berat_bandrol <= ${difference + toleransi}::bigint
    order by b.kode_barcode limit ${MAX_PIECES}`);
  const jenis = short ? ('KURANG' as const) : ('LEBIH' as const);
  return explainDifference(pieces, difference, toleransi, MAX_SHOWN).map((found) => ({ jenis, ...found }));
};
