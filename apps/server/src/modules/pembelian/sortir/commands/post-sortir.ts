import { SITA_BELIAN, SORTIR_BELIAN } from '@kadar/contract/dokumen/sortir-belian.ts';
import type { KeSortir, sortirInput } from '@kadar/contract/endpoints/sortir-belian.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { booksOfSorting, isLot } from '@kadar/domain/sorting.ts';
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
  type LotRow,
  lotNumbered,
  lotOf,
  piecesWhere,
  type Tray,
  trayNamed,
} from '../queries/pieces.ts';

type SortirInput = z.output<typeof sortirInput>;

interface SortirGround {
  pieces: BoughtPiece[];
  lot: LotRow | null;
  tray: Tray | null;
  tgl_system: string | null;
}

/** A piece that is kept goes nowhere but to the police, until its day has come. Throws BARANG_BUKAN_BELIAN, BARANG_DITAHAN. */
const requireSortable = (
  { kode_barcode, tgl_beli, status }: BoughtPiece,
  ke: KeSortir,
  { hari, tanggal }: { hari: number; tanggal: string },
): void => {
  if (!tgl_beli) throw new AppError('BARANG_BUKAN_BELIAN', { kode_barcode });
  const sampai = addDays(tgl_beli, hari);
  if (status === 'BELI' && ke !== 'DITAHAN_POLISI' && sampai > tanggal)
    throw new AppError('BARANG_DITAHAN', { kode_barcode, tanggal: sampai });
};

/** The lot that pieces go into, or the one they come out of. Throws LOT_BERBEDA for pieces of more than one, DOKUMEN_DIIKUTI where a count or a service took some of it. */
const lotFor = (input: SortirInput, { pieces, lot }: SortirGround): LotRow | undefined => {
  const into = isLot(input.ke);
  const from = [...new Set(pieces.flatMap(({ no_lot }) => no_lot ?? []))];
  if (into && !input.no_lot) throw fieldError('no_lot', 'WAJIB_DIISI');
  if (from.length > (into ? 0 : 1)) throw new AppError('LOT_BERBEDA');
  if (!into && from.length === 0) return undefined;
  const open = requireOpenLot(lot);
  // What was taken of its scrap by weight is no more each piece's own.
  if (!into && open.selisih)
    throw new AppError('DOKUMEN_DIIKUTI', { no_faktur: open.no_lot, pengikut: open.selisih });
  if (into && open.jenis !== `LOT_${input.ke}`) throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
  return open;
};

/** As lists and papers say where a piece went. */
const WORDS: Partial<Record<KeSortir, string>> = {
  READY: 'SIAP JUAL',
  BELI: 'SORTIR ULANG',
  DITAHAN_POLISI: 'DITAHAN POLISI',
};

const requireLetter = ({ ke, pejabat, no_surat }: SortirInput): void => {
  if (ke !== 'DITAHAN_POLISI' && ke !== 'DISITA') return;
  if (!pejabat) throw fieldError('pejabat', 'WAJIB_DIISI');
  if (!no_surat) throw fieldError('no_surat', 'WAJIB_DIISI');
};

const decide = (toko: string, input: SortirInput, ground: SortirGround, hari: number) => {
  const { ke, pejabat, no_surat, keterangan } = input;
  const { pieces, tray, tgl_system } = ground;
  requireLetter(input);
  const missing = input.barcodes.find((code) => !pieces.some(({ kode_barcode }) => kode_barcode === code));
  if (missing) throw new AppError('BARANG_BUKAN_BELIAN', { kode_barcode: missing });
  for (const piece of pieces) requireSortable(piece, ke, { hari, tanggal: tgl_system ?? '' });
  if (ke === 'READY' && !tray)
    throw fieldError('kode_baki', input.kode_baki ? 'PILIHAN_TIDAK_SAH' : 'WAJIB_DIISI');
  const lot = lotFor(input, ground);
  const place = ke === 'READY' && tray ? tray : undefined;
  const books = booksOfSorting(pieces, { ke, place, lot: lot?.no_lot });
  const berat = pieces.reduce((sum, piece) => sum + piece.berat, 0);
  const words = [WORDS[ke] ?? ke, lot?.no_lot, place?.kode_baki, pejabat, no_surat, keterangan]
    .filter(Boolean)
    .join(' · ');
  return {
    head: {
      qty: pieces.length,
      berat,
      keterangan: words,
      ...(lot && { asal_toko: toko, asal_no: lot.no_lot }),
    },
    lines: pieces.map((piece, index) => ({
      urut: index + 1,
      kode_barcode: piece.kode_barcode,
      nama_barang: piece.nama_barang,
      kadar: piece.kadar,
      berat: piece.berat,
      murni: piece.murni,
      hpp: piece.hpp,
      dari_status: piece.status,
      ke_status: ke,
      kode_gudang: place?.kode_gudang ?? piece.kode_gudang,
      kode_baki: place?.kode_baki ?? piece.kode_baki,
      pejabat,
      no_surat,
    })),
    bayar: [],
    books,
    uraian: words,
    data: { qty: pieces.length },
  };
};

/**
 * Sorts bought pieces. Five round trips. Throws BARANG_BUKAN_BELIAN, BARANG_DITAHAN, SORTIR_TIDAK_BISA, LOT_BERBEDA,
 * LOT_SUDAH_SELESAI, and what postOne() refuses.
 */
export const postSortir = async (
  context: Context<unknown, unknown, SortirInput>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const barcodes = [...new Set(context.body.barcodes)];
  const input = { ...context.body, barcodes };
  await holdForSorting(tx, toko, { lots: input.no_lot ? [input.no_lot] : [], barcodes });
  const chosen = sql`b.kode_barcode = any(${barcodes}::text[])`;
  const lot = isLot(input.ke)
    ? sql`${input.no_lot ?? ''}`
    : sql`(select max(${lotOf}) from barang b where b.kode_toko = ${toko} and ${chosen})`;
  return postOne(context, tx, intent, {
    type: input.ke === 'DISITA' ? SITA_BELIAN : SORTIR_BELIAN,
    ground: sql`${piecesWhere(toko, chosen)} as pieces, ${lotNumbered(toko, lot)} as lot, ${trayNamed(toko, input.kode_baki ?? '')} as tray`,
    decide: (ground: SortirGround) => decide(toko, input, ground, context.settings.HOLD_BELI_HARI),
  });
};
