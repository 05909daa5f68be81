import { HILANG_KIRIM, KEMBALI_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { hilangKirimInput, kembaliBarangInput } from '@kadar/contract/endpoints/kiriman.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { booksOfMoving, type Moved } from '@kadar/domain/kiriman.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import {
  headOf,
  kunciSini,
  type Line,
  lineOnRoad,
  onRoad,
  outcomeRow,
  placeOf,
  requireShipment,
  type Shipment,
  shipmentOf,
  type Trays,
  trayNamed,
  traysOf,
} from './ground.ts';

type Kembali = z.output<typeof kembaliBarangInput>;
type Hilang = z.output<typeof hilangKirimInput>;

/** Lines of an own shipment that end here. */
const ending = (
  context: Context<unknown, unknown, Kembali | Hilang>,
  kiriman: Shipment,
  ke: 'KEMBALI' | 'HILANG',
): { line: Line; moved: Moved }[] =>
  context.body.lines.map(({ urut }, at) => {
    const line = lineOnRoad(kiriman, { urut, at, from: ['JALAN', 'TOLAK'], language: context.language });
    const road = onRoad(kiriman, line);
    return { line, moved: { ...road, ke, part: road.sisa, beratTerimaMg: null } };
  });

export const kembaliBarangKind = (context: Context<unknown, unknown, Kembali>) => {
  const toko = oneToko(context);
  const { no_kirim, kode_baki, keterangan, lines: asked } = context.body;
  const urut = asked.map((one) => one.urut);
  return oneKind({
    type: KEMBALI_BARANG,
    ground: sql`${shipmentOf(toko, no_kirim, urut, 'kode_toko')}, ${traysOf(toko, [kode_baki])}`,
    decide: ({ kiriman, baki }: { kiriman: Shipment | null; baki: Trays }) => {
      const shipment = requireShipment(kiriman);
      const lines = ending(context, shipment, 'KEMBALI').map(({ line, moved }) => {
        const chosen = kode_baki && line.objek !== 'ACC';
        return { line, moved, to: chosen ? trayNamed(line, baki, kode_baki, 'kode_baki') : placeOf(line) };
      });
      const head = headOf(
        KEMBALI_BARANG,
        lines.map(({ moved }) => moved),
        shipment,
        keterangan,
      );
      return {
        head,
        lines: lines.map(({ line, moved, to }, at) => outcomeRow(line, moved, { at, sebab: '', ...to })),
        bayar: [],
        books: booksOfMoving(
          lines.map(({ line, moved, to }) => ({ ...moved, ...to, kunciSini: kunciSini(line, to) })),
        ),
        uraian: [no_kirim, keterangan].filter(Boolean).join(' '),
        data: { qty: head.qty, berat: head.berat / 1000 },
      };
    },
  });
};

export const hilangKirimKind = (context: Context<unknown, unknown, Hilang>) => {
  const toko = oneToko(context);
  const { no_kirim, klaim, keterangan, lines: asked } = context.body;
  const urut = asked.map((one) => one.urut);
  return oneKind({
    type: HILANG_KIRIM,
    ground: shipmentOf(toko, no_kirim, urut, 'kode_toko'),
    decide: ({ kiriman }: { kiriman: Shipment | null }) => {
      const shipment = requireShipment(kiriman);
      const lines = ending(context, shipment, 'HILANG');
      const nowhere = { kode_gudang: '', kode_baki: '' };
      const head = headOf(
        HILANG_KIRIM,
        lines.map(({ moved }) => moved),
        shipment,
        keterangan,
      );
      return {
        head,
        lines: lines.map(({ line, moved }, at) =>
          outcomeRow(line, moved, { at, sebab: klaim ? `KLAIM: ${keterangan}` : keterangan, ...nowhere }),
        ),
        bayar: [],
        books: booksOfMoving(
          lines.map(({ line, moved }) => ({ ...moved, ...nowhere, kunciSini: line.kunci, klaim })),
        ),
        uraian: `${no_kirim} ${keterangan}`,
        reasons: context.mustAuthorise
          ? [
              {
                kategori: 'HILANG KIRIM' as const,
                notes: `${no_kirim}: ${head.qty} barang ${formatGram(head.berat)} g: ${keterangan}`,
              },
            ]
          : [],
        data: { qty: head.qty, berat: head.berat / 1000 },
      };
    },
  });
};

/** Takes lines of an own shipment back. Throws DATA_TIDAK_DITEMUKAN, KIRIMAN_SELESAI at a line, PILIHAN_TIDAK_SAH at the tray, what postOne() refuses. */
export const kembaliBarang = (context: Context<unknown, unknown, Kembali>, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, kembaliBarangKind(context));

/** Lines of an own shipment are lost. Throws as kembaliBarang(). */
export const hilangKirim = (context: Context<unknown, unknown, Hilang>, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, hilangKirimKind(context));
