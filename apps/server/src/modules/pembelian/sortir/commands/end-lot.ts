import { LEBUR, SELESAI_LOT } from '@kadar/contract/dokumen/lot-belian.ts';
import type { leburInput, selesaiInput } from '@kadar/contract/endpoints/sortir-belian.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { toMilli } from '@kadar/domain/money.ts';
import {
  booksOfFinishedLot,
  booksOfMelt,
  lossAbove,
  lotShares,
  meltLot,
  scrapOut,
} from '@kadar/domain/sorting.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { oneToko } from '../../../../platform/http/call.ts';
import type { Intent } from '../../../../platform/http/command.ts';
import { postOne } from '../../../dokumen/public.ts';
import { holdForSorting, requireOpenLot } from '../hold.ts';
import {
  type BoughtPiece,
  exactIn,
  type LotRow,
  lotNumbered,
  lotOf,
  piecesWhere,
  type Tray,
  trayNamed,
} from '../queries/pieces.ts';

interface FinishGround {
  lot: LotRow | null;
  tray: Tray | null;
  pieces: BoughtPiece[];
}

/** The pieces of a lot that cleans or gilds, held with it. */
const holdLot = async (tx: Tx, toko: string, no_lot: string): Promise<void> => {
  const there = await tx.rows<{ kode_barcode: string }>(sql`
    select b.kode_barcode from barang b where b.kode_toko = ${toko} and b.status in ('CUCI', 'SEPUH') and ${lotOf} = ${no_lot}`);
  await holdForSorting(tx, toko, { lots: [no_lot], barcodes: there.map(({ kode_barcode }) => kode_barcode) });
};

/**
 * Ends a lot that cleaned or gilded. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBATALKAN, LOT_SUDAH_SELESAI, LOT_KOSONG,
 * KAS_TIDAK_CUKUP at what it cost.
 */
export const finishLot = async (
  context: Context<unknown, unknown, z.output<typeof selesaiInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { no_lot, kode_baki, biaya, keterangan } = context.body;
  await holdLot(tx, toko, no_lot);
  return postOne(context, tx, intent, {
    type: SELESAI_LOT,
    ground: sql`${lotNumbered(toko, sql`${no_lot}`)} as lot, ${trayNamed(toko, kode_baki)} as tray,
      ${piecesWhere(toko, sql`b.status in ('CUCI', 'SEPUH') and ${lotOf} = ${no_lot}`)} as pieces`,
    amount: 'biaya',
    decide: ({ lot, tray, pieces }: FinishGround) => {
      const open = requireOpenLot(lot);
      if (open.jenis === 'LOT_LEBUR') throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
      if (!tray) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH');
      const words = [open.jenis.replace('LOT_', ''), no_lot, keterangan].filter(Boolean).join(' · ');
      const books = booksOfFinishedLot(pieces, { biayaRp: biaya, place: tray, keterangan: words });
      const shares = lotShares(biaya, pieces);
      return {
        head: {
          qty: pieces.length,
          berat: pieces.reduce((sum, piece) => sum + piece.berat, 0),
          keterangan: words,
          total: biaya,
          grand_total: biaya,
          dibayar: biaya,
          asal_toko: toko,
          asal_no: no_lot,
        },
        bayar: biaya > 0 ? [{ arah: 'K' as const, jenis: 'CASH', jumlah_rp: biaya }] : [],
        lines: pieces.map(({ kode_barcode, nama_barang, kadar, berat, murni, hpp, status }, index) => ({
          urut: index + 1,
          kode_barcode,
          nama_barang,
          kadar,
          berat,
          murni,
          hpp,
          biaya: shares[index] ?? 0,
          dari_status: status,
          ke_status: 'READY',
          ...tray,
        })),
        books,
        uraian: words,
        data: { qty: pieces.length },
      };
    },
  });
};

interface MeltGround {
  lot: LotRow | null;
  rosok: { kadar: number; qty: number; berat: number; murni: number; hpp: number }[];
  exact: number;
}

const grams = (mg: number): string => formatGram(mg);

/**
 * Melts a lot. Throws LEBUR_BERTAMBAH for a gain, SUSUT_LEBUR_PERLU_OWN for a loss above the setting by anyone but OWN,
 * DATA_TIDAK_DITEMUKAN, SUDAH_DIBATALKAN, LOT_SUDAH_SELESAI, LOT_KOSONG.
 */
export const melt = async (
  context: Context<unknown, unknown, z.output<typeof leburInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { no_lot, batang, keterangan } = context.body;
  const maks = context.settings.SUSUT_LEBUR_MAKS_PERSEN;
  await holdForSorting(tx, toko, { lots: [no_lot], barcodes: [] });
  return postOne(context, tx, intent, {
    type: LEBUR,
    ground: sql`${lotNumbered(toko, sql`${no_lot}`)} as lot, (
      select coalesce(json_agg(r order by r.kadar), '[]') from (
        select kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from mutasi_massa
        where kode_toko = ${toko} and objek = 'ROSOK' and kunci = ${no_lot} and milik = 'TOKO' group by kadar having sum(qty) > 0 or sum(berat) > 0) r) as rosok, ${exactIn(toko, no_lot)} as exact`,
    decide: ({ lot, rosok, exact }: MeltGround) => {
      if (requireOpenLot(lot).jenis !== 'LOT_LEBUR') throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
      const sum = (of: (row: MeltGround['rosok'][number]) => number) =>
        rosok.reduce((all, row) => all + of(row), 0);
      const scrap = {
        murniMg: sum(({ murni }) => murni),
        hppRp: sum(({ hpp }) => hpp),
        exact: BigInt(exact),
      };
      const melted = meltLot(
        scrap,
        batang.map(({ berat, kadar }) => ({ beratMg: berat, kadarMilli: toMilli(kadar) })),
      );
      const persen = ((melted.susutMg / scrap.murniMg) * 100).toFixed(2);
      if (context.session.level !== 'OWN' && lossAbove(scrap, melted.susutMg, toMilli(maks)))
        throw new AppError('SUSUT_LEBUR_PERLU_OWN', { susut: grams(melted.susutMg), persen, maks });
      const words = [
        `MURNI ${grams(scrap.murniMg)} g → ${grams(melted.keluarMg)} g, SUSUT ${grams(melted.susutMg)} g (${persen} %)`,
        keterangan,
      ]
        .filter(Boolean)
        .join(' · ');
      return {
        head: {
          qty: sum(({ qty }) => qty),
          berat: sum(({ berat }) => berat),
          keterangan: words,
          asal_toko: toko,
          asal_no: no_lot,
        },
        bayar: [],
        lines: melted.bars.map(({ beratMg, kadarMilli, murniMg, hppRp }, index) => ({
          urut: index + 1,
          berat: beratMg,
          kadar: kadarMilli / 1000,
          murni: murniMg,
          hpp: hppRp,
        })),
        books: booksOfMelt(
          scrapOut(
            rosok.map(({ kadar, qty, berat, murni, hpp }) => ({
              kadar,
              qty,
              beratMg: berat,
              murniMg: murni,
              hppRp: hpp,
            })),
            no_lot,
          ),
          melted,
        ),
        uraian: words,
        data: { masuk: scrap.murniMg / 1000, keluar: melted.keluarMg / 1000, susut: melted.susutMg / 1000 },
      };
    },
  });
};
