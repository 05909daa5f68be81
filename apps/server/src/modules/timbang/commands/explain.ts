import type { Dugaan } from '@kadar/contract/endpoints/timbang.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { explainDifference } from '@kadar/domain/timbang.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { movesOf, type TrayPlace } from '../queries/moves.ts';

type Piece = Dugaan['barang'][number];

const MAX_SHOWN = 12;
/** Pieces looked at: more than any location holds that someone weighs by hand. */
const MAX_PIECES = 20_000;

/** The tray's own pieces: one of them is not in it. */
const inTray = ({ kode_gudang, kode_baki }: TrayPlace): Query<unknown> =>
  sql`b.kode_gudang = ${kode_gudang} and b.kode_baki = ${kode_baki} and b.status in ${sql.raw(listed(ON_TRAY))}`;

/** Pieces that may lie in this tray although they should not: of the location's other trays, or sold today and not handed over. */
const elsewhere = ({ toko, tanggal, kode_gudang, kode_baki }: TrayPlace): Query<unknown> => sql`
  b.kode_gudang = ${kode_gudang} and (b.status in ${sql.raw(listed(ON_TRAY))} and b.kode_baki <> ${kode_baki}
    or b.status = 'SOLD' and b.kode_barcode in (
      select m.kode_barcode from mutasi_stock m where m.kode_toko = ${toko} and m.tanggal = ${tanggal}::date and m.ke_status = 'SOLD'))`;

/** What moved in the tray since it last agreed and would explain it: what came in and is missing, or what left and still lies there. */
const movers = async (tx: Tx, place: TrayPlace, short: boolean): Promise<Piece[]> => {
  const moved = await tx.rows(movesOf(place));
  const fitting = moved.filter(({ qty, di_sini, grup }) => qty > 0 === short && (grup || di_sini === short));
  const told = new Set<string>();
  return fitting.flatMap(({ kode_barcode, nama_barang, berat, kode_baki, status, no_faktur, grup }) => {
    const name = grup ? `${kode_barcode} ${no_faktur}` : kode_barcode;
    if (told.has(name)) return [];
    told.add(name);
    return [{ kode_barcode, nama_barang, berat: Math.abs(berat), kode_baki, status, gerak: no_faktur }];
  });
};

/**
 * Which pieces would explain a difference of weighed less expected, both in mg: missing ones of the tray, or surplus ones from elsewhere in its location;
 * before them those that moved since the tray last agreed, groups among them. Weights in mg; likeliest first, a dozen at most.
 */
export const explain = async (
  tx: Tx,
  place: TrayPlace,
  selisih: number,
  toleransi: number,
): Promise<Dugaan[]> => {
  const short = selisih < 0;
  const difference = Math.abs(selisih);
  const moved = await movers(tx, place, short);
  const pieces = await tx.rows<Piece>(sql`
    select b.kode_barcode, b.nama_barang, b.berat_asli + b.berat_bandrol as berat, b.kode_baki, b.status
    from barang b where b.kode_toko = ${place.toko} and ${short ? inTray(place) : elsewhere(place)}
      and b.berat_asli + b.berat_bandrol <= ${difference + toleransi}::bigint
    order by b.kode_barcode limit ${MAX_PIECES}`);
  const jenis = short ? ('KURANG' as const) : ('LEBIH' as const);
  const ofMoved = new Map(moved.map((piece) => [piece.kode_barcode, piece]));
  const all = pieces.map((piece) => ofMoved.get(piece.kode_barcode) ?? piece);
  return [moved, all]
    .flatMap((some) => explainDifference(some, difference, toleransi, MAX_SHOWN))
    .filter(unlike())
    .slice(0, MAX_SHOWN)
    .map((found) => ({ jenis, ...found }));
};

/** Of sets with the same pieces the first one. */
const unlike = () => {
  const seen = new Set<string>();
  return ({ barang }: { barang: readonly Piece[] }): boolean => {
    const name = barang.map(({ kode_barcode, gerak }) => `${kode_barcode} ${gerak ?? ''}`).join();
    return !seen.has(name) && seen.add(name) !== undefined;
  };
};
