import type { KirimanNew, KirimanRow, ObjekKirim } from './books/kiriman.ts';
import { MASSA, type MassaRow } from './books/massa.ts';
import { placed, type StockPiece, stockMove } from './books/stock.ts';
import { type Books, booksOf } from './books.ts';
import { type Bulk, takeCounted, takeInBulk } from './bulk.ts';
import { type KirimanState, kirimanLifecycle } from './lifecycle.ts';
import type { Rupiah } from './money.ts';
import { fineLine, ledgersOf, line } from './posting.ts';
import type { Mg } from './weight.ts';

/** Goods of one line, or a part of them: pieces, priced weight in mg, fine gold in mg, cost. */
export interface Load {
  qty: number;
  berat: Mg;
  murni: Mg;
  hpp: Rupiah;
}

/** What a line of a shipment is of: a piece as the stock book tells it, or the key of what is kept in bulk. */
export type Goods =
  | { objek: 'BARANG'; piece: StockPiece }
  | { objek: Exclude<ObjekKirim, 'BARANG'>; kunci: string; kadar: number };

/** A line of a shipment as it stands on the road. */
export interface OnRoad {
  no_kirim: string;
  urut: number;
  status: KirimanState;
  goods: Goods;
  sisa: Load;
}

/** What becomes of a line, and of how much of it: of a piece always of all. */
export interface Moved extends OnRoad {
  ke: 'TERIMA' | 'TOLAK' | 'KEMBALI' | 'HILANG';
  part: Load;
  /** What the receiver weighed of a piece. */
  beratTerimaMg: Mg | null;
  /** The piece, which came to the receiver for the first time, or was his before (`TERKIRIM`). */
  pernah?: boolean;
}

/**
 * A part of a line of goods in bulk, at the average cost of what is left of it (modules-2 §4 rule 12). STOCK_TIDAK_TERSEDIA, SISA_TIDAK_HABIS as takeInBulk();
 * what has no weight is taken by number.
 */
export const partOf = (sisa: Load, asked: { qty: number; beratMg: Mg }): Load => {
  if (sisa.berat === 0) {
    const { qty, hppRp } = takeCounted({ qty: sisa.qty, hppRp: sisa.hpp }, asked.qty);
    return { qty, berat: 0, murni: 0, hpp: hppRp };
  }
  const there: Bulk = { kadar: 0, qty: sisa.qty, beratMg: sisa.berat, murniMg: sisa.murni, hppRp: sisa.hpp };
  const { qty, beratMg, murniMg, hppRp } = takeInBulk(there, asked);
  return { qty, berat: beratMg, murni: murniMg, hpp: hppRp };
};

const negative = ({ qty, berat, murni, hpp }: Load): Load => ({
  qty: 0 - qty,
  berat: 0 - berat,
  murni: 0 - murni,
  hpp: 0 - hpp,
});

const roleOf = ({ objek }: Goods): string => (objek === 'BARANG' ? 'PERSEDIAAN' : MASSA[objek]);

/** Of a line in bulk, more or (negative) less of it in the shop. */
const bulkRow = (
  { objek, kunci, kadar }: Extract<Goods, { kunci: string }>,
  jenis: string,
  load: Load,
): MassaRow => ({ objek, kunci, kadar, milik: 'TOKO', jenis, ...load });

/** From account `kredit` to account `debet`, in both ledgers. */
const moveCost = (lines: readonly { debet: string; kredit: string; load: Load }[]) =>
  ledgersOf(
    lines.flatMap(({ debet, kredit, load }) => [line(debet, 'D', load.hpp), line(kredit, 'K', load.hpp)]),
    lines.flatMap(({ debet, kredit, load }) => [
      fineLine(placeOf(debet), 'D', load.murni),
      fineLine(placeOf(kredit), 'K', load.murni),
    ]),
  );

/** The place of fine gold of an account: what is written off is lost. */
const placeOf = (role: string): string =>
  role === 'BARANG_DALAM_JALAN'
    ? 'DALAM_JALAN'
    : role === 'PIUTANG_KLAIM' || role === 'BIAYA_HAPUS'
      ? 'SUSUT'
      : role;

/** Goods leave the shop for another (modules-2 §4, KI): D BARANG_DALAM_JALAN / K PERSEDIAAN. */
export const booksOfSending = (lines: readonly { goods: Goods; load: Load; baru: KirimanNew }[]): Books =>
  booksOf({
    stock: lines.flatMap(({ goods }) =>
      goods.objek === 'BARANG'
        ? [stockMove(goods.piece, { jenis: 'KIRIM', dari_status: 'READY', ke_status: 'TRANSIT', qty: -1 })]
        : [],
    ),
    massa: lines.flatMap(({ goods, load }) =>
      goods.objek === 'BARANG' ? [] : [bulkRow(goods, 'KIRIM', negative(load))],
    ),
    kiriman: lines.map(
      ({ load, baru }, at): KirimanRow => ({
        no_kirim: null,
        urut: at + 1,
        jenis: 'KIRIM',
        dari: null,
        ke: 'JALAN',
        ...load,
        berat_terima: null,
        baru,
      }),
    ),
    ...moveCost(
      lines.map(({ goods, load }) => ({ debet: 'BARANG_DALAM_JALAN', kredit: roleOf(goods), load })),
    ),
  });

/** The state of a line after so much of it moved; a part of it that is received leaves the rest where it is. */
const stateAfter = ({ status, sisa, ke, part }: Moved): KirimanState =>
  ke === 'TERIMA' && part.qty < sisa.qty
    ? kirimanLifecycle.next(status, 'SEBAGIAN')
    : kirimanLifecycle.next(status, ke);

/** Of what is refused nothing moves but its state: it goes on lying on the road, home. */
const NONE: Load = { qty: 0, berat: 0, murni: 0, hpp: 0 };

/** Where a line that moved comes to lie: in the receiver's stock, back in the sender's, or nowhere. */
const stockOf = ({ goods, ke, pernah }: Moved, to: { kode_gudang: string; kode_baki: string }) => {
  if (goods.objek !== 'BARANG') return [];
  const { piece } = goods;
  if (ke === 'TERIMA') {
    const dari_status = pernah ? 'TERKIRIM' : 'DRAFT';
    const row = stockMove(
      { ...piece, ...(!pernah && to) },
      { jenis: 'TERIMA_KIRIMAN', dari_status, ke_status: 'READY', qty: 1 },
    );
    return [pernah ? placed(row, to) : row];
  }
  if (ke === 'KEMBALI')
    return [
      placed(
        stockMove(piece, { jenis: 'KIRIM_KEMBALI', dari_status: 'TRANSIT', ke_status: 'READY', qty: 1 }),
        to,
      ),
    ];
  if (ke === 'HILANG')
    return [stockMove(piece, { jenis: 'KIRIM_HILANG', dari_status: 'TRANSIT', ke_status: 'HILANG', qty: 0 })];
  return [];
};

/**
 * Lines of shipments that move (modules-2 §4: TI, KJ, KH): received D PERSEDIAAN / K BARANG_DALAM_JALAN, as are those that come back; what is lost is
 * claimed of the carrier or written off. A line that is refused stays on the road.
 */
export const booksOfMoving = (
  lines: readonly (Moved & { kode_gudang: string; kode_baki: string; kunciSini: string; klaim?: boolean })[],
): Books =>
  booksOf({
    stock: lines.flatMap((one) => stockOf(one, one)),
    massa: lines.flatMap(({ goods, ke, part, kunciSini }) =>
      goods.objek === 'BARANG' || (ke !== 'TERIMA' && ke !== 'KEMBALI')
        ? []
        : [
            bulkRow(
              { ...goods, kunci: kunciSini },
              ke === 'TERIMA' ? 'TERIMA_KIRIMAN' : 'KIRIM_KEMBALI',
              part,
            ),
          ],
    ),
    kiriman: lines.map(
      (one): KirimanRow => ({
        no_kirim: one.no_kirim,
        urut: one.urut,
        jenis: one.ke,
        dari: one.status,
        ke: stateAfter(one),
        ...(one.ke === 'TOLAK' ? NONE : negative(one.part)),
        berat_terima: one.beratTerimaMg,
      }),
    ),
    ...moveCost(
      lines
        .filter(({ ke }) => ke !== 'TOLAK')
        .map(({ goods, ke, part, klaim }) => ({
          debet: ke === 'HILANG' ? (klaim ? 'PIUTANG_KLAIM' : 'BIAYA_HAPUS') : roleOf(goods),
          kredit: 'BARANG_DALAM_JALAN',
          load: part,
        })),
    ),
  });

/** Minutes after which what was granted to a shop of another server, and is not booked there, is told at both ends and given back (modules-2 §4). */
export const IZIN_MINUTES = 10;

/** Whether what came weighs what left: a difference above the tolerance is a case (modules-2 §4 rule 4). Weights and tolerance in mg. */
export const weighsTheSame = (beratAsliMg: Mg, beratTerimaMg: Mg | null, toleransiMg: Mg): boolean =>
  beratTerimaMg === null || Math.abs(beratTerimaMg - beratAsliMg) <= toleransiMg;
